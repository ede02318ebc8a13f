/// What has been typed of a name, to be found in names that may be meant.
struct FuzzyPattern: Sendable {
  /// How well a name agrees with what was typed; the least is the best.
  enum Match: Int, Comparable {
    case prefix
    /// A prefix in another case.
    case loosePrefix
    /// The beginnings of the name's words: `fmt` in `formatMarkdownText`.
    case words
    /// Within the name, from the beginning of one of its words.
    case inside
    /// All letters in their order, the first one first.
    case letters

    static func < (lhs: Match, rhs: Match) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  private let typed: [UInt8]
  private let lowered: [UInt8]

  init(_ typed: String) {
    self.typed = Array(typed.utf8)
    lowered = self.typed.map(\.lowercased)
  }

  var isEmpty: Bool { typed.isEmpty }

  func matches(_ name: String) -> Bool { match(name) != nil }

  /// Nil for a name that cannot be meant.
  func match(_ name: String) -> Match? {
    guard let first = lowered.first else { return .prefix }
    var name = name
    // SAFETY: the bytes are read within the call and not kept.
    return name.withUTF8 { bytes in
      guard bytes.count >= lowered.count else { return nil }
      if bytes.starts(with: typed) { return .prefix }
      if zip(bytes, lowered).allSatisfy({ $0.lowercased == $1 }) { return .loosePrefix }
      if isWords(of: bytes) { return .words }
      for start in bytes.indices.dropFirst() where bytes[start].isUppercase || bytes[start - 1] == UInt8(ascii: "_") {
        let rest = bytes[start...]
        if rest.count >= lowered.count, zip(rest, lowered).allSatisfy({ $0.lowercased == $1 }) { return .inside }
      }
      guard bytes[0].lowercased == first, lowered.count > 2 else { return nil }
      var position = 0
      for letter in lowered {
        guard let found = bytes[position...].firstIndex(where: { $0.lowercased == letter }) else { return nil }
        position = found + 1
      }
      return .letters
    }
  }

  /// Whether what was typed is made of beginnings of the name's words, the first word's first.
  // SAFETY: reads below `count`, of bytes that the caller keeps meanwhile.
  private func isWords(of bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes[0].lowercased == lowered[0] else { return false }
    var position = 1
    for letter in lowered.dropFirst() {
      if position < bytes.count, bytes[position].lowercased == letter {
        position += 1
        continue
      }
      let next = bytes[position...].firstIndex { $0.isUppercase && $0.lowercased == letter }
      guard let next else { return false }
      position = next + 1
    }
    return true
  }
}

extension UInt8 {
  fileprivate var isUppercase: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
  fileprivate var lowercased: UInt8 { isUppercase ? self | 0x20 : self }
}
