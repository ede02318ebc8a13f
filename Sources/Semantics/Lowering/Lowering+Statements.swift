import Syntax

extension Lowering {
  func statements(_ items: [SyntaxNode]) -> [Statement] {
    guard let first = items.first else { return [] }
    let active = first.activeItems(items)
    let functions = active.filter { $0.kind == .functionDeclaration }
    guard let scope, !functions.isEmpty else { return active.flatMap(statements) }
    let slots = functions.compactMap { FunctionDeclarationSyntax($0)?.name }.map { name in
      scope.declare(name.identifier, span: span(name))
    }
    // The code of a function sees all variables of the block, those that are declared below it, too.
    let watched = Set(slots)
    var ordered = FunctionsBeforeUses()
    for isFunction in [false, true] {
      for item in active where (item.kind == .functionDeclaration) == isFunction {
        let (lowered, used) = scope.noting(watched) { statements(item) }
        ordered.add(lowered, using: used)
      }
    }
    return ordered.statements
  }

  private func statements(_ node: SyntaxNode) -> [Statement] { deeper { statement(node) } ?? [] }

  /// The statements of a block, whose variables are its own.
  func block(_ node: SyntaxNode?) -> [Statement] {
    guard let node, let view = CodeBlockSyntax(node) else { return [] }
    scope?.pushBlock()
    defer { scope?.popBlock() }
    return statements(view.statements)
  }

  private func make(_ kind: StatementKind, _ node: SyntaxNode) -> Statement { Statement(kind, span: span(node)) }

  private func statement(_ node: SyntaxNode) -> [Statement] {
    switch node.kind {
    case .variableDeclaration: return bindings(node)
    case .functionDeclaration: return [localFunction(node)]
    case .structDeclaration, .classDeclaration, .enumDeclaration, .actorDeclaration, .protocolDeclaration,
      .extensionDeclaration:
      return [localType(node)]
    case .typealiasDeclaration:
      outsideOfFunctions { if let alias = typealiasDeclaration(node) { localAliases.append(alias) } }
      return []
    case .ifExpression: return [make(.if(ifStatement(node)), node)]
    case .switchExpression: return [make(.switch(switchStatement(node, label: nil)), node)]
    case .guardStatement: return [guardStatement(node)]
    case .forStatement, .whileStatement, .repeatStatement, .doStatement: return [loop(node, label: nil)]
    case .labeledStatement: return labeled(node)
    case .deferStatement: return [make(.defer(block(DeferSyntax(node)?.body)), node)]
    case .returnStatement, .throwStatement, .breakStatement, .continueStatement, .fallthroughStatement, .yieldStatement,
      .discardStatement:
      return [jump(node)]
    default: return node.kind.isExpression ? [make(.expression(expression(node)), node)] : []
    }
  }

  // MARK: Declarations

  private func localFunction(_ node: SyntaxNode) -> Statement {
    guard let view = FunctionDeclarationSyntax(node), let name = view.name else { return make(.empty, node) }
    let slot = scope?.ownSlot(name.identifier) ?? 0
    return make(.function(function(view, selfName: nil, isLocal: true), slot: slot), node)
  }

  /// A type inside a function sees none of its variables: it is lowered by itself and known by its name.
  private func localType(_ node: SyntaxNode) -> Statement {
    guard let declaration = outsideOfFunctions({ typeDeclaration(node) }) else { return make(.empty, node) }
    localTypes.append(declaration)
    return make(.type(declaration), node)
  }

  /// Lowers what stands in a function and is known like what stands outside of it.
  private func outsideOfFunctions<Result>(_ lower: () -> Result) -> Result {
    let outer = scope
    let (path, isInside) = (typePath, isInType)
    scope = nil
    typePath = []
    isInType = false
    defer {
      scope = outer
      typePath = path
      isInType = isInside
    }
    return lower()
  }

  // MARK: Branches

  func ifStatement(_ node: SyntaxNode) -> IfStatement {
    let view = IfSyntax(node)
    scope?.pushBlock()
    let conditions = conditions(view?.conditions ?? [])
    let then = block(view?.body)
    scope?.popBlock()
    var otherwise: IfStatement.Else?
    if let elseBody = view?.elseBody {
      if elseBody.kind == .ifExpression {
        otherwise = deeper { .elseIf(ifStatement(elseBody)) }
      } else {
        otherwise = .block(block(elseBody))
      }
    }
    return IfStatement(conditions: conditions, then: then, otherwise: otherwise, span: span(node))
  }

  func conditions(_ nodes: [SyntaxNode]) -> [Condition] { nodes.map(condition) }

  private func condition(_ node: SyntaxNode) -> Condition {
    if let view = OptionalBindingSyntax(node) {
      let type = view.type.map(type)
      let value =
        view.initializer.map(expression)
        ?? view.pattern.flatMap(IdentifierPatternSyntax.init)?.name.map(shorthand)
        ?? unsupported("a value is missing", node)
      let pattern = view.pattern.map { self.pattern($0, type: type, isMutable: !view.isConstant) }
      return .optionalBinding(pattern ?? Pattern(.wildcard, span: span(node)), type: type, value: value)
    }
    if let view = MatchingPatternSyntax(node) {
      let value = expression(view.initializer, within: node)
      let pattern = view.pattern.map { self.pattern($0) }
      return .pattern(pattern ?? Pattern(.wildcard, span: span(node)), value: value)
    }
    if let view = AvailabilityConditionSyntax(node) { return .availability(isAvailable: !view.isUnavailable) }
    return .expression(expression(node))
  }

