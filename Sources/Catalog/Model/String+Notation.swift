import SourceText

/// Notations are ASCII and short, and thousands of them are read at once, so they are searched byte by byte: a search by
/// characters prepares tables that take longer than the search.
extension String {
  /// Whether `part` stands in the notation.
  func holds(_ part: String) -> Bool { start(of: part) != nil }

  /// The number of the first byte of `part`, at `from` or after it.
  func start(of part: String, from: Int = 0) -> Int? {
    let (bytes, part) = (Array(utf8), Array(part.utf8))
    guard let first = part.first, from >= 0 else { return nil }
    var start = from
    while start <= bytes.count - part.count {
      if bytes[start] == first, bytes[start..<start + part.count].elementsEqual(part) { return start }
      start += 1
    }
    return nil
  }

  /// Whether it stands in the notation as a whole word.
  func holds(word: String) -> Bool {
    var start = start(of: word)
    while let found = start {
      let end = found + word.utf8.count
      if !isPartOfWord(at: found - 1), !isPartOfWord(at: end) { return true }
      start = self.start(of: word, from: end)
    }
    return false
  }

  private func isPartOfWord(at offset: Int) -> Bool {
    guard offset >= 0, offset < utf8.count else { return false }
    return utf8[utf8.index(utf8.startIndex, offsetBy: offset)].isPartOfWord
  }
}
