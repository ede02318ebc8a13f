extension UInt8 {
  /// Whether a byte of UTF-8 is part of a word: a letter, a digit, an underscore, or any byte of a character beyond ASCII.
  @inlinable public var isPartOfWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
