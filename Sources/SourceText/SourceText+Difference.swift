extension SourceText {
  /// Where this text is known to be the same as `earlier`: so many bytes at the beginning and at the end. Of a text that was
  /// made from the other by an edit, pieces that both share are not looked into.
  public func sharedEnds(with earlier: SourceText) -> (head: Int, tail: Int) {
    guard root !== earlier.root else { return (byteCount, 0) }
    let (own, others) = (root.leaves, earlier.root.leaves)
    let head = Self.sharedBytes(zip(own, others)) { zip($0, $1).prefix { $0 == $1 }.count }
    let tail = Self.sharedBytes(zip(own.reversed(), others.reversed())) {
      zip($0.reversed(), $1.reversed()).prefix { $0 == $1 }.count
    }
    return (head, min(tail, min(byteCount, earlier.byteCount) &- head))
  }

  /// What pairs of leaves share, up to the first that are not the same.
  private static func sharedBytes(
    _ pairs: some Sequence<(RopeNode, RopeNode)>,
    _ shared: (ArraySlice<UInt8>, ArraySlice<UInt8>) -> Int
  ) -> Int {
    var sum = 0
    for (own, other) in pairs {
      if own !== other {
        guard case (.leaf(let bytes), .leaf(let others)) = (own.content, other.content) else { return sum }
        let count = shared(bytes, others)
        guard count == bytes.count, count == others.count else { return sum &+ count }
      }
      sum &+= own.byteCount
    }
    return sum
  }
}

extension RopeNode {
  /// The leaves in order.
  fileprivate var leaves: [RopeNode] {
    guard case .branch(let children) = content else { return [self] }
    return children.flatMap(\.leaves)
  }
}
