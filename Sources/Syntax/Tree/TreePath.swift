import SourceText

/// The way from the root of a tree down to what holds an edited range, one frame a level; each frame's record at hand is
/// the one that the next frame walks.
struct TreePath {
  private(set) var frames: [TreeFrame]

  init(_ tree: SyntaxTree, to range: Range<Int>) {
    frames = [TreeFrame(root: tree.chunk)]
    frames.reserveCapacity(32)
    while frames[frames.count &- 1].advance(to: range), let next = frames.last?.descent { frames.append(next) }
  }
}

extension TreeFrame {
  /// Goes to the first record that holds all of `range`; whether there is one.
  fileprivate mutating func advance(to range: Range<Int>) -> Bool {
    let first = range.isEmpty ? range.lowerBound : range.lowerBound &+ 1
    while !isAtEnd, recordEnd < first || record.length == 0 { advance() }
    return !isAtEnd && offset <= range.lowerBound && range.upperBound <= recordEnd
  }

  /// What is below the record at hand, if it is parsed by itself. Literals are lexed in one piece, and the condition of
  /// a directive decides about what follows it.
  fileprivate var descent: TreeFrame? {
    let record = record
    guard !record.isToken, record.kind != .stringLiteralExpression else { return nil }
    if holder == .conditionalClause, list == nil, !record.kind.isList, record.kind != .conditionalClause { return nil }
    return descended()
  }
}

extension TreePath {
  // MARK: Backward

  /// The last token before the record at `index` of the frame at `level`.
  func lastToken(before index: Int, at level: Int) -> Record? {
    var (level, index) = (level, index)
    while true {
      let chunk = frames[level].chunk
      for earlier in (0..<index).reversed() {
        let record = chunk.records[earlier]
        guard record.isLeaf, record.length > 0 else { continue }
        return record.isChunk ? chunk.chunks[Int(record.first)].lastToken : record
      }
      guard let outer = outerLevel(of: level) else { return nil }
      (level, index) = (outer, frames[outer].index)
    }
  }

  /// The indentation of the line in which the record at `index` of the frame at `level` starts, which is at `offset`, as
  /// the tokens before tell it.
  func lineIndent(before index: Int, at level: Int, offset: Int, in tree: SyntaxTree) -> Int {
    var (level, index, offset) = (level, index, offset)
    while true {
      let frame = frames[level]
      if let token = frame.chunk.lastLineStart(in: 0..<index, endingAt: offset) {
        return tree.text.indentation(before: token)
      }
      guard let outer = outerLevel(of: level) else { return 0 }
      (level, index, offset) = (outer, frames[outer].index, frames[outer].offset)
    }
  }

  /// The innermost frame in the chunk that refers to the chunk of the frame at `level`.
  func outerLevel(of level: Int) -> Int? {
    let chunk = frames[level].chunk
    return frames[..<level].lastIndex { $0.chunk !== chunk }
  }

  /// The innermost block with braces around the frame at `level`.
  func block(around level: Int, in tree: SyntaxTree) -> Block? {
    for outer in (0...level).reversed() where frames[outer].list == nil && frames[outer].holder.isBlock {
      var frame = frames[outer].rewound
      while !frame.isAtEnd, frame.record.kind != .leftBrace { frame.advance() }
      guard !frame.isAtEnd else { continue }
      let trivia = ByteRange(frame.offset, frame.offset &+ Int(frame.record.first))
      let isFirst = frame.record.flags.contains(.startsLine)
      return Block(
        indent: isFirst
          ? tree.text.indentation(before: trivia)
          : lineIndent(before: frame.index, at: outer, offset: frame.offset, in: tree),
        brace: ByteRange(trivia.end.value, frame.recordEnd &- Int(frame.record.second))
      )
    }
    return nil
  }

  // MARK: Forward

  /// The item or group that comes after the frame at `level` where that is a group of a list's items.
  func follower(of level: Int) -> Record? {
    var level = level
    while level > 0, frames[level &- 1].list != nil, frames[level &- 1].record.kind == .listGroup {
      level &-= 1
      var frame = frames[level]
      frame.advance()
      if !frame.isAtEnd { return frame.record }
    }
    return nil
  }

  /// The first token after the frame at `level`.
  func token(after level: Int) -> Record? {
    var (level, index) = (level, frames[level].end)
    while true {
      if let token = frames[level].chunk.firstToken(from: index) { return token }
      guard let outer = outerLevel(of: level) else { return nil }
      (level, index) = (outer, frames[outer].index &+ 1)
    }
  }
}

extension Chunk {
  /// The first token from the record at `index` on, one that the source leaves out included.
  func firstToken(from index: Int) -> Record? {
    for position in index..<records.count where records[position].isLeaf {
      guard records[position].isChunk else { return records[position] }
      if let token = chunks[Int(records[position].first)].firstToken(from: 0) { return token }
    }
    return nil
  }
}

extension SyntaxKind {
  /// Whether the node has statements, members or cases between braces.
  fileprivate var isBlock: Bool {
    switch self {
    case .codeBlock, .closureExpression, .accessorBlock, .memberBlock, .switchExpression: true
    default: false
    }
  }
}