  private func guardStatement(_ node: SyntaxNode) -> Statement {
    guard let view = GuardSyntax(node) else { return make(.empty, node) }
    // The names that the conditions bind are not visible in the `else`, so it is lowered first.
    let otherwise = block(view.body)
    return make(.guard(conditions: conditions(view.conditions), otherwise: otherwise), node)
  }

  func switchStatement(_ node: SyntaxNode, label: String?) -> SwitchStatement {
    let view = SwitchSyntax(node)
    let cases = view.map { node.activeItems($0.cases) } ?? []
    return SwitchStatement(
      label: label,
      subject: expression(view?.subject, within: node),
      cases: cases.compactMap(SwitchCaseSyntax.init).map(switchCase),
      span: span(node)
    )
  }

  private func switchCase(_ view: SwitchCaseSyntax) -> SwitchCase {
    scope?.pushBlock()
    defer { scope?.popBlock() }
    return SwitchCase(
      items: items(view.items),
      isDefault: view.isDefault,
      body: statements(view.statements),
      span: span(view.node)
    )
  }

  private func items(_ items: [MatchItemSyntax]) -> [CaseItem] {
    sharesBindings = true
    defer { sharesBindings = false }
    return items.map { item in
      CaseItem(
        pattern: item.pattern.map { pattern($0) } ?? Pattern(.wildcard, span: span(item.node)),
        condition: item.whereCondition.map(expression)
      )
    }
  }

  // MARK: Loops and jumps

  private func labeled(_ node: SyntaxNode) -> [Statement] {
    guard let view = LabeledStatementSyntax(node), let inner = view.statement else { return [] }
    return [loop(inner, label: view.label?.identifier)]
  }

  private func loop(_ node: SyntaxNode, label: String?) -> Statement {
    if let view = ForSyntax(node) { return forStatement(view, label) }
    if let view = WhileSyntax(node) {
      scope?.pushBlock()
      defer { scope?.popBlock() }
      return make(.while(label: label, conditions: conditions(view.conditions), body: block(view.body)), node)
    }
    if let view = RepeatSyntax(node) {
      let body = block(view.body)
      return make(.repeatWhile(label: label, body: body, condition: expression(view.condition, within: node)), node)
    }
    if let view = DoSyntax(node) { return doStatement(view, label) }
    if node.kind == .switchExpression { return make(.switch(switchStatement(node, label: label)), node) }
    let inner = statement(node)
    guard let label, node.kind == .ifExpression else { return inner.first ?? make(.empty, node) }
    // A `break` with the label ends the statement as it ends a block.
    return make(.do(DoStatement(label: label, body: inner, catches: [])), node)
  }

  private func forStatement(_ view: ForSyntax, _ label: String?) -> Statement {
    let sequence = expression(view.sequence, within: view.node)
    if view.isAsync { scope?.awaited.append(.elements) }
    scope?.pushBlock()
    defer { scope?.popBlock() }
    let pattern = view.pattern.map { self.pattern($0, isMutable: false) }
    let condition = view.whereCondition.map(expression)
    let loop = ForStatement(
      label: label,
      isAsync: view.isAsync,
      pattern: pattern ?? Pattern(.wildcard, span: span(view.node)),
      sequence: sequence,
      condition: condition,
      body: block(view.body)
    )
    return make(.for(loop), view.node)
  }

  private func doStatement(_ view: DoSyntax, _ label: String?) -> Statement {
    let outer = scope?.throws ?? false
    scope?.throws = false
    let body = block(view.body)
    let isCaught = view.catches.contains { $0.items.isEmpty }
    scope?.throws = outer || (!isCaught && scope?.throws ?? false)
    let catches = view.catches.map { clause in
      scope?.pushBlock()
      defer { scope?.popBlock() }
      let slot = scope?.declare("error", span: span(clause.node)) ?? 0
      // A pattern may name a variable of its own so.
      scope?.pushBlock()
      defer { scope?.popBlock() }
      return CatchClause(items: items(clause.items), errorSlot: slot, body: block(clause.body))
    }
    return make(.do(DoStatement(label: label, body: body, catches: catches)), view.node)
  }

  private func jump(_ node: SyntaxNode) -> Statement {
    guard let view = JumpSyntax(node) else { return make(.empty, node) }
    let label = view.label?.identifier
    switch node.kind {
    case .returnStatement:
      let value = view.value.map(expression)
      if value != nil { scope?.hasReturn = true }
      return make(.return(value), node)
    case .throwStatement:
      scope?.throws = true
      let error = expression(view.value, within: node)
      guard let type = scope?.thrownType, error.startsWithMember else { return make(.throw(error), node) }
      // `throw .offline` is of that type.
      let typed = CastExpression(value: error, kind: .coerce, type: type)
      return make(.throw(Expression(.cast(typed), span: error.span)), node)
    case .breakStatement: return make(.break(label: label), node)
    case .continueStatement: return make(.continue(label: label), node)
    case .fallthroughStatement: return make(.fallthrough, node)
    default: return make(.empty, node)
    }
  }
}

extension Expression {
  /// `.name`, `.name(…)`
  fileprivate var startsWithMember: Bool {
    switch kind {
    case .member(let member): member.base == nil
    case .call(let call): call.callee.startsWithMember
    default: false
    }
  }
}
