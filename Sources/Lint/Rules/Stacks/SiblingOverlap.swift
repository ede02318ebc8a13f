import Interpreter
import Layout
import Semantics

extension LintRule {
  static let siblingOverlap = LintRule(
    id: "sibling-overlap",
    summary: "A view that an offset moves over its neighbor",
    documentation: """
      `.offset` moves what is drawn and leaves the place where it was: in a stack the neighbor stays where it is, and \
      the view is drawn over it.

      Use `.padding` or the stack's `spacing:`, which the neighbors see. To lay views over one another, use a `ZStack` \
      or `.overlay`.
      """,
    severity: .info,
    bad: [
      """
      struct Heading: View {
        var body: some View {
          VStack {
            Text("Title").offset(y: 30)
            Text("Subtitle")
          }
        }
      }
      """,
      """
      struct Row: View {
        var body: some View {
          HStack(spacing: 0) {
            Text("Unread messages")
            Text("12").bold().offset(x: -20, y: 0)
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Heading: View {
        var body: some View {
          VStack {
            Text("Title")
            Text("Subtitle").padding(.top, 30)
          }
        }
      }
      """,
      """
      struct Card: View {
        @State private var isOpen = false
        var body: some View {
          VStack {
            Text("Title").offset(y: isOpen ? 30 : 0)
            Text("Subtitle").offset(y: 1)
            Toggle("Open", isOn: $isOpen)
          }
        }
      }
      """,
    ],
    check: .rendered({ rendering in
      guard rendering.configuration.scene.textSize == .large else { return [] }
      return rendering.result.elements.filter { ["VStack", "HStack"].contains($0.name) && !$0.isUserDefined }
        .flatMap { observations($0, in: rendering) }
    })
  )
}

/// How far views may reach into one another.
private let tolerated = 4.0

private func observations(_ stack: Element, in rendering: Rendering) -> [Observation] {
  let children = rendering.children(of: stack)
  guard children.count > 1, children.count < 50 else { return [] }
  return children.indices.compactMap { index in
    guard let offset = offset(of: children[index], in: rendering), let place = rendering.program.place(offset.nameSpan),
      isReadable(children[index], in: rendering),
      let other = children.indices.first(where: { $0 != index && overlap(children[index], children[$0], in: rendering) }
      )
    else { return nil }
    let neighbor = children[other]
    return .fault(
      Problem(
        place,
        "this offset moves '\(children[index].name)' over its neighbor '\(neighbor.name)', which does not make room; use "
          + "'.padding' or 'spacing:'",
        related: rendering.program.place(neighbor.nameSpan).map { [RelatedPlace($0, "overlapped")] } ?? []
      )
    )
  }
}

/// The modifier that moves the child by lengths that the source states.
private func offset(of child: Element, in rendering: Rendering) -> CallExpression? {
  guard let call = rendering.call(of: child)?.call else { return nil }
  let modifiers = rendering.program.modifiers(over: child.span).map(\.call) + call.chain
  return modifiers.first { modifier in
    modifier.calledName == "offset" && modifier.receiver != nil && !modifier.arguments.isEmpty
      && modifier.arguments.allSatisfy { ["x", "y"].contains($0.label) && $0.value.literalNumber != nil }
  }
}

private func isReadable(_ element: Element, in rendering: Rendering) -> Bool {
  rendering.isCertain(element) && !rendering.isOutOfPlace(element)
    && rendering.subtree(of: element).contains { ["Text", "Button", "Label", "TextField", "Toggle"].contains($0.name) }
}

private func overlap(_ child: Element, _ other: Element, in rendering: Rendering) -> Bool {
  guard isReadable(other, in: rendering),
    let shared = child.layout.globalFrame.intersection(other.layout.globalFrame)
  else { return false }
  return shared.width > tolerated && shared.height > tolerated
}
