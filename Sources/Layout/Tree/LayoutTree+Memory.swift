extension LayoutTree {
  /// What a tree that is done with leaves for the next one: room for nodes, so that most trees ask for none.
  package struct Memory {
    fileprivate(set) var nodes: [Node] = []
    fileprivate(set) var behaviors: [LayoutBehavior] = []
    fileprivate(set) var childIDs: [NodeID] = []
    fileprivate(set) var placed: [PlacedNode] = []
    fileprivate(set) var memo: [MemoEntry] = []
    fileprivate(set) var texts: [TextSlot?] = []
    fileprivate(set) var arranged: [[ArrangedChild]] = []
  }

  /// The memory of the tree, which has no nodes from then on; nil where it is more than most trees need.
  package func giveUp() -> Memory? {
    guard nodes.count <= Self.mostKept, memo.count <= Self.mostKept * 8 else { return nil }
    var memory = Memory()
    swap(&memory.nodes, &nodes)
    swap(&memory.behaviors, &behaviors)
    swap(&memory.childIDs, &childIDs)
    swap(&memory.placed, &placed)
    swap(&memory.memo, &memo)
    swap(&memory.texts, &texts)
    swap(&memory.arranged, &arranged)
    memory.nodes.removeAll(keepingCapacity: true)
    memory.behaviors.removeAll(keepingCapacity: true)
    memory.childIDs.removeAll(keepingCapacity: true)
    memory.placed.removeAll(keepingCapacity: true)
    memory.memo.removeAll(keepingCapacity: true)
    memory.texts.removeAll(keepingCapacity: true)
    return memory
  }

  /// Trees of so many nodes are kept room for.
  private static let mostKept = 2_000
}
