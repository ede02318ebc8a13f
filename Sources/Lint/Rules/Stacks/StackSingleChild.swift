import Catalog
import Semantics
import Syntax
import ViewGraph

extension LintRule {
  static let stackSingleChild = LintRule(
    id: "stack-single-child",
    summary: "A stack with one child",
    documentation: """
      A stack arranges children among each other. One that is alone stands as it would without the stack.

      Use the child itself, with the stack's modifiers on it. A stack around a child that tells its container \
      something (`.zIndex`, `.transition`, `.layoutPriority`, `.listRowBackground`) keeps that from the container outside.
      """,
    severity: .hint,
    bad: [
      """
      struct Title: View {
        var body: some View { VStack { Text("a") } }
      }
      """,
      """
      struct Title: View {
        var body: some View {
          HStack {
            Text("a").padding()
          }
          .background(.yellow)
        }
      }
      """,
    ],
    good: [
      """
      struct Title: View {
        var body: some View { Text("a") }
      }
      """,
      """
      struct Rows: View {
        let names: [String]
        var body: some View {
          VStack { ForEach(names, id: \\.self) { Text($0) } }
        }
      }
      """,
    ],
    check: .unit { unit, scope in
      unit.viewCalls(.stacks).compactMap { problem($0.call, in: scope) }
    }
  )
}

/// Views that may be none or several, or that take their axis from the stack.
private let plural: Set = [
  "ForEach", "Group", "AnyView", "Section", "Spacer", "Divider", "EmptyView", "TupleView", "ScrollView",
]

private func problem(_ stack: CallExpression, in scope: ProgramScope) -> Problem? {
  guard stack.arrangesOnlyContent, !scope.hasOtherStatements(in: stack.span), let content = stack.content(),
    content.body.statements.count == 1,
    let child = content.onlyView, let base = child.baseTypeName, scope.startsWithFrameworkView(child),
    !plural.contains(base), !child.chain.contains(where: { scope.ownModifier($0) != nil }),
    let place = scope.place(stack.nameSpan),
    !scope.isBroken(around: stack.span)
  else { return nil }
  // The stack keeps to itself what the child alone would tell the container outside.
  let isTold = child.chain.contains { scope.isModifier($0, .isForContainer) }
  return Problem(
    place,
    "this stack has one child and arranges nothing; use '\(base)' itself",
    proposals: Unwrapping(stack, content: content, in: scope).map {
      [FixProposal("remove the stack", keepsMeaning: !isTold, edits: $0.edits())]
    } ?? []
  )
}
