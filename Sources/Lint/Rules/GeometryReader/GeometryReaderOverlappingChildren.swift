import Catalog
import Interpreter
import Layout
import Semantics
import SourceText
import ViewGraph

extension LintRule {
  static let geometryReaderOverlappingChildren = LintRule(
    id: "geometry-reader-overlapping-children",
    summary: "Several views in a GeometryReader are drawn on top of each other",
    documentation: """
      A `GeometryReader` is no stack: each view of its content is pinned to the top leading corner, so that several lie on \
      top of each other.

      Put them into a `VStack`, or into a `ZStack` where they are meant to lie on each other. Views with a position, and \
      a background behind the others, are left alone.
      """,
    severity: .warning,
    supersedes: ["geometry-reader-implicit-alignment", "geometry-reader-proportional-frame"],
    bad: [
      """
      struct Page: View {
        var body: some View {
          GeometryReader { proxy in
            Text("Title").font(.title)
            Text("Width \\(Int(proxy.size.width))")
          }
        }
      }
      """,
      """
      struct Profile: View {
        var body: some View {
          GeometryReader { proxy in
            HStack {
              Image(systemName: "person")
              Text("Profile")
            }
            Button("Edit") {}.padding(.leading, proxy.size.width * 0.01)
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Page: View {
        var body: some View {
          GeometryReader { proxy in
            VStack {
              Text("Title").font(.title)
              Text("Width \\(Int(proxy.size.width))")
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
          }
        }
      }
      """,
      """
      struct Page: View {
        var body: some View {
          GeometryReader { proxy in
            Color.yellow
            Text("North").position(x: proxy.size.width / 2, y: 20)
            Text("South").position(x: proxy.size.width / 2, y: proxy.size.height - 20)
          }
        }
      }
      """,
    ],
    check: .rendered({ rendering in rendering.readers.compactMap { observation($0, in: rendering) } })
  )
}

private func observation(_ reader: RenderedReader, in rendering: Rendering) -> Observation? {
  guard reader.content.count > 1, !rendering.guesses(within: reader.element.span),
    let place = rendering.program.place(reader.element.nameSpan), !reader.isMovedAbout(in: rendering)
  else { return nil }
  // Views that all fill the reader are layers.
  let size = reader.element.layout.size
  let inks = reader.content.map { child in
    rendering.subtree(of: child).filter(\.isInk)
  }
  let layers = reader.content.map { $0.layout.size.isNear(size) }
  for first in inks.indices {
    for second in inks.indices where second > first && !(layers[first] && layers[second]) {
      guard let pair = overlap(inks[first], inks[second]) else { continue }
      let names = [reader.content[first], reader.content[second]]
      let related = names.compactMap { element in
        rendering.program.place(element.span).map {
          RelatedPlace(
            $0,
            "drawn at \(Points(element.layout.globalFrame.minX)), \(Points(element.layout.globalFrame.minY))"
          )
        }
      }
      let message =
        "a GeometryReader pins each view to its corner: '\(pair.0.name)' of \(pair.0.layout.size.points) and "
        + "'\(pair.1.name)' of \(pair.1.layout.size.points) lie on each other; put them into a VStack or a ZStack"
      return .fault(Problem(place, message, related: related, proposals: proposals(reader, in: rendering.program)))
    }
  }
  return nil
}

extension Element {
  /// Text or a control, which nobody wants to have another one on top.
  fileprivate var isInk: Bool {
    !ViewTraits.of(name).isDisjoint(with: [.readable, .control]) && kind == .view && !isUserDefined
  }
}

private func overlap(_ first: [Element], _ second: [Element]) -> (Element, Element)? {
  for one in first {
    for other in second where one.layout.globalFrame.overlaps(other.layout.globalFrame) { return (one, other) }
  }
  return nil
}

extension Rect {
  /// Whether more than an edge is shared.
  fileprivate func overlaps(_ other: Rect) -> Bool {
    min(maxX, other.maxX) - max(minX, other.minX) > 1 && min(maxY, other.maxY) - max(minY, other.minY) > 1
  }
}

/// All the content in a stack.
private func proposals(_ reader: RenderedReader, in scope: ProgramScope) -> [FixProposal] {
  guard let closure = reader.closure?.closure, let first = closure.body.statements.first,
    let last = closure.body.statements.last
  else { return [] }
  return ["VStack", "ZStack"].flatMap { stack in
    let wrapping = scope.wrapping(first.span.joined(to: last.span), in: stack)
    return scope.proposal("put the views into a \(stack)", keepsMeaning: false, wrapping)
  }
}
