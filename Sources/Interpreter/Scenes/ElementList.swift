import Layout
import Semantics

/// Turns the nodes of a finished pass into elements: parents before children, with what layout decided.
struct ElementList {
  let tree: LayoutTree
  private let dependencies: FrameDependencies?
  private(set) var elements: [Element] = []
  /// The elements by number, while those are missing whose children are not all there.
  private var places: [Element?] = []

  /// `dependencies` where the elements are to explain themselves.
  init(tree: LayoutTree, dependencies: FrameDependencies?) {
    self.tree = tree
    self.dependencies = dependencies
  }

  /// Notes of nodes that are no elements, on their way to the element inside of them; nil where there are none.
  private final class Notes {
    let writes: [Element.PreferenceWrite]
    let reads: [Element.PreferenceRead]

    /// Those of a node after those from around it.
    init(_ node: SceneNode, after outer: Notes?) {
      writes = (outer?.writes ?? []) + node.preferenceWrites
      reads = (outer?.reads ?? []) + node.preferenceReads
    }
  }

  mutating func add(_ root: SceneNode) {
    places.reserveCapacity(tree.nodeCount + tree.nodeCount / 2 + 16)
    var roots: [ElementID] = []
    add(root, parent: nil, nil, Ground(offset: 0, path: nil), &roots)
    elements = places.compactMap(\.self)
    places = []
  }

  /// What the numbers and paths of nodes count from.
  private struct Ground {
    let offset: Int
    let path: InstancePath?
  }

  /// Adds the elements of a node and of what is below it. `siblings` are the children of `parent` so far.
  private mutating func add(
    _ node: SceneNode,
    parent: ElementID?,
    _ notes: Notes?,
    _ ground: Ground,
    _ siblings: inout [ElementID]
  ) {
    if let stamp = node.stamp {
      add(stamp.content, parent: parent, notes, Ground(offset: stamp.offset, path: stamp.path), &siblings)
      return
    }
    let layout = node.layout?.advanced(by: ground.offset)
    if let layout, !tree.isPlaced(layout) { return }
    var notes = notes
    if node.hasNotes { notes = Notes(node, after: notes) }
    guard let source = node.source, let layout, let placement = tree.placement(of: layout) else {
      let next = places.count
      node.forEachChild { add($0, parent: parent, notes, ground, &siblings) }
      if node.source == nil { node.element = next < places.count ? ElementID(next) : parent }
      return
    }
    let id = ElementID(places.count)
    places.append(nil)
    siblings.append(id)
    node.element = id
    var children: [ElementID] = []
    children.reserveCapacity(node.childCount)
    node.forEachChild { add($0, parent: id, nil, ground, &children) }
    places[id.index] = Element(
      id: id,
      parent: parent,
      children: children,
      source: source,
      base: ground.path,
      layout: geometry(layout, placement),
      text: tree.textFacts(of: layout, orWithin: children.isEmpty),
      notes: dependencies == nil && notes == nil ? nil : elementNotes(node, notes, at: layout)
    )
  }

  private func elementNotes(_ node: SceneNode, _ notes: Notes?, at layout: NodeID) -> Element.Notes {
    Element.Notes(
      dependsOn: dependencies?.frame(of: layout) ?? [],
      sizeDependsOn: dependencies?.size(of: layout) ?? [],
      standIns: dependencies?.standIns(of: layout) ?? [],
      environmentReads: node.environmentReads,
      preferenceWrites: notes?.writes ?? [],
      preferenceReads: notes?.reads ?? []
    )
  }

  private func geometry(_ node: NodeID, _ placement: Placement) -> Element.Geometry {
    Element.Geometry(
      node: node,
      proposal: placement.proposal,
      size: placement.size,
      globalFrame: placement.globalFrame,
      widthReason: placement.widthReason,
      heightReason: placement.heightReason,
      widthOffer: placement.widthOffer,
      heightOffer: placement.heightOffer,
      priority: tree.priority(of: node),
      extremes: dependencies == nil ? nil : extremes(node)
    )
  }

  private func extremes(_ node: NodeID) -> Element.Extremes {
    Element.Extremes(
      minimum: tree.sizeThatFits(node, .zero),
      ideal: tree.sizeThatFits(node, .unspecified),
      maximum: tree.sizeThatFits(node, .infinity)
    )
  }
}
