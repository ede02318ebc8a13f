import Interpreter
import Layout
import Semantics
import ViewGraph

extension LintRule {
  static let spacerInScrollAxis = LintRule(
    id: "spacer-in-scroll-axis",
    summary: "A Spacer along an axis that scrolls",
    documentation: """
      A `Spacer` takes the room that is left. In a scroll view none is: along its axis the content has no end, and the \
      spacer is as short as it can be.

      For a gap write `.padding` or a spacing. To push content to the end of the visible part give the stack its height: \
      `.containerRelativeFrame(.vertical)` (iOS 17), or a `minHeight:`.
      """,
    severity: .info,
    bad: [
      """
      struct Page: View {
        var body: some View {
          ScrollView {
            VStack {
              Text("Top").frame(maxWidth: .infinity)
              Spacer()
              Text("Bottom")
            }
          }
        }
      }
      """,
      """
      struct Strip: View {
        var body: some View {
          ScrollView(.horizontal) {
            HStack {
              Text("First")
              Spacer()
              Text("Last")
            }
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Page: View {
        var body: some View {
          ScrollView {
            VStack {
              Text("Top").frame(maxWidth: .infinity)
              Spacer(minLength: 20)
              Text("Bottom")
            }
          }
        }
      }
      """,
      """
      struct Row: View {
        var body: some View {
          ScrollView {
            HStack {
              Text("First")
              Spacer()
              Text("Last")
            }
          }
        }
      }
      """,
    ],
    check: .rendered(
      { rendering in
        rendering.elements(named: "Spacer").compactMap { observation($0, in: rendering) }
      },
      judge: .everywhere
    )
  )
}

private func observation(_ spacer: Element, in rendering: Rendering) -> Observation? {
  guard !rendering.isOutOfPlace(spacer), let place = rendering.program.place(spacer.nameSpan),
    let call = rendering.call(of: spacer)?.call,
    call.arguments.isEmpty, rendering.program.call(on: call.span) == nil
  else { return nil }
  let stack = rendering.ancestors(of: spacer).first { !$0.isUserDefined }
  guard let stack, let axis: Axis = ["VStack": .vertical, "HStack": .horizontal][stack.name] else {
    return .fine(place)
  }
  guard stack.layout.proposal[axis] == nil, let scroll = rendering.scrollView(around: stack),
    rendering.scrollAxes(of: scroll)?.contains(axis) == true,
    !rendering.isComputed(axis, around: stack, within: scroll)
  else { return .fine(place) }
  return .fault(
    Problem(
      place,
      "along the axis of a ScrollView no room is left, so this Spacer is \(Points(spacer.layout.size[axis])) long; use "
        + "'.padding' or a spacing for a gap, or give the stack the length of the visible part",
      related: rendering.program.place(scroll.nameSpan).map { [RelatedPlace($0, "has no end on this axis")] } ?? [],
      proposals: rendering.program.removalOfSpacer(call)
    )
  )
}

extension Rendering {
  /// Whether a frame between the two is given a length along the axis that does not stand in the source: it may be
  /// another one than it is here, with room for what is in it.
  fileprivate func isComputed(_ axis: Axis, around stack: Element, within scroll: Element) -> Bool {
    let labels = axis == .vertical ? ["height", "minHeight"] : ["width", "minWidth"]
    return ancestors(of: stack).prefix { $0.id != scroll.id }.contains { above in
      guard above.name == "frame", !above.isUserDefined, let frame = call(of: above) else { return false }
      return labels.contains { label in
        frame.call.argument(label).map { program.constantNumber($0.value, in: frame.scope) == nil } ?? false
      }
    }
  }
}
