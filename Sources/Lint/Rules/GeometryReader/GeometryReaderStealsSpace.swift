import Catalog
import Interpreter
import Layout
import Semantics
import ViewGraph

extension LintRule {
  static let geometryReaderStealsSpace = LintRule(
    id: "geometry-reader-steals-space",
    summary: "A GeometryReader in a stack takes space that its content leaves empty and a neighbor needs",
    documentation: """
      A `GeometryReader` takes the whole share that a stack offers it, however small its content is. Its neighbors are \
      squeezed: text is cut off although there would be room.

      Measure in the background of the content, or with `onGeometryChange`, so that the content has its own size. A \
      reader whose neighbors have all they need is left alone.
      """,
    severity: .warning,
    supersedes: [
      "geometry-reader-content-overflow", "geometry-reader-root", "geometry-reader-implicit-alignment",
      "geometry-reader-proportional-frame",
    ],
    bad: [
      """
      struct Row: View {
        var body: some View {
          HStack {
            GeometryReader { proxy in
              Text("\\(Int(proxy.size.width))")
            }
            Text("A description that needs more than half of the width of a phone").lineLimit(1)
          }
          .frame(height: 44)
        }
      }
      """,
      """
      struct Story: View {
        let text = String(repeating: "All happy families are alike; each unhappy family is unhappy in its own way. ", count: 14)
        var body: some View {
          VStack {
            GeometryReader { proxy in
              Text("Width \\(Int(proxy.size.width))")
            }
            Text(text)
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Row: View {
        @State private var width: CGFloat = 0
        var body: some View {
          HStack {
            Text("\\(Int(width))").onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }
            Text("A description that needs more than half of the width of a phone").lineLimit(1)
          }
        }
      }
      """,
      """
      struct Plot: View {
        var body: some View {
          VStack {
            GeometryReader { proxy in
              Path { $0.addRect(CGRect(x: 0, y: 0, width: proxy.size.width, height: proxy.size.height / 2)) }
            }
            Text("Legend")
          }
        }
      }
      """,
    ],
    check: .rendered({ rendering in rendering.readers.compactMap { observation($0, in: rendering) } })
  )
}

private func observation(_ reader: RenderedReader, in rendering: Rendering) -> Observation? {
  let size = reader.element.layout.size
  guard let content = reader.contentSize, content.width < size.width * 0.5 || content.height < size.height * 0.5,
    let (stack, member) = rendering.stack(around: reader.element), !rendering.guesses(within: stack.span),
    let place = rendering.program.place(reader.element.nameSpan)
  else { return nil }
  let axis = stack.stackAxis
  guard content[axis] < size[axis] * 0.5, size[axis] - content[axis] > 8 else { return nil }
  let siblings = rendering.children(of: stack).filter { $0.id != member.id }
  let harmed = siblings.lazy.flatMap { rendering.subtree(of: $0) }.first(where: \.isCutOff)
  guard let harmed, let victim = rendering.program.place(harmed.nameSpan) else { return nil }
  return .fault(
    Problem(
      place,
      "in '\(stack.name)' this GeometryReader takes \(size.points) for content of \(content.points), while "
        + "'\(harmed.name)' gets \(harmed.layout.size.points) and is cut off; measure in a background instead",
      related: [RelatedPlace(victim, "this does not fit")],
      proposals: rendering.program.replacements(for: reader.closure)
    )
  )
}

extension Rendering {
  /// The stack that the element is a member of, and the member it is in; only modifiers and components between.
  fileprivate func stack(around element: Element) -> (stack: Element, member: Element)? {
    var member = element
    var passed: [(outer: Element, inner: Element)] = []
    for above in ancestors(of: element) {
      if Self.decorations.contains(above.name), above.children.first != member.id { return nil }
      if above.isView([.linear, .stacks]) {
        let axis = above.stackAxis
        // A length along the other axis takes nothing from the members beside.
        return passed.allSatisfy { $0.outer.passes(axis, to: $0.inner) } ? (above, member) : nil
      }
      guard above.kind == .modifier || above.isUserDefined else { return nil }
      passed.append((above, member))
      member = above
    }
    return nil
  }
}

extension Element {
  /// The axis along which a stack lays its members out.
  fileprivate var stackAxis: Axis { name == "VStack" ? .vertical : .horizontal }

  /// Whether a modifier offers what it is on the length that it is offered itself, less a margin.
  fileprivate func passes(_ axis: Axis, to inner: Element) -> Bool {
    guard name == "frame" || name == "fixedSize" else { return true }
    return layout.proposal[axis] == inner.layout.proposal[axis]
  }

  /// Text that does not fit.
  fileprivate var isCutOff: Bool {
    if case .text(_, isTruncated: true) = layout.heightReason { return true }
    if case .text(_, isTruncated: true) = layout.widthReason { return true }
    return false
  }
}
