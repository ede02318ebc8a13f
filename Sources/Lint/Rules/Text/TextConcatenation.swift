import Semantics
import SourceText
import Syntax

extension LintRule {
  static let textConcatenation = LintRule(
    id: "text-concatenation",
    summary: "Texts joined with '+'",
    documentation: """
      `Text + Text` is deprecated in newer SDKs: it cannot be localized as one sentence, and each `+` makes type checking \
      slower. Interpolation says the same in one text: `Text("\\(Text("Total").bold()): \\(amount)")`.
      """,
    severity: .hint,
    bad: [
      """
      struct Total: View {
        var body: some View { Text("Total: ").bold() + Text("12") }
      }
      """,
      """
      struct Total: View {
        let amount: Int
        var body: some View {
          VStack { Text("Total: ") + Text("\\(amount)").italic() }
        }
      }
      """,
    ],
    good: [
      """
      struct Total: View {
        var body: some View { Text("\\(Text("Total: ").bold())12") }
      }
      """,
      """
      struct Total: View {
        let amount: Int
        var body: some View { Text("Total: " + "\\(amount + 1)") }
      }
      """,
    ],
    check: .program { scope in
      scope.viewCalls("Text").compactMap { problem($0, in: scope) }
    }
  )
}

/// At the first text of a sum.
private func problem(_ text: CallOccurrence, in scope: ProgramScope) -> Problem? {
  var end = text.call.span
  for modifier in scope.modifiers(over: text.call.span) { end = modifier.call.span }
  guard let whole = scope.place(end), let source = scope.tree(whole.file)?.text,
    let place = scope.place(text.call.nameSpan)
  else { return nil }
  let after = source.string(in: ByteRange(whole.range.end, min(whole.range.end + 80, ByteOffset(source.byteCount))))
  let before = source.string(in: ByteRange(max(whole.range.start + -20, ByteOffset(0)), whole.range.start))
  let rest = after.drop { $0.isWhitespace }
  guard rest.hasPrefix("+"), !rest.hasPrefix("+="), rest.dropFirst().drop(while: \.isWhitespace).hasPrefix("Text("),
    before.last(where: { !$0.isWhitespace }) != "+"
  else { return nil }
  return Problem(
    place,
    "joining texts with '+' is deprecated in newer SDKs and cannot be localized as one sentence; interpolate one text "
      + "in the other"
  )
}
