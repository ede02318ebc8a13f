extension LayoutTree {
  /// A moment of a tree whose root has not been laid out yet.
  package struct Mark {
    fileprivate let nodes: [Node]
    fileprivate let behaviors: [LayoutBehavior]
    fileprivate let childIDs: [NodeID]
    fileprivate let placed: [PlacedNode]
    fileprivate let memo: [MemoEntry]
    fileprivate let stamps: [LayoutFragment?]
    fileprivate let texts: [TextSlot?]
    fileprivate let spacings: [Spacing]
    fileprivate let textSpacings: [(font: FontDescriptor, spacing: UInt32)]
    fileprivate let guideMemo: [GuideQuery: Double?]
    fileprivate let probeCounts: [NodeID: Int]
    fileprivate let memoContainers: [NodeID: Size]
  }

  package func mark() -> Mark {
    Mark(
      nodes: nodes,
      behaviors: behaviors,
      childIDs: childIDs,
      placed: placed,
      memo: memo,
      stamps: stamps,
      texts: texts,
      spacings: spacings,
      textSpacings: textSpacings,
      guideMemo: guideMemo,
      probeCounts: probeCounts,
      memoContainers: memoContainers
    )
  }

  /// Goes back to the moment: what layout has found and added since is forgotten, but for how texts are typeset.
  package func goBack(to mark: Mark) {
    nodes = mark.nodes
    behaviors = mark.behaviors
    childIDs = mark.childIDs
    placed = mark.placed
    memo = mark.memo
    stamps = mark.stamps
    texts = mark.texts
    spacings = mark.spacings
    textSpacings = mark.textSpacings
    guideMemo = mark.guideMemo
    probeCounts = mark.probeCounts
    memoContainers = mark.memoContainers
    safeAreas = []
    windowSafeArea = 0
    relativeContainer = .zero
    scrollInsets = .zero
    followers = []
    sources = [:]
    deferredBars = [:]
    depth = 0
  }

  /// Lays all nodes out in another reading direction from now on. What they take up is the same; where fragments were
  /// placed is not.
  package func turn(to direction: LayoutDirection) {
    for index in nodes.indices {
      nodes[index].direction = direction
      nodes[index].stamp = 0
    }
  }
}
