import Catalog
import Interpreter
import Layout
import Semantics
import ViewGraph

extension LintRule {
  static let spacerOutsideStack = LintRule(
    id: "spacer-outside-stack",
    summary: "A Spacer in something that is no HStack or VStack",
    documentation: """
      A `Spacer` grows along the axis of the stack around it. Without one it grows on both axes: in a `ZStack`, an \
      overlay, a background or a list row it pushes nothing aside, and only makes its container as large as it can be.

      In a `GridRow` it is a cell like others, and holds a place free.

      Use an alignment: `ZStack(alignment: .bottom)`, `.overlay(alignment: .topTrailing) { … }`, \
      `.frame(maxWidth: .infinity, alignment: .leading)`.
      """,
    severity: .warning,
    bad: [
      """
      struct Poster: View {
        var body: some View {
          ZStack {
            Color.blue
            Spacer()
            Text("Caption")
          }
        }
      }
      """,
      """
      struct Push: View {
        var body: some View { Spacer() }
      }
      struct Cover: View {
        var body: some View {
          Color.blue.frame(height: 100).overlay {
            Push()
            Text("Caption")
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Poster: View {
        var body: some View {
          ZStack(alignment: .bottom) {
            Color.blue
            Text("Caption")
          }
        }
      }
      """,
      """
      struct Push: View {
        var body: some View { Spacer() }
      }
      struct Cover: View {
        var body: some View {
          ZStack {
            VStack {
              Push()
              Text("Caption")
            }
          }
        }
      }
      """,
      """
      struct Keypad: View {
        var body: some View {
          Grid {
            GridRow { Spacer(); Button("↑") {}; Spacer() }
            GridRow { Button("←") {}; Spacer(); Button("→") {} }
          }
          .aspectRatio(1, contentMode: .fit)
        }
      }
      """,
    ],
    check: .rendered({ rendering in
      rendering.elements(named: "Spacer").compactMap { observation($0, in: rendering) }
    })
  )
}

private func observation(_ spacer: Element, in rendering: Rendering) -> Observation? {
  var below = spacer
  for above in rendering.ancestors(of: spacer) {
    let isDecoration = above.isModifier(.decorates) && above.children.first != below.id
    if above.kind == .view && !above.isUserDefined && places.contains(above.name) || isDecoration {
      let others = rendering.children(of: above).dropFirst(isDecoration ? 1 : 0).filter { $0.id != below.id }
      guard !others.isEmpty, let place = rendering.program.place(spacer.nameSpan) else { return nil }
      return .fault(
        Problem(
          place,
          "a Spacer in '\(above.name)' has no axis and pushes nothing aside: it only takes \(spacer.layout.size.points); "
            + "remove it, and say with an alignment where the others lie",
          related: rendering.program.place(above.nameSpan).map { [RelatedPlace($0, "this is no HStack or VStack")] }
            ?? [],
          proposals: rendering.call(of: spacer).map { rendering.program.removalOfSpacer($0.call) } ?? []
        )
      )
    }
    // A length of its own makes it a gap.
    guard above.isUserDefined else { return nil }
    below = above
  }
  return nil
}

private let places: Set = ["ZStack", "Grid"]
