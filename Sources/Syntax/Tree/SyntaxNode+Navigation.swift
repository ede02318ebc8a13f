public import SourceText

extension SyntaxNode {
  /// The node that holds this one.
  public var parent: SyntaxNode? {
    var place = place
    var index = index
    while index == 0 || place.isGroup {
      if index > 0, let inChunk = Self.ancestor(of: index, in: place) { return inChunk }
      guard let outer = place.parent else { return nil }
      index = place.parentIndex
      place = outer
      if let inChunk = Self.ancestor(of: index, in: place) { return inChunk }
      guard place.isGroup || index == 0 else { return nil }
    }
    return Self.ancestor(of: index, in: place)
  }

  /// The record nearest before `index` whose subtree holds it.
  private static func ancestor(of index: Int, in place: ChunkPlace) -> SyntaxNode? {
    if let places = place.chunk.places {
      return places.parent(of: index).map { parent in
        SyntaxNode(place: place, index: parent, start: place.start &+ places.start(of: parent))
      }
    }
    let records = place.chunk.records
    var candidate = index &- 1
    while candidate >= 0 {
      let record = records[candidate]
      if !record.isLeaf, candidate &+ record.span > index {
        return SyntaxNode(place: place, index: candidate, start: place.start(of: candidate))
      }
      candidate &-= 1
    }
    return nil
  }

  /// The node's parent, its parent, and so on.
  public var ancestors: some Sequence<SyntaxNode> {
    sequence(state: self) { (node: inout SyntaxNode) -> SyntaxNode? in
      guard let parent = node.parent else { return nil }
      node = parent
      return parent
    }
  }

  /// The root of the tree.
  public var root: SyntaxNode {
    var place = place
    while let outer = place.parent { place = outer }
    return SyntaxNode(place: place, index: 0, start: place.start)
  }

  /// All nodes and tokens below, each before those below it.
  public var descendants: SyntaxDescendants { SyntaxDescendants(node: self) }

  /// The first token in the source; missing tokens count only where nothing else is below.
  public var firstToken: SyntaxNode? {
    if isToken { return self }
    for child in children where child.record.length > 0 { return child.firstToken }
    for child in children { if let token = child.firstToken { return token } }
    return nil
  }

  /// The last token in the source; missing tokens count only where nothing else is below.
  public var lastToken: SyntaxNode? {
    if isToken { return self }
    var last: SyntaxNode?
    for child in children where child.record.length > 0 || last == nil { last = child }
    return last?.lastToken
  }

  /// The token whose text or trivia holds the byte at `offset`; at the end of the text the end-of-file token.
  public func token(at offset: ByteOffset) -> SyntaxNode? {
    var node = self
    guard node.fullRange.touches(offset) else { return nil }
    while !node.isToken {
      guard let next = node.child(at: offset.value) else { return nil }
      node = next
    }
    return node
  }

  /// The child that holds the byte at `offset` with its trivia; at its end, the last one that ends there.
  private func child(at offset: Int) -> SyntaxNode? {
    var children = children.makeIterator()
    children.pass(endingBefore: offset)
    var touched: SyntaxNode?
    while let child = children.next(), child.start <= offset {
      if child.start &+ Int(child.record.length) > offset { return child }
      touched = child
    }
    return touched
  }

  /// The smallest node or token whose range without outer trivia covers `range`.
  public func node(covering range: ByteRange) -> SyntaxNode {
    var node = self
    while true {
      var next: SyntaxNode?
      var children = node.children.makeIterator()
      children.pass(endingBefore: range.start.value)
      while let child = children.next(), child.start <= range.start.value {
        guard child.fullRange.contains(range), child.range.contains(range) else { continue }
        next = child
        if !child.range.isEmpty, child.range.end > range.start { break }
      }
      guard let next else { return node }
      node = next
    }
  }
}

/// The nodes and tokens below a node, each before those below it.
public struct SyntaxDescendants: Sequence, Sendable {
  let node: SyntaxNode

  public func makeIterator() -> Iterator {
    Iterator(pending: [SyntaxChildren.Iterator(node)])
  }

  public struct Iterator: IteratorProtocol, Sendable {
    fileprivate var pending: [SyntaxChildren.Iterator]

    public mutating func next() -> SyntaxNode? {
      while !pending.isEmpty {
        guard let node = pending[pending.count &- 1].next() else {
          pending.removeLast()
          continue
        }
        if !node.isToken { pending.append(SyntaxChildren.Iterator(node)) }
        return node
      }
      return nil
    }
  }
}
