package import SourceText

/// Two brackets that belong together.
package struct BracketPair: Hashable, Sendable {
  package let opening: ByteRange
  package let closing: ByteRange
}

extension SyntaxTree {
  /// The innermost pair of which one bracket touches `offset`, or else that holds it.
  package func bracketPair(around offset: ByteOffset) -> BracketPair? {
    var innermost: BracketPair?
    var node = root
    while true {
      if let pair = node.bracketPair, pair.opening.start <= offset, offset <= pair.closing.end { innermost = pair }
      let inner = node.children.filter { !$0.isToken && $0.range.touches(offset) }
      // Where two nodes meet, the one that starts there is meant if a bracket does.
      guard let next = inner.last(where: { $0.bracketPair?.opening.start == offset }) ?? inner.first else {
        return innermost
      }
      node = next
    }
  }
}

extension SyntaxNode {
  /// The brackets directly in a node; nil where it has none, or where one is left out.
  package var bracketPair: BracketPair? {
    guard !kind.isList else { return nil }
    var opening: SyntaxNode?
    for child in children where child.isToken && !child.isMissing {
      if child.kind.closer != nil, opening == nil { opening = child }
      if let open = opening, child.kind == open.kind.closer {
        return BracketPair(opening: open.range, closing: child.range)
      }
    }
    return nil
  }
}

extension SyntaxKind {
  /// The bracket that closes one of this kind.
  fileprivate var closer: SyntaxKind? {
    switch self {
    case .leftParen: .rightParen
    case .leftBracket: .rightBracket
    case .leftBrace: .rightBrace
    case .leftAngle: .rightAngle
    default: nil
    }
  }
}
