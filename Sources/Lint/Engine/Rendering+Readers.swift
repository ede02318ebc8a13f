import Interpreter
import Layout
import Semantics

/// A `GeometryReader` that was laid out, with what is drawn in it.
struct RenderedReader {
  let element: Element
  /// The call in the source, where the content is a closure.
  let closure: ReaderClosure?
  /// The elements directly inside that draw something.
  let content: [Element]

  /// Whether the code of the content moves views: they are where they were meant to be, or will be.
  func isMovedAbout(in rendering: Rendering) -> Bool {
    let moves = ["offset", "position", "rotationEffect", "scaleEffect", "rotation3DEffect"]
    return moves.contains { name in
      rendering.program.calls(name).contains { element.span.contains($0.call.span) }
    }
  }

  /// The largest width and the largest height in the content, which is pinned to the corner; nil without content.
  var contentSize: Size? {
    guard let first = content.first else { return nil }
    return content.dropFirst().reduce(first.layout.size) { size, next in
      Size(width: max(size.width, next.layout.size.width), height: max(size.height, next.layout.size.height))
    }
  }
}

extension Rendering {
  /// The readers of the scene in tree order.
  var readers: [RenderedReader] {
    result.elements.filter { $0.name == "GeometryReader" && !$0.isUserDefined }.map { element in
      let occurrence = program.calls("GeometryReader").first { $0.call.nameSpan == element.nameSpan }
      return RenderedReader(
        element: element,
        closure: occurrence.flatMap(ReaderClosure.init),
        content: children(of: element).filter(draws)
      )
    }
  }

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
  func isDecoration(_ element: Element) -> Bool {
    (mainAncestors(of: element).last ?? element).parent != nil
  }

  static let decorations: Set = [
    "background", "overlay", "mask", "overlayPreferenceValue", "backgroundPreferenceValue", "safeAreaInset",
  ]

  /// Whether anything in the subtree is more than scaffolding.
  func draws(_ element: Element) -> Bool {
    subtree(of: element).contains { $0.children.isEmpty && !Self.scaffolding.contains($0.name) }
  }

  /// Leaves that hold space and draw nothing.
  private static let scaffolding: Set = ["Color.clear", "EmptyView", "Spacer", "Divider"]

  /// Whether evaluation had to guess at something within `span`, so that frames there mean little.
  func guesses(within span: SourceSpan) -> Bool {
    result.unknowns.contains { span.contains($0.span) }
  }
}
