/// A tree of views without language: behaviors in an arena, children before parents, then sizes and places.
///
/// A tree belongs to one pass: nodes are appended, the root is laid out, placements are read. Deferred content is
/// appended while the tree is laid out. A tree is not shared between threads.
package final class LayoutTree {
  package let environment: LayoutEnvironment
  package let measurer: any TextMeasuring
  /// The texts of other trees.
  let textMemo: TextMemo?

  // SAFETY: every access to the properties marked unchecked reads or writes one value or appends one, and ends before
  // anything else is called; nothing holds one of them `inout`. Run-time checks cost 40 % of a layout.
  @exclusivity(unchecked) var nodes: [Node] = []
  @exclusivity(unchecked) var behaviors: [LayoutBehavior] = []
  @exclusivity(unchecked) var childIDs: [NodeID] = []
  @exclusivity(unchecked) var placed: [PlacedNode] = []
  @exclusivity(unchecked) var memo: [MemoEntry] = []
  /// The fragments that were added, whose layout is known from elsewhere; the first stands for none.
  @exclusivity(unchecked) var stamps: [LayoutFragment?] = [nil]
  /// Empty lists with room for the children of a node, one for each level of the recursion that has placed any.
  @exclusivity(unchecked) var arranged: [[ArrangedChild]] = []
  /// Nesting of the running recursion.
  @exclusivity(unchecked) var depth = 0
  var guideMemo: [GuideQuery: Double?] = [:]
  /// The texts of nodes that are texts.
  @exclusivity(unchecked) var texts: [TextSlot?] = []
  /// Spacing preferences that occur; the first is `standard`.
  @exclusivity(unchecked) var spacings: [Spacing] = [.standard]
  /// Those of texts, by their font.
  @exclusivity(unchecked) var textSpacings: [(font: FontDescriptor, spacing: UInt32)] = []
  var safeAreas: [SafeArea] = []
  /// That of the window, in `safeAreas`.
  var windowSafeArea = 0
  /// The size of the nearest scroll view or of the window, for `containerRelativeFrame`.
  var relativeContainer = Size.zero
  /// What bars and padding around the scroll view that is measured next take from its content.
  var scrollInsets = Insets.zero
  /// The containers for which sizes of nodes that depend on them are remembered.
  var memoContainers: [NodeID: Size] = [:]
  /// The sizes of nodes that were asked for very many.
  var furtherSizes: [NodeID: [Proposal: Size]] = [:]
  /// How often a stack asked its children for their flexibility, per node (see `StackLayout`).
  var probeCounts: [NodeID: Int] = [:]
  /// Followers of matched geometry, placed when all sources are.
  var followers: [NodeID] = []
  var sources: [AnyHashable: NodeID] = [:]
  /// How often deferred content was made.
  @exclusivity(unchecked) var adoptionCount = 0
  /// What deferred content asks of the bars around pages that were placed before it was there, by page.
  package internal(set) var deferredBars: [NodeID: BarTraits] = [:]
  /// The same as an earlier layout has found it.
  package var knownBars: [NodeID: BarTraits] = [:]

  /// Nodes nested deeper than this have no size: the recursion must end before the stack does.
  static let depthLimit = 400

  /// `memory` is that of a tree that is done with; `texts` are those of other trees.
  package init(
    environment: LayoutEnvironment,
    measurer: any TextMeasuring,
    in memory: consuming Memory? = nil,
    sharing texts: TextMemo? = nil
  ) {
    self.environment = environment
    self.measurer = measurer
    textMemo = texts
    if let memory {
      nodes = memory.nodes
      behaviors = memory.behaviors
      childIDs = memory.childIDs
      placed = memory.placed
      memo = memory.memo
      arranged = memory.arranged
      self.texts = memory.texts
      return
    }
    nodes.reserveCapacity(Self.usualCount)
    behaviors.reserveCapacity(Self.usualCount)
    childIDs.reserveCapacity(Self.usualCount)
    placed.reserveCapacity(Self.usualCount)
    self.texts.reserveCapacity(Self.usualCount)
  }

  /// Few screens have fewer nodes.
  private static let usualCount = 16

  /// Adds a node over nodes that have no parent yet; others are left out. `direction` is that of the environment in
  /// which the node's own layout is made: it orders the children.
  package func append(
    _ behavior: LayoutBehavior,
    children: [NodeID] = [],
    direction: LayoutDirection = .leftToRight
  ) -> NodeID {
    append(behavior, childCount: children.count, direction: direction) { children[$0] }
  }

  /// The same with the children one after another.
  package func append(
    _ behavior: LayoutBehavior,
    childCount: Int,
    direction: LayoutDirection,
    child: (Int) -> NodeID
  ) -> NodeID {
    if case .labeledRow = behavior {
      return appendLabeledRow((0..<childCount).map(child), direction: direction)
    }
    let id = NodeID(nodes.count)
    let first = childIDs.count
    for position in 0..<childCount {
      let child = child(position)
      guard child.index < nodes.count, nodes[child.index].parent == nil else { continue }
      childIDs.append(child)
      nodes[child.index].parent = id
    }
    nodes.append(
      Node(
        firstChild: UInt32(truncatingIfNeeded: first),
        childCount: UInt32(truncatingIfNeeded: childIDs.count - first),
        direction: direction
      )
    )
    behaviors.append(behavior)
    if case .text = behavior { texts.append(TextSlot()) } else { texts.append(nil) }
    placed.append(.none)
    deriveTraits(of: id)
    return id
  }

  /// Gives a node another behavior over the children it has. Sizes around it are forgotten; lay out the root again.
  package func replace(_ node: NodeID, with behavior: LayoutBehavior) {
    guard nodes.indices.contains(node.index) else { return }
    behaviors[node.index] = behavior
    if case .text = behavior { texts[node.index] = TextSlot() } else { texts[node.index] = nil }
    guideMemo.removeAll()
    var current: NodeID? = node
    while let id = current {
      deriveTraits(of: id)
      nodes[id.index].newestMemo = -1
      furtherSizes[id] = nil
      nodes[id.index].stamp = 0
      placed[id.index].isStale = true
      current = nodes[id.index].parent
    }
    if memo.count > nodes.count * 8 + 1024 { forgetAllSizes() }
  }

  /// Entries of replaced nodes stay in the arena until there are too many.
  private func forgetAllSizes() {
    memo.removeAll(keepingCapacity: true)
    furtherSizes.removeAll()
    for index in nodes.indices { nodes[index].newestMemo = -1 }
  }

  /// How the node is laid out; `empty` for one of another tree.
  package func behavior(of node: NodeID) -> LayoutBehavior {
    behaviors.indices.contains(node.index) ? behaviors[node.index] : .empty
  }

  /// The children in order; those of deferred content once they are made.
  package func children(of node: NodeID) -> [NodeID] {
    nodes.indices.contains(node.index) ? Array(childIDs[childRange(node)]) : []
  }

  /// The node that lays this one out; nil for a root.
  package func parent(of node: NodeID) -> NodeID? {
    nodes.indices.contains(node.index) ? nodes[node.index].parent : nil
  }

  /// How many nodes there are.
  package var nodeCount: Int { nodes.count }

  /// How many sizes have been computed: what layout has cost so far.
  package var measurementCount: Int { memo.count }

  /// The indices of the node's children in `childIDs`.
  func childRange(_ node: NodeID) -> Range<Int> {
    let record = nodes[node.index]
    let first = Int(record.firstChild)
    return first..<first + Int(record.childCount)
  }

  func childCount(_ node: NodeID) -> Int { Int(nodes[node.index].childCount) }

  func child(_ node: NodeID, _ position: Int) -> NodeID {
    childIDs[Int(nodes[node.index].firstChild) + position]
  }

  func firstChild(of node: NodeID) -> NodeID? {
    nodes[node.index].childCount > 0 ? child(node, 0) : nil
  }

  /// Gives the node children that were made for it, after those it has.
  func adopt(_ children: [NodeID], into node: NodeID) {
    adoptionCount &+= 1
    let kept = Array(childIDs[childRange(node)])
    let first = childIDs.count
    childIDs += kept
    for child in children where child.index < nodes.count && nodes[child.index].parent == nil && child != node {
      childIDs.append(child)
      nodes[child.index].parent = node
    }
    nodes[node.index].firstChild = UInt32(truncatingIfNeeded: first)
    nodes[node.index].childCount = UInt32(truncatingIfNeeded: childIDs.count - first)
  }

  func flags(_ node: NodeID) -> NodeFlags { nodes[node.index].flags }
}
