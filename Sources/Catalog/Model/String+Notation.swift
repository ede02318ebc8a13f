import SourceText

/// Notations are ASCII and short, and thousands of them are read at once, so they are searched byte by byte: a search by
/// characters prepares tables that take longer than the search.
extension String {
  /// Whether the notation contains `part`.
  func holds(_ part: String) -> Bool { start(of: part) != nil }

  /// The offset in bytes of the first `part` of the notation.
  func start(of part: String) -> Int? {
    let (bytes, part) = (Array(utf8), Array(part.utf8))
    guard let first = part.first else { return nil }
    var start = 0
    while start <= bytes.count - part.count {
      if bytes[start] == first, bytes[start..<start + part.count].elementsEqual(part) { return start }
      start += 1
    }
    return nil
  }

  /// Whether the notation contains the word, not within a longer one.
  func holds(word: String) -> Bool { Array(utf8)[...].containsWord(Array(word.utf8)) }
}
