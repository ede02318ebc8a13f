import Semantics
import Syntax
import ViewGraph

extension LintRule {
  static let redundantGroup = LintRule(
    id: "redundant-group",
    summary: "A Group of one view",
    documentation: """
      `Group` makes several views, or the branches of a condition, one expression to put modifiers on. Around one view it \
      does nothing: modifiers can stand on the view itself.
      """,
    severity: .hint,
    bad: [
      """
      struct Title: View {
        var body: some View {
          Group { Text("a") }
        }
      }
      """,
      """
      struct Row: View {
        var body: some View {
          HStack {
            Group {
              Image(systemName: "star").imageScale(.large)
            }
            .padding()
            Text("a")
          }
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
      struct Row: View {
        let isOn: Bool
        var body: some View {
          Group {
            if isOn { Text("On") } else { Image(systemName: "xmark") }
          }
          .padding()
        }
      }
      """,
    ],
    check: .unit { unit, scope in
      unit.viewCalls("Group").compactMap { problem($0.call, in: scope) }
    }
  )
}

private func problem(_ group: CallExpression, in scope: ProgramScope) -> Problem? {
  guard group.arguments.count == 1, !scope.hasOtherStatements(in: group.span), let content = group.content(),
    content.body.statements.count == 1,
    let child = content.onlyView, let base = child.baseTypeName, scope.startsWithFrameworkView(child),
    !plural.contains(base), !child.chain.contains(where: { scope.ownModifier($0) != nil }),
    let place = scope.place(group.nameSpan),
    !scope.isBroken(around: group.span)
  else { return nil }
  return Problem(
    place,
    "this Group holds one view and does nothing; use '\(base)' itself",
    proposals: Unwrapping(group, content: content, in: scope).map {
      [FixProposal("remove the Group", keepsMeaning: true, edits: $0.edits())]
    } ?? []
  )
}

/// Views that may be none or several: modifiers of the group go to each.
private let plural: Set = ["ForEach", "Group", "AnyView", "EmptyView", "TupleView", "Section"]
