import Catalog
import Semantics
import ViewGraph

extension LintRule {
  static let stackEmpty = LintRule(
    id: "stack-empty",
    summary: "A stack without content",
    documentation: """
      A stack of nothing has no size and draws nothing, but the stack around it gives it a place and a gap. Where nothing \
      should be, write `EmptyView()`, or nothing; where a gap is meant, `Spacer` or `.padding`.
      """,
    severity: .hint,
    bad: [
      """
      struct Page: View {
        var body: some View {
          VStack {
            Text("a")
            HStack {}
          }
        }
      }
      """,
      """
      struct Page: View {
        var body: some View { VStack { } }
      }
      """,
    ],
    good: [
      """
      struct Page: View {
        var body: some View { Text("a") }
      }
      """,
      """
      struct Page: View {
        var body: some View { EmptyView() }
      }
      """,
    ],
    check: .unit { unit, scope in
      unit.viewCalls(.stacks).compactMap { occurrence in
        guard let content = occurrence.call.content(), content.body.statements.isEmpty,
          !scope.hasOtherStatements(in: occurrence.call.span), !scope.isInPreview(occurrence.scope),
          !carriesModifiers(occurrence, in: scope),
          let place = scope.place(occurrence.call.nameSpan)
        else { return nil }
        return Problem(
          place,
          "this '\(occurrence.call.calledName ?? "stack")' has no content; remove it",
          proposals: removal(of: occurrence, in: scope)
        )
      }
    }
  )
}

/// Whether modifiers need the stack to stand on: one that does something, or any on the only view of its container, as the
/// title of a page.
private func carriesModifiers(_ stack: CallOccurrence, in scope: ProgramScope) -> Bool {
  let modifiers = scope.modifiers(over: stack.call.span)
  guard !modifiers.isEmpty, stack.hasNeighbors else { return !modifiers.isEmpty }
  return modifiers.contains { takesRoom($0.call) }
}

extension CallOccurrence {
  /// Whether other views stand beside it in the closure that it is written in.
  fileprivate var hasNeighbors: Bool {
    guard case .closure(let around, _) = scope.kind else { return false }
    return around.viewStatements.count > 1
  }
}

/// Whether the modifier gives a view without content a place on the screen or among the parts of a container, a name to scroll
/// to, or something to do.
private func takesRoom(_ modifier: CallExpression) -> Bool {
  guard let name = modifier.calledName else { return true }
  if case .identity? = Catalog.modifier(name)?.behavior { return true }
  return !ModifierTraits.of(name).isDisjoint(with: [.sizes, .presents, .runsByItself, .measures, .isForContainer])
}

/// The stack taken out from among others; where it is alone, a view that says that there is nothing.
private func removal(of stack: CallOccurrence, in scope: ProgramScope) -> [FixProposal] {
  guard scope.call(on: stack.call.span) == nil else { return [] }
  if case .closure(let around, _) = stack.scope.kind, around.viewStatements.count > 1,
    around.body.statements.contains(where: { $0.span == stack.call.span })
  {
    return scope.proposal("remove the stack", keepsMeaning: true, scope.removingStatement(stack.call.span))
  }
  return scope.proposal(
    "write 'EmptyView()'",
    keepsMeaning: true,
    scope.replacing(stack.call.span, with: "EmptyView()")
  )
}
