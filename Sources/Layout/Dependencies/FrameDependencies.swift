/// Finds what the frames of a finished layout depend on. A length depends on what its reason says that it took into account:
/// a fixed one on nothing, one that takes what is proposed on what the proposal came from, that of a stack on its children.
/// What one length depends on flows into the next until nothing is added.
package struct FrameDependencies {
  private let tree: LayoutTree
  private let own: [NodeID: NodeDependencies]
  /// What each bit of a set stands for.
  private var names: [FrameDependency] = [.textWidth, .platformTable]
  private var bits: [FrameDependency: UInt64] = [.textWidth: 1, .platformTable: 2]
  /// One set for each quantity of each node.
  private var sets: [UInt64]
  /// The second quantity takes the first into account.
  private var flows: [(from: Int, into: Int)] = []
  /// What the children of stacks with many of them have in common.
  private var rows: [RowKey: Row] = [:]

  private struct RowKey: Hashable {
    let parent: NodeID
    let axis: Axis
  }

  /// The children of a stack along an axis: for each the sets of what the sizes before it, and of those that leave it its
  /// share the sizes before and behind it, depend on. From child to child one size is added, so that what they need of
  /// each other grows with their number and not with its square.
  private struct Row {
    var positions: [NodeID: Int] = [:]
    /// The first of the sets of each kind, in the order of the children.
    var before = 0
    var sharersBefore = 0
    var sharersBehind = 0
  }

  /// Fewer children look at each other one by one.
  private static let fewChildren = 12

  /// What a node has on each axis.
  private enum Quantity: Int {
    case size
    case offer
    case place
  }

  package init(_ tree: LayoutTree, own: [NodeID: NodeDependencies]) {
    self.tree = tree
    self.own = own
    sets = Array(repeating: 0, count: tree.nodeCount * Self.quantitiesPerNode)
    for index in 0..<tree.nodeCount {
      let node = NodeID(index)
      guard let placement = tree.placement(of: node) else { continue }
      addOwn(own[node] ?? .none, of: node, placement)
      for axis in Axis.allCases {
        addSize(of: node, axis, placement)
        addOffer(of: node, axis, placement)
        addPlace(of: node, axis, placement)
      }
    }
    settle()
  }

  /// What the frame of a node depends on, sorted.
  package func frame(of node: NodeID) -> [FrameDependency] { dependencies(of: node, [.size, .place]) }

  /// What the size of a node depends on, sorted.
  package func size(of node: NodeID) -> [FrameDependency] { dependencies(of: node, [.size]) }

  /// The stand-ins that the node itself is made from.
  package func standIns(of node: NodeID) -> [String] { own[node]?.standIns ?? [] }

  private func dependencies(of node: NodeID, _ quantities: [Quantity]) -> [FrameDependency] {
    guard node.index < tree.nodeCount else { return [] }
    var set: UInt64 = 0
    for axis in Axis.allCases {
      for quantity in quantities { set |= sets[index(node, quantity, axis)] }
    }
    return names.indices.filter { set & (1 << UInt64($0)) != 0 }.map { names[$0] }.sorted()
  }

  // MARK: Sets

  private static let quantitiesPerNode = 6
  /// Names beyond what a set can hold share its last bit.
  private static let capacity = 64

  private func index(_ node: NodeID, _ quantity: Quantity, _ axis: Axis) -> Int {
    node.index * Self.quantitiesPerNode + quantity.rawValue * 2 + (axis == .horizontal ? 0 : 1)
  }

  private mutating func bit(_ dependency: FrameDependency) -> UInt64 {
    if let known = bits[dependency] { return known }
    if names.count < Self.capacity { names.append(dependency) }
    let bit: UInt64 = 1 << UInt64(names.count - 1)
    bits[dependency] = bit
    return bit
  }

  private mutating func settle() {
    var isChanging = true
    while isChanging {
      isChanging = false
      for flow in flows where sets[flow.from] & ~sets[flow.into] != 0 {
        sets[flow.into] |= sets[flow.from]
        isChanging = true
      }
    }
  }

  // MARK: Where lengths come from

  private mutating func addOwn(_ own: NodeDependencies, of node: NodeID, _ placement: Placement) {
    var set: UInt64 = 0
    for name in own.standIns { set |= bit(.standIn(name)) }
    if own.isApproximate || tree.behavior(of: node).isFromTable { set |= bit(.platformTable) }
    let behavior = tree.behavior(of: node)
    switch behavior {
    case .zIndex: return
    case .offset, .effect:
      // It is drawn elsewhere, and as large as what it moves.
      for axis in Axis.allCases { sets[index(node, .place, axis)] |= set }
    case _ where behavior.isDecoration: addOwn(set, ofDecorationsIn: node)
    default:
      for axis in Axis.allCases where !behavior.isStretched(placement.reason(axis)) {
        sets[index(node, .size, axis)] |= set
      }
    }
    guard case .text(let lines, let isTruncated) = placement.heightReason else { return }
    sets[index(node, .size, .horizontal)] |= bit(.textWidth)
    if lines > 1 || isTruncated { sets[index(node, .size, .vertical)] |= bit(.textWidth) }
  }

  /// What decorates a view is laid out after it: how it is aligned and what it is filled with moves nothing else.
  private mutating func addOwn(_ set: UInt64, ofDecorationsIn node: NodeID) {
    for child in tree.children(of: node).dropFirst() {
      for axis in Axis.allCases { sets[index(child, .place, axis)] |= set }
    }
  }

  private mutating func addSize(of node: NodeID, _ axis: Axis, _ placement: Placement) {
    let own = index(node, .size, axis)
    switch placement.reason(axis) {
    case .fixed, .intrinsic, .ideal, .unspecified, .empty, .minimum, .container: return
    case .proposal: flow(from: node, .offer, axis, into: own)
    case .clamped:
      flow(from: node, .offer, axis, into: own)
      flowFromChildren(of: node, [axis], into: own)
    case .content, .inset, .childrenAndGaps, .aspectRatio:
      if case .aspectRatio = tree.behavior(of: node) { return flowFromAll(node, into: own) }
      flowFromChildren(of: node, [axis], into: own)
    case .longestChild(let position):
      let children = tree.children(of: node)
      if children.indices.contains(position) { flow(from: children[position], .size, axis, into: own) }
    case .text(let lines, let isTruncated):
      if lines > 1 || isTruncated { flow(from: node, .offer, .horizontal, into: own) }
    case .tracks, .custom: flowFromAll(node, into: own)
    }
  }

  private mutating func addOffer(of node: NodeID, _ axis: Axis, _ placement: Placement) {
    guard let parent = tree.parent(of: node) else { return }
    let own = index(node, .offer, axis)
    switch placement.offer(axis) {
    case .root, .ideal: return
    case .forwarded: flow(from: parent, .offer, axis, into: own)
    case .inset:
      flow(from: parent, .offer, axis, into: own)
    case .frame, .size: flow(from: parent, .size, axis, into: own)
    case .share:
      flow(from: parent, .offer, axis, into: own)
      if let (row, position) = row(of: node, in: parent, axis) {
        flows.append((row.sharersBefore + position, own))
        flows.append((row.sharersBehind + position, own))
        return
      }
      for sibling in tree.children(of: parent) where sibling != node && !isGreedy(sibling, axis) {
        flow(from: sibling, .size, axis, into: own)
      }
    case .track, .custom:
      flow(from: parent, .offer, axis, into: own)
      flow(from: parent, .size, axis, into: own)
    case .aspectRatio:
      flow(from: parent, .offer, .horizontal, into: own)
      flow(from: parent, .offer, .vertical, into: own)
    }
  }

  /// Where the node begins: with its parent or after the children before it; one that is centered or at the far end depends on
  /// how long it and its parent are.
  private mutating func addPlace(of node: NodeID, _ axis: Axis, _ placement: Placement) {
    let own = index(node, .place, axis)
    let origin = axis == .horizontal ? placement.frame.minX : placement.frame.minY
    guard let parent = tree.parent(of: node) else {
      if origin != 0 { flow(from: node, .size, axis, into: own) }
      return
    }
    flow(from: parent, .place, axis, into: own)
    guard origin != 0 else { return }
    switch tree.behavior(of: parent) {
    case .vStack where axis == .vertical, .hStack where axis == .horizontal:
      if let (row, position) = row(of: node, in: parent, axis) {
        flows.append((row.before + position, own))
        return
      }
      for sibling in tree.children(of: parent) {
        if sibling == node { return }
        flow(from: sibling, .size, axis, into: own)
      }
    case .padding: return
    default:
      flow(from: node, .size, axis, into: own)
      flow(from: parent, .size, axis, into: own)
    }
  }

  /// The row that a child stands in, and where; nil where there are few children.
  private mutating func row(of node: NodeID, in parent: NodeID, _ axis: Axis) -> (Row, Int)? {
    guard tree.childCount(parent) > Self.fewChildren else { return nil }
    let key = RowKey(parent: parent, axis: axis)
    let row = rows[key] ?? makeRow(of: tree.children(of: parent), axis)
    rows[key] = row
    return row.positions[node].map { (row, $0) }
  }

  private mutating func makeRow(of children: [NodeID], _ axis: Axis) -> Row {
    var row = Row()
    row.before = sets.count
    row.sharersBefore = row.before + children.count
    row.sharersBehind = row.sharersBefore + children.count
    sets += Array(repeating: 0, count: children.count * 3)
    let isGreedy = children.map { self.isGreedy($0, axis) }
    for (position, child) in children.enumerated() {
      row.positions[child] = position
      guard position > 0 else { continue }
      flows.append((row.before + position - 1, row.before + position))
      flow(from: children[position - 1], .size, axis, into: row.before + position)
      flows.append((row.sharersBefore + position - 1, row.sharersBefore + position))
      if !isGreedy[position - 1] { flow(from: children[position - 1], .size, axis, into: row.sharersBefore + position) }
    }
    for position in children.indices.dropLast().reversed() {
      flows.append((row.sharersBehind + position + 1, row.sharersBehind + position))
      if !isGreedy[position + 1] { flow(from: children[position + 1], .size, axis, into: row.sharersBehind + position) }
    }
    return row
  }

  private func isGreedy(_ node: NodeID, _ axis: Axis) -> Bool {
    guard let placement = tree.placement(of: node), case .proposal = placement.reason(axis) else { return false }
    return true
  }

  private mutating func flow(from node: NodeID, _ quantity: Quantity, _ axis: Axis, into target: Int) {
    flows.append((index(node, quantity, axis), target))
  }

  /// The first child alone decides where the others decorate it.
  private mutating func flowFromChildren(of node: NodeID, _ axes: [Axis], into target: Int) {
    let children = tree.children(of: node)
    let deciding = tree.behavior(of: node).isDecoration ? children.prefix(1) : children[...]
    for child in deciding {
      for axis in axes { flow(from: child, .size, axis, into: target) }
    }
  }

  private mutating func flowFromAll(_ node: NodeID, into target: Int) {
    flowFromChildren(of: node, Axis.allCases, into: target)
    for axis in Axis.allCases { flow(from: node, .offer, axis, into: target) }
  }
}

extension LayoutBehavior {
  /// Its lengths are not documented by Apple, and differ between versions.
  fileprivate var isFromTable: Bool {
    switch self {
    case .box, .list, .page, .columns: true
    case .image(let image): image.isSymbol
    default: false
    }
  }

  /// An image of any size fills what is proposed.
  fileprivate func isStretched(_ reason: SizeReason) -> Bool {
    guard case .image = self, case .proposal = reason else { return false }
    return true
  }

  fileprivate var isDecoration: Bool {
    switch self {
    case .decoration, .deferredDecoration: true
    default: false
    }
  }
}
