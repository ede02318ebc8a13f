import Interpreter
import Layout
import Semantics
import ViewGraph

extension LintRule {
  static let geometryReaderInScrollAxis = LintRule(
    id: "geometry-reader-in-scroll-axis",
    summary: "A GeometryReader along a scroll axis, where it is 10 points long",
    documentation: """
      A scroll view offers its content no length along its axis. A `GeometryReader` has no length of its own, so it takes \
      10 points there, and its content is drawn over whatever comes next.

      Give the reader a length (`.frame(height: 200)`), let the content have one (`.aspectRatio(2, contentMode: .fit)`), \
      or use `containerRelativeFrame`. A probe that draws nothing is left alone.
      """,
    severity: .warning,
    supersedes: [
      "geometry-reader-content-overflow", "geometry-reader-root", "geometry-reader-implicit-alignment",
      "geometry-reader-measure-only", "geometry-reader-proportional-frame",
    ],
    bad: [
      """
      struct Article: View {
        var body: some View {
          ScrollView {
            GeometryReader { proxy in
              Color.indigo.frame(height: proxy.size.width / 2)
            }
            Text("Body")
          }
        }
      }
      """,
      """
      struct Shelf: View {
        var body: some View {
          ScrollView(.horizontal) {
            HStack {
              GeometryReader { proxy in
                Text("Novels and stories").fixedSize().frame(height: proxy.size.height)
              }
              Text("More")
            }
            .frame(height: 80)
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Article: View {
        var body: some View {
          ScrollView {
            Color.indigo.aspectRatio(2, contentMode: .fit)
            Text("Body")
          }
        }
      }
      """,
      """
      struct Article: View {
        @State private var offset: CGFloat = 0
        var body: some View {
          ScrollView {
            VStack {
              GeometryReader { proxy in
                Color.clear.onChange(of: proxy.frame(in: .global).minY) { _, new in offset = new }
              }
              .frame(height: 0)
              Text("Offset \\(Int(offset))")
            }
          }
        }
      }
      """,
    ],
    check: .rendered({ rendering in
      guard !rendering.places.of(["ScrollView"]).isEmpty else { return [] }
      return rendering.readers.compactMap { observation($0, in: rendering) }
    })
  )
}

private func observation(_ reader: RenderedReader, in rendering: Rendering) -> Observation? {
  let layout = reader.element.layout
  guard layout.proposal.width == nil || layout.proposal.height == nil, let content = reader.contentSize,
    !rendering.guesses(within: reader.element.span), let place = rendering.program.place(reader.element.nameSpan)
  else { return nil }
  for axis in Axis.allCases where layout.proposal[axis] == nil {
    guard content[axis] > layout.size[axis] + 0.5 else { continue }
    guard let scroll = rendering.scrollView(around: reader.element, along: axis) else { continue }
    let length = axis == .horizontal ? "width" : "height"
    let message =
      "the scroll view offers no \(length), so this GeometryReader is \(Points(layout.size[axis])) points long for content "
      + "of \(content.points); give it a frame with a \(length), or let the content decide"
    let related = rendering.program.place(scroll.nameSpan).map { [RelatedPlace($0, "scrolls along this axis")] } ?? []
    return .fault(
      Problem(
        place,
        message,
        related: related,
        proposals: rendering.program.replacements(for: reader.closure) + framed(reader, axis, in: rendering)
      )
    )
  }
  return nil
}

extension Rendering {
  /// The nearest scroll view above that scrolls along `axis`.
  func scrollView(around element: Element, along axis: Axis) -> Element? {
    mainAncestors(of: element).first { above in
      guard above.name == "ScrollView", !above.isUserDefined else { return false }
      let call = self.call(of: above)?.call
      guard let axes = call?.unlabeled?.value.unwrapped ?? call?.argument("axes")?.value.unwrapped else {
        return axis == .vertical
      }
      let names = axes.axisNames
      return names.isEmpty || names.contains(axis == .horizontal ? "horizontal" : "vertical")
    }
  }
}

extension Expression {
  /// `.horizontal`, `[.horizontal, .vertical]`; nothing where the axes are computed.
  fileprivate var axisNames: [String] {
    if case .array(let elements) = kind { return elements.compactMap(\.unwrapped.implicitMember) }
    return implicitMember.map { [$0] } ?? dottedName.map { [$0.last ?? ""] } ?? []
  }
}

/// A frame as long as the content, where that says its length itself.
private func framed(_ reader: RenderedReader, _ axis: Axis, in rendering: Rendering) -> [FixProposal] {
  let isStated = reader.content.allSatisfy { element in
    let reason = axis == .horizontal ? element.layout.widthReason : element.layout.heightReason
    if case .fixed = reason { return true }
    return false
  }
  guard isStated, let length = reader.contentSize?[axis], let call = reader.closure?.call else { return [] }
  let frame = ".frame(\(axis == .horizontal ? "width" : "height"): \(Points(length)))"
  let scope = rendering.program
  return scope.proposal(
    "give the reader the length of its content",
    keepsMeaning: false,
    scope.addingModifier(frame, to: call.span)
  )
}
