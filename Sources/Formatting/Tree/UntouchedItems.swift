import SourceText
import Syntax

/// The statements, members and cases that stay as they are: those that hold a syntax error, and those after a comment
/// that asks for it.
struct UntouchedItems {
  /// Why an item is left alone.
  enum Reason {
    /// Its white space, and that around it, means something that the parser did not understand.
    case holdsError
    /// `// uilsp:format-ignore`
    case asked
  }

  /// Comments before a declaration or statement that keep the formatter away: ours, and the one of Apple's swift-format.
  private static let requests = ["uilsp:format-ignore", "swift-format-ignore"].map { ByteSearch(for: Array($0.utf8)) }

  /// How much of what stands before a token stays as it is.
  private enum KeptGap {
    case all
    /// What follows the last comment.
    case afterComments
  }

  private(set) var items: [PieceID: Reason] = [:]
  private var keptGaps: [TokenID: KeptGap] = [:]

  /// Whether the white space directly before a token stays as it is.
  func keepsGap(before token: TokenID) -> Bool { keptGaps[token] != nil }

  /// Whether all that stands between a token and the one before it stays as it is, comments included.
  func keepsAll(before token: TokenID) -> Bool { keptGaps[token] == .all }

  /// Finds them; `places` are offsets whose items are left alone, too.
  init(_ tree: FlatTree, diagnostics: [SyntaxDiagnostic], places: [Int]) {
    for place in places { keep(around: ByteRange(place, place), in: tree) }
    for diagnostic in diagnostics {
      keep(around: diagnostic.range, in: tree)
      for related in diagnostic.related { keep(around: related.range, in: tree) }
    }
    for index in tree.pieces.indices {
      let piece = PieceID(index: index)
      if tree.kind(of: piece) == .unexpected || Self.isLeftOut(piece, in: tree) { keepItem(of: piece, in: tree) }
    }
    for index in tree.tokens.indices { visitGap(before: TokenID(index: index), in: tree) }
  }

  private mutating func keep(around range: ByteRange, in tree: FlatTree) {
    for offset in [range.start.value, range.end.value] {
      guard let token = tree.token(endingFrom: offset) else { continue }
      keepItem(of: tree.piece(of: token), in: tree)
      guard offset < tree.tokens[token.index].start else { continue }
      keptGaps[token] = .all
    }
  }

  /// Keeps the innermost item around `piece`; what is in none keeps the white space before it.
  private mutating func keepItem(of piece: PieceID, in tree: FlatTree) {
    var current = piece
    while let parent = tree.parent(of: current) {
      if Self.isItem(tree.kind(of: current), in: tree.kind(of: parent)), !tree.isEmpty(current) {
        return keep(current, in: tree)
      }
      current = parent
    }
    if let token = tree.firstToken(of: piece) { keptGaps[token] = .all }
  }

  private mutating func keep(_ item: PieceID, in tree: FlatTree) {
    items[item] = .holdsError
    if let first = tree.firstToken(of: item) { keptGaps[first] = .all }
    if let next = tree.tokenAfter(item) { keptGaps[next] = .all }
  }

  private mutating func visitGap(before token: TokenID, in tree: FlatTree) {
    guard !tree.isPlainGap(before: token) else { return }
    for piece in tree.gapPieces(before: token) {
      switch piece {
      case .stray(let range):
        if !Self.isByteOrderMark(range, in: tree) { keptGaps[token] = .all }
      case .comment(let range, _):
        let text = tree.bytes[range.start.value..<range.end.value]
        if Self.requests.contains(where: { !$0.starts(in: text).isEmpty }) { ask(for: token, in: tree) }
      case .lineEnds, .blanks: break
      }
    }
  }

  /// Keeps the outermost item that starts with `token`.
  private mutating func ask(for token: TokenID, in tree: FlatTree) {
    var current = tree.piece(of: token)
    var item: PieceID?
    while let parent = tree.parent(of: current), tree.firstToken(of: current) == token {
      if Self.isItem(tree.kind(of: current), in: tree.kind(of: parent)) { item = current }
      current = parent
    }
    guard let item, items[item] == nil else { return }
    items[item] = .asked
    if keptGaps[token] == nil { keptGaps[token] = .afterComments }
  }

  /// Whether the source lacks a piece that it should have; the base of the links after `#if` in a chain is none.
  private static func isLeftOut(_ piece: PieceID, in tree: FlatTree) -> Bool {
    guard tree.pieces[piece.index].isMissing else { return false }
    var current = piece
    while let parent = tree.parent(of: current) {
      if tree.kind(of: parent) == .conditionalClause, tree.kind(of: piece) == .missingExpression { return false }
      guard parent.index &+ 1 == current.index else { return true }
      current = parent
    }
    return true
  }

  private static func isByteOrderMark(_ range: ByteRange, in tree: FlatTree) -> Bool {
    range.start.value == 0 && tree.bytes[range.start.value..<range.end.value].elementsEqual([0xEF, 0xBB, 0xBF])
  }

  /// Whether a child of a node can be left alone by itself: it is an attribute, an item of a list, or stands between
  /// lists where nothing should.
  private static func isItem(_ kind: SyntaxKind, in parent: SyntaxKind) -> Bool {
    if kind == .attribute { return true }
    return switch parent {
    case .statementList, .memberList, .switchCaseList: true
    case .memberBlock, .codeBlock, .accessorBlock, .closureExpression, .switchExpression, .conditionalClause:
      kind == .unexpected
    default: false
    }
  }
}
