/// A piece of a text: a leaf of bytes, or a row of pieces with their sums. Pieces never change, so that texts share
/// them: replacing a few bytes copies one leaf and its ancestors.
final class RopeNode: Sendable {
  enum Content: Sendable {
    case leaf(ArraySlice<UInt8>)
    case branch([RopeNode])
  }

  /// Bytes in a full leaf, and children of a full branch.
  static let leafCapacity = 2048
  static let branchCapacity = 16

  let content: Content
  /// Of a branch, where each child ends.
  let ends: [Int]
  let byteCount: Int
  /// Line ends in the piece; a carriage return at its very end counts as one.
  let lineBreaks: Int
  let isASCII: Bool
  let startsWithLineFeed: Bool
  let endsWithCarriageReturn: Bool

  init(leaf bytes: ArraySlice<UInt8>) {
    content = .leaf(bytes)
    ends = []
    byteCount = bytes.count
    lineBreaks = LineBreaks.count(in: bytes)
    isASCII = bytes.allSatisfy { $0 < 0x80 }
    startsWithLineFeed = bytes.first == UInt8(ascii: "\n")
    endsWithCarriageReturn = bytes.last == UInt8(ascii: "\r")
  }

  init(branch children: [RopeNode]) {
    content = .branch(children)
    var bytes = 0
    var breaks = 0
    var ends: [Int] = []
    ends.reserveCapacity(children.count)
    var previous: RopeNode?
    for child in children {
      if let previous, previous.endsWithCarriageReturn, child.startsWithLineFeed { breaks &-= 1 }
      bytes &+= child.byteCount
      ends.append(bytes)
      breaks &+= child.lineBreaks
      previous = child
    }
    self.ends = ends
    byteCount = bytes
    lineBreaks = breaks
    isASCII = children.allSatisfy(\.isASCII)
    startsWithLineFeed = children.first?.startsWithLineFeed ?? false
    endsWithCarriageReturn = children.last?.endsWithCarriageReturn ?? false
  }
}

extension RopeNode {
  /// The least tree over `bytes`.
  static func build(_ bytes: [UInt8]) -> RopeNode {
    var row = leaves(of: bytes[...])
    while row.count > 1 { row = grouped(row) }
    return row.first ?? RopeNode(leaf: [])
  }

  /// Leaves that share the storage of `bytes`.
  private static func leaves(of bytes: ArraySlice<UInt8>) -> [RopeNode] {
    guard bytes.count > leafCapacity else { return [RopeNode(leaf: bytes)] }
    var row: [RopeNode] = []
    row.reserveCapacity(bytes.count / leafCapacity &+ 1)
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let end = min(start &+ leafCapacity, bytes.endIndex)
      row.append(RopeNode(leaf: bytes[start..<end]))
      start = end
    }
    return row
  }

  /// The nodes of one height put into branches of the next.
  private static func grouped(_ row: [RopeNode]) -> [RopeNode] {
    guard row.count > branchCapacity else { return [RopeNode(branch: row)] }
    let groups = (row.count &+ branchCapacity &- 1) / branchCapacity
    var result: [RopeNode] = []
    result.reserveCapacity(groups)
    for group in 0..<groups {
      let start = row.count &* group / groups
      let end = row.count &* (group &+ 1) / groups
      result.append(RopeNode(branch: Array(row[start..<end])))
    }
    return result
  }

  /// The tree with `range` replaced; `range` must lie within the piece.
  func replacing(_ range: Range<Int>, with bytes: [UInt8]) -> RopeNode {
    var row = replaced(range, with: bytes)
    while row.count > 1 { row = RopeNode.grouped(row) }
    var root = row.first ?? RopeNode(leaf: [])
    while case .branch(let children) = root.content, children.count == 1, let only = children.first { root = only }
    return root
  }

  /// The nodes of this node's height that stand for it after the replacement: none, one, or more where it grew.
  private func replaced(_ range: Range<Int>, with bytes: [UInt8]) -> [RopeNode] {
    switch content {
    case .leaf(let shared):
      var own = Array(shared)
      own.replaceSubrange(range, with: bytes)
      return own.isEmpty ? [] : RopeNode.leaves(of: own[...])
    case .branch(let children):
      return replacedWithin(children, range, with: bytes)
        ?? RopeNode.regrouped(RopeNode.replaced(children, range, with: bytes))
    }
  }

  /// The node with the replacement made within one child that stays as large as it should be: what a keystroke does.
  private func replacedWithin(_ children: [RopeNode], _ range: Range<Int>, with bytes: [UInt8]) -> [RopeNode]? {
    var start = 0
    for (index, child) in children.enumerated() {
      let end = start &+ child.byteCount
      guard range.lowerBound >= end else {
        guard range.upperBound <= end, range.count < RopeNode.leafCapacity / 2 else { return nil }
        let pieces = child.replaced(range.lowerBound &- start..<range.upperBound &- start, with: bytes)
        guard pieces.count == 1, let piece = pieces.first, piece.byteCount >= RopeNode.leafCapacity / 2 else {
          return nil
        }
        var children = children
        children[index] = piece
        return [RopeNode(branch: children)]
      }
      start = end
    }
    return nil
  }

  private static func replaced(_ children: [RopeNode], _ range: Range<Int>, with bytes: [UInt8]) -> [RopeNode] {
    var result: [RopeNode] = []
    var pending: [UInt8]? = bytes
    var start = 0
    for (index, child) in children.enumerated() {
      let end = start &+ child.byteCount
      let isLast = index == children.count &- 1
      let cutStart = max(range.lowerBound, start)
      let cutEnd = min(range.upperBound, end)
      if let insertion = pending, range.lowerBound < end || isLast {
        result += child.replaced(cutStart &- start..<max(cutStart, cutEnd) &- start, with: insertion)
        pending = nil
      } else if cutStart < cutEnd {
        result += child.replaced(cutStart &- start..<cutEnd &- start, with: [])
      } else {
        result.append(child)
      }
      start = end
    }
    return result
  }

  private static func regrouped(_ children: [RopeNode]) -> [RopeNode] {
    children.isEmpty ? [] : grouped(merged(children))
  }

  /// `children` with small neighbors joined, so that many deletions do not leave crumbs behind.
  private static func merged(_ children: [RopeNode]) -> [RopeNode] {
    var result: [RopeNode] = []
    result.reserveCapacity(children.count)
    for child in children {
      if let last = result.last, let joined = last.joined(with: child) {
        result[result.count &- 1] = joined
      } else {
        result.append(child)
      }
    }
    return result
  }

  /// This node and its right neighbor as one, where both together are at most half full.
  private func joined(with next: RopeNode) -> RopeNode? {
    switch (content, next.content) {
    case (.leaf(let left), .leaf(let right)) where left.count &+ right.count <= RopeNode.leafCapacity / 2:
      RopeNode(leaf: left + right)
    case (.branch(let left), .branch(let right)) where left.count &+ right.count <= RopeNode.branchCapacity / 2:
      RopeNode(branch: left + right)
    default:
      nil
    }
  }
}
