/// The statements of a file that differ from those of an earlier tree of it, as far as the trees' shared pieces tell.
/// Takes time proportional to what is not shared, and a little for each shared statement.
package struct StatementDifference: Sendable {
  /// How many statements at the start are the very same in both.
  package let head: Int
  /// How many are the same at the end.
  package let tail: Int
  /// The statements between them.
  package let statements: [SyntaxNode]
}

extension SyntaxTree {
  /// All statements where there is no earlier tree.
  package func statements(since earlier: SyntaxTree?) -> StatementDifference {
    var (old, new) = (earlier?.root.statementPieces ?? [], root.statementPieces)
    var (head, tail) = (0, 0)
    while let (first, oldFirst) = new.first.flatMap({ first in old.first.map { (first, $0) } }),
      let (last, oldLast) = new.last.flatMap({ last in old.last.map { (last, $0) } })
    {
      if first.isSame(as: oldFirst) {
        head += first.statementCount
        new.removeFirst()
        old.removeFirst()
      } else if last.isSame(as: oldLast) {
        tail += last.statementCount
        new.removeLast()
        old.removeLast()
      } else if first.isGroup || oldFirst.isGroup {
        new.replaceSubrange(..<(new.startIndex + 1), with: first.opened)
        old.replaceSubrange(..<(old.startIndex + 1), with: oldFirst.opened)
      } else if last.isGroup || oldLast.isGroup {
        new.replaceSubrange((new.endIndex - 1)..., with: last.opened)
        old.replaceSubrange((old.endIndex - 1)..., with: oldLast.opened)
      } else {
        break
      }
    }
    return StatementDifference(head: head, tail: tail, statements: new.flatMap(\.statements))
  }
}

extension SyntaxNode {
  fileprivate var statementPieces: ArraySlice<ListPiece> {
    guard let list = child(.statementList) else { return [] }
    return ListPiece.all(list.place, list.index &+ 1..<list.index &+ list.record.span, at: list.start)[...]
  }
}

/// An item of a list, or a group of items.
private struct ListPiece {
  let holder: ChunkPlace
  let index: Int
  let start: Int

  static func all(_ holder: ChunkPlace, _ records: Range<Int>, at start: Int) -> [ListPiece] {
    var pieces: [ListPiece] = []
    var (index, offset) = (records.lowerBound, start)
    while index < records.upperBound {
      let record = holder.chunk.records[index]
      pieces.append(ListPiece(holder: holder, index: index, start: offset))
      index &+= record.span
      offset &+= Int(record.length)
    }
    return pieces
  }

  private var record: Record { holder.chunk.records[index] }

  var isGroup: Bool { record.kind == .listGroup }

  /// Of a piece that is a chunk.
  private var chunk: Chunk? { record.isChunk ? holder.chunk.chunks[Int(record.first)] : nil }

  func isSame(as other: ListPiece) -> Bool {
    guard let chunk, let otherChunk = other.chunk else { return false }
    return chunk === otherChunk
  }

  var statementCount: Int { record.statementCount(in: holder.chunk) }

  /// The pieces of a group; others are one by themselves.
  var opened: [ListPiece] {
    guard isGroup, let place = holder.child(at: index, start: start) else { return [self] }
    return Self.all(place, 0..<place.chunk.records.count, at: start)
  }

  var statements: [SyntaxNode] {
    if isGroup { return opened.flatMap(\.statements) }
    let inner = holder.child(at: index, start: start)
    let node = SyntaxNode(place: inner ?? holder, index: inner == nil ? index : 0, start: start)
    return record.isStatement ? [node] : []
  }
}

extension Record {
  /// As `SyntaxNode.items` counts.
  fileprivate var isStatement: Bool { !kind.isToken && kind != .unexpected }

  fileprivate func statementCount(in chunk: Chunk) -> Int {
    guard kind == .listGroup else { return isStatement ? 1 : 0 }
    let group = chunk.chunks[Int(first)]
    var (index, count) = (0, 0)
    while index < group.records.count {
      let record = group.records[index]
      count &+= record.statementCount(in: group)
      index &+= record.span
    }
    return count
  }
}
