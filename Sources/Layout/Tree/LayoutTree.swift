/// A tree of views without language: behaviors in an arena, children before parents, then sizes and places.
///
/// A tree belongs to one pass: nodes are appended, the root is laid out, placements are read. Deferred content is
/// appended while the tree is laid out. It is not shared between threads.
package final class LayoutTree {
  package let environment: LayoutEnvironment
  package let measurer: any TextMeasuring

  package init(environment: LayoutEnvironment, measurer: any TextMeasuring) {
    self.environment = environment
    self.measurer = measurer
  }

  /// Adds a node over nodes that have no parent yet. `direction` is that of the environment the node's own layout is
  /// made in: it orders the children.
  package func append(
    _ behavior: LayoutBehavior,
    children: [NodeID] = [],
    direction: LayoutDirection = .leftToRight
  ) -> NodeID {
    NodeID(0)
  }

  /// Lays out `root` in the safe area of `container`, centred in it. Roots laid out before keep their placements.
  package func layOut(_ root: NodeID, in container: Container) {}

  // MARK: Asking nodes

  /// The size the node takes at a proposal.
  package func sizeThatFits(_ node: NodeID, _ proposal: Proposal) -> Size { .zero }

  /// The node's size and alignment guides at a proposal.
  package func dimensions(of node: NodeID, in proposal: Proposal) -> ViewDimensions { ViewDimensions(size: .zero) }

  package func priority(of node: NodeID) -> Double { 0 }

  package func spacing(of node: NodeID) -> Spacing { .standard }

  package func layoutValue(_ key: AnyHashable, of node: NodeID) -> Any? { nil }

  package func behavior(of node: NodeID) -> LayoutBehavior { .empty }

  /// The children in order; those of deferred content once they are made.
  package func children(of node: NodeID) -> [NodeID] { [] }

  package func parent(of node: NodeID) -> NodeID? { nil }

  func explicitGuide(_ key: AlignmentKey, of node: NodeID, at proposal: Proposal) -> Double? { nil }

  // MARK: After layout

  /// Where the node is, nil before it is placed and for what its parent leaves out (`ViewThatFits`).
  package func placement(of node: NodeID) -> Placement? { nil }

  /// The node's frame; zero before it is placed.
  package func frame(of node: NodeID, in space: CoordinateSpace) -> Rect { .zero }

  /// The node that makes `space` for `node`; nil for `.global` and where a name is not found.
  package func node(of space: CoordinateSpace, around node: NodeID) -> NodeID? { nil }

  /// What of the node lies outside the safe area.
  package func safeAreaInsets(of node: NodeID) -> Insets { .zero }

  /// From the coordinates of `node` to the container's.
  package func transformToRoot(of node: NodeID) -> AffineTransform { .identity }

  /// Converts from the container's coordinates to the node's own.
  package func convert(_ point: Point, toLocalOf node: NodeID) -> Point { point }

  /// Converts a bounding box from the container's coordinates to the node's own.
  package func convert(_ rect: Rect, toLocalOf node: NodeID) -> Rect { rect }
}
