import SourceText

/// A change of a text as a person (or a bad tool) makes it: a typed character, a lost brace, a pasted line. Byte ranges
/// may cut a character in two.
package struct RandomEdit: Equatable, Sendable {
  /// The bytes that are replaced: offsets into the text before the edit.
  package let range: Range<Int>
  package let replacement: [UInt8]

  package init(range: Range<Int>, replacement: [UInt8]) {
    self.range = range
    self.replacement = replacement
  }

  /// One edit of `bytes`, drawn from `generator`.
  package static func next(in bytes: [UInt8], using generator: inout SeededGenerator) -> RandomEdit {
    let start = generator.below(bytes.count + 1)
    switch generator.below(6) {
    case 0: return RandomEdit(range: start..<min(start + 1, bytes.count), replacement: [])
    case 1: return RandomEdit(range: start..<min(start + generator.below(40), bytes.count), replacement: [])
    case 2: return RandomEdit(range: bytes.wordRange(around: start), replacement: [])
    case 3: return RandomEdit(range: bytes.wordRange(around: start), replacement: piece(using: &generator))
    case 4: return RandomEdit(range: start..<start, replacement: Array(bytes[bytes.lineRange(around: start)]))
    default: return RandomEdit(range: start..<start, replacement: piece(using: &generator))
    }
  }

  /// The smallest edit that makes `new` of `old`.
  package static func between(_ old: [UInt8], _ new: [UInt8]) -> RandomEdit {
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    var tail = 0
    let most = min(old.count, new.count) - start
    while tail < most, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
    return RandomEdit(range: start..<old.count - tail, replacement: Array(new[start..<new.count - tail]))
  }

  /// The text after the edit.
  package func applied(to bytes: [UInt8]) -> [UInt8] {
    bytes[..<range.lowerBound] + replacement + bytes[range.upperBound...]
  }

  private static func piece(using generator: inout SeededGenerator) -> [UInt8] {
    Array((generator.pick(pieces) ?? "x").utf8)
  }

  /// What upsets a parser most, and what people type.
  private static let pieces = [
    "{", "}", "(", ")", "[", "]", "\"", "\"\"\"", "\\(", "//", "/*", "*/", "#", "`", "\n", "\r\n", "\r", ";", ",", ".",
    ":",
    "?", "!", "&", "<", ">", "=", "->", "@", "$0", "#if X\n", "#endif\n", " ", "x", "let ", "var x: Int { 1 }",
    "func f() {",
    "case ", "some View", "Text(\"a\")", ".padding()", "é", "👩‍👩‍👧", "\u{0}", "\u{FEFF}",
  ]
}

extension [UInt8] {
  /// The word at `offset`; the one byte there where there is none.
  func wordRange(around offset: Int) -> Range<Int> {
    var (start, end) = (offset, offset)
    while start > 0, self[start - 1].isPartOfWord { start -= 1 }
    while end < count, self[end].isPartOfWord { end += 1 }
    return start == end ? start..<Swift.min(start + 1, count) : start..<end
  }

  /// The line at `offset` with its end.
  func lineRange(around offset: Int) -> Range<Int> {
    var (start, end) = (offset, offset)
    while start > 0, self[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    while end < count, self[end] != UInt8(ascii: "\n") { end += 1 }
    return start..<Swift.min(end + 1, count)
  }
}
