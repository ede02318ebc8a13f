extension LibraryType {
  /// A scalar is a text of one; of a number that is none there is nil.
  static let unicodeScalars = ["Unicode.Scalar", "UnicodeScalar"].map { name in
    LibraryType(
      name: name,
      initializer: { site in
        switch site.evaluate(0) {
        case .int(let code): Unicode.Scalar(UInt32(clamping: code)).map { .string(String($0)) } ?? Value.none
        case .string(let text): .string(text)
        default: nil
        }
      }
    )
  }
}
