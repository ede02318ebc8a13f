/// The children of a node from first to last, tokens and nodes, made while they are walked.
public struct SyntaxChildren: Sequence, Sendable {
  let node: SyntaxNode

  public func makeIterator() -> Iterator {
    Iterator(node)
  }

  public struct Iterator: IteratorProtocol, Sendable {
    private var place: ChunkPlace
    private var index: Int
    private var end: Int
    private var offset: Int
    /// Where to go on after an invisible piece of a list.
    private var pending: [(place: ChunkPlace, index: Int, end: Int)] = []

    init(_ node: SyntaxNode) {
      place = node.place
      index = node.index &+ 1
      end = node.index &+ node.record.span
      offset = node.start
    }

    public mutating func next() -> SyntaxNode? {
      while true {
        guard index < end else {
          guard let outer = pending.popLast() else { return nil }
          (place, index, end) = outer
          continue
        }
        let record = place.chunk.records[index]
        guard record.isChunk, let inner = place.child(at: index, start: offset) else {
          let child = SyntaxNode(place: place, index: index, start: offset)
          index &+= record.span
          offset &+= Int(record.length)
          return child
        }
        index &+= 1
        if record.kind == .listGroup {
          pending.append((place, index, end))
          (place, index, end) = (inner, 0, inner.chunk.records.count)
          continue
        }
        let child = SyntaxNode(place: inner, index: 0, start: offset)
        offset &+= Int(record.length)
        return child
      }
    }
  }
}

extension SyntaxNode {
  /// Nodes and tokens directly below. A token has none.
  public var children: SyntaxChildren { SyntaxChildren(node: self) }

  /// Nodes directly below, without tokens.
  public var childNodes: [SyntaxNode] { children.filter { !$0.isToken } }

  /// Tokens directly below.
  public var tokens: [SyntaxNode] { children.filter(\.isToken) }

  /// The first child of `kind`.
  public func child(_ kind: SyntaxKind) -> SyntaxNode? {
    for child in children where child.kind == kind { return child }
    return nil
  }

  /// The first child that `matches`.
  public func child(where matches: (SyntaxKind) -> Bool) -> SyntaxNode? {
    for child in children where matches(child.kind) { return child }
    return nil
  }

  /// All children of `kind`.
  public func children(_ kind: SyntaxKind) -> [SyntaxNode] {
    children.filter { $0.kind == kind }
  }

  /// The first child of `kind` after the first one that is `leader`.
  public func child(_ kind: SyntaxKind, after leader: SyntaxKind) -> SyntaxNode? {
    var isAfter = false
    for child in children {
      if isAfter, child.kind == kind { return child }
      if child.kind == leader { isAfter = true }
    }
    return nil
  }

  /// The first child that `matches` after the first one that is `leader`.
  public func child(after leader: SyntaxKind, where matches: (SyntaxKind) -> Bool) -> SyntaxNode? {
    var isAfter = false
    for child in children {
      if isAfter, matches(child.kind) { return child }
      if child.kind == leader { isAfter = true }
    }
    return nil
  }
}
