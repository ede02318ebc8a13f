import Catalog
import Layout

/// What a view has expanded to in an environment, to be shown again without running any code. It costs the fuel that
/// expanding it would, and counts as many views.
final class ViewFragment {
  /// Nodes of the scene with numbers in `nodes`, and instance paths below the view's own.
  let views: [ExpandedView]
  let nodes: LayoutFragment
  let dependencies: [NodeID: NodeDependencies]
  let identified: [(id: HashableValue, node: NodeID)]
  let cost: Cost
  let reads: KeptReads

  struct Cost {
    var steps: Int
    var nodes: Int
    /// How many levels views nest in it.
    var height: Int
    /// How many modifiers stand around a view in it.
    var modifiers: Int
    /// How deep the code ran that expanded it, which came to no limit.
    let depth: Int
  }

  /// What of the configuration was read to expand it.
  let traits: ConfigurationTraits

  init(
    views: [ExpandedView],
    nodes: LayoutFragment,
    dependencies: [NodeID: NodeDependencies],
    identified: [(id: HashableValue, node: NodeID)],
    cost: Cost,
    reads: KeptReads,
    traits: ConfigurationTraits
  ) {
    self.views = views
    self.nodes = nodes
    self.dependencies = dependencies
    self.identified = identified
    self.cost = cost
    self.reads = reads
    self.traits = traits
  }
}

extension SceneNode {
  /// Nodes of a fragment in the place of a node's own: how far on their layout is, and below which path they stand.
  struct Stamp {
    let content: SceneNode
    let offset: Int
    let path: InstancePath?
  }

  /// A copy of the node and those below it, with the layout nodes so many places further back and the instance paths
  /// below `path` alone; nil where one does more than to stand in the tree.
  func template(back count: Int, below path: InstancePath?) -> SceneNode? {
    guard isPlain, stamp == nil else { return nil }
    var copies: [SceneNode] = []
    for child in children {
      guard let copy = child.template(back: count, below: path) else { return nil }
      copies.append(copy)
    }
    let copy = SceneNode(
      identity,
      source: source?.below(path),
      children: copies,
      layout: layout?.advanced(by: -count)
    )
    copy.isDynamic = isDynamic
    copy.isBackground = isBackground
    return copy
  }
}

extension SceneNode.Source {
  fileprivate func below(_ path: InstancePath?) -> Self {
    Self(
      name: name,
      kind: kind,
      span: span,
      nameSpan: nameSpan,
      isUserDefined: isUserDefined,
      path: self.path?.relative(to: path)
    )
  }
}
