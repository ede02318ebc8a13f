import Syntax

extension Arranger {
  /// A call or a subscript, its callee apart.
  mutating func arrangeCall(_ node: PieceID) {
    let isSubscript = tree.kind(of: node) == .subscriptExpression
    keepNameOnBase(node)
    arrangeCallParts(
      node,
      isSubscript ? .leftBracket : .leftParen,
      isSubscript ? .rightBracket : .rightParen,
      isInChain: isFollowedByLink(node)
    )
  }

  /// `#name(…)`
  mutating func arrangeMacro(_ node: PieceID) {
    if tree.kind(of: node) == .macroExpansionDeclaration { arrangeAttributes(of: node) }
    arrangeCallParts(node, .leftParen, .rightParen, isInChain: isFollowedByLink(node))
  }

  private mutating func arrangeCallParts(
    _ node: PieceID,
    _ opening: SyntaxKind,
    _ closing: SyntaxKind,
    isInChain: Bool
  ) {
    let closures = tree.children(.trailingClosure, of: node)
    let closure = lastClosure(of: node)
    if !closures.isEmpty {
      for closure in closures { brokenClosures.formUnion(tree.children(.closureExpression, of: closure)) }
      if let closure { brokenClosures.insert(closure) }
    }
    let list = tree.child(.argumentList, of: node)
    let isCompact = list.map(isCompactArgument) ?? false
    if let closure {
      before(tree.firstToken(of: closure), .lineBreak(.same, .electiveIgnoringSource))
    }
    guard let list else { return }
    arrangeArguments(
      list,
      tree.token(opening, of: node),
      tree.token(closing, of: node),
      isCloserForced: (closure != nil || isInChain) && !isCompact
    )
  }

  /// The unlabeled trailing closure of a call; the callee may be a closure, too.
  private func lastClosure(of call: PieceID) -> PieceID? {
    tree.children(of: call).dropFirst().first { tree.kind(of: $0) == .closureExpression }
  }

  /// Whether `node` is the base of a member access or of `#if` in a chain.
  private func isFollowedByLink(_ node: PieceID) -> Bool {
    switch tree.parent(of: node).map(tree.kind) {
    case .memberAccessExpression, .postfixConditionalExpression: true
    default: false
    }
  }

  /// A name and the function that is called on it stay on one line: `name.call(`.
  private mutating func keepNameOnBase(_ call: PieceID) {
    guard let callee = tree.children(of: call).first(where: { _ in true }),
      tree.kind(of: callee) == .memberAccessExpression,
      let base = tree.children(of: callee).first(where: { _ in true }), tree.kind(of: base) == .identifierExpression,
      let period = tree.token(.period, of: callee), !followsPrefixWord(base), !brokenBases.contains(base)
    else { return }
    group(from: tree.firstToken(of: base), through: period.next)
  }

  /// Whether `try`, `await` or the like stands directly before a node.
  private func followsPrefixWord(_ node: PieceID) -> Bool {
    guard let token = tree.tokenBefore(node), let parent = tree.parent(of: tree.piece(of: token)) else { return false }
    return tree.kind(of: parent).startsWithWord
  }

  // MARK: Arguments

  /// Arguments on one line, or each on its own.
  mutating func arrangeArguments(
    _ list: PieceID,
    _ left: TokenID?,
    _ right: TokenID?,
    isCloserForced: Bool
  ) {
    let arguments = tree.children(.argument, of: list)
    guard !arguments.isEmpty else { return }
    let isCompact = isCompactArgument(list)
    after(left, [.lineBreak(.open(.block), size: 0)] + (isCompact ? [] : [.open(isConsistent: true)]))
    before(right, [.lineBreak(.close(isForced: isCloserForced), size: 0)] + (isCompact ? [] : [.close]))
    for argument in arguments { arrangeArgument(argument, isLast: argument == arguments.last, isGrouped: !isCompact) }
  }

  private mutating func arrangeArgument(_ argument: PieceID, isLast: Bool, isGrouped: Bool) {
    if isGrouped { before(tree.firstToken(of: argument), .open) }
    if let colon = tree.token(.colon, of: argument) {
      after(colon, opensBracket(colon.next) ? .space : .lineBreak())
    }
    let comma = tree.lastToken(.comma, of: argument)
    arrangement.markCloser(comma)
    let closing: [LayoutElement] = isGrouped ? [.close] : []
    after(comma ?? tree.lastToken(of: argument), isLast || comma == nil ? closing : closing + [.lineBreak(.same)])
  }

  private func opensBracket(_ token: TokenID) -> Bool {
    switch tree.kind(of: token) {
    case .leftBrace, .leftParen, .leftBracket: true
    default: false
    }
  }

  /// Whether the only argument is a collection or a closure, whose brackets indent enough, or a string of several
  /// lines, which stay where they are.
  private func isCompactArgument(_ list: PieceID) -> Bool {
    let arguments = tree.children(.argument, of: list)
    guard arguments.count == 1, let argument = arguments.first,
      let value = tree.child(of: argument, where: \.isExpression)
    else { return false }
    switch tree.kind(of: value) {
    case .arrayExpression, .dictionaryExpression, .closureExpression: return true
    case .stringLiteralExpression: return tree.firstToken(of: value).map(isMultiline) ?? false
    default: return false
    }
  }

  private func isMultiline(_ token: TokenID) -> Bool { tree.text(of: token).contains(where: Blank.isLineEnd) }

  mutating func arrangeKeyPathComponent(_ component: PieceID) {
    if let list = tree.child(.argumentList, of: component) {
      let isParenthesis = tree.token(.leftParen, of: component) != nil
      arrangeArguments(
        list,
        tree.token(isParenthesis ? .leftParen : .leftBracket, of: component),
        tree.token(isParenthesis ? .rightParen : .rightBracket, of: component),
        isCloserForced: false
      )
    }
    guard let period = tree.token(.period, of: component), tree.kind(of: period.previous) != .backslash else { return }
    before(period, .lineBreak(.continuation, size: 0))
  }
}

extension SyntaxKind {
  /// Whether nodes of this kind are a word such as `try` with the expression that it holds for.
  var startsWithWord: Bool {
    switch self {
    case .tryExpression, .awaitExpression, .ownershipExpression: true
    default: false
    }
  }
}
