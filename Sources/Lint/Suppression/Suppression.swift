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
    let marked = tree.comments(with: SuppressionComment.marker)
    let bytes = marked.isEmpty ? [] : tree.text.bytes
    comments = marked.compactMap { offset, comment in
      let line = tree.text.lineColumn(at: ByteOffset(offset)).line
      return SuppressionComment(at: offset, in: bytes[..<comment.range.end.value], comment: comment.range, line: line)
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
