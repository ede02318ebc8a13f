import Interpreter
import Layout
import Semantics
import SourceText

extension LintRule {
  static let spacerNoEffect = LintRule(
    id: "spacer-no-effect",
    summary: "A Spacer that gets nothing wherever it is shown",
    documentation: """
      A `Spacer` shares what is left with the views that grow as it does, and gets what they leave. Beside a color, a \
      shape or a view that fills, it is never more than the smallest gap.

      Remove it; for a gap there is `spacing:`.
      """,
    severity: .hint,
    bad: [
      """
      struct Bar: View {
        var body: some View {
          HStack {
            Color.red
            Spacer()
            Text("x")
          }
        }
      }
      """,
      """
      struct Column: View {
        var body: some View {
          VStack {
            Rectangle()
            Spacer()
            Text("Footer")
          }
          .frame(height: 300)
        }
      }
      """,
    ],
    good: [
      """
      struct Bar: View {
        var body: some View {
          HStack {
            Text("a")
            Spacer()
            Text("x")
          }
        }
      }
      """,
      """
      struct Bar: View {
        var body: some View {
          HStack {
            Color.red
            Text("x")
          }
        }
      }
      """,
    ],
    check: .rendered(
      { rendering in
        rendering.elements(named: "Spacer").compactMap { observation($0, in: rendering) }
      },
      judge: Sighting.mergedWhereAlwaysAtFault
    )
  )
}

private func observation(_ spacer: Element, in rendering: Rendering) -> Observation? {
  guard let place = rendering.program.place(spacer.nameSpan), let call = rendering.call(of: spacer)?.call else {
    return nil
  }
  guard call.arguments.isEmpty, let stack = rendering.element(spacer.parent), !stack.isUserDefined,
    let axis: Axis = ["VStack": .vertical, "HStack": .horizontal][stack.name], stack.layout.proposal[axis] != nil,
    spacer.layout.size[axis] <= 8.5, rendering.isCertain(stack),
    let greedy = rendering.children(of: stack).first(where: {
      $0.layout.fills(axis) && $0.id != spacer.id
    })
  else { return .fine(place) }
  let statement = Place(file: place.file, range: rendering.program.lines(of: place))
  let deletion = FileEdit(file: place.file, edit: TextEdit(range: statement.range, replacement: ""))
  return .fault(
    Problem(
      place,
      "this Spacer gets no more than \(Points(spacer.layout.size[axis])) points, since '\(greedy.name)' takes the room; "
        + "remove it",
      related: rendering.program.place(greedy.nameSpan).map { [RelatedPlace($0, "takes the room")] } ?? [],
      proposals: statement.range == place.range
        ? [] : [FixProposal("remove the Spacer", keepsMeaning: true, edits: [deletion])]
    )
  )
}
