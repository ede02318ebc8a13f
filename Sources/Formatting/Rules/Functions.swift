import Syntax

extension Arranger {
  /// A function, an initializer, or a macro.
  mutating func arrangeFunction(_ node: PieceID) {
    let clause = tree.child(.parameterClause, of: node)
    let body = tree.child(.codeBlock, of: node)
    let hasResult = tree.child(.returnClause, of: node) != nil
    if let clause { arrangeParameters(clause, isCloserForced: body != nil || hasResult) }
    before(firstTokenAfterAttributes(of: node), .open)
    if tree.kind(of: node) != .initializerDeclaration { after(keyword(of: node), .lineBreak()) }
    after(endOfHead(node, clause), .close)
    if let name = tree.token(.binaryOperator, of: node) { after(name, .space) }
    arrangeFunctionBody(node)
  }

  /// The end of what stays together at the start of a function: `func f(`, or `func f()`.
  private func endOfHead(_ node: PieceID, _ clause: PieceID?) -> TokenID? {
    guard let clause else { return tree.lastToken(of: node) }
    let isEmpty = tree.child(.parameterList, of: clause).map(tree.isEmpty) ?? true
    let isGeneric = tree.child(.genericParameterClause, of: node) != nil
    return isEmpty && !isGeneric ? tree.lastToken(of: clause) : tree.firstToken(of: clause)
  }

  /// Attributes, body and `where` clause of what is like a function.
  mutating func arrangeFunctionBody(_ node: PieceID) {
    before(tree.firstToken(of: node), .open)
    arrangeAttributes(of: node)
    let body = tree.child(.codeBlock, of: node)
    arrangeBraces(body)
    arrangeWhereClause(of: node, endingAt: body.flatMap { tree.token(.leftBrace, of: $0) })
    after(tree.lastToken(of: node), .close)
  }

  mutating func arrangeSubscriptDeclaration(_ node: PieceID) {
    before(tree.firstToken(of: node), .open)
    let clause = tree.child(.parameterClause, of: node)
    if tree.child(.modifier, of: node) != nil {
      before(firstTokenAfterAttributes(of: node), .open)
      after(endOfHead(node, clause), .close)
    }
    arrangeAttributes(of: node)
    arrangeWhereClause(of: node, endingAt: nil)
    after(tree.lastToken(of: node), .close)
    if let clause { arrangeParameters(clause, isCloserForced: true) }
  }

  /// The parameters in their parentheses: on one line, or each on its own.
  mutating func arrangeParameters(_ clause: PieceID, isCloserForced: Bool) {
    guard let left = tree.token(.leftParen, of: clause), let right = tree.lastToken(.rightParen, of: clause),
      left.next < right || hasComment(before: right)
    else { return }
    after(left, .lineBreak(.open(.block), size: 0), .open(isConsistent: true))
    before(right, .lineBreak(.close(isForced: isCloserForced), size: 0), .close)
  }

  mutating func arrangeParameter(_ parameter: PieceID) {
    before(tree.firstToken(of: parameter), .open)
    arrangeAttributes(of: parameter)
    arrangeSecondName(of: parameter)
    after(tree.token(.colon, of: parameter), .lineBreak())
    endListItem(parameter)
  }

  /// The second of two names stays with the first one.
  mutating func arrangeSecondName(of node: PieceID) {
    guard let colon = tree.token(.colon, of: node) else { return }
    let names = tree.children(of: node).filter { tree.kind(of: $0).isToken }.prefix {
      tree.firstToken(of: $0).map { $0 < colon } ?? false
    }
    guard names.count == 2, let second = names.last else { return }
    before(tree.firstToken(of: second), .lineBreak(.continuation, .electiveIgnoringSource))
  }

  /// `async throws`
  mutating func arrangeEffects(_ effects: PieceID) {
    let parts = tree.children(of: effects).filter { !tree.isEmpty($0) }
    for part in parts { before(tree.firstToken(of: part), .lineBreak()) }
    guard parts.count > 1, let first = parts.first, let last = parts.last else { return }
    before(tree.firstToken(of: first), .open)
    after(tree.firstToken(of: last), .close)
  }

  /// `-> T`
  mutating func arrangeResult(_ clause: PieceID) {
    let arrow = tree.firstToken(of: clause)
    before(arrow, .lineBreak())
    let type = tree.child(of: clause, where: \.isType)
    if tree.parent(of: clause).map({ tree.kind(of: $0) == .functionType }) ?? false {
      before(type.flatMap(tree.firstToken), .lineBreak())
    } else {
      after(arrow, .space)
    }
    if let type, tree.kind(of: type) == .memberType { group(type) }
  }
}
