import Syntax

extension Arranger {
  mutating func arrangeStatement(_ node: PieceID, _ kind: SyntaxKind) {
    switch kind {
    case .ifExpression: arrangeIf(node)
    case .switchExpression: arrangeSwitch(node)
    case .guardStatement: arrangeGuard(node)
    case .whileStatement: arrangeWhile(node)
    case .repeatStatement: arrangeRepeat(node)
    case .forStatement: arrangeFor(node)
    case .doStatement: arrangeDo(node)
    case .deferStatement: arrangeBraces(tree.child(.codeBlock, of: node))
    case .returnStatement, .throwStatement, .breakStatement, .continueStatement: arrangeJump(node)
    case .yieldStatement, .discardStatement: after(tree.firstToken(of: node), .space)
    case .labeledStatement: after(tree.token(.colon, of: node), .space)
    default: break
    }
  }

  private mutating func arrangeJump(_ node: PieceID) {
    guard let first = tree.firstToken(of: node), let last = tree.lastToken(of: node), first < last else { return }
    // On a line of its own, `if` or `switch` would be a statement of its own.
    let isBranching = tree.kind(of: first.next) == .ifKeyword || tree.kind(of: first.next) == .switchKeyword
    before(first.next, isBranching ? .space : .lineBreak())
  }

  private mutating func arrangeIf(_ node: PieceID) {
    if let conditions = tree.child(.conditionList, of: node) {
      group(conditions)
      arrangeConditions(conditions, isFirstStacked: false)
    }
    after(tree.firstToken(of: node), .space)
    let blocks = tree.children(.codeBlock, of: node)
    arrangeBraces(blocks.first)
    if let elseKeyword = tree.token(.elseKeyword, of: node) {
      before(elseKeyword, hasLineComment(before: elseKeyword) ? .lineBreak(.same) : .space)
      let next = elseKeyword.next
      if next.index < tree.tokens.count, hasLineComment(before: next) {
        after(elseKeyword, .lineBreak(.same))
      } else if tree.kind(of: next) == .ifKeyword {
        after(elseKeyword, .space)
      }
    }
    if blocks.count > 1 { arrangeBraces(blocks.last) }
  }

  /// Conditions are indented within themselves; the first one stays with its keyword.
  private mutating func arrangeConditions(_ list: PieceID, isFirstStacked: Bool) {
    let conditions = tree.children(.conditionElement, of: list)
    for condition in isFirstStacked ? conditions[...] : conditions.dropFirst() {
      before(tree.firstToken(of: condition), .lineBreak(.open(.continuation), size: 0))
      after(tree.lastToken(of: condition), .lineBreak(.close(isForced: false), size: 0))
    }
  }

  mutating func arrangeCondition(_ condition: PieceID) {
    before(tree.firstToken(of: condition), .open)
    arrangement.markCloser(tree.lastToken(.comma, of: condition))
    endListItem(condition)
  }

  mutating func arrangeOptionalBinding(_ condition: PieceID) {
    after(tree.firstToken(of: condition), .lineBreak())
    if let annotation = tree.child(.typeAnnotation, of: condition) {
      after(tree.firstToken(of: annotation), .lineBreak(.open(.continuation), .electiveIgnoringSource))
      after(tree.lastToken(of: annotation), .lineBreak(.close(isForced: false), size: 0))
    }
    if let initializer = tree.child(.initializerClause, of: condition) { arrangeInitialValue(initializer) }
  }

  mutating func arrangeMatchingCondition(_ condition: PieceID) {
    group(condition)
    after(tree.firstToken(of: condition), .lineBreak())
  }

  private mutating func arrangeGuard(_ node: PieceID) {
    after(tree.firstToken(of: node), .space)
    if let conditions = tree.child(.conditionList, of: node) { arrangeConditions(conditions, isFirstStacked: true) }
    let block = tree.child(.codeBlock, of: node)
    if let elseKeyword = tree.token(.elseKeyword, of: node) {
      before(elseKeyword, .lineBreak(.reset), .open)
      after(elseKeyword, .space)
      before(block.flatMap(tree.firstToken) ?? elseKeyword, .close)
    }
    arrangeBraces(block, resets: false)
  }

  private mutating func arrangeWhile(_ node: PieceID) {
    after(tree.firstToken(of: node), .space)
    if let conditions = tree.child(.conditionList, of: node) { arrangeConditions(conditions, isFirstStacked: false) }
    arrangeBraces(tree.child(.codeBlock, of: node))
  }

  private mutating func arrangeRepeat(_ node: PieceID) {
    let block = tree.child(.codeBlock, of: node)
    arrangeBraces(block)
    let keyword = tree.token(.whileKeyword, of: node)
    before(keyword, .space)
    if let brace = block.flatMap(tree.lastToken) {
      before(brace, .open)
      after(tree.lastToken(of: node), .close)
    }
    after(keyword, .space)
  }

  private mutating func arrangeFor(_ node: PieceID) {
    let modifiers = tree.children(of: node).filter {
      tree.kind(of: $0) == .tryKeyword || tree.kind(of: $0) == .contextualKeyword
    }
    after(tree.firstToken(of: node), modifiers.isEmpty ? .space : .lineBreak())
    if modifiers.count > 1, let first = modifiers.first, let last = modifiers.last {
      group(from: tree.firstToken(of: first), through: tree.lastToken(of: last))
    }
    for modifier in modifiers { after(tree.lastToken(of: modifier), .lineBreak()) }
    after(tree.token(.caseKeyword, of: node), .space)
    let keyword = tree.token(.inKeyword, of: node)
    before(keyword, .lineBreak())
    after(keyword, .space)
    if let annotation = tree.child(.typeAnnotation, of: node) {
      after(tree.firstToken(of: annotation), .lineBreak(.open(.continuation), .electiveIgnoringSource))
      after(tree.lastToken(of: annotation), .lineBreak(.close(isForced: false), size: 0))
    }
    arrangeBraces(tree.child(.codeBlock, of: node))
  }

  private mutating func arrangeDo(_ node: PieceID) {
    if tree.child(.throwsClause, of: node) != nil { after(tree.firstToken(of: node), .lineBreak(.same)) }
    arrangeBraces(tree.child(.codeBlock, of: node))
  }

  mutating func arrangeCatch(_ node: PieceID) {
    before(tree.firstToken(of: node), .space)
    let items = tree.children(.catchItem, of: node)
    if items.count == 1, let item = items.first {
      before(tree.firstToken(of: item), .space)
    } else {
      for item in items {
        before(tree.firstToken(of: item), .lineBreak(.open(.continuation)))
        after(tree.lastToken(of: item), .lineBreak(.close(isForced: false), size: 0))
      }
    }
    arrangeBraces(tree.child(.codeBlock, of: node))
  }

  /// `where` of a loop, a case or a catch.
  mutating func arrangeWhere(_ condition: PieceID) {
    let isOfCatch = tree.parent(of: condition).map { tree.kind(of: $0) == .catchItem } ?? false
    let keyword = tree.firstToken(of: condition)
    before(keyword, .lineBreak(isOfCatch ? .continuation : .same), .open)
    after(keyword, .lineBreak())
    after(tree.lastToken(of: condition), .close)
  }
}
