import Semantics

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
        guard loop.call.unlabeled != nil, let row = loop.call.content()?.onlyView, row.calledName == "AnyView",
          row.arguments.count == 1, let content = row.unlabeled, content.label == nil,
          let place = scope.place(row.nameSpan), let text = scope.text(content.value.span)
        else { return nil }
        return Problem(
          place,
          "every row is erased here, so the container has to make each one to count its views; use the view itself",
          proposals: scope.proposal("use the view itself", keepsMeaning: true, scope.replacing(row.span, with: text))
        )
      }
    }
  )
}
