import Catalog
package import Interpreter
package import Layout
import Queries
import Semantics
import ViewGraph

/// A `GeometryReader` that was laid out, with what is drawn in it.
package struct RenderedReader {
  package let element: Element
  /// The call in the source, where the content is a closure.
  let closure: ReaderClosure?
  /// The elements directly inside that draw something.
  let content: [Element]

  private static let moving = ComparedQuery<ProgramScope, SourceSpan, Bool> { span, scope in
    ["offset", "position", "rotationEffect", "scaleEffect", "rotation3DEffect"].contains { name in
      scope.calls(name, in: span.unit).contains { span.contains($0.call.span) }
    }
  }

  /// Whether the code of the content moves views: they are where they were meant to be, or will be.
  func isMovedAbout(in rendering: Rendering) -> Bool {
    rendering.program.derived(Self.moving, for: element.span)
  }

  /// The largest width and the largest height in the content, which is pinned to the corner; nil without content.
  package let contentSize: Size?

  fileprivate init(_ element: Element, _ closure: ReaderClosure?, in rendering: Rendering) {
    self.element = element
    self.closure = closure
    content = rendering.children(of: element).filter(rendering.draws)
    let sizes = content.map(\.layout.size)
    contentSize = sizes.first.map { first in
      sizes.reduce(first) { Size(width: max($0.width, $1.width), height: max($0.height, $1.height)) }
    }
  }
}

extension RenderedReader {
  /// The readers of a scene in tree order.
  static func all(in rendering: Rendering) -> [RenderedReader] {
    let elements = rendering.elements(named: "GeometryReader")
    guard !elements.isEmpty else { return [] }
    return elements.map { RenderedReader($0, rendering.program.reader(named: $0.nameSpan), in: rendering) }
  }
}

extension Rendering {
  /// The elements above that lay `element` out as a part of their main content, nearest first: the list ends where it
  /// only stands behind or in front of another view.
  func mainAncestors(of element: Element) -> [Element] {
    var found: [Element] = []
    var below = element
    for above in ancestors(of: element) {
      if Self.decorations.contains(above.name), above.children.first != below.id { return found }
      found.append(above)
      below = above
    }
    return found
  }

  /// Whether the element, or something around it, stands behind or in front of another view.
  func isDecoration(_ element: Element) -> Bool { decorated[element.id.index] }

  /// Which elements stand behind or in front of another view.
  func findDecorated() -> [Bool] {
    let elements = result.elements
    var isDecorated = Array(repeating: false, count: elements.count)
    for index in places.of(Array(Self.decorations)) {
      for child in elements[index].children.dropFirst() { isDecorated[child.index] = true }
    }
    for index in elements.indices where !isDecorated[index] {
      if let parent = elements[index].parent { isDecorated[index] = isDecorated[parent.index] }
    }
    return isDecorated
  }

  /// What shows other views beside its receiver: decorations, and bars at its edges.
  static let decorations = ModifierTraits.decorates.names.union(["safeAreaInset"])

  /// Whether anything in the subtree is more than scaffolding.
  func draws(_ element: Element) -> Bool {
    let parts = subtree(of: element)
    return parts.contains { $0.children.isEmpty && !Self.scaffolding.contains($0.name) && !isEmptyText($0) }
  }

  /// `Text("")`, which stands in for a view where there is nothing to show.
  private func isEmptyText(_ element: Element) -> Bool {
    guard element.name == "Text", element.layout.size.width < Points.halfPixel, let text = call(of: element) else {
      return false
    }
    return text.call.unlabeled?.value.literalText?.isEmpty ?? false
  }

  /// Leaves that hold space and draw nothing.
  private static let scaffolding: Set = ["Color.clear", "EmptyView", "Spacer", "Divider"]

  /// Whether evaluation had to guess at something within `span`, so that frames there mean little.
  func guesses(within span: SourceSpan) -> Bool {
    result.unknowns.contains { span.contains($0.span) }
  }
}
