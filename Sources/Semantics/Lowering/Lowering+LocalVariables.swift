import Syntax

extension Lowering {
  func bindings(_ node: SyntaxNode) -> [Statement] {
    guard let view = VariableDeclarationSyntax(node) else { return [] }
    let attributes = view.attributes.map(attribute)
    let isMutable = !view.isConstant
    let isAsync = view.modifiers.contains { $0.name == "async" }
    return zip(view.bindings, view.bindingTypes).map { binding, written in
      let type = written.map(type)
      let initializer = binding.initializer.map(expression)
      if isAsync, let initializer { scope?.awaited.append(.value(initializer)) }
      let wrapped = attributes.contains { !$0.isPlain } ? wrappedVariable(view, binding, attributes, type) : nil
      let prefix = wrapped != nil || binding.accessorBlock != nil ? "@" : ""
      if binding.accessorBlock != nil, wrapped == nil, let name = binding.pattern?.tokens.first {
        scope?.noteComputed(name.identifier)
      }
      let pattern = binding.pattern.map { self.pattern($0, type: type, isMutable: isMutable, prefix: prefix) }
      let accessors = binding.accessorBlock.map(localAccessors)
      return Statement(
        .variable(
          LocalBinding(
            pattern: pattern ?? Pattern(.wildcard, span: span(node)),
            type: type,
            initializer: initializer,
            isMutable: isMutable,
            accessors: accessors,
            wrapped: wrapped
          )
        ),
        span: span(binding.node)
      )
    }
  }

  /// The declaration that a wrapper of a local variable is made from (`@State var x = 0` in a preview).
  private func wrappedVariable(
    _ view: VariableDeclarationSyntax,
    _ binding: PatternBindingSyntax,
    _ attributes: [AttributeReference],
    _ type: TypeReference?
  ) -> VariableDeclaration? {
    guard let pattern = binding.pattern.flatMap(IdentifierPatternSyntax.init), let name = pattern.name else {
      return nil
    }
    return VariableDeclaration(
      name: name.identifier,
      nameSpan: span(name),
      attributes: attributes,
      modifiers: modifiers(view.modifiers),
      isLet: view.isConstant,
      type: type,
      initializer: nil,
      tupleIndex: nil,
      accessors: .none,
      isRequirement: false,
      span: span(binding.node)
    )
  }

  /// The accessors of a local variable. Their code sees the variable, as it does in Swift.
  private func localAccessors(_ block: AccessorBlockSyntax) -> LocalAccessors {
    if let items = block.statements { return LocalAccessors(getter: localAccessor(items, block.node)) }
    func accessor(_ keyword: String, parameter: String? = nil) -> ClosureExpression? {
      guard let view = block.accessors.first(where: { $0.keyword?.text == keyword }),
        let body = view.body.flatMap(CodeBlockSyntax.init)
      else { return nil }
      let name = parameter.map { (view.parameterName?.identifier ?? $0, span(view.parameterName ?? view.node)) }
      return localAccessor(body.statements, view.node, parameter: name)
    }
    return LocalAccessors(
      getter: accessor("get"),
      setter: accessor("set", parameter: "newValue"),
      willSet: accessor("willSet", parameter: "newValue"),
      didSet: accessor("didSet", parameter: "oldValue")
    )
  }

  private func localAccessor(
    _ items: [SyntaxNode],
    _ node: SyntaxNode,
    parameter: (name: String, span: SourceSpan)? = nil
  ) -> ClosureExpression {
    var parameters: [ClosureParameter] = []
    let body = body(of: node, isClosure: true) { scope in
      if let (name, span) = parameter {
        parameters = [ClosureParameter(name: name, slot: scope.declare(name, span: span), type: nil, span: span)]
      }
      return statements(items)
    }
    return ClosureExpression(
      parameters: parameters,
      captureList: [],
      attributes: [],
      returnType: nil,
      implicitParameterCount: 0,
      isAsync: false,
      body: body,
      span: span(node)
    )
  }
}
