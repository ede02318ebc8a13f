import Lint
import SourceText
import Syntax
import ViewGraph

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
  /// Those for the whole file, and those for one line, by what they name.
  private var ofFile = NamedComments()
  private var ofLine: [Int: NamedComments] = [:]

  /// The places of some comments in the list.
  private struct NamedComments {
    private var ofAll: [Int] = []
    private var byRule: [RuleID: [Int]] = [:]

    mutating func add(_ comment: SuppressionComment, at index: Int) {
      if comment.names.isEmpty { ofAll.append(index) }
      for name in comment.names { byRule[name.rule, default: []].append(index) }
    }

    /// Those that silence what the rule finds. Syntax errors cannot be silenced, and what is said about the comments
    /// themselves only by name.
    func silencing(_ rule: LintRule) -> (named: [Int], others: [Int]) {
      guard rule.id != LintRule.syntaxError.id else { return ([], []) }
      return (byRule[rule.id] ?? [], rule.isAboutSuppressions ? [] : ofAll)
    }

    func silences(_ rule: LintRule) -> Bool {
      let (named, others) = silencing(rule)
      return !named.isEmpty || !others.isEmpty
    }
  }

  init(tree: SyntaxTree) {
    text = tree.text
    let marked = tree.comments(with: SuppressionComment.marker)
    let bytes = marked.isEmpty ? [] : tree.text.bytes
    comments = marked.compactMap { offset, comment in
      let line = tree.text.lineColumn(at: ByteOffset(offset)).line
      return SuppressionComment(at: offset, in: bytes[..<comment.range.end.value], comment: comment.range, line: line)
    }
    for (index, comment) in comments.enumerated() {
      switch comment.extent {
      case .file: ofFile.add(comment, at: index)
      case .line(let line): ofLine[line, default: NamedComments()].add(comment, at: index)
      case .unknown: continue
      }
    }
  }

  /// Whether a comment silences what `rule` finds at `range`.
  func silences(_ rule: LintRule, at range: ByteRange) -> Bool {
    guard !comments.isEmpty else { return false }
    if ofFile.silences(rule) { return true }
    guard !ofLine.isEmpty else { return false }
    return ofLine[text.lineColumn(at: range.start).line]?.silences(rule) ?? false
  }

  /// For each comment, the rules of those findings that it silences.
  func uses(by findings: [(rule: LintRule, range: ByteRange)]) -> [Set<RuleID>] {
    guard !comments.isEmpty else { return [] }
    var uses: [Set<RuleID>] = Array(repeating: [], count: comments.count)
    var seen: Set<Use> = []
    func note(_ found: NamedComments, _ rule: LintRule, onLine line: Int?) {
      guard seen.insert(Use(rule: rule.id, line: line)).inserted else { return }
      let (named, others) = found.silencing(rule)
      for index in named { uses[index].insert(rule.id) }
      for index in others { uses[index].insert(rule.id) }
    }
    for finding in findings {
      note(ofFile, finding.rule, onLine: nil)
      guard !ofLine.isEmpty else { continue }
      let line = text.lineColumn(at: finding.range.start).line
      if let found = ofLine[line] { note(found, finding.rule, onLine: line) }
    }
    return uses
  }

  /// A rule that has found something, on a line or anywhere.
  private struct Use: Hashable {
    let rule: RuleID
    let line: Int?
  }
}
