import Semantics
import SourceText
import Syntax
import ViewGraph

extension LintRule {
  static let preferenceReduceEvaluatesNextTwice = LintRule(
    id: "preference-reduce-evaluates-next-twice",
    summary: "'reduce' calls 'nextValue' more than once",
    documentation: """
      Each call of `nextValue` computes the value of the views behind it again, with all the joining below.

      Call it once: `let next = nextValue()`.
      """,
    severity: .hint,
    bad: [
      """
      struct Largest: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
          if nextValue() > value { value = nextValue() }
        }
      }
      """,
      """
      struct Largest: PreferenceKey {
        static let defaultValue = CGSize.zero
        static func reduce(value: inout CGSize, nextValue: () -> CGSize) {
          value.width = max(value.width, nextValue().width)
          value.height = max(value.height, nextValue().height)
        }
      }
      """,
    ],
    good: [
      """
      struct Largest: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
          let next = nextValue()
          if next > value { value = next }
        }
      }
      """,
      """
      struct Largest: PreferenceKey {
        static let defaultValue: CGFloat? = nil
        static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
          if value == nil {
            value = nextValue()
          } else {
            value = nextValue() ?? value
          }
        }
      }
      """,
    ],
    check: .unit { unit, scope in
      unit.preferenceKeys.map { PreferenceKeyParts($0) }.compactMap { key in
        guard let reduce = key.reduce, let body = reduce.body else { return nil }
        let calls = key.nextValueCalls
        guard calls.count > 1, mostCalls(in: body.statements, calls) > 1, let place = scope.place(calls[1].span) else {
          return nil
        }
        return Problem(
          place,
          "'\(reduce.parameters[1].name)' is called again, which computes the value of the views behind it again; call "
            + "it once and keep the result",
          related: scope.place(calls[0].span).map { [RelatedPlace($0, "called here already")] } ?? [],
          proposals: proposal(reduce, body, calls, in: scope).map { [$0] } ?? []
        )
      }
    }
  )
}

/// How many of the calls run at most when the statements do: of two branches, one.
private func mostCalls(in statements: [Statement], _ calls: [CallExpression]) -> Int {
  statements.reduce(0) { count, statement in
    let inside = calls.count { statement.span.contains($0.span) }
    guard inside > 1 else { return count + inside }
    guard case .if(let branch) = statement.kind else { return count + inside }
    return count + mostCalls(in: branch, calls)
  }
}

private func mostCalls(in statement: IfStatement, _ calls: [CallExpression]) -> Int {
  let then = mostCalls(in: statement.then, calls)
  var otherwise: [Statement] = []
  if case .block(let statements)? = statement.otherwise { otherwise = statements }
  let rest = mostCalls(in: otherwise, calls)
  let ends = (statement.then + otherwise).map(\.span)
  let inCondition = calls.count { call in
    statement.span.contains(call.span) && !ends.contains { $0.contains(call.span) }
  }
  return inCondition + max(then, rest)
}

private func proposal(
  _ reduce: FunctionDeclaration,
  _ body: Body,
  _ calls: [CallExpression],
  in scope: ProgramScope
) -> FixProposal? {
  let names = Set(body.slots.map(\.name))
  guard !names.contains("next"), let first = body.statements.first, let start = scope.place(first.span),
    let text = scope.tree(start.file)?.text
  else { return nil }
  let line = text.lineColumn(at: start.range.start).line
  let lead = text.string(in: ByteRange(text.lineStart(line), start.range.start))
  let separator = lead.allSatisfy(\.isWhitespace) ? "\n\(lead)" : "; "
  let binding = "let next = \(reduce.parameters[1].name)()\(separator)"
  var edits = [TextEdit(range: ByteRange(start.range.start, start.range.start), replacement: binding)]
  for call in calls {
    guard let place = scope.place(call.span) else { return nil }
    if place.range.start == start.range.start { return nil }
    edits.append(TextEdit(range: place.range, replacement: "next"))
  }
  return FixProposal(
    "call it once",
    keepsMeaning: true,
    edits: edits.map { FileEdit(file: start.file, edit: $0) }
  )
}
