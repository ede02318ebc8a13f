import SourceText
import Syntax

/// A node or token of a `FlatTree`.
struct PieceID: Hashable, Comparable {
  let index: Int

  static func < (lhs: PieceID, rhs: PieceID) -> Bool { lhs.index < rhs.index }
}

/// A token of a `FlatTree`, counted from the start of the text.
struct TokenID: Hashable, Comparable {
  let index: Int

  static func < (lhs: TokenID, rhs: TokenID) -> Bool { lhs.index < rhs.index }

  var previous: TokenID { TokenID(index: index &- 1) }
  var next: TokenID { TokenID(index: index &+ 1) }
}

/// A syntax tree as two arrays: nodes and tokens in preorder, so that parents, children, and first and last tokens cost
/// nothing to look up. A string literal is one token, its interpolations included.
struct FlatTree {
  struct Piece {
    let kind: SyntaxKind
    let isMissing: Bool
    let parent: Int32
    /// The index after the last piece below this one.
    fileprivate(set) var end: Int32
    /// Tokens of the piece: none where `endToken` is `firstToken`.
    let firstToken: Int32
    fileprivate(set) var endToken: Int32
  }

  struct Token {
    let kind: SyntaxKind
    let piece: Int32
    /// The bytes of the token's text.
    let start: Int
    let end: Int
  }

  let bytes: [UInt8]
  private(set) var pieces: [Piece] = []
  /// All tokens that are in the source, and the end of the file.
  private(set) var tokens: [Token] = []

  init(_ tree: SyntaxTree) {
    bytes = tree.text.bytes
    add(tree.root)
  }

  private mutating func add(_ root: SyntaxNode) {
    var open: [(piece: Int, rest: SyntaxChildren.Iterator)] = []
    var node: SyntaxNode? = root
    while true {
      if let current = node {
        let isWhole = current.isToken || current.kind == .stringLiteralExpression
        append(current, parent: open.last?.piece ?? -1)
        if !isWhole { open.append((pieces.count &- 1, current.children.makeIterator())) }
      }
      guard !open.isEmpty else { return }
      node = open[open.count &- 1].rest.next()
      if node == nil, let (piece, _) = open.popLast() {
        pieces[piece].end = Int32(truncatingIfNeeded: pieces.count)
        pieces[piece].endToken = Int32(truncatingIfNeeded: tokens.count)
      }
    }
  }

  private mutating func append(_ node: SyntaxNode, parent: Int) {
    let first = Int32(truncatingIfNeeded: tokens.count)
    let isString = node.kind == .stringLiteralExpression
    if node.isToken || isString, !node.range.isEmpty || node.kind == .endOfFile {
      let range = node.range
      tokens.append(
        Token(
          kind: isString ? .stringLiteral : node.kind,
          piece: Int32(truncatingIfNeeded: pieces.count),
          start: range.start.value,
          end: range.end.value
        )
      )
    }
    pieces.append(
      Piece(
        kind: node.kind,
        isMissing: node.isMissing,
        parent: Int32(truncatingIfNeeded: parent),
        end: Int32(truncatingIfNeeded: pieces.count &+ 1),
        firstToken: first,
        endToken: Int32(truncatingIfNeeded: tokens.count)
      )
    )
  }
}

extension FlatTree {
  static let root = PieceID(index: 0)

  func kind(of piece: PieceID) -> SyntaxKind { pieces[piece.index].kind }

  func kind(of token: TokenID) -> SyntaxKind { tokens[token.index].kind }

  func parent(of piece: PieceID) -> PieceID? {
    let parent = pieces[piece.index].parent
    return parent < 0 ? nil : PieceID(index: Int(parent))
  }

  /// The piece that a token is in the tree.
  func piece(of token: TokenID) -> PieceID { PieceID(index: Int(tokens[token.index].piece)) }

  /// The piece after `piece` and all below it.
  func end(of piece: PieceID) -> PieceID { PieceID(index: Int(pieces[piece.index].end)) }

  func firstToken(of piece: PieceID) -> TokenID? {
    let piece = pieces[piece.index]
    return piece.firstToken < piece.endToken ? TokenID(index: Int(piece.firstToken)) : nil
  }

  func lastToken(of piece: PieceID) -> TokenID? {
    let piece = pieces[piece.index]
    return piece.firstToken < piece.endToken ? TokenID(index: Int(piece.endToken) &- 1) : nil
  }

  /// The token before the first one of `piece`.
  func tokenBefore(_ piece: PieceID) -> TokenID? {
    let first = Int(pieces[piece.index].firstToken)
    return first > 0 ? TokenID(index: first &- 1) : nil
  }

  /// The token after the last one of `piece`.
  func tokenAfter(_ piece: PieceID) -> TokenID? {
    let end = Int(pieces[piece.index].endToken)
    return end < tokens.count ? TokenID(index: end) : nil
  }

  func isEmpty(_ piece: PieceID) -> Bool { pieces[piece.index].firstToken == pieces[piece.index].endToken }

  /// The bytes of a token's text.
  func text(of token: TokenID) -> ArraySlice<UInt8> {
    let token = tokens[token.index]
    return bytes[token.start..<token.end]
  }

  /// The first token that ends at or after `offset`.
  func token(endingFrom offset: Int) -> TokenID? {
    var low = 0
    var high = tokens.count
    while low < high {
      let middle = (low &+ high) / 2
      if tokens[middle].end < offset { low = middle &+ 1 } else { high = middle }
    }
    return low < tokens.count ? TokenID(index: low) : nil
  }
}
