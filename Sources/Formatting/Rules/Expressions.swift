import Syntax

extension Arranger {
  mutating func arrangeExpression(_ node: PieceID, _ kind: SyntaxKind) {
    if kind.isLink { arrangeChain(node) }
    switch kind {
    case .ifExpression, .switchExpression: arrangeStatement(node, kind)
    case .functionCallExpression, .subscriptExpression: arrangeCall(node)
    case .macroExpansionExpression: arrangeMacro(node)
    case .closureExpression: arrangeClosure(node)
    case .tupleExpression: arrangeTuple(node)
    case .arrayExpression, .dictionaryExpression: arrangeScope(node, .leftBracket, .rightBracket, isConsistent: false)
    case .sequenceExpression: arrangeSequence(node)
    case .tryExpression, .awaitExpression, .ownershipExpression: arrangePrefixWord(node)
    case .packElementExpression: after(tree.firstToken(of: node), .space)
    case .packExpansionExpression: after(tree.firstToken(of: node), .lineBreak())
    case .keyPathExpression: group(node)
    default: break
    }
  }

  // MARK: Collections

  /// `(a)` stays together; a tuple of several elements is broken where it does not fit.
  private mutating func arrangeTuple(_ node: PieceID) {
    guard let list = tree.child(.argumentList, of: node), let left = tree.token(.leftParen, of: node),
      let right = tree.lastToken(.rightParen, of: node)
    else { return }
    let elements = tree.children(.argument, of: list)
    if elements.count == 1 {
      after(left, .open)
      before(right, .close)
      arrangement.markCloser(right)
      if hasLineComment(before: left.next) { after(left, .lineBreak(.continuation, size: 0)) }
    } else if elements.count > 1 {
      arrangeScope(node, .leftParen, .rightParen, isConsistent: false)
      arrangeElements(list)
    }
  }

  /// Elements of a collection: each stays together, as many on a line as fit.
  mutating func arrangeElements(_ list: PieceID) {
    let elements = Array(tree.children(of: list))
    for element in elements {
      before(tree.firstToken(of: element), .open)
      after(tree.token(.colon, of: element), .lineBreak())
      let comma = tree.lastToken(.comma, of: element)
      arrangement.markCloser(comma)
      let isFollowed = comma != nil && element != elements.last
      after(tree.lastToken(of: element), isFollowed ? [.close, .lineBreak(.same)] : [.close])
    }
  }

  // MARK: Words before expressions

  private mutating func arrangePrefixWord(_ node: PieceID) {
    guard let first = tree.firstToken(of: node), let value = tree.child(of: node, where: \.isExpression) else { return }
    let isTightlyBound = tree.kind(of: node) == .ownershipExpression
    before(
      tree.firstToken(of: value),
      isTightlyBound ? .space : .lineBreak(.continuation, .electiveIgnoringSource)
    )
    guard !(tree.parent(of: node).map { tree.kind(of: $0).startsWithWord } ?? false), let anchor = anchor(in: value)
    else { return }
    group(from: first, through: anchor)
  }

  /// The end of the name with which an expression starts: what stays with a `try` before it.
  private func anchor(in expression: PieceID) -> TokenID? {
    var current = expression
    var isBroken = false
    while true {
      switch tree.kind(of: current) {
      case .tryExpression, .awaitExpression, .ownershipExpression:
        guard let value = tree.child(of: current, where: \.isExpression) else { return nil }
        current = value
      case .functionCallExpression, .subscriptExpression:
        guard let callee = tree.child(of: current, where: \.isExpression) else { return nil }
        current = callee
      case .memberAccessExpression:
        guard let base = tree.child(of: current, where: \.isExpression), let period = tree.token(.period, of: current)
        else { return nil }
        isBroken = isBroken || tree.startsLine(period)
        if tree.kind(of: base) == .identifierExpression { return isBroken ? tree.lastToken(of: base) : period.next }
        current = base
      case .identifierExpression:
        return tree.lastToken(of: current)
      default:
        return nil
      }
    }
  }

  mutating func arrangeArrow(_ node: PieceID) {
    let arrow = tree.token(.arrow, of: node)
    before(arrow, .lineBreak())
    after(arrow, .space)
  }
}
