/// The items of a list that follow those an edit touches, where they now are: a parser of the touched ones stops there.
struct Resync {
  /// The old items from the first on that starts after the edit.
  private(set) var frame: TreeFrame
  /// The item or group that comes after the frame, which then is a group.
  let follower: Record?
  /// How much longer the text before them is now.
  let growth: Int
  /// Whether the parser stopped before an old item.
  private(set) var didStop = false

  init(_ frame: TreeFrame, follower: Record?, growth: Int) {
    self.frame = frame
    self.follower = follower
    self.growth = growth
  }

  /// Whether an old item, or the end of the frame, is now at `offset`.
  mutating func isReached(at offset: Int) -> Bool {
    while !frame.isAtEnd, frame.offset &+ growth < offset || frame.record.isToken { frame.advance() }
    return frame.offset &+ growth == offset
  }

  /// Whether the parser is to stop at `offset`, where an old item starts.
  mutating func stops(at offset: Int) -> Bool {
    didStop = isReached(at: offset) && (!frame.isAtEnd || follower != nil)
    return didStop
  }
}

/// What the parser has to know to start at an item within a file.
struct ItemSurroundings {
  let start: Int
  /// The token before.
  let lastToken: Record?
  /// How far the parser had looked.
  let reach: Int
  /// The indentation of the line in which the token before is.
  let lineIndent: Int
  /// The block around.
  let block: Block?
  /// At least how deep the grammar nests here.
  let depth: Int
  /// What members here belong to.
  let level: TreeFrame.Level
  let resync: Resync
}

extension Parser {
  /// Bytes from here on that were looked at; the most there can be where the place of an expression shapes it.
  var head: UInt32 {
    if context.isPattern || context.binds || context.isInClosureParameters || context.stopsAtLine { return .max }
    return UInt32(clamping: lexer.reach &- builder.offset)
  }

  /// Whether the items from here on are those of the old tree, while only what an edit touched is parsed.
  mutating func isBackInStep(_ list: Mark) -> Bool {
    guard resync != nil, list.index == 0, mayReuse else { return false }
    return resync?.stops(at: builder.offset) ?? false
  }

  /// Ends an item of a list. Items that come in the place of others stay in the group that those were in.
  mutating func closeItem(_ list: inout ListRuns) {
    if resync != nil, list.start.index == 0 { return }
    list.closeItem(&builder, reach: lexer.reach)
  }

  /// Finishes a list, unless only some of its items were parsed.
  mutating func finish(_ kind: SyntaxKind, _ list: ListRuns) {
    if resync != nil, list.start.index == 0 { return }
    builder.finish(kind, list.start, second: list.head)
  }
}

/// A list whose items can be parsed by themselves.
enum SplicePlace {
  case statements(StatementPlace)
  case members
  case switchCases
  /// Arguments before a closing bracket of this kind.
  case arguments(SyntaxKind)
  /// The elements of an array or dictionary after the first one.
  case elements(SyntaxKind)
}

extension TreeFrame {
  /// What the items of the frame are to the parser; `next` is the token after the list.
  func place(before next: SyntaxKind) -> SplicePlace? {
    switch list {
    case .statementList: statementPlace.map { .statements($0) }
    case .memberList: .members
    case .switchCaseList: .switchCases
    case .argumentList: .arguments(next == .rightBracket ? .rightBracket : .rightParen)
    case .arrayElementList: .elements(.arrayElementList)
    case .dictionaryElementList: .elements(.dictionaryElementList)
    default: nil
    }
  }

  private var statementPlace: StatementPlace? {
    switch holder {
    case .sourceFile: .file
    case .conditionalClause: .directive(outer: level == .file ? .fileStatements : .statements)
    case .switchCase: .switchCase
    case .codeBlock, .closureExpression, .accessorBlock: .block
    default: nil
    }
  }
}

extension Parser {
  /// Parses the items of a list up to those that an edit leaves alone.
  mutating func parseItems(_ place: SplicePlace) {
    switch place {
    case .statements(let place): parseStatementList(place)
    case .members: parseMemberList()
    case .switchCases: parseSwitchCaseList()
    case .arguments(let closer): parseArgumentList(closer, gap)
    case .elements(let kind): parseElements(gap, after: kind)
    }
  }
}
