import Layout
import Semantics

/// Turns the nodes of a finished pass into elements: parents before children, with what layout decided.
struct ElementList {
  let tree: LayoutTree
  private let dependencies: FrameDependencies?
  private(set) var elements: [Element] = []

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
    elements.reserveCapacity(tree.nodeCount + tree.nodeCount / 2 + 16)
    add(root, parent: nil, nil, Ground(offset: 0, path: nil))
  }

  /// What the numbers and paths of nodes count from.
  private struct Ground {
    let offset: Int
    let path: InstancePath?
  }

  private mutating func add(_ node: SceneNode, parent: ElementID?, _ notes: Notes?, _ ground: Ground) {
    if let stamp = node.stamp {
      add(stamp.content, parent: parent, notes, Ground(offset: stamp.offset, path: stamp.path))
      return
    }
    let layout = node.layout?.advanced(by: ground.offset)
    if let layout, !tree.isPlaced(layout) { return }
    var notes = notes
    if node.hasNotes { notes = Notes(node, after: notes) }
    var owner = parent
    if let source = node.source, let layout, let placement = tree.placement(of: layout) {
      let id = ElementID(elements.count)
      elements.append(element(id, parent, source, node, geometry(layout, placement), notes, ground.path))
      let count = node.childCount
      if count > 2 { elements[id.index].children.reserveCapacity(count) }
      if let parent { elements[parent.index].children.append(id) }
      node.element = id
      owner = id
      notes = nil
    }
    let next = elements.count
    node.forEachChild { add($0, parent: owner, notes, ground) }
    if node.source == nil { node.element = next < elements.count ? ElementID(next) : parent }
  }

  private func element(
    _ id: ElementID,
    _ parent: ElementID?,
    _ source: SceneNode.Source,
    _ node: SceneNode,
    _ geometry: Element.Geometry,
    _ notes: Notes?,
    _ base: InstancePath?
  ) -> Element {
    Element(
      id: id,
      parent: parent,
      name: source.name,
      kind: source.kind,
      span: source.span,
      nameSpan: source.nameSpan,
      isUserDefined: source.isUserDefined,
      path: source.path,
      base: base,
      layout: geometry,
      text: tree.textFacts(of: geometry.node),
      notes: dependencies == nil && notes == nil ? nil : elementNotes(node, notes, at: geometry.node)
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
