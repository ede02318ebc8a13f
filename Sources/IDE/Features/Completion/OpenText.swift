import SourceText
import Syntax

/// A text literal whose end is still to be written, and how it would end if it did so at the cursor.
struct OpenText {
  /// What closes the interpolations and the quotes that are open at the cursor.
  let closing: [TextEdit]

  /// Nil where the cursor is in no text, or in one that has its end.
  init?(at offset: ByteOffset, in tree: SyntaxTree) {
    guard offset.value > 0, let literal = tree.root.token(at: offset - 1), literal.kind == .stringLiteral,
      literal.range.start < offset
    else { return nil }
    let bytes = Array(tree.text.bytes(in: literal.range))
    guard var scan = TextScan(bytes) else { return nil }
    var end = offset - literal.range.start.value
    while bytes.indices.contains(end.value), bytes[end.value].isWordPart { end = end + 1 }
    scan.read(bytes, to: end.value)
    guard scan.isOpen else { return nil }
    var whole = scan
    whole.read(bytes, to: bytes.count)
    guard whole.isOpen else { return nil }
    let inner = scan.closeInterpolations()
    // What stands after the cursor may have the quotes, once the interpolations are closed.
    var rest = scan
    rest.read(bytes, to: bytes.count)
    let place = literal.range.start + end.value
    guard rest.isOpen else {
      closing = [TextEdit(range: ByteRange(place, place), replacement: inner)]
      return
    }
    let quotes = scan.quotes
    guard scan.isMultiline else {
      closing = [TextEdit(range: ByteRange(place, place), replacement: inner + quotes)]
      return
    }
    let lineEnd = bytes[end.value...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    let next = literal.range.start + lineEnd
    closing = [
      TextEdit(range: ByteRange(place, place), replacement: inner),
      TextEdit(range: ByteRange(next, next), replacement: "\n" + quotes),
    ]
  }
}

/// Reads a text literal byte by byte, and knows what is open.
private struct TextScan {
  private enum Level {
    case text(pounds: Int, isMultiline: Bool)
    case code(parens: Int)
  }

  private var levels: [Level]
  private var position: Int

  /// Deeper than this nobody nests texts.
  private static let deepest = 64

  /// At the beginning of the literal's content.
  init?(_ bytes: [UInt8]) {
    levels = []
    position = 0
    guard enter(bytes) else { return nil }
  }

  var isOpen: Bool { !levels.isEmpty }

  var isMultiline: Bool {
    if case .text(_, true)? = levels.first { true } else { false }
  }

  /// The quotes that the whole literal ends with.
  var quotes: String {
    levels.first.map(Self.quotes) ?? ""
  }

  mutating func read(_ bytes: [UInt8], to end: Int) {
    while position < min(end, bytes.count), let level = levels.last {
      switch level {
      case .text(let pounds, let isMultiline): readText(bytes, pounds, isMultiline)
      case .code(let parens): readCode(bytes, parens)
      }
    }
  }

  /// Leaves the interpolations that are open; what they end with.
  mutating func closeInterpolations() -> String {
    var text = ""
    while levels.count > 1, let level = levels.popLast() {
      switch level {
      case .text: text += Self.quotes(of: level)
      case .code(let parens): text += String(repeating: ")", count: parens)
      }
    }
    return text
  }

  private static func quotes(of level: Level) -> String {
    guard case .text(let pounds, let isMultiline) = level else { return "" }
    return String(repeating: "\"", count: isMultiline ? 3 : 1) + String(repeating: "#", count: pounds)
  }

  private mutating func readText(_ bytes: [UInt8], _ pounds: Int, _ isMultiline: Bool) {
    let marks = isMultiline ? 3 : 1
    if bytes.has(UInt8(ascii: "\""), marks, at: position), bytes.has(UInt8(ascii: "#"), pounds, at: position + marks) {
      position += marks + pounds
      levels.removeLast()
    } else if bytes[position] == UInt8(ascii: "\\"), bytes.has(UInt8(ascii: "#"), pounds, at: position + 1) {
      position += 1 + pounds
      if bytes.has(UInt8(ascii: "("), 1, at: position), levels.count < Self.deepest { levels.append(.code(parens: 1)) }
      position += 1
    } else {
      position += 1
    }
  }

  private mutating func readCode(_ bytes: [UInt8], _ parens: Int) {
    switch bytes[position] {
    case UInt8(ascii: "("):
      levels[levels.count - 1] = .code(parens: parens + 1)
      position += 1
    case UInt8(ascii: ")"):
      if parens > 1 { levels[levels.count - 1] = .code(parens: parens - 1) } else { levels.removeLast() }
      position += 1
    case UInt8(ascii: "\""), UInt8(ascii: "#"):
      if levels.count >= Self.deepest || !enter(bytes) { position += 1 }
    default: position += 1
    }
  }

  /// Enters the literal that begins at the position; whether there is one.
  private mutating func enter(_ bytes: [UInt8]) -> Bool {
    var pounds = 0
    while bytes.has(UInt8(ascii: "#"), 1, at: position + pounds) { pounds += 1 }
    let start = position + pounds
    guard bytes.has(UInt8(ascii: "\""), 1, at: start) else { return false }
    let isMultiline = bytes.has(UInt8(ascii: "\""), 3, at: start)
    position = start + (isMultiline ? 3 : 1)
    levels.append(.text(pounds: pounds, isMultiline: isMultiline))
    return true
  }
}

extension [UInt8] {
  /// Whether `byte` stands `count` times from `index` on.
  fileprivate func has(_ byte: UInt8, _ count: Int, at index: Int) -> Bool {
    index + count <= self.count && self[index..<index + count].allSatisfy { $0 == byte }
  }
}
