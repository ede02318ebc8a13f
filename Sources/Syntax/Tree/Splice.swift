import SourceText

/// An edit that touches nothing but some items of one list: only those are parsed anew, and put in the place of the old
/// ones. What is around keeps its shape, so that the cost does not depend on it.
///
/// Where it cannot be proven cheaply that a fresh parse would give the same tree (an error comes or goes, braces no
/// longer pair up, something before had looked as far as the edit), there is no splice.
struct Splice {
  let tree: SyntaxTree
  let newText: SourceText
  let edited: Range<Int>
  let growth: Int
  let path: TreePath

  init(_ tree: SyntaxTree, _ newText: SourceText, edited: Range<Int>, growth: Int) {
    self.tree = tree
    self.newText = newText
    self.edited = edited
    self.growth = growth
    path = TreePath(tree, to: edited)
  }

  /// The tree after the edit.
  func spliced() -> SyntaxTree? {
    for level in path.frames.indices.reversed() {
      guard let list = path.frames[level].list, list.holdsSplicedItems, let items = items(at: level) else { continue }
      return replaced(items)
    }
    return nil
  }
}

extension Splice {
  // MARK: What is touched

  /// Neighboring items of a list that an edit may have changed.
  struct Items {
    let level: Int
    /// The records of the chunk, and where they start.
    let records: Range<Int>
    let start: Int
    /// How far the parser had looked before it came to them.
    let reach: Int
    /// The items that follow.
    let rest: TreeFrame
  }

  /// The items of the list at `level` that the edit may have changed.
  private func items(at level: Int) -> Items? {
    var frame = path.frames[level].rewound
    var first = frame
    var reach: Int?
    while !frame.isAtEnd, frame.offset <= edited.upperBound {
      let record = frame.record
      let seen = record.lookedPast(frame.recordEnd)
      frame.advance()
      guard let seen, seen <= edited.lowerBound else { continue }
      (first, reach) = (frame, seen)
    }
    while !frame.isAtEnd, frame.record.isToken { frame.advance() }
    guard let reach = reach ?? self.reach(before: level), first.index < frame.index else { return nil }
    return Items(
      level: level,
      records: first.index..<frame.index,
      start: first.offset,
      reach: reach,
      rest: frame
    )
  }

  /// How far the parser had looked when it came to the first item of the frame at `level`, if not as far as the edit.
  private func reach(before level: Int) -> Int? {
    let frame = path.frames[level]
    let outer = path.frames[level &- 1]
    if outer.list == nil || outer.record.kind != .listGroup {
      guard frame.list != .arrayElementList, frame.list != .dictionaryElementList, frame.head != .max else {
        return nil
      }
      let reach = frame.start &+ Int(frame.head)
      return reach <= edited.lowerBound ? reach : nil
    }
    var sibling = outer.rewound
    guard sibling.index < outer.index else { return reach(before: level &- 1) }
    var seen: Int?
    while sibling.index < outer.index {
      seen = sibling.record.lookedPast(sibling.recordEnd)
      sibling.advance()
    }
    guard let seen, seen <= edited.lowerBound else { return nil }
    return seen
  }

  // MARK: What comes in its place

  private func replaced(_ items: Items) -> SyntaxTree? {
    let frame = path.frames[items.level]
    guard let next = path.token(after: items.level), let place = frame.place(before: next.kind),
      let depth = depthBound(of: items.level), isSound(items.records, in: frame.chunk)
    else { return nil }
    var parser = Parser(
      newText,
      at: surroundings(of: items, depth: depth),
      reusing: oldTree(items),
      usesIndentation: tree.usesIndentation
    )
    parser.parseItems(place)
    guard parser.builder.errorCount == 0, parser.builder.hasNoRaggedBrace, let rest = rest(of: items, parser),
      isSound(items.records.upperBound..<rest.index, in: frame.chunk), isSameLine(rest, items.level, parser)
    else { return nil }
    let (records, chunks) = parser.builder.pieces()
    guard !records.isEmpty, BraceBalance(of: records[...], chunks).isEven else { return nil }
    let replacement = Replacement(records: records, chunks: chunks, growth: growth, start: items.start)
    return path.replacing(items.records.lowerBound..<rest.index, at: items.level, with: replacement, in: tree, newText)
  }

