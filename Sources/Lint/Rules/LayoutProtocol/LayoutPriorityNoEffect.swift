import Semantics
import SourceText

extension LintRule {
  static let layoutPriorityNoEffect = LintRule(
    id: "layout-priority-no-effect",
    summary: "A layout priority on the only view of a stack",
    documentation: """
      `layoutPriority` says which of several views of a stack is offered space first. Alone in its stack a view gets all \
      the space anyway.

      Delete it, or put it on the view that has neighbors.
      """,
    severity: .hint,
    bad: [
      """
      struct Title: View {
        var body: some View {
          VStack { Text("Title").layoutPriority(1) }
        }
      }
      """,
      """
      struct Card: View {
        var body: some View {
          HStack {
            VStack {
              Text("Name")
                .font(.headline)
                .layoutPriority(2)
            }
            Text("Value")
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Title: View {
        var body: some View {
          HStack {
            Text("Title").layoutPriority(1)
            Text("A long explanation")
          }
        }
      }
      """,
      """
      struct Row: View {
        let names: [String]
        var body: some View {
          HStack {
            ForEach(names, id: \\.self) { name in Text(name).layoutPriority(1) }
          }
        }
      }
      """,
    ],
    check: .program { scope in
      scope.calls("layoutPriority").compactMap { occurrence in
        guard let stack = occurrence.scope.container, ["VStack", "HStack"].contains(stack.calledName),
          let content = stack.closures.last?.closure, content.body.statements.count == 1,
          content.body.singleExpression?.span.contains(occurrence.call.span) == true,
          scope.modifiers(over: occurrence.call.span).allSatisfy({ $0.call.span != stack.span }),
          !["Group", "ForEach"].contains(occurrence.call.innermost.calledName ?? ""),
          let place = scope.place(occurrence.call.nameSpan)
        else { return nil }
        return Problem(
          place,
          "alone in '\(stack.calledName ?? "the stack")' this view gets all the space anyway; a priority is among neighbors",
          proposals: scope.removal(of: occurrence.call).map { [$0] } ?? []
        )
      }
    }
  )
}

extension ProgramScope {
  /// The modifier taken away.
  func removal(of modifier: CallExpression) -> FixProposal? {
    guard let receiver = modifier.receiver, let inner = place(receiver.span), let whole = place(modifier.span) else {
      return nil
    }
    let edit = TextEdit(range: ByteRange(inner.range.end, whole.range.end), replacement: "")
    let title = "delete '.\(modifier.calledName ?? "modifier")'"
    return FixProposal(title, keepsMeaning: true, edits: [FileEdit(file: whole.file, edit: edit)])
  }
}
