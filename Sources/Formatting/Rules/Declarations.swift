import Syntax

extension Arranger {
  mutating func arrangeDeclaration(_ node: PieceID, _ kind: SyntaxKind) {
    switch kind {
    case .importDeclaration: arrangeImport(node)
    case .structDeclaration, .classDeclaration, .enumDeclaration, .actorDeclaration, .protocolDeclaration,
      .extensionDeclaration:
      arrangeTypeDeclaration(node)
    case .functionDeclaration, .initializerDeclaration, .macroDeclaration: arrangeFunction(node)
    case .deinitializerDeclaration: arrangeFunctionBody(node)
    case .subscriptDeclaration: arrangeSubscriptDeclaration(node)
    case .variableDeclaration: arrangeVariable(node)
    case .enumCaseDeclaration: arrangeEnumCase(node)
    case .typealiasDeclaration, .associatedTypeDeclaration: arrangeAlias(node)
    case .operatorDeclaration: arrangeOperatorDeclaration(node)
    case .precedenceGroupDeclaration: arrangePrecedenceGroup(node)
    case .macroExpansionDeclaration: arrangeMacro(node)
    case .conditionalCompilation: arrangeConditionalCompilation(node)
    default: break
    }
  }

  /// The keyword of a declaration: its first token that is in no attribute or modifier.
  func keyword(of node: PieceID) -> TokenID? {
    tree.child(of: node) { $0.isToken }.flatMap(tree.firstToken)
  }

  /// Imports are never broken.
  private mutating func arrangeImport(_ node: PieceID) {
    before(tree.firstToken(of: node), .forbidBreaks)
    arrangeAttributes(of: node)
    let keyword = keyword(of: node)
    after(keyword, .space)
    if let next = keyword?.next, tree.kind(of: next).isReservedWord { after(next, .space) }
    after(tree.lastToken(of: node), .allowBreaks)
  }

  private mutating func arrangeTypeDeclaration(_ node: PieceID) {
    before(tree.firstToken(of: node), .open)
    arrangeAttributes(of: node)
    before(firstTokenAfterAttributes(of: node), .open)
    let keyword = keyword(of: node)
    after(keyword, .lineBreak())
    let block = tree.child(.memberBlock, of: node)
    arrangeBraces(block)
    arrangeWhereClause(of: node, endingAt: block.flatMap { tree.token(.leftBrace, of: $0) })
    after(lastTokenOfHead(node) ?? keyword, .close)
    after(tree.lastToken(of: node), .close)
  }

  /// The end of what stays on one line at the start of a type: `struct A<B>:`.
  private func lastTokenOfHead(_ node: PieceID) -> TokenID? {
    if let clause = tree.child(.inheritanceClause, of: node) { return tree.firstToken(of: clause) }
    if let clause = tree.child(of: node, where: { $0 == .genericParameterClause || $0 == .genericArgumentClause }) {
      return tree.lastToken(of: clause)
    }
    if let type = tree.child(of: node, where: \.isType) { return tree.lastToken(of: type) }
    return tree.token(.identifier, of: node)
  }

  /// A `where` clause starts a line where it does not fit, and stays together up to `end`.
  mutating func arrangeWhereClause(of node: PieceID, endingAt end: TokenID?) {
    guard let clause = tree.child(.whereClause, of: node) else { return }
    before(tree.firstToken(of: clause), .lineBreak(.same), .open)
    after(end ?? tree.lastToken(of: clause), .close)
  }

  private mutating func arrangeAlias(_ node: PieceID) {
    arrangeAttributes(of: node)
    after(keyword(of: node), .lineBreak())
    if let equal = tree.token(.equal, of: node) {
      before(equal, .space)
      after(equal, .lineBreak())
    }
    arrangeWhereClause(of: node, endingAt: tree.lastToken(of: node))
  }

  private mutating func arrangeEnumCase(_ node: PieceID) {
    before(tree.firstToken(of: node), .open)
    arrangeAttributes(of: node)
    after(keyword(of: node), .lineBreak())
    after(tree.lastToken(of: node), .close)
  }

  mutating func arrangeCaseElement(_ element: PieceID) {
    breakAfterComma(of: element, .continuation)
    if let clause = tree.child(.parameterClause, of: element) {
      arrangeParameters(clause, isCloserForced: false)
    }
    if let initializer = tree.child(.initializerClause, of: element) { arrangeInitialValue(initializer) }
  }

  private mutating func arrangeOperatorDeclaration(_ node: PieceID) {
    after(keyword(of: node), .lineBreak())
    guard let colon = tree.token(.colon, of: node) else { return }
    before(colon, .space)
    after(colon, .lineBreak(.open(.block)), .open)
    after(tree.lastToken(of: node), .lineBreak(.close(isForced: true), size: 0), .close)
  }

  /// The lines of a precedence group stay as the source has them.
  private mutating func arrangePrecedenceGroup(_ node: PieceID) {
    after(keyword(of: node), .lineBreak())
    guard let group = tree.child(.tokenGroup, of: node), let left = tree.token(.leftBrace, of: group),
      let right = tree.lastToken(.rightBrace, of: group), left.next < right
    else { return }
    before(left, .lineBreak(.reset, .electiveIgnoringSource))
    after(left, .lineBreak(.open(.block), .required))
    before(right, .lineBreak(.close(isForced: true)))
    for index in left.next.next.index..<max(right.index, left.next.next.index) {
      let token = TokenID(index: index)
      if tree.startsLine(token) { before(token, .lineBreak(.same, .required)) }
    }
  }
}
