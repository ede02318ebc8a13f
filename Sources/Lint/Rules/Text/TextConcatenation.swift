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
      let sums = unit.expressions.filter { isSumOfTexts($0.expression, in: scope) }.map(\.expression)
      let parts = Set(sums.flatMap(\.operands).map(\.span))
      return sums.filter { !parts.contains($0.span) }.compactMap { problem($0, in: scope) }
    }
  )
}

/// Whether it joins two texts, which gives a text.
private func isSumOfTexts(_ expression: Expression, in scope: ProgramScope) -> Bool {
  let operands = expression.operands
  return !operands.isEmpty && operands.allSatisfy { isText($0, in: scope) }
}

private func isText(_ expression: Expression, in scope: ProgramScope) -> Bool {
  guard expression.operands.isEmpty else { return isSumOfTexts(expression, in: scope) }
  guard let type = scope.type(of: expression)?.nominal else { return false }
  return type.name == "Text" && type.file == nil
}

extension Expression {
  /// The two sides of `a + b`, without parentheses.
  fileprivate var operands: [Expression] {
    guard case .binary(let binary) = kind, binary.operator == "+" else { return [] }
    return [binary.left.unwrapped, binary.right.unwrapped]
  }

  /// The first of the texts that it joins.
  fileprivate var firstText: Expression {
    var first = self
    while let left = first.operands.first { first = left }
    return first
  }
}

/// At the first text of a sum.
private func problem(_ sum: Expression, in scope: ProgramScope) -> Problem? {
  let first = sum.firstText
  guard let place = scope.place(first.asCall?.innermost.nameSpan ?? first.span),
    let whole = scope.place(sum.span)
  else { return nil }
  return Problem(
    place,
    "joining texts with '+' is deprecated in newer SDKs and cannot be localized as one sentence; interpolate one text "
      + "in the other",
    proposals: interpolation(of: whole, scope)
  )
}

/// All texts of the sum in one: a plain literal as it is, any other text as an interpolation.
private func interpolation(of whole: Place, _ scope: ProgramScope) -> [FixProposal] {
  guard let tree = scope.tree(whole.file) else { return [] }
  let sum = tree.root.node(covering: whole.range)
  guard sum.kind == .sequenceExpression, sum.range == whole.range else { return [] }
  let parts = sum.children.filter { !$0.range.isEmpty }
  let texts = parts.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
  let signs = parts.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
  guard parts.count == texts.count + signs.count, signs.allSatisfy({ $0.text == "+" }) else { return [] }
  let pieces = texts.compactMap(piece)
  guard pieces.count == texts.count else { return [] }
  let edit = TextEdit(range: sum.range, replacement: "Text(\"\(pieces.joined())\")")
  return [FixProposal("write one text", keepsMeaning: false, edits: [FileEdit(file: whole.file, edit: edit)])]
}

/// What a text gives to a literal around it; nil for what has several lines.
private func piece(_ text: SyntaxNode) -> String? {
  let code = text.text
  guard !code.contains("\n"), !code.contains("//"), !code.contains("/*") else { return nil }
  let isLiteral = code.hasPrefix("Text(\"") && code.hasSuffix("\")") && !code.hasPrefix("Text(\"\"\"")
  let strings = text.descendants.filter { $0.kind == .stringLiteral }
  guard isLiteral, let only = strings.first, only.range.end == text.range.end - 1 else { return "\\(\(code))" }
  return String(only.text.dropFirst().dropLast())
}
