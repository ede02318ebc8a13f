import SourceText
import Syntax

extension Lowering {
  func pattern(
    _ node: SyntaxNode,
    type: TypeReference? = nil,
    isMutable: Bool = false,
    prefix: String = ""
  ) -> Pattern {
    deeper { patternUnguarded(node, type, isMutable, prefix) } ?? make(.wildcard, node)
  }

  private func make(_ kind: PatternKind, _ node: SyntaxNode) -> Pattern { Pattern(kind, span: span(node)) }

  private func patternUnguarded(_ node: SyntaxNode, _ type: TypeReference?, _ isMutable: Bool, _ prefix: String)
    -> Pattern
  {
    switch node.kind {
    case .identifierPattern:
      guard let name = IdentifierPatternSyntax(node)?.name else { break }
      return binding(name, type, isMutable, prefix)
    case .tuplePattern:
      let elements = TuplePatternSyntax(node)?.elements ?? []
      if elements.count == 1, let only = elements[0].pattern { return pattern(only, type: type, isMutable: isMutable) }
      return make(
        .tuple(elements.map { $0.pattern.map { pattern($0, isMutable: isMutable) } ?? make(.wildcard, node) }),
        node
      )
    case .valueBindingPattern:
      guard let view = ValueBindingPatternSyntax(node), let inner = view.pattern else { break }
      return bindingPattern(inner, isMutable: !view.isConstant)
    case .expressionPattern:
      guard let inner = ExpressionPatternSyntax(node)?.expression else { break }
      return expressionPattern(inner)
    case .isTypePattern:
      guard let inner = IsTypePatternSyntax(node)?.type else { break }
      return make(.isType(self.type(inner)), node)
    default: break
    }
    return make(.wildcard, node)
  }

  /// Several patterns of one `case` bind the same variables.
  private func binding(_ token: SyntaxNode, _ type: TypeReference?, _ isMutable: Bool, _ prefix: String = "") -> Pattern
  {
    let name = prefix + token.identifier
    if name == "_" { return make(.wildcard, token) }
    let shared = sharesBindings ? scope?.ownSlot(name) : nil
    let slot = shared ?? scope?.declare(name, type: type, isMutable: isMutable, span: span(token)) ?? 0
    return make(.binding(slot: slot, name: token.identifier), token)
  }

  /// A pattern after `let` or `var`: names in it bind.
  private func bindingPattern(_ node: SyntaxNode, isMutable: Bool) -> Pattern {
    let outer = bindsNames
    bindsNames = isMutable ? .variables : .constants
    defer { bindsNames = outer }
    return pattern(node, isMutable: isMutable)
  }

  /// A pattern that is written as an expression: cases with payloads, tuples, `x?`, `x as T`, values.
  private func expressionPattern(_ node: SyntaxNode) -> Pattern {
    deeper { expressionPatternUnguarded(node) } ?? make(.wildcard, node)
  }

  private func expressionPatternUnguarded(_ node: SyntaxNode) -> Pattern {
    switch node.kind {
    case .wildcardExpression: return make(.wildcard, node)
    case .patternExpression:
      guard let inner = PatternExpressionSyntax(node)?.pattern else { break }
      return pattern(inner)
    case .identifierExpression:
      guard bindsNames != .none, let name = IdentifierSyntax(node)?.name, name.kind == .identifier else { break }
      return binding(name, nil, bindsNames == .variables)
    case .tupleExpression:
      let elements = TupleSyntax(node)?.elements ?? []
      let parts = elements.map { $0.value.map(expressionPattern) ?? make(.wildcard, node) }
      return parts.count == 1 ? parts[0] : make(.tuple(parts), node)
    case .optionalChainingExpression:
      guard let inner = UnaryExpressionSyntax(node)?.operand else { break }
      return make(.optional(expressionPattern(inner)), node)
    case .memberAccessExpression:
      if let found = enumCase(node, payload: nil) { return found }
    case .functionCallExpression:
      guard let call = FunctionCallSyntax(node), let callee = call.callee else { break }
      let payload = call.arguments.map { argument in
        LabeledPattern(
          label: argument.label?.identifier,
          pattern: argument.value.map(expressionPattern) ?? make(.wildcard, node)
        )
      }
      if let found = enumCase(callee, payload: payload, whole: node) { return found }
    case .sequenceExpression:
      if let found = castPattern(node) { return found }
    default: break
    }
    return make(.expression(expression(node)), node)
  }

  /// `.name`, `Type.name`, with or without payload.
  private func enumCase(_ node: SyntaxNode, payload: [LabeledPattern]?, whole: SyntaxNode? = nil) -> Pattern? {
    guard let view = MemberAccessSyntax(node), let name = view.name else { return nil }
    var type: TypeReference?
    if let base = view.base {
      guard let named = typeName(of: base) else { return nil }
      type = TypeReference(.named(named), span: span(base))
      // `Constants.limit` is a value to compare with; `State.loaded` a case: the dynamic value decides.
    }
    return make(
      .enumCase(type: type, name: name.identifier, nameSpan: span(name), payload: payload),
      whole ?? node
    )
  }

  private func typeName(of node: SyntaxNode) -> [TypeComponent]? {
    if let view = IdentifierSyntax(node), let name = view.name?.identifier, name.isCapitalized {
      return [TypeComponent(name: name)]
    }
    if let view = MemberAccessSyntax(node), let base = view.base, let name = view.name?.identifier,
      name.isCapitalized, let outer = typeName(of: base)
    {
      return outer + [TypeComponent(name: name)]
    }
    return nil
  }

  /// `let x as T`
  private func castPattern(_ node: SyntaxNode) -> Pattern? {
    let elements = SequenceSyntax(node)?.elements ?? []
    guard elements.count == 2, let cast = CastOperatorSyntax(elements[1]), !cast.isCheck, let type = cast.type else {
      return nil
    }
    return make(.asType(expressionPattern(elements[0]), self.type(type)), node)
  }
}

/// Whether a bare name in a pattern binds a new variable.
enum NameBinding {
  case none
  case constants
  case variables
}
