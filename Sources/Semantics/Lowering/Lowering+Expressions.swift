import SourceText
import Syntax

extension Lowering {
  func expression(_ node: SyntaxNode) -> Expression {
    let lowered = link(node)
    return lowered.holdsUnwrap ? Expression(.optionalChain(lowered), span: lowered.span) : lowered
  }

  /// An expression that a postfix chain goes on from: the `?`s in it do not end here.
  func link(_ node: SyntaxNode) -> Expression {
    deeper { expressionUnguarded(node) } ?? unsupported("the expression nests too deeply", node)
  }

  func expression(_ node: SyntaxNode?, within parent: SyntaxNode) -> Expression {
    node.map(expression) ?? unsupported("an expression is missing", parent)
  }

  private func make(_ kind: ExpressionKind, _ node: SyntaxNode) -> Expression { Expression(kind, span: span(node)) }

  private func expressionUnguarded(_ node: SyntaxNode) -> Expression {
    switch node.kind {
    case .literalExpression: return literal(node)
    case .stringLiteralExpression: return string(node)
    case .identifierExpression: return identifier(node)
    case .memberAccessExpression: return member(node)
    case .functionCallExpression: return call(node)
    case .subscriptExpression: return `subscript`(node)
    case .closureExpression: return closure(node)
    case .sequenceExpression: return sequence(node)
    case .arrayExpression: return make(.array(ArraySyntax(node)?.elements.map(expression) ?? []), node)
    case .dictionaryExpression: return dictionary(node)
    case .tupleExpression:
      let elements = arguments(TupleSyntax(node)?.elements ?? [])
      if elements.count == 1, elements[0].label == nil {
        return Expression(.tuple(elements), span: span(node))
      }
      return make(.tuple(elements), node)
    default: return uncommon(node)
    }
  }

  private func uncommon(_ node: SyntaxNode) -> Expression {
    switch node.kind {
    case .prefixOperatorExpression, .postfixOperatorExpression, .inoutExpression, .optionalChainingExpression,
      .forceUnwrapExpression, .awaitExpression, .ownershipExpression, .packExpansionExpression, .packElementExpression:
      return unary(node)
    case .tryExpression: return attempt(node)
    case .keyPathExpression: return keyPath(node)
    case .ifExpression: return make(.if(ifStatement(node)), node)
    case .switchExpression: return make(.switch(switchStatement(node, label: nil)), node)
    case .typeExpression:
      guard let inner = TypeExpressionSyntax(node)?.type else { break }
      return make(.type(type(inner)), node)
    case .wildcardExpression: return make(.discard, node)
    case .macroExpansionExpression: return macro(node)
    case .postfixConditionalExpression: return postfixConditional(node)
    case .missingExpression: return postfixBase ?? unsupported("an expression is missing", node)
    default: break
    }
    return unsupported("this expression is not evaluated", node)
  }

  // MARK: Literals

  private func literal(_ node: SyntaxNode) -> Expression {
    guard let token = LiteralSyntax(node)?.token else { return unsupported("a literal is missing", node) }
    switch token.kind {
    case .integerLiteral: return make(integer(token.text), node)
    case .floatLiteral: return make(.double(NumberLiteral.double(token.text)), node)
    case .trueKeyword: return make(.bool(true), node)
    case .falseKeyword: return make(.bool(false), node)
    case .nilKeyword: return make(.nil, node)
    default: return make(.regex(token.text), node)
    }
  }

  /// A number too large for `Int` is kept as a double.
  private func integer(_ text: String) -> ExpressionKind {
    NumberLiteral.integer(text).map { .integer($0) } ?? .double(NumberLiteral.double(text))
  }

  private func string(_ node: SyntaxNode) -> Expression {
    let segments = StringLiteralSyntax(node)?.segments ?? []
    return make(
      .string(
        segments.map { segment in
          switch segment {
          case .text(let text): .text(text)
          case .interpolation(let interpolation): .interpolation(arguments(interpolation.arguments))
          }
        }
      ),
      node
    )
  }

  private func dictionary(_ node: SyntaxNode) -> Expression {
    let elements = DictionarySyntax(node)?.elements ?? []
    return make(
      .dictionary(
        elements.map {
          DictionaryElement(key: expression($0.key, within: $0.node), value: expression($0.value, within: $0.node))
        }
      ),
      node
    )
  }

  // MARK: Names

  private func identifier(_ node: SyntaxNode) -> Expression {
    guard let view = IdentifierSyntax(node), let token = view.name else {
      return unsupported("a name is missing", node)
    }
    switch token.kind {
    case .superKeyword:
      _ = scope?.lookUp("self")
      return make(.super, node)
    case .wildcardKeyword: return make(.discard, node)
    case .dollarIdentifier:
      if let index = Int(token.text.dropFirst()) {
        return scope?.implicitParameter(index, span: span(token)).map { make(.local(slot: $0, name: token.text), node) }
          ?? unsupported("'\(token.text)' is used outside of a closure", node)
      }
      return name(String(token.text.dropFirst()), prefix: "$", node, view)
    default: return name(token.identifier, prefix: "", node, view)
    }
  }

