/// A `ZStack`.
package struct PileParameters {
  package var alignment: Alignment
  /// Whether the content is one view that is neither a branch nor a loop: the stack then has no effect.
  package var isSingleStaticChild: Bool

  package init(alignment: Alignment = .center, isSingleStaticChild: Bool = false) {
    self.alignment = alignment
    self.isSingleStaticChild = isSingleStaticChild
  }
}

/// Lays children on each other, their guides in one point.
///
/// Child sizing: what the pile is proposed, and its final size when placed. Own size: on each axis the longest of the
/// children of highest priority (OpenSwiftUI: ZStack).
struct PileLayout {
  let tree: LayoutTree
  let node: NodeID

  func size(_ proposal: Proposal) -> Size {
    var size = Size.zero
    for child in leading(tree.childIDs[tree.childRange(node)]) {
      let own = tree.measure(child, proposal)
      size = Size(width: max(size.width, own.width), height: max(size.height, own.height))
    }
    return size
  }

  func arrange(_ alignment: Alignment, size: Size, into result: inout [ArrangedChild]) {
    Self.arrange(
      tree.childIDs[tree.childRange(node)],
      in: tree,
      alignment: alignment,
      size: size,
      into: &result
    )
  }

  /// Puts `children` into a space of `size`, each proposed all of it.
  static func arrange(
    _ children: ArraySlice<NodeID>,
    in tree: LayoutTree,
    alignment: Alignment,
    size: Size,
    into result: inout [ArrangedChild]
  ) {
    let proposal = Proposal(size)
    let highest = children.reduce(-.infinity) { max($0, tree.nodes[$1.index].priority) }
    var point = Point(x: -.infinity, y: -.infinity)
    let first = result.count
    for child in children {
      let guides = tree.guides(of: child, at: proposal, alignment)
      result.append(ArrangedChild(node: child, origin: guides, proposal: proposal))
      guard tree.nodes[child.index].priority == highest else { continue }
      point = Point(x: max(point.x, guides.x), y: max(point.y, guides.y))
    }
    for index in first..<result.count {
      let guides = result[index].origin
      result[index].origin = Point(x: point.x - guides.x, y: point.y - guides.y)
    }
  }

  private func leading(_ children: ArraySlice<NodeID>) -> [NodeID] {
    let highest = children.reduce(-.infinity) { max($0, tree.nodes[$1.index].priority) }
    return children.filter { tree.nodes[$0.index].priority == highest }
  }
}
