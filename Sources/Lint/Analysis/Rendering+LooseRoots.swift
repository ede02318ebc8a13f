import Interpreter
import Semantics
import ViewGraph

extension Rendering {
  /// Whether the loop goes by way of views that this scene alone puts below each other: what a body leaves to whoever
  /// shows it, a preview or a view by itself has to stack.
  func isOfSceneAlone(_ loop: FeedbackLoop) -> Bool {
    guard !isOfApp, let observer = loop.observer?.call.span else { return false }
    let roots = looseRoots
    guard !roots.isEmpty else { return false }
    return !roots.contains { root in
      let parts = subtree(of: root)
      return parts.contains { observer.contains($0.span) }
        && loop.users.contains { user in parts.contains { $0.span.contains(user) } }
    }
  }

  /// The views that the scene begins with, where they are several that no container of the source arranges.
  private var looseRoots: [Element] {
    var next = element(result.root)
    while let current = next {
      let isModifier = current.kind == .modifier && !current.isUserDefined
      guard isModifier || current.isUserDefined || program.place(current.nameSpan) == nil else { return [] }
      let parts = children(of: current)
      if parts.count > 1, !isModifier { return parts }
      next = parts.first
    }
    return []
  }
}
