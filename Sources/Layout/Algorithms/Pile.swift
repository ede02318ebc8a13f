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
/// Child sizing: what the pile is proposed, and its final size when placed. Own size: what the aligned children of
/// highest priority span together.
struct PileLayout {
  let tree: LayoutTree
  let node: NodeID

  func size(_ proposal: Proposal, _ alignment: Alignment) -> Size {
    let children = leading(tree.childIDs[tree.childRange(node)])
    let isPlain = [alignment.horizontal, alignment.vertical].allSatisfy { key in
      !key.isCustom && children.allSatisfy { !tree.flags($0).mayHaveGuide(key) }
    }
    var size = Size.zero
    var (before, after) = (Size.zero, Size.zero)
    for child in children {
      let own = tree.measure(child, proposal)
      size = Size(width: max(size.width, own.width), height: max(size.height, own.height))
      guard !isPlain else { continue }
      let guides = tree.guides(of: child, at: proposal, alignment)
      let isFirst = child == children.first
      before = before.extended(to: Size(width: guides.x, height: guides.y), isFirst)
      after = after.extended(to: Size(width: own.width - guides.x, height: own.height - guides.y), isFirst)
    }
    return isPlain ? size : Size(width: before.width + after.width, height: before.height + after.height)
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

extension Size {
  /// On each axis the longer of both; the other one where it is the first.
  fileprivate func extended(to other: Size, _ isFirst: Bool) -> Size {
    isFirst ? other : Size(width: max(width, other.width), height: max(height, other.height))
  }
}
