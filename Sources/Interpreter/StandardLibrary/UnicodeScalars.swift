extension LibraryType {
  static let scalarProperties = LibraryType(
    name: "Unicode.Scalar.Properties",
    properties: [
      "isEmoji": { value, _ in scalar(value).map { .bool($0.isEmoji) } },
      "isEmojiPresentation": { value, _ in scalar(value).map { .bool($0.isEmojiPresentation) } },
      "isEmojiModifier": { value, _ in scalar(value).map { .bool($0.isEmojiModifier) } },
      "isAlphabetic": { value, _ in scalar(value).map { .bool($0.isAlphabetic) } },
      "isWhitespace": { value, _ in scalar(value).map { .bool($0.isWhitespace) } },
      "numericValue": { value, _ in scalar(value).map { $0.numericValue.map { .double($0) } ?? Value.none } },
    ]
  )

  private static func scalar(_ value: Value) -> Unicode.Scalar.Properties? {
    value.opaque?.description.unicodeScalars.first?.properties
  }

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
