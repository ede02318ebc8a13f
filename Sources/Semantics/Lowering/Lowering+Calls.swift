import Syntax

extension Lowering {
  func arguments(_ arguments: [ArgumentSyntax]) -> [Argument] {
    arguments.compactMap { argument in
      guard let value = argument.value else { return nil }
      let label = argument.label.map(\.identifier).flatMap { $0 == "_" ? nil : $0 }
      return Argument(label: label, labelSpan: argument.label.map(span), value: expression(value))
    }
  }

  func call(_ node: SyntaxNode) -> Expression {
    guard let view = FunctionCallSyntax(node), let calleeNode = view.callee else {
      return unsupported("a function is missing", node)
    }
    let callee = typeLiteral(calleeNode) ?? link(calleeNode)
    var arguments = arguments(view.arguments)
    if let closure = view.trailingClosure { arguments.append(trailing(closure, label: nil)) }
    for labeled in view.labeledTrailingClosures {
      if let closure = labeled.closure { arguments.append(trailing(closure, label: labeled.label)) }
    }
    let call = CallExpression(
      callee: callee,
      arguments: arguments,
      nameSpan: callee.nameSpan,
      span: span(node)
    )
    return Expression(.call(call), span: span(node))
  }

  private func trailing(_ closure: ClosureSyntax, label: SyntaxNode?) -> Argument {
    let text = label.map(\.identifier).flatMap { $0 == "_" ? nil : $0 }
    return Argument(
      label: text,
      labelSpan: label.map(span),
      value: self.closure(closure.node),
      isTrailing: true
    )
  }

  func `subscript`(_ node: SyntaxNode) -> Expression {
    guard let view = SubscriptSyntax(node), let base = view.base else { return unsupported("a value is missing", node) }
    var arguments = arguments(view.arguments)
    if let closure = view.trailingClosure { arguments.append(trailing(closure, label: nil)) }
    let access = SubscriptExpression(base: link(base), arguments: arguments)
    return Expression(.subscript(access), span: span(node))
  }

  func closure(_ node: SyntaxNode) -> Expression {
    guard let view = ClosureSyntax(node) else { return unsupported("a closure is missing", node) }
    let signature = view.signature
    let outerItems = signature?.captures.map(captureValue) ?? []
    var parameters: [ClosureParameter] = []
    var captureList: [CaptureListItem] = []
    var implicitCount = 0
    let body = body(of: node, isClosure: true) { scope in
      for (name, value, isWeak) in outerItems {
        let slot = scope.declare(name, span: value.span)
        captureList.append(CaptureListItem(name: name, slot: slot, value: value, isWeak: isWeak))
      }
      parameters = closureParameters(signature, scope)
      let statements = self.statements(view.statements)
      implicitCount = scope.implicitParameterCount
      return statements
    }
    if signature?.parameters == nil, parameters.isEmpty {
      parameters = (0..<implicitCount).map { index in
        let slot = body.slots.firstIndex { $0.name == "$\(index)" } ?? 0
        return ClosureParameter(name: "$\(index)", slot: slot, type: nil, span: body.slots[slot].span)
      }
    }
    let closure = ClosureExpression(
      parameters: parameters,
      captureList: captureList,
      attributes: signature?.attributes.map(attribute) ?? [],
      returnType: signature?.returnType.map(type),
      implicitParameterCount: implicitCount,
      isAsync: signature?.effects?.isAsync ?? false,
      body: body,
      span: span(node)
    )
    return Expression(.closure(closure), span: span(node))
  }

  private func captureValue(_ capture: ClosureCaptureSyntax) -> (String, Expression, isWeak: Bool) {
    let name = capture.name?.identifier ?? "_"
    let value = capture.initializer.map(expression) ?? capture.name.map(shorthand)
    let isWeak = capture.specifier?.text == "weak"
    return (name, value ?? unsupported("a captured value is missing", capture.node), isWeak)
  }

  private func closureParameters(_ signature: ClosureSignatureSyntax?, _ scope: BodyScope) -> [ClosureParameter] {
    if let parameters = signature?.parameters {
      return parameters.map { parameter in
        let name = parameter.secondName ?? parameter.firstName
        return closureParameter(name, parameter.type.map(type), parameter.node, scope)
      }
    }
    return signature?.shorthandParameters.map { closureParameter($0.name, nil, $0.node, scope) } ?? []
  }

  /// `$item` names the wrapper of `item`.
  private func closureParameter(
    _ token: SyntaxNode?,
    _ type: TypeReference?,
    _ node: SyntaxNode,
    _ scope: BodyScope
  ) -> ClosureParameter {
    let name = token?.identifier ?? "_"
    let isWrapper = name.hasPrefix("$")
    let place = token.map(span) ?? span(node)
    let slot = scope.declare(isWrapper ? "@" + name.dropFirst() : name, type: type, isMutable: true, span: place)
    return ClosureParameter(name: name, slot: slot, type: type, span: place)
  }
}

extension Expression {
  /// The place of the name that a callee ends with.
  var nameSpan: SourceSpan {
    switch kind {
    case .member(let member): member.nameSpan
    case .unwrapOrBreak(let inner), .forceUnwrap(let inner), .optionalChain(let inner): inner.nameSpan
    default: span
    }
  }
}
