/// Content that depends on where its container is placed: that of a geometry reader, that of a decoration made from
/// preferences.
package protocol DeferredContent: AnyObject {
  /// Appends the content to `context.tree` and returns its roots. Called once while the tree is laid out, when the
  /// container and everything before it (of a decoration, the primary child with all its content) has its place.
  func makeContent(in context: PlacementContext) -> [NodeID]
}

/// What deferred content may ask: the placement of its container and of everything placed before it.
package struct PlacementContext {
  package let tree: LayoutTree
  /// The container of the content.
  package let node: NodeID
  package let size: Size

  package init(tree: LayoutTree, node: NodeID, size: Size) {
    self.tree = tree
    self.node = node
    self.size = size
  }

  /// The container's frame.
  package func frame(in space: CoordinateSpace) -> Rect { tree.frame(of: node, in: space) }

  /// What of the container lies outside the safe area.
  package var safeAreaInsets: Insets { tree.safeAreaInsets(of: node) }

  /// Converts from the container of the tree (`.global`) to the node's own coordinates.
  package func localPoint(_ point: Point) -> Point { tree.convert(point, toLocalOf: node) }

  /// Converts the bounding box from the container of the tree (`.global`) to the node's own coordinates.
  package func localRect(_ rect: Rect) -> Rect { tree.convert(rect, toLocalOf: node) }
}
