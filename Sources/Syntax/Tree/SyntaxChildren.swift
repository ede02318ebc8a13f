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
      self.init(node.place, from: node.index &+ 1, to: node.index &+ node.record.span, at: node.start)
    }

    /// Starts at the record `index`, which lies at `offset` in the text.
    fileprivate init(_ place: ChunkPlace, from index: Int, to end: Int, at offset: Int) {
      self.place = place
      self.index = index
      self.end = end
      self.offset = offset
    }

    /// What is left, as a sequence.
    fileprivate var rest: IteratorSequence<Iterator> { IteratorSequence(self) }

    /// Passes over the children that end before `limit`, without making them.
    mutating func pass(endingBefore limit: Int) {
      leap(to: limit &- 1)
      while true {
        guard index < end else {
          guard let outer = pending.popLast() else { return }
          (place, index, end) = outer
          continue
        }
        let record = place.chunk.records[index]
        if offset &+ Int(record.length) < limit {
          index &+= record.span
          offset &+= Int(record.length)
        } else if record.kind == .listGroup, let inner = place.child(at: index, start: offset) {
          pending.append((place, index &+ 1, end))
          (place, index, end) = (inner, 0, inner.chunk.records.count)
        } else {
          return
        }
      }
    }

    /// Goes on with the child that holds the byte at `limit` where the way there is long.
    private mutating func leap(to limit: Int) {
      guard end &- index > RecordPlaces.fewRecords, limit > offset, let places = place.chunk.places else { return }
      index = places.sibling(in: index..<end, holding: limit &- place.start)
      offset = place.start &+ places.start(of: index)
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
  public func child(_ kind: SyntaxKind) -> SyntaxNode? { child { $0 == kind } }

  /// The first child that `matches`.
  public func child(where matches: (SyntaxKind) -> Bool) -> SyntaxNode? {
    var found: SyntaxNode?
    scan { kind, make in
      guard matches(kind) else { return true }
      found = make()
      return false
    }
    return found
  }

  /// All children of `kind`.
  public func children(_ kind: SyntaxKind) -> [SyntaxNode] {
    var found: [SyntaxNode] = []
    scan { other, make in
      if other == kind { found.append(make()) }
      return true
    }
    return found
  }

  /// The first child of `kind` after the first one that is `leader`.
  public func child(_ kind: SyntaxKind, after leader: SyntaxKind) -> SyntaxNode? {
    child(after: leader) { $0 == kind }
  }

  /// The first child that `matches`, where it stands before the first one that is `end`.
  public func child(before end: SyntaxKind, where matches: (SyntaxKind) -> Bool) -> SyntaxNode? {
    var isBefore = true
    return child { kind in
      if kind == end { isBefore = false }
      return isBefore && matches(kind)
    }
  }

  /// The first child that `matches` after the first one that is `leader`.
  public func child(after leader: SyntaxKind, where matches: (SyntaxKind) -> Bool) -> SyntaxNode? {
    var isAfter = false
    return child { kind in
      if isAfter, matches(kind) { return true }
      if kind == leader { isAfter = true }
      return false
    }
  }

  /// The first child that `matches`, the very first one left out.
  public func laterChild(where matches: (SyntaxKind) -> Bool) -> SyntaxNode? {
    var isLater = false
    return child { kind in
      defer { isLater = true }
      return isLater && matches(kind)
    }
  }

  /// Shows the kinds of the children one after another, each with a way to make it, as long as `visit` returns true.
  /// Most children are only passed over on the way to another one, and need not be made for that.
  @inline(__always)
  private func scan(_ visit: (SyntaxKind, () -> SyntaxNode) -> Bool) {
    let place = place
    let records = place.chunk.records
    var index = index &+ 1
    let end = self.index &+ record.span
    var offset = start
    while index < end {
      let record = records[index]
      if record.kind == .listGroup {
        // An invisible piece of a list: from here on they are walked.
        for child in SyntaxChildren.Iterator(place, from: index, to: end, at: offset).rest
        where !visit(child.kind, { child }) {
          return
        }
        return
      }
      let here = (index: index, offset: offset)
      let goesOn = visit(record.kind) {
        let inner = record.isChunk ? place.child(at: here.index, start: here.offset) : nil
        return SyntaxNode(place: inner ?? place, index: inner == nil ? here.index : 0, start: here.offset)
      }
      guard goesOn else { return }
      index &+= record.span
      offset &+= Int(record.length)
    }
  }
}