  /// `name` or `$name`: a local variable, what a local wrapper wraps or projects, or a name of the world outside.
  private func name(_ name: String, prefix: String, _ node: SyntaxNode, _ view: IdentifierSyntax?) -> Expression {
    if prefix.isEmpty, let slot = scope?.lookUp(name) { return make(.local(slot: slot, name: name), node) }
    if let slot = scope?.lookUpWrapper(of: name) {
      let wrapper = make(.local(slot: slot, name: "@" + name), node)
      let property = prefix.isEmpty ? "wrappedValue" : "projectedValue"
      return make(.member(MemberExpression(base: wrapper, name: property, nameSpan: span(node))), node)
    }
    if prefix.isEmpty, name.first == "_", let scope, !scope.isComputed(String(name.dropFirst())),
      let slot = scope.lookUpWrapper(of: String(name.dropFirst()))
    {
      return make(.local(slot: slot, name: "@" + name.dropFirst()), node)
    }
    let isType = prefix.isEmpty && name.isCapitalized
    return make(
      .name(
        NameExpression(
          name: prefix + name,
          genericArguments: view?.genericArguments.compactMap { $0.type.map(type) } ?? [],
          labels: labels(view?.argumentLabels),
          selfSlot: scope?.selfSlot(for: name, isType: isType)
        )
      ),
      node
    )
  }

  /// What `let x` in a condition unwraps.
  func shorthand(_ token: SyntaxNode) -> Expression { name(token.identifier, prefix: "", token, nil) }

  /// `(a:b:)`
  private func labels(_ node: SyntaxNode?) -> [String]? {
    node.map {
      $0.tokens.filter { $0.kind == .identifier || $0.kind == .wildcardKeyword || $0.kind.isReservedWord }.map(
        \.identifier
      )
    }
  }

  private func member(_ node: SyntaxNode) -> Expression {
    guard let view = MemberAccessSyntax(node), let name = view.name else {
      return unsupported("a member is missing", node)
    }
    let text = name.identifier
    let base = view.base.map { isMemberOfTypes(text) ? typeLiteral($0) ?? link($0) : link($0) }
    return make(
      .member(
        MemberExpression(
          base: base,
          name: text,
          nameSpan: span(name),
          genericArguments: view.genericArguments.compactMap { $0.type.map(type) },
          labels: labels(view.argumentLabels)
        )
      ),
      node
    )
  }

  // MARK: Operators of one operand

  private func unary(_ node: SyntaxNode) -> Expression {
    guard let view = UnaryExpressionSyntax(node) else { return unsupported("an operand is missing", node) }
    let isLink = node.kind == .optionalChainingExpression || node.kind == .forceUnwrapExpression
    let operand =
      isLink
      ? view.operand.map(link) ?? unsupported("an operand is missing", node)
      : expression(view.operand, within: node)
    switch node.kind {
    case .prefixOperatorExpression: return make(negated(view.operatorToken?.text ?? "", operand), node)
    case .postfixOperatorExpression: return make(.postfix(operator: view.operatorToken?.text ?? "", operand), node)
    case .inoutExpression: return make(.inout(operand), node)
    case .optionalChainingExpression: return make(.unwrapOrBreak(operand), node)
    case .forceUnwrapExpression: return make(.forceUnwrap(operand), node)
    case .awaitExpression:
      scope?.waits = true
      scope?.awaited.append(.value(operand))
      return make(.await(operand), node)
    default: return operand
    }
  }

  /// `-3` is a literal.
  private func negated(_ name: String, _ operand: Expression) -> ExpressionKind {
    switch (name, operand.kind) {
    case ("-", .integer(let number)): .integer(0 &- number)
    case ("-", .double(let number)): .double(-number)
    default: .prefix(operator: name, operand)
    }
  }

  private func attempt(_ node: SyntaxNode) -> Expression {
    guard let view = TrySyntax(node) else { return unsupported("an operand is missing", node) }
    let kind: TryKind = view.isOptional ? .optional : view.isForced ? .forced : .plain
    let outer = scope?.throws ?? false
    let operand = expression(view.operand, within: node)
    scope?.throws = kind == .plain || outer
    return make(.try(operand, kind), node)
  }

  // MARK: Others

  private func keyPath(_ node: SyntaxNode) -> Expression {
    guard let view = KeyPathSyntax(node) else { return unsupported("a key path is missing", node) }
    let components = view.components.map { component -> KeyPathExpression.Component in
      if component.isSubscript { return .subscript(arguments(component.arguments)) }
      if let name = component.name { return .property(name.identifier) }
      return component.isOptionalChaining ? .unwrapOrBreak : .forceUnwrap
    }
    let spans = view.components.map { span($0.name ?? $0.node) }
    let path = KeyPathExpression(root: view.rootType.map(type), components: components, componentSpans: spans)
    return make(.keyPath(path), node)
  }

  private func macro(_ node: SyntaxNode) -> Expression {
    let view = MacroExpansionSyntax(node)
    return make(.macro(name: view?.name?.text ?? "", arguments: arguments(view?.arguments ?? [])), node)
  }

  /// `base` with the links of the branch that counts.
  private func postfixConditional(_ node: SyntaxNode) -> Expression {
    guard let view = PostfixConditionalSyntax(node), let base = view.base else {
      return unsupported("an expression is missing", node)
    }
    let lowered = link(base)
    guard let conditional = view.conditional, let clause = CompilationConditions.active(conditional),
      let links = clause.postfix
    else { return lowered }
    let outer = postfixBase
    postfixBase = lowered
    defer { postfixBase = outer }
    return link(links)
  }
}

extension Expression {
  /// A `?` in the chain that this expression ends.
  var holdsUnwrap: Bool {
    var current = self
    while true {
      switch current.kind {
      case .unwrapOrBreak: return true
      case .member(let member):
        guard let base = member.base else { return false }
        current = base
      case .call(let call): current = call.callee
      case .subscript(let access): current = access.base
      case .forceUnwrap(let inner): current = inner
      default: return false
      }
    }
  }
}
