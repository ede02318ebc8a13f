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

  /// A leaf of a text.
  private typealias Leaf = (node: RopeNode, bytes: ArraySlice<UInt8>)

  /// What pairs of leaves share, up to the first that are not the same.
  private static func sharedBytes(
    _ pairs: some Sequence<(Leaf, Leaf)>,
    _ shared: (ArraySlice<UInt8>, ArraySlice<UInt8>) -> Int
  ) -> Int {
    var sum = 0
    for (own, other) in pairs {
      let count = own.node === other.node ? own.bytes.count : shared(own.bytes, other.bytes)
      sum &+= count
      guard count == own.bytes.count, count == other.bytes.count else { break }
    }
    return sum
  }
}
