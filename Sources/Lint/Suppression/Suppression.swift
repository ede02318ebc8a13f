import SourceText
import Syntax

/// The comments of a file that silence findings:
///
///     // uilsp:disable:next geometry-reader-root -- fills the sheet on purpose
///     // uilsp:disable:this
///     // uilsp:disable:file environment-verbose-key
///
/// Rules are separated by commas or spaces; without any, all are meant. What follows `--` says why.
struct Suppression: Sendable {
  private struct Entry: Sendable {
    /// Nil for the whole file.
    let line: Int?
    /// Empty for all rules.
    let rules: Set<RuleID>
  }

  private let entries: [Entry]
  private let text: SourceText

  init(tree: SyntaxTree) {
    text = tree.text
    let bytes = tree.text.bytes
    entries = Self.occurrences(of: Self.marker, in: bytes).compactMap { offset in
      guard Self.isComment(at: offset, in: tree) else { return nil }
      let end = bytes[offset...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? bytes.count
      let words = String(decoding: bytes[(offset + Self.marker.count)..<end], as: UTF8.self)
      return Self.entry(words, line: tree.text.lineColumn(at: ByteOffset(offset)).line)
    }
  }

  /// Whether a comment silences what `rule` finds at `range`. Syntax errors cannot be silenced.
  func silences(_ rule: RuleID, at range: ByteRange) -> Bool {
    guard !entries.isEmpty, rule != LintRule.syntaxError.id else { return false }
    let line = text.lineColumn(at: range.start).line
    return entries.contains { entry in
      (entry.line == nil || entry.line == line) && (entry.rules.isEmpty || entry.rules.contains(rule))
    }
  }

  private static let marker = Array("uilsp:disable:".utf8)

  private static func entry(_ words: String, line: Int) -> Entry? {
    let statement = words.prefix(upTo: words.firstRange(of: "--")?.lowerBound ?? words.endIndex)
    var names = statement.split { $0 == "," || $0.isWhitespace }.map(String.init)
    guard !names.isEmpty else { return nil }
    let rules = { Set(names.filter { $0 != "*/" }.map(RuleID.init(rawValue:))) }
    switch names.removeFirst() {
    case "next": return Entry(line: line + 1, rules: rules())
    case "this": return Entry(line: line, rules: rules())
    case "file": return Entry(line: nil, rules: rules())
    default: return nil
    }
  }

  private static func occurrences(of pattern: [UInt8], in bytes: [UInt8]) -> [Int] {
    guard let first = pattern.first, bytes.count >= pattern.count else { return [] }
    return (0...(bytes.count - pattern.count)).filter { start in
      bytes[start] == first && bytes[start..<(start + pattern.count)].elementsEqual(pattern)
    }
  }

  private static func isComment(at offset: Int, in tree: SyntaxTree) -> Bool {
    guard let token = tree.root.token(at: ByteOffset(offset)) else { return false }
    return (token.leadingTrivia + token.trailingTrivia).contains {
      $0.isComment && $0.range.contains(ByteOffset(offset))
    }
  }
}
