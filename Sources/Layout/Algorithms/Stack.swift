/// A horizontal or vertical stack.
package struct StackParameters {
  /// On the axis across the stack.
  package var alignment: AlignmentKey
  /// Between neighbours; nil is what they ask for.
  package var spacing: Double?
  /// Whether the content is one view that is neither a branch nor a loop: the stack then has no effect.
  package var isSingleStaticChild: Bool

  package init(alignment: AlignmentKey, spacing: Double? = nil, isSingleStaticChild: Bool = false) {
    self.alignment = alignment
    self.spacing = spacing
    self.isSingleStaticChild = isSingleStaticChild
  }
}

/// Lays out children one after another along `axis` (OpenSwiftUI: StackLayout; reproduces the recorded frames).
///
/// Child sizing: across the stack its own proposal; along it an even share of what is left, the least flexible child of
/// the highest priority first. Own size: along the stack all lengths and gaps, across it what the aligned children span.
struct StackLayout {
  let tree: LayoutTree
  let node: NodeID
  let axis: Axis
  let parameters: StackParameters

  init(tree: LayoutTree, node: NodeID, axis: Axis, _ parameters: StackParameters) {
    self.tree = tree
    self.node = node
    self.axis = axis
    self.parameters = parameters
  }

  /// What a stack finds out about a child while it shares the space.
  struct Child {
    let node: NodeID
    let priority: Double
    /// The shortest and longest it gets along the stack.
    var minimum = 0.0
    var maximum = 0.0
    /// What it is offered along the stack, and how that came about.
    var offer: Double?
    var share = Share.none
    var size = Size.zero

    var flexibility: Double {
      let difference = maximum - minimum
      return difference.isNaN ? .infinity : difference
    }
  }

  func size(_ proposal: Proposal) -> Size {
    if tree.isTransparent(node) { return tree.sizeOfChild(node, proposal) }
    let children = sharedOut(proposal)
    return Size(
      along: axis,
      length(of: children, offered: proposal[axis]),
      across: span(of: children, minor: proposal[axis.cross]).length
    )
  }

  func arrange(_ proposal: Proposal, size: Size, into result: inout [ArrangedChild]) {
    if tree.isTransparent(node) { return tree.arrangeTransparent(node, proposal, into: &result) }
    var placing = proposal
    placing[axis.cross] = proposal[axis.cross] ?? size[axis.cross]
    let minor = placing[axis.cross]
    let children = sharedOut(placing)
    let line = span(of: children, minor: minor).line
    var position = 0.0
    for index in children.indices {
      let child = children[index]
      let own = Proposal(along: axis, child.offer, across: minor)
      let guide = tree.guide(parameters.alignment, of: child.node, at: own, size: child.size)
      let across = line - guide
      let origin = axis == .horizontal ? Point(x: position, y: across) : Point(x: across, y: position)
      result.append(ArrangedChild(node: child.node, origin: origin, proposal: own, share: child.share))
      position += child.size[axis] + gap(after: index, in: children)
    }
  }

  // MARK: Passes

  /// The children in order, each with its share and the size it takes.
  func sharedOut(_ proposal: Proposal) -> ContiguousArray<Child> {
    let minor = proposal[axis.cross]
    var children = ContiguousArray<Child>()
    children.reserveCapacity(tree.childCount(node))
    for position in tree.childRange(node) {
      let id = tree.childIDs[position]
      children.append(Child(node: id, priority: tree.nodes[id.index].priority))
    }
    guard let major = proposal[axis] else {
      offerToAll(nil, &children, minor: minor)
      return children
    }
    if major == .infinity || (major == 0 && gaps(of: children) >= 0) {
      offerToAll(major, &children, minor: minor)
      return children
    }
    findFlexibility(of: &children, minor: minor)
    offerShares(of: major, to: &children, in: order(of: children), minor: minor)
    return children
  }

  /// Where everybody is offered the same nobody's flexibility matters: every share of nothing is nothing, and infinity
  /// is never used up.
  private func offerToAll(_ offer: Double?, _ children: inout ContiguousArray<Child>, minor: Double?) {
    let share = offer.map { Share(available: $0, sharers: UInt32(truncatingIfNeeded: children.count)) } ?? .none
    for index in children.indices {
      children[index].offer = offer
      children[index].share = share
      children[index].size = tree.measure(children[index].node, Proposal(along: axis, offer, across: minor))
    }
  }

  private func findFlexibility(of children: inout ContiguousArray<Child>, minor: Double?) {
    let probed = tree.probedMinor(of: node, minor)
    for index in children.indices {
      let id = children[index].node
      if tree.flags(id).contains(.isRigid) {
        let length = tree.measure(id, .unspecified)[axis]
        children[index].minimum = length
        children[index].maximum = length
      } else {
        children[index].minimum = tree.extreme(id, along: axis, 0, across: probed)
        children[index].maximum = tree.extreme(id, along: axis, .infinity, across: probed)
      }
    }
  }

