import Catalog
import Semantics
import ViewGraph

extension LintRule {
  static let spacerForAlignment = LintRule(
    id: "spacer-for-alignment",
    summary: "A stack and a Spacer to align one view",
    documentation: """
      `HStack { Text("a"); Spacer() }` pushes one view to the edge. A frame says the same without a stack and the gap \
      before its spacer: `Text("a").frame(maxWidth: .infinity, alignment: .leading)`.
      """,
    severity: .hint,
    bad: [
      """
      struct Title: View {
        var body: some View {
          HStack { Text("a"); Spacer() }
        }
      }
      """,
      """
      struct Title: View {
        var body: some View {
          HStack {
            Spacer()
            Text("a").bold()
          }
          .padding()
        }
      }
      """,
    ],
    good: [
      """
      struct Title: View {
        var body: some View { Text("a").frame(maxWidth: .infinity, alignment: .leading) }
      }
      """,
      """
      struct Title: View {
        var body: some View {
          HStack {
            Text("a")
            Spacer()
            Text("b")
          }
        }
      }
      """,
    ],
    check: .unit { unit, scope in
      unit.viewCalls("HStack").compactMap { problem($0.call, in: scope) }
    }
  )
}

private func problem(_ stack: CallExpression, in scope: ProgramScope) -> Problem? {
  guard let statements = stack.content()?.body.statements, statements.count == 2,
    stack.arrangesOnlyContent,
    !scope.hasOtherStatements(in: stack.span), let place = scope.place(stack.nameSpan)
  else { return nil }
  let views = statements.map { statement -> Expression? in
    if case .expression(let expression) = statement.kind { expression.unwrapped } else { nil }
  }
  guard let first = views[0], let second = views[1], isSpacer(first) != isSpacer(second) else { return nil }
  let content = isSpacer(first) ? second : first
  guard content.asCall.map(scope.startsWithFrameworkView) == true, content.asCall?.baseTypeName != "ForEach" else {
    return nil
  }
  let alignment = isSpacer(first) ? ".trailing" : ".leading"
  let frame = ".frame(maxWidth: .infinity, alignment: \(alignment))"
  // The stack keeps to itself what a frame passes on to the container outside.
  let isTold = content.asCall?.chain.contains { scope.isModifier($0, .isForContainer) } ?? false
  return Problem(
    place,
    "this stack and its Spacer only align one view; use '\(frame)' instead",
    proposals: Unwrapping(stack, keeping: content.span, in: scope).map {
      [FixProposal("use a frame", keepsMeaning: !isTold && content.isFixedInSource, edits: $0.edits(adding: frame))]
    } ?? []
  )
}

private func isSpacer(_ view: Expression) -> Bool {
  view.asCall.map { call in
    call.calledName == "Spacer" && call.isInitializer
      && call.arguments.allSatisfy { $0.label == "minLength" && $0.value.literalNumber != nil }
  } ?? false
}

extension Expression {
  /// Whether what the view shows stands in the source: beside the spacer, which keeps some points for itself, other data may
  /// take other lines than alone.
  fileprivate var isFixedInSource: Bool {
    guard let view = unwrapped.asCall?.innermost else { return false }
    return !view.arguments.contains { argument in
      CodeWalk(argument.value).expressions.contains { expression in
        if case .local = expression.kind { return true }
        return expression.ownMember != nil
      }
    }
  }
}
