import Syntax

extension FlatTree {
  /// The nodes and tokens directly below a piece.
  struct Children: Sequence, IteratorProtocol {
    private let tree: FlatTree
    private var index: Int
    private let end: Int

    fileprivate init(_ tree: FlatTree, of piece: PieceID) {
      self.tree = tree
      index = piece.index &+ 1
      end = Int(tree.pieces[piece.index].end)
    }

    mutating func next() -> PieceID? {
      guard index < end else { return nil }
      defer { index = Int(tree.pieces[index].end) }
      return PieceID(index: index)
    }
  }

  func children(of piece: PieceID) -> Children { Children(self, of: piece) }

  /// The first child of `kind`.
  func child(_ kind: SyntaxKind, of piece: PieceID) -> PieceID? {
    for child in children(of: piece) where self.kind(of: child) == kind { return child }
    return nil
  }

  /// The first child whose kind `matches`.
  func child(of piece: PieceID, where matches: (SyntaxKind) -> Bool) -> PieceID? {
    for child in children(of: piece) where matches(kind(of: child)) { return child }
    return nil
  }

  func children(_ kind: SyntaxKind, of piece: PieceID) -> [PieceID] {
    children(of: piece).filter { self.kind(of: $0) == kind }
  }

  /// The first token of `kind` directly below a piece, unless the source leaves it out.
  func token(_ kind: SyntaxKind, of piece: PieceID) -> TokenID? {
    for child in children(of: piece) where self.kind(of: child) == kind { return firstToken(of: child) }
    return nil
  }

  /// The token at the very end of a piece if it is of `kind` and a direct child.
  func lastToken(_ kind: SyntaxKind, of piece: PieceID) -> TokenID? {
    guard let last = lastToken(of: piece), self.kind(of: last) == kind, parent(of: self.piece(of: last)) == piece else {
      return nil
    }
    return last
  }
}