  /// The order of choice: by priority, then the least flexible first, of endlessly flexible ones the larger minimum.
  private func order(of children: ContiguousArray<Child>) -> [Int] {
    func precedes(_ first: Child, _ second: Child) -> Bool {
      if first.priority != second.priority { return first.priority > second.priority }
      let flexibility = (first.flexibility, second.flexibility)
      if flexibility.0 == .infinity, flexibility.1 == .infinity { return first.minimum > second.minimum }
      return flexibility.0 < flexibility.1
    }
    var isSorted = true
    for index in children.indices.dropFirst() where precedes(children[index], children[index - 1]) {
      isSorted = false
      break
    }
    let indices = Array(children.indices)
    guard !isSorted else { return indices }
    return indices.sorted { first, second in
      if precedes(children[first], children[second]) { return true }
      return precedes(children[second], children[first]) ? false : first < second
    }
  }

  /// Shares `major` among the children; the minima of lower priorities are set aside until it is their turn.
  private func offerShares(of major: Double, to children: inout ContiguousArray<Child>, in order: [Int], minor: Double?)
  {
    var available = major - gaps(of: children)
    var start = 0
    while start < order.count {
      let priority = children[order[start]].priority
      var end = start
      while end < order.count, children[order[end]].priority == priority { end += 1 }
      if start == 0 {
        available -= order[end...].reduce(0) { $0 + children[$1].minimum }
      } else {
        available += order[start..<end].reduce(0) { $0 + children[$1].minimum }
      }
      for turn in start..<end {
        let index = order[turn]
        let share = max(available / Double(end - turn), 0)
        let offer = share.isNaN ? 0 : share
        children[index].offer = offer
        children[index].share = Share(available: available, sharers: UInt32(truncatingIfNeeded: end - turn))
        children[index].size = tree.measure(children[index].node, Proposal(along: axis, offer, across: minor))
        let rest = available - children[index].size[axis]
        if !rest.isNaN { available = rest }
      }
      start = end
    }
  }

  // MARK: Totals

  func gap(after index: Int, in children: ContiguousArray<Child>) -> Double {
    guard index + 1 < children.count else { return 0 }
    return parameters.spacing ?? tree.distance(from: children[index].node, to: children[index + 1].node, along: axis)
  }

  func gaps(of children: ContiguousArray<Child>) -> Double {
    children.indices.reduce(0) { $0 + gap(after: $1, in: children) }
  }

  /// All lengths and gaps. Where everything that was offered is shared out, that is the offer itself: the sum of its parts
  /// differs from it in the last digits, and who compares both would see two lengths.
  private func length(of children: ContiguousArray<Child>, offered: Double?) -> Double {
    let sum = children.reduce(gaps(of: children)) { $0 + $1.size[axis] }
    guard let offered, abs(sum - offered) < Self.rounding else { return sum }
    return offered
  }

  /// What sums of lengths are off by at most for their rounding.
  private static let rounding = 1e-6

  /// What the children span across the stack, aligned, and where in it the alignment line runs. The line itself always
  /// counts (OpenSwiftUI starts its union from an empty interval at the line).
  private func span(of children: ContiguousArray<Child>, minor: Double?) -> (line: Double, length: Double) {
    var lower = 0.0
    var upper = 0.0
    for child in children {
      let length = child.size[axis.cross]
      if length == .infinity { return (0, .infinity) }
      let proposal = Proposal(along: axis, child.offer, across: minor)
      let start = -tree.guide(parameters.alignment, of: child.node, at: proposal, size: child.size)
      lower = min(lower, start)
      upper = max(upper, start + length)
    }
    return (-lower, upper - lower)
  }
}

extension LayoutTree {
  /// The distance between neighbours that the spacing preferences of both come to.
  func distance(from first: NodeID, to second: NodeID, along axis: Axis) -> Double {
    let before = nodes[first.index].spacing
    let after = nodes[second.index].spacing
    if before == 0, after == 0 { return Spacing.defaultDistance }
    return spacings[Int(before)].distance(to: spacings[Int(after)], along: axis)
  }

  /// What to propose across the stack while asking children for their flexibility: the stack's own proposal. A stack
  /// that is asked at very many proposals settles for nil, so that nested stacks do not multiply each other's questions;
  /// those in which few stacks nest do not multiply much.
  func probedMinor(of node: NodeID, _ minor: Double?) -> Double? {
    if flags(node).contains(.isSeparable) || nodes[node.index].stackDepth <= LayoutFragment.mostStacks { return minor }
    let count = probeCounts[node, default: 0]
    probeCounts[node] = count &+ 1
    return count < 128 ? minor : nil
  }
}
