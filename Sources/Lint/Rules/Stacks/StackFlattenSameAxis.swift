import Catalog
import Semantics
import ViewGraph

extension LintRule {
  static let stackFlattenSameAxis = LintRule(
    id: "stack-flatten-same-axis",
    summary: "A stack in a stack of the same kind",
    documentation: """
      A `VStack` directly in a `VStack` with the same alignment and spacing stands where its children would stand \
      without it.

      Move its children into the outer stack.
      """,
    severity: .hint,
    bad: [
      """
      struct Page: View {
        var body: some View {
          VStack {
            VStack {
              Text("a")
              Text("b")
            }
            Text("c")
          }
        }
      }
      """,
      """
      struct Row: View {
        var body: some View {
          HStack(spacing: 4) {
            Text("a")
            HStack(spacing: 4) {
              Text("b")
              Text("c")
            }
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Page: View {
        var body: some View {
          VStack {
            Text("a")
            Text("b")
            Text("c")
          }
        }
      }
      """,
      """
      struct Page: View {
        var body: some View {
          VStack {
            VStack(alignment: .leading) {
              Text("a")
              Text("b")
            }
            VStack { Text("c"); Text("d") }.padding()
          }
        }
      }
      """,
    ],
    check: .unit { unit, scope in
      unit.viewCalls([.linear, .stacks]).compactMap { problem($0, in: scope) }
    }
  )
}

private func problem(_ inner: CallOccurrence, in scope: ProgramScope) -> Problem? {
  guard case .closure(let closure, let outer?) = inner.scope.kind, outer.calledName == inner.call.calledName,
    outer.isInitializer, scope.call(on: inner.call.span) == nil,
    closure.body.statements.contains(where: { $0.span == inner.call.span }), closure.body.statements.count > 1,
    arguments(of: inner.call, in: scope) == arguments(of: outer, in: scope), let content = inner.call.content(),
    !scope.hasOtherStatements(in: inner.call.span), content.body.statements.count > 1,
    !content.body.statements.contains(where: isDeclaration),
    !(hasSpacer(content.body.statements) && hasSpacer(beside(inner.call, in: closure.body))),
    let place = scope.place(inner.call.nameSpan)
  else { return nil }
  // What the children tell the inner stack they would tell the outer one.
  let isTold = content.body.statements.contains { statement in
    guard case .expression(let view) = statement.kind, let call = view.unwrapped.asCall else { return false }
    return call.chain.contains { scope.isModifier($0, .isForContainer) }
  }
  return Problem(
    place,
    "this '\(outer.calledName ?? "stack")' stands in one of the same kind and spacing; move its children there",
    related: scope.place(outer.nameSpan).map { [RelatedPlace($0, "the same kind of stack")] } ?? [],
    proposals: Unwrapping(inner.call, content: content, in: scope).map {
      [FixProposal("move its children out", keepsMeaning: !isTold, edits: $0.edits())]
    } ?? []
  )
}

/// What else the stack around `inner` holds.
private func beside(_ inner: CallExpression, in content: Body) -> [Statement] {
  content.statements.filter { $0.span != inner.span }
}

/// Whether spacers divide the room that is left in a stack, or in one that stands in it: the spacers of two stacks in one
/// divide it in another way.
private func hasSpacer(_ content: [Statement]) -> Bool {
  CodeWalk(content).expressions.contains { expression in
    guard let call = expression.asCall, call.isInitializer else { return false }
    return ViewTraits.of(call.calledName ?? "").contains(.drawsNothing)
  }
}

private func arguments(of stack: CallExpression, in scope: ProgramScope) -> [String] {
  stack.arguments.filter { !$0.isTrailing }.map { "\($0.label ?? ""): \(scope.text($0.value.span) ?? "")" }
}

private func isDeclaration(_ statement: Statement) -> Bool {
  switch statement.kind {
  case .variable, .function, .type: true
  default: false
  }
}
