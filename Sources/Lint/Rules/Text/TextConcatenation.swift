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
    check: .unit { unit, scope in
      unit.viewCalls("Text").compactMap { problem($0, in: scope) }
    }
  )
}

/// At the first text of a sum.
private func problem(_ text: CallOccurrence, in scope: ProgramScope) -> Problem? {
  let end = scope.modifiers(over: text.call.span).last?.call.span ?? text.call.span
  guard let whole = scope.place(end), let source = scope.tree(whole.file)?.text,
    let place = scope.place(text.call.nameSpan)
  else { return nil }
  let after = source.bytes(in: ByteRange(whole.range.end, whole.range.end + 80))
  guard let plus = after.firstIndex(where: { !$0.isBlank }), after[plus] == UInt8(ascii: "+"),
    after[(plus + 1)...].drop(while: \.isBlank).starts(with: "Text(".utf8)
  else { return nil }
  let before = source.bytes(in: ByteRange(whole.range.start + -20, whole.range.start))
  guard before.last(where: { !$0.isBlank }) != UInt8(ascii: "+") else { return nil }
  return Problem(
    place,
    "joining texts with '+' is deprecated in newer SDKs and cannot be localized as one sentence; interpolate one text "
      + "in the other"
  )
}

extension UInt8 {
  /// Space, tab or line end.
  fileprivate var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
