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
    case 2: return RandomEdit(range: word(around: start, in: bytes), replacement: [])
    case 3: return RandomEdit(range: word(around: start, in: bytes), replacement: piece(using: &generator))
    case 4: return RandomEdit(range: start..<start, replacement: line(around: start, in: bytes))
    default: return RandomEdit(range: start..<start, replacement: piece(using: &generator))
    }
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

  private static func word(around offset: Int, in bytes: [UInt8]) -> Range<Int> {
    var (start, end) = (offset, offset)
    while start > 0, bytes[start - 1].isPartOfWord { start -= 1 }
    while end < bytes.count, bytes[end].isPartOfWord { end += 1 }
    return start == end ? start..<min(start + 1, bytes.count) : start..<end
  }

  private static func line(around offset: Int, in bytes: [UInt8]) -> [UInt8] {
    var (start, end) = (offset, offset)
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    return Array(bytes[start..<min(end + 1, bytes.count)])
  }
}
