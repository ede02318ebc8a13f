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
  let comments: [SuppressionComment]
  private let text: SourceText

  init(tree: SyntaxTree) {
    text = tree.text
    let bytes = tree.text.bytes
    comments = Self.occurrences(of: SuppressionComment.marker, in: bytes).compactMap { offset in
      guard let comment = Self.comment(at: offset, in: tree) else { return nil }
      let line = tree.text.lineColumn(at: ByteOffset(offset)).line
      return SuppressionComment(at: offset, in: bytes[..<comment.end.value], comment: comment, line: line)
    }
  }

  /// Whether a comment silences what `rule` finds at `range`. Syntax errors cannot be silenced, and what is said about
  /// the comments themselves only by name.
  func silences(_ rule: LintRule, at range: ByteRange) -> Bool {
    guard !comments.isEmpty else { return false }
    let line = text.lineColumn(at: range.start).line
    return comments.contains { $0.silences(rule, onLine: line) }
  }

  /// For each comment, the rules of those findings that it silences.
  func uses(by findings: [(rule: LintRule, range: ByteRange)]) -> [Set<RuleID>] {
    guard !comments.isEmpty else { return [] }
    let places = findings.map { (rule: $0.rule, line: text.lineColumn(at: $0.range.start).line) }
    return comments.map { comment in
      Set(places.filter { comment.silences($0.rule, onLine: $0.line) }.map(\.rule.id))
    }
  }

  private static func occurrences(of pattern: [UInt8], in bytes: [UInt8]) -> [Int] {
    guard let first = pattern.first, bytes.count >= pattern.count else { return [] }
    return (0...(bytes.count - pattern.count)).filter { start in
      bytes[start] == first && bytes[start..<(start + pattern.count)].elementsEqual(pattern)
    }
  }

  private static func comment(at offset: Int, in tree: SyntaxTree) -> ByteRange? {
    guard let token = tree.root.token(at: ByteOffset(offset)) else { return nil }
    return (token.leadingTrivia + token.trailingTrivia).first {
      $0.isComment && $0.range.contains(ByteOffset(offset))
    }?.range
  }
}

extension SuppressionComment {
  fileprivate func silences(_ rule: LintRule, onLine line: Int) -> Bool {
    switch extent {
    case .file: break
    case .line(let own): guard own == line else { return false }
    case .unknown: return false
    }
    guard rule.id != LintRule.syntaxError.id else { return false }
    if names.isEmpty { return !rule.isAboutSuppressions }
    return names.contains { $0.rule == rule.id }
  }
}
