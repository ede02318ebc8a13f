import Semantics
import SourceText
import Syntax
import ViewGraph

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
  let end = scope.wholeChain(of: text.call.span)
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
      + "in the other",
    proposals: interpolation(of: text.call.span, in: whole.file, scope)
  )
}

extension UInt8 {
  /// Space, tab or line end.
  fileprivate var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}

/// All texts of the sum in one: a plain literal as it is, any other text as an interpolation.
private func interpolation(of first: SourceSpan, in file: FileID, _ scope: ProgramScope) -> [FixProposal] {
  guard let start = scope.place(first)?.range, let tree = scope.tree(file),
    let sum = tree.root.node(covering: start).ancestors.first(where: { $0.kind == .sequenceExpression }),
    sum.range.start == start.start
  else { return [] }
  let parts = sum.children.filter { !$0.range.isEmpty }
  let texts = parts.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
  let signs = parts.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
  guard parts.count == texts.count + signs.count, signs.allSatisfy({ $0.text == "+" }) else { return [] }
  let pieces = texts.compactMap(piece)
  guard pieces.count == texts.count else { return [] }
  let edit = TextEdit(range: sum.range, replacement: "Text(\"\(pieces.joined())\")")
  return [FixProposal("write one text", keepsMeaning: false, edits: [FileEdit(file: file, edit: edit)])]
}

/// What a text gives to a literal around it; nil for what has several lines or is no text.
private func piece(_ text: SyntaxNode) -> String? {
  let code = text.text
  guard code.hasPrefix("Text("), !code.contains("\n"), !code.contains("//"), !code.contains("/*") else { return nil }
  let isLiteral = code.hasPrefix("Text(\"") && code.hasSuffix("\")") && !code.hasPrefix("Text(\"\"\"")
  let strings = text.descendants.filter { $0.kind == .stringLiteral }
  guard isLiteral, let only = strings.first, only.range.end == text.range.end - 1 else { return "\\(\(code))" }
  return String(only.text.dropFirst().dropLast())
}
