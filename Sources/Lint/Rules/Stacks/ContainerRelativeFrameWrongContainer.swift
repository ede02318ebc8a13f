import Catalog
import Interpreter
import Layout
import Semantics
import ViewGraph

extension LintRule {
  static let containerRelativeFrameWrongContainer = LintRule(
    id: "container-relative-frame-wrong-container",
    summary: "A share of the container where a share of the parent is meant",
    documentation: """
      `containerRelativeFrame` measures the nearest *container*: a scroll view, list, navigation stack, tab or window. \
      Stacks and frames are none. In a frame that states a length the result has nothing to do with that length, and \
      may be larger.

      In a frame use `.frame(maxWidth: .infinity)`, equal shares of an `HStack`, or a `Layout`.
      """,
    severity: .info,
    bad: [
      """
      struct Halves: View {
        var body: some View {
          HStack {
            Color.red.containerRelativeFrame(.horizontal) { width, _ in width / 2 }
          }
          .frame(width: 200)
        }
      }
      """,
      """
      struct Card: View {
        var body: some View {
          VStack {
            Color.blue.containerRelativeFrame(.horizontal, count: 2, spacing: 0)
            Text("Card")
          }
          .frame(width: 180, height: 120)
        }
      }
      """,
    ],
    good: [
      """
      struct Halves: View {
        var body: some View {
          HStack {
            Color.red.frame(maxWidth: .infinity)
            Color.clear.frame(maxWidth: .infinity)
          }
          .frame(width: 200)
        }
      }
      """,
      """
      struct Pages: View {
        var body: some View {
          ScrollView(.horizontal) {
            HStack {
              Color.red.containerRelativeFrame(.horizontal)
              Color.blue.containerRelativeFrame(.horizontal)
            }
          }
          .frame(width: 200)
        }
      }
      """,
    ],
    check: .rendered({ rendering in
      rendering.elements(named: "containerRelativeFrame").compactMap { observation($0, in: rendering) }
    })
  )
}

private func observation(_ element: Element, in rendering: Rendering) -> Observation? {
  let around = rendering.ancestors(of: element).prefix { !$0.isView(.sizesRelativeFrames) }
  let frame = around.first { above in
    guard above.name == "frame", !above.isUserDefined, case .fixed(let width) = above.layout.widthReason else {
      return false
    }
    return width >= 1 && element.layout.size.width > width + 0.5 || isShare(element, in: rendering)
  }
  guard case .container = element.layout.widthReason, let frame, !rendering.isOutOfPlace(frame),
    let place = rendering.program.place(element.nameSpan)
  else { return nil }
  let width = Points(element.layout.size.width)
  return .fault(
    Problem(
      place,
      "this is \(width) wide, a share of the nearest container (the window, a scroll view or the like) and not of the "
        + "frame of \(Points(frame.layout.size.width)) around it; use '.frame(maxWidth: .infinity)' there",
      related: rendering.program.place(frame.nameSpan).map { [RelatedPlace($0, "this frame is no container")] } ?? []
    )
  )
}

/// Whether less than the whole is asked for.
private func isShare(_ element: Element, in rendering: Rendering) -> Bool {
  guard let call = rendering.call(of: element)?.call else { return false }
  return call.argument("count") != nil || !call.closures.isEmpty
}
