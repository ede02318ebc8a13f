import Interpreter
import Layout
import Semantics
import ViewGraph

extension LintRule {
  static let scrollContentNarrow = LintRule(
    id: "scroll-content-narrow",
    summary: "A scroll view that is as narrow as its content",
    documentation: """
      Across its axis a `ScrollView` is as wide as its content. With narrow content it stands in the middle of its room: \
      its background and its indicators do too, and drags beside it do not scroll.

      Let the content fill the width: `.frame(maxWidth: .infinity, alignment: .leading)`.
      """,
    severity: .info,
    bad: [
      """
      struct Note: View {
        var body: some View {
          ScrollView { Text("hi") }
            .background(.yellow)
        }
      }
      """,
      """
      struct Steps: View {
        var body: some View {
          VStack {
            ScrollView {
              VStack(alignment: .leading) {
                Text("Open")
                Text("Close")
              }
            }
            .border(.gray)
            Color.blue.frame(height: 40)
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Note: View {
        var body: some View {
          ScrollView { Text("hi").frame(maxWidth: .infinity, alignment: .leading) }
            .background(.yellow)
        }
      }
      """,
      """
      struct Steps: View {
        var body: some View {
          ScrollView {
            HStack {
              Text("Open")
              Spacer()
              Text("Close")
            }
          }
          .background(.gray)
        }
      }
      """,
    ],
    check: .rendered({ rendering in
      rendering.elements(named: "ScrollView").compactMap { observation($0, in: rendering) }
    })
  )
}

private func observation(_ scroll: Element, in rendering: Rendering) -> Observation? {
  guard rendering.scrollAxes(of: scroll) == [.vertical], let room = scroll.layout.proposal.width, room.isFinite,
    // A scroll view of no width has nothing to show yet.
    scroll.layout.size.width > 0, scroll.layout.size.width < room * 0.9, !rendering.children(of: scroll).isEmpty,
    !rendering.isDecoration(scroll),
    rendering.isCertain(scroll),
    let call = rendering.call(of: scroll), let place = rendering.program.place(scroll.nameSpan),
    // What another branch shows may be wider.
    !rendering.program.choices(in: call.call.span.unit).contains(where: { call.call.span.contains($0) })
  else { return nil }
  let isVisible = rendering.program.modifiers(over: call.call.span).contains {
    ["background", "border"].contains($0.call.calledName ?? "")
  }
  // The content stays where it is: the scroll view stands in the middle of what it is offered, or at a side of it.
  let fill = ".frame(maxWidth: .infinity\(rendering.alignment(of: scroll)))"
  let content = call.call.content()?.onlyView
  return .fault(
    Problem(
      place,
      "this ScrollView is \(Points(scroll.layout.size.width)) wide like its content, of \(Points(room)) that it is "
        + "offered: background, indicators and drags are as narrow; let the content fill with '\(fill)'",
      proposals: content.map {
        rendering.program.proposal(
          "fill the width",
          keepsMeaning: false,
          rendering.program.addingModifier(fill, to: $0.span)
        )
      } ?? [],
      severity: isVisible ? nil : .hint
    )
  )
}

extension Rendering {
  /// The argument of a frame that leaves the element where it stands in what it was offered: nothing for the middle.
  fileprivate func alignment(of element: Element) -> String {
    let own = element.layout.globalFrame
    let room = ancestors(of: element).map(\.layout.globalFrame).first { $0.width > own.width + 0.5 }
    let (before, after) = (own.minX - (room?.minX ?? 0), (room?.maxX ?? configuration.scene.size.width) - own.maxX)
    if abs(before - after) <= 1 { return "" }
    return ", alignment: \(before < after ? ".leading" : ".trailing")"
  }
}