  /// Whether records have no error and pair up their braces.
  private func isSound(_ records: Range<Int>, in chunk: Chunk) -> Bool {
    let records = chunk.records[records]
    let isFlawed = records.contains { !$0.flags.isDisjoint(with: [.isFlawed, .isMissing]) || $0.kind == .unexpected }
    return !isFlawed && BraceBalance(of: records, chunk.chunks).isEven
  }

  private func oldTree(_ items: Items) -> OldTree {
    var frame = path.frames[items.level].rewound
    while frame.index < items.records.lowerBound { frame.advance() }
    return OldTree(frame, of: tree, edited: edited, growth: growth)
  }

  private func surroundings(of items: Items, depth: Int) -> ItemSurroundings {
    let first = items.records.lowerBound
    let frame = path.frames[items.level]
    let startsLine = frame.chunk.firstToken(from: first)?.flags.contains(.startsLine) ?? false
    return ItemSurroundings(
      start: items.start,
      lastToken: path.lastToken(before: first, at: items.level),
      reach: items.reach,
      lineIndent: startsLine ? 0 : path.lineIndent(before: first, at: items.level, offset: items.start, in: tree),
      block: path.block(around: items.level, in: tree),
      depth: depth,
      level: frame.level,
      resync: Resync(items.rest, follower: path.follower(of: items.level), growth: growth)
    )
  }

  /// At least how deep the grammar nests at the list at `level`: as deep as anything within the outermost item around.
  private func depthBound(of level: Int) -> Int? {
    guard let outermost = path.frames[..<level].first(where: { $0.list != nil && $0.record.kind != .listGroup }) else {
      return 0
    }
    return outermost.record.height == .max ? nil : Int(outermost.record.height) &+ 1
  }

  /// The items that stay as they are, if the parser came to them, or to their end, as it did before.
  private func rest(of items: Items, _ parser: Parser) -> TreeFrame? {
    guard var resync = parser.resync, resync.isReached(at: parser.builder.offset) else { return nil }
    let rest = resync.frame
    if resync.didStop {
      let next = rest.isAtEnd ? resync.follower : rest.record
      guard rest.offset > edited.upperBound, let next, !next.flags.contains(.isFlawed) else { return nil }
    } else {
      guard rest.isAtEnd, resync.follower == nil, let next = path.token(after: items.level), parser.isAt(next),
        rest.offset > edited.upperBound || parser.current.kind.isCloser
      else { return nil }
    }
    let seen = rest.isAtEnd ? lookedPastFrame(at: items.level) : rest.record.lookedPast(rest.recordEnd)
    guard let seen, parser.lexer.reach <= seen &+ growth else { return nil }
    return rest
  }

  /// Whether the rest of the line that the new items end in means what it did: it depends on how the line is indented
  /// and on whether an error was found in it.
  private func isSameLine(_ rest: TreeFrame, _ level: Int, _ parser: Parser) -> Bool {
    if parser.current.startsLine { return true }
    let isFlawed = path.frames[..<level].last { $0.list != nil }?.record.flags.contains(.hasError) ?? true
    return !isFlawed
      && parser.lineIndent == path.lineIndent(before: rest.index, at: level, offset: rest.offset, in: tree)
  }

  /// How far the parser had looked at the end of the item around the frame at `level`.
  private func lookedPastFrame(at level: Int) -> Int? {
    guard let outer = path.frames[..<level].lastIndex(where: { $0.list != nil }) else {
      return tree.text.byteCount &+ 8
    }
    return path.frames[outer].record.lookedPast(path.frames[outer].recordEnd)
  }
}

extension Record {
  /// The offset up to which the parser had looked after the item that ends at `end`, where that is known.
  fileprivate func lookedPast(_ end: Int) -> Int? {
    isToken || length == 0 || kind == .unexpected || second == .max ? nil : end &+ Int(second)
  }
}

extension Parser {
  /// Whether the token at hand is one of the old tree.
  fileprivate func isAt(_ record: Record) -> Bool {
    current.kind == record.kind && current.end &- current.start == Int(record.length)
      && current.textStart &- current.start == Int(record.first) && (record.length > 0 || at(.endOfFile))
      && current.startsLine == record.flags.contains(.startsLine)
  }
}

extension SyntaxKind {
  fileprivate var isCloser: Bool { self == .rightParen || self == .rightBracket || self == .rightBrace }

  fileprivate var holdsSplicedItems: Bool {
    switch self {
    case .statementList, .memberList, .switchCaseList, .argumentList, .arrayElementList, .dictionaryElementList: true
    default: false
    }
  }
}
