import Semantics
import ViewGraph

extension LintRule {
  static let anyviewInRow = LintRule(
    id: "anyview-in-row",
    summary: "A row that is erased to AnyView",
    documentation: """
      `AnyView` hides the type of a row, so a list cannot know beforehand how many views it is and has to make each row \
      to find out. A row of one kind needs no erasing; one of several kinds can use `if` and `switch` in the builder.
      """,
    severity: .hint,
    bad: [
      """
      struct Names: View {
        let names: [String]
        var body: some View {
          List { ForEach(names, id: \\.self) { name in AnyView(Text(name)) } }
        }
      }
      """,
      """
      struct Names: View {
        let names: [String]
        var body: some View {
          List(names, id: \\.self) { AnyView(Text($0).bold()) }
        }
      }
      """,
    ],
    good: [
      """
      struct Names: View {
        let names: [String]
        var body: some View {
          List { ForEach(names, id: \\.self) { name in Text(name) } }
        }
      }
      """,
      """
      struct Names: View {
        let names: [String]
        let makeRow: (String) -> AnyView
        var body: some View {
          List(names, id: \\.self) { makeRow($0) }
        }
      }
      """,
    ],
    check: .unit { unit, scope in
      (unit.viewCalls("ForEach") + unit.viewCalls("List")).compactMap { loop in
        guard loop.call.unlabeled != nil, let view = loop.call.content()?.onlyView,
          let row = scope.erasure(givenBy: view),
          row.arguments.count == 1, let content = row.unlabeled, content.label == nil,
          let place = scope.place(row.nameSpan)
        else { return nil }
        return Problem(
          place,
          "'AnyView' hides what a row is, so the container has to make every row to count its views; use the view itself",
          proposals: (row === view ? Unwrapping(row, argument: content.value, in: scope) : nil).map {
            [FixProposal("use the view itself", keepsMeaning: true, edits: $0.edits())]
          } ?? []
        )
      }
    }
  )
}

extension ProgramScope {
  /// The call of `AnyView` that a view is, or that is all a function of the program gives for it.
  fileprivate func erasure(givenBy view: CallExpression) -> CallExpression? {
    let made = calledFunction(view)?.function.body?.singleExpression?.unwrapped.asCall ?? view
    return made.calledName == "AnyView" && made.isInitializer && !declaresType("AnyView") ? made : nil
  }
}
