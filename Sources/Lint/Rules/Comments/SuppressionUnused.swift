import SourceText
import Syntax
import ViewGraph

extension LintRule {
  static let suppressionUnused = LintRule(
    id: "suppression-unused",
    summary: "A comment silences a finding that is not there",
    documentation: """
      The code has been mended, the rule has learned better, or the comment stands on another line than the finding. \
      What is left of it would hide the next finding, so it should go.

      Nothing is said about rules that are switched off, or that could not look at everything.
      """,
    severity: .warning,
    bad: [
      """
      struct Greeting: View {
        var body: some View {
          // uilsp:disable:next geometry-reader-unused-proxy -- fills the sheet
          Text("Hello")
        }
      }
      """,
      """
      struct Screen: View {
        var body: some View {
          // uilsp:disable:next geometry-reader-unused-proxy, geometry-reader-rot -- fills the sheet
          GeometryReader { _ in Text("Hello") }
        }
      }
      """,
      """
      // uilsp:disable geometry-reader-unused-proxy -- sheets
      struct Greeting: View {
        var body: some View { Text("Hello") }
      }
      """,
    ],
    good: [
      """
      struct Screen: View {
        var body: some View {
          // uilsp:disable:next geometry-reader-unused-proxy -- fills the sheet
          GeometryReader { _ in Text("Hello") }
        }
      }
      """,
      """
      // Silence one with uilsp:disable:next RULE.
      struct Screen: View {
        var body: some View {
          GeometryReader { _ in Text("Hello") }  // uilsp:disable:this -- fills the sheet
        }
      }
      """,
    ],
    check: .suppressions { scope in
      scope.comments.filter(\.comment.isAlone).flatMap { comment, silenced in
        problems(comment, silenced, in: scope)
      }
    }
  )
}

private func problems(
  _ comment: SuppressionComment,
  _ silenced: Set<RuleID>,
  in scope: SuppressionScope
) -> [Problem] {
  guard comment.extent != .unknown else {
    let message = "this silences nothing; write 'uilsp:disable:next', 'uilsp:disable:this' or 'uilsp:disable:file'"
    return [Problem(scope.place(comment.range), message)]
  }
  let place = comment.extent == .file ? "in this file" : "there"
  if comment.names.isEmpty {
    // Rules that are off unless they are configured are no reason to keep a comment.
    let usual = LintRule.all.filter { $0.severity != .off }
    guard silenced.isEmpty, usual.allSatisfy(scope.isDecided) else { return [] }
    let removal = FixProposal("delete the comment", keepsMeaning: true, edits: removal(of: comment, in: scope))
    return [Problem(scope.place(comment.range), "nothing is found \(place) to silence", proposals: [removal])]
  }
  let idle = comment.names.indices.filter { index in
    let rule = comment.names[index].rule
    return !silenced.contains(rule) && isIdle(rule, in: scope)
  }
  let isWhole = idle.count == comment.names.count
  let whole = isWhole && !idle.isEmpty ? removal(of: comment, in: scope) : []
  return idle.map { index in
    let name = comment.names[index]
    let edits = isWhole ? whole : removal(ofNameAt: index, from: comment, in: scope)
    let title = isWhole ? "delete the comment" : "take '\(name.rule)' out of the comment"
    let message =
      LintRule.named(name.rule.rawValue) == nil
      ? "there is no rule '\(name.rule)'"
      : "'\(name.rule)' reports nothing \(place), so there is nothing to silence; remove it from the comment"
    return Problem(
      scope.place(name.range),
      message,
      proposals: [FixProposal(title, keepsMeaning: true, edits: edits)]
    )
  }
}

/// Whether naming the rule does nothing: there is none, or it has looked and found nothing. Rules about suppressions are
/// not judged, since their findings are what this is about.
private func isIdle(_ id: RuleID, in scope: SuppressionScope) -> Bool {
  guard let rule = LintRule.named(id.rawValue) else { return true }
  return !rule.isAboutSuppressions && scope.isDecided(rule)
}

/// The edits that delete the comment, with its line where it stands alone.
private func removal(of comment: SuppressionComment, in scope: SuppressionScope) -> [FileEdit] {
  let text = scope.tree.text
  let line = text.lineColumn(at: comment.comment.start).line
  let start = text.lineStart(line)
  let before = text.string(in: ByteRange(start, comment.comment.start))
  let after = text.string(in: ByteRange(comment.comment.end, text.lineEnd(line)))
  guard after.allSatisfy(\.isWhitespace) else { return [edit(scope, comment.comment)] }
  if before.allSatisfy(\.isWhitespace) { return [edit(scope, ByteRange(start, text.lineStart(line + 1)))] }
  let kept = before.utf8.count - before.reversed().prefix { $0.isWhitespace }.count
  return [edit(scope, ByteRange(start + kept, comment.comment.end))]
}

/// The edit that takes one of several rules out, with the comma that set it apart.
private func removal(
  ofNameAt index: Int,
  from comment: SuppressionComment,
  in scope: SuppressionScope
) -> [FileEdit] {
  let name = comment.names[index]
  let next = comment.names.dropFirst(index + 1).first
  let previous = comment.names.prefix(index).last
  if let next { return [edit(scope, ByteRange(name.range.start, next.range.start))] }
  return [edit(scope, ByteRange(previous?.range.end ?? name.range.start, name.range.end))]
}

private func edit(_ scope: SuppressionScope, _ range: ByteRange) -> FileEdit {
  FileEdit(file: scope.file, edit: TextEdit(range: range, replacement: ""))
}
