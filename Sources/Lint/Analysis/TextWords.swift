import SourceText

/// Which words occur in a text, comments and strings included: whoever looks for an identifier need not search texts
/// that do not have it.
struct TextWords: Sendable {
  /// Of words with the same hash, one is found to occur where the other one does.
  private var hashes: Set<UInt64> = []

  init(of text: SourceText) {
    var word = WordHash()
    for byte in text.bytes {
      if WordHash.isPartOfWord(byte) {
        word.add(byte)
      } else if word.length > 0 {
        hashes.insert(word.value)
        word = WordHash()
      }
    }
    if word.length > 0 { hashes.insert(word.value) }
  }

  /// Whether `name` may occur as a word of its own; true for what is no word.
  func mayContain(_ name: String) -> Bool {
    var word = WordHash()
    for byte in name.utf8 {
      guard WordHash.isPartOfWord(byte) else { return true }
      word.add(byte)
    }
    return hashes.contains(word.value)
  }
}

/// The hash of Fowler, Noll and Vo (FNV-1a, 64 bits) of the bytes so far.
private struct WordHash {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325
  private(set) var length = 0

  mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    length &+= 1
  }

  static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
