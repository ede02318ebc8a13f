extension SourceText {
  /// Where `pattern` begins, in order, also where it overlaps itself. The text is not copied.
  public func starts(of pattern: [UInt8]) -> [Int] {
    let search = ByteSearch(for: pattern)
    var found: [Int] = []
    var start = 0
    for piece in pieces {
      if start > 0 { found += starts(of: search, across: start) }
      for place in search.starts(in: piece) { found.append(start &+ place) }
      start &+= piece.count
    }
    // A pattern that is longer than a piece is found at the seams before and after it.
    return pattern.count > 1 && found.count > 1 ? Self.inOrder(found) : found
  }

  /// Whether the text contains `word` anywhere.
  public func contains(_ word: String) -> Bool { !starts(of: Array(word.utf8)).isEmpty }

  public var isASCII: Bool { root.isASCII }

  /// Where the pattern lies on both sides of `seam`.
  private func starts(of search: ByteSearch, across seam: Int) -> [Int] {
    guard search.length > 1 else { return [] }
    let start = max(0, seam &- search.length &+ 1)
    let around = bytes(in: ByteRange(start, seam &+ search.length &- 1))
    return search.starts(in: around[...]).map { start &+ $0 }
  }

  private static func inOrder(_ starts: [Int]) -> [Int] {
    var result: [Int] = []
    for start in starts.sorted() where start != result.last { result.append(start) }
    return result
  }
}

/// Finds a pattern by its last byte, skipping as far as the byte looked at allows (Boyer, Moore and Horspool).
package struct ByteSearch: Sendable {
  private let pattern: [UInt8]
  private let skips: [Int]

  package init(for pattern: [UInt8]) {
    self.pattern = pattern
    var skips = [Int](repeating: pattern.count, count: 256)
    for (position, byte) in pattern.dropLast().enumerated() { skips[Int(byte)] = pattern.count - 1 - position }
    self.skips = skips
  }

  var length: Int { pattern.count }

  /// Where the pattern begins, counted from the start of `bytes`; an empty one nowhere.
  package func starts(in bytes: ArraySlice<UInt8>) -> [Int] {
    guard let last = pattern.last, pattern.count <= bytes.count else { return [] }
    let front = pattern.dropLast()
    var found: [Int] = []
    var end = bytes.startIndex &+ pattern.count &- 1
    while end < bytes.endIndex {
      let byte = bytes[end]
      let start = end &- front.count
      if byte == last, bytes[start..<end].elementsEqual(front) { found.append(start &- bytes.startIndex) }
      end &+= skips[Int(byte)]
    }
    return found
  }
}
