import Interpreter
import Layout
import Queries
import Semantics
import ViewGraph

extension LintRule {
  static let frameMaxInfinityUnboundedAxis = LintRule(
    id: "frame-max-infinity-unbounded-axis",
    summary: "Filling an axis along which there is no end",
    documentation: """
      Along its axis a scroll view offers its content no length, so there is nothing to fill: \
      `.frame(maxHeight: .infinity)` in a vertical scroll view leaves the view as high as it is.

      To fill the visible part use `.containerRelativeFrame(.vertical)` (iOS 17), or a `minHeight:` that is measured.
      """,
    severity: .info,
    bad: [
      """
      struct Page: View {
        var body: some View {
          ScrollView {
            Text("a").frame(maxHeight: .infinity)
          }
        }
      }
      """,
      """
      struct Strip: View {
        var body: some View {
          ScrollView(.horizontal) {
            HStack {
              Text("a").padding().frame(maxWidth: .infinity)
              Text("b")
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
            Text("a").frame(maxWidth: .infinity)
          }
        }
      }
      """,
      """
      struct Fill: View {
        var body: some View { Text("a").frame(maxWidth: .infinity, maxHeight: .infinity) }
      }
      struct Page: View {
        var body: some View {
          VStack {
            ScrollView { Fill() }
            Fill()
          }
        }
      }
      """,
    ],
    check: .rendered(
      { rendering in
        rendering.elements(named: "frame").compactMap { observation($0, in: rendering) }
      },
      judge: .everywhere
    )
  )
}

private let bounds = Query<SourceSpan, [Argument]>()

/// The bounds of a frame that are infinite.
private func infiniteBounds(_ frame: CallOccurrence) -> [Argument] {
  guard let frame = FrameCall(frame) else { return [] }
  return frame.bounds.filter { ["maxWidth", "maxHeight"].contains($0.label) && $0.value.literalNumber == .infinity }
}

private func observation(_ element: Element, in rendering: Rendering) -> Observation? {
  let infinite = rendering.program.derived(bounds, for: element.span) { scope in
    scope.call(at: element.span).map(infiniteBounds) ?? []
  }
  guard !infinite.isEmpty, let call = rendering.call(of: element)?.call, !rendering.isOutOfPlace(element),
    let place = rendering.program.place(element.nameSpan)
  else { return nil }
  guard let useless = infinite.first(where: { element.layout.proposal[axis(of: $0)] == nil }),
    let scroll = rendering.scrollView(around: element),
    rendering.scrollAxes(of: scroll)?.contains(axis(of: useless)) == true,
    // A grid or stack of the other axis makes its children equal.
    call.argument(useless.label == "maxWidth" ? "minWidth" : "minHeight") == nil
  else { return .fine(place) }
  let label = useless.label ?? ""
  return .fault(
    Problem(
      place,
      "'\(label): .infinity' changes nothing here: the ScrollView around offers no length on its axis, so there is "
        + "nothing to fill; use '.containerRelativeFrame' or a lower bound",
      related: rendering.program.place(scroll.nameSpan).map { [RelatedPlace($0, "offers no length on its axis")] }
        ?? [],
      proposals: proposals(useless, of: call, in: rendering.program)
    ),
    quotesFrames: false
  )
}

private func axis(of argument: Argument) -> Axis { argument.label == "maxWidth" ? .horizontal : .vertical }

/// The bound taken out, or the whole frame where nothing else is asked of it.
private func proposals(_ bound: Argument, of frame: CallExpression, in scope: ProgramScope) -> [FixProposal] {
  let isAlone = frame.arguments.allSatisfy { $0.label == "alignment" || $0.value.span == bound.value.span }
  return scope.proposal(
    isAlone ? "remove the frame" : "remove '\(bound.label ?? "")'",
    keepsMeaning: true,
    isAlone ? scope.removingModifier(frame) : scope.removingArgument(bound, of: frame)
  )
}
