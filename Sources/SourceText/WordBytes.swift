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

extension String {
  /// Whether the first letter is a capital one, as in names of types.
  public var isCapitalized: Bool {
    guard let first = utf8.first else { return false }
    return first < 0x80 ? (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) : self.first?.isUppercase ?? false
  }
}

extension ArraySlice<UInt8> {
  /// Whether the word stands somewhere in the bytes, not within a longer one.
  package func containsWord(_ word: [UInt8]) -> Bool {
    guard let first = word.first else { return false }
    var start = startIndex
    while let found = self[start...].firstIndex(of: first), endIndex - found >= word.count {
      let end = found + word.count
      if self[found..<end].elementsEqual(word), found == startIndex || !self[found - 1].isPartOfWord,
        end == endIndex || !self[end].isPartOfWord
      {
        return true
      }
      start = found + 1
    }
    return false
  }
}
