package import Syntax

extension FormatStyle {
  /// Lines that are looked at to tell how a file is indented.
  private static let mostVotes = 400
  /// Steps of spaces that are a choice rather than an accident.
  private static let steps = 2...8

  /// The style of a file: indented as most of its blocks are, or by `fallback` where it has none.
  package static func guessed(
    for tree: SyntaxTree,
    fallback: Indentation = standard.indentation,
    lineLength: Int = standardLineLength
  ) -> FormatStyle {
    let flat = FlatTree(tree)
    var votes: [Indentation: Int] = [:]
    var count = 0
    for index in flat.pieces.indices where count < mostVotes {
      guard let step = step(of: PieceID(index: index), in: flat) else { continue }
      votes[step, default: 0] += 1
      count += 1
    }
    let best = votes.max { ($0.value, $1.key.rank) < ($1.value, $0.key.rank) }
    return FormatStyle(indentation: best?.key ?? fallback, lineLength: lineLength)
  }

  /// By how much a statement or member is indented more than the line of the brace that opens its block.
  private static func step(of item: PieceID, in tree: FlatTree) -> Indentation? {
    guard let list = tree.parent(of: item), tree.kind(of: list) == .statementList || tree.kind(of: list) == .memberList,
      let first = tree.firstToken(of: item), let brace = tree.tokenBefore(list), tree.kind(of: brace) == .leftBrace,
      tree.firstToken(of: list) == first, let inner = tree.indentation(of: first, isFirst: true),
      let outer = tree.indentation(of: brace, isFirst: false), inner.starts(with: outer)
    else { return nil }
    let step = inner.dropFirst(outer.count)
    if step.elementsEqual([0x09]) { return .tab }
    guard steps.contains(step.count), step.allSatisfy({ $0 == 0x20 }) else { return nil }
    return .spaces(step.count)
  }
}

extension FormatStyle.Indentation {
  /// Order among equally frequent ones: narrow before wide.
  fileprivate var rank: Int {
    switch self {
    case .tab: 0
    case .spaces(let count): count
    }
  }
}

extension FlatTree {
  /// Bytes that are searched for the start of a line.
  private static let longestLine = 1000

  /// The blanks at the start of the line of a token; nil where it `isFirst` and something stands before it.
  fileprivate func indentation(of token: TokenID, isFirst: Bool) -> ArraySlice<UInt8>? {
    let start = tokens[token.index].start
    var line = start
    while line > 0, !Blank.isLineEnd(bytes[line &- 1]), start &- line < Self.longestLine { line &-= 1 }
    let blanks = bytes[line..<start].prefix(while: Blank.isBlank)
    if isFirst, blanks.endIndex != start { return nil }
    return blanks
  }
}
