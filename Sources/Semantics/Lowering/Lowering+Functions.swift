import Syntax

extension Lowering {
  /// A function, initializer or deinitializer. `selfName` is `self` in members.
  func function(_ view: FunctionDeclarationSyntax, selfName: String?, isLocal: Bool = false) -> FunctionDeclaration {
    var parameters: [Parameter] = []
    var selfSlot: Int?
    let bodyNode = view.body
    let defaults = view.parameters.map { $0.defaultValue.map { expressionBody($0, hasSelf: false) } }
    let body = body(of: bodyNode ?? view.node, isClosure: isLocal) { scope in
      scope.thrownType = view.effects?.thrownType.map(type)
      if let selfName { selfSlot = scope.declare(selfName, span: span(view.node)) }
      parameters = zip(view.parameters, defaults).map { written, defaultValue in
        let lowered = parameter(written, defaultValue, scope)
        return view.isOperator ? lowered.unlabeled : lowered
      }
      scope.pushBlock()
      return bodyNode.flatMap(CodeBlockSyntax.init).map { statements($0.statements) } ?? []
    }
    return FunctionDeclaration(
      kind: kind(of: view),
      name: view.name?.identifier ?? view.keyword?.text ?? "init",
      nameSpan: (view.name ?? view.keyword).map(span) ?? span(view.node),
      attributes: view.attributes.map(attribute),
      modifiers: modifiers(view.modifiers),
      genericParameters: genericParameters(view.genericParameters),
      requirements: requirements(view.requirements),
      parameters: parameters,
      returnType: view.returnType.map(type),
      isAsync: view.effects?.isAsync ?? false,
      throws: view.effects?.throwsClause != nil,
      selfSlot: selfSlot,
      body: bodyNode == nil ? nil : body,
      span: span(view.node)
    )
  }

  private func kind(of view: FunctionDeclarationSyntax) -> FunctionDeclaration.Kind {
    switch view.node.kind {
    case .initializerDeclaration: .initializer(isFailable: view.isFailable)
    case .deinitializerDeclaration: .deinitializer
    default: .function
    }
  }

  func parameter(_ view: ParameterSyntax, _ defaultValue: Body?, _ scope: BodyScope) -> Parameter {
    let first = view.firstName.map(\.identifier)
    let name = view.secondName ?? view.firstName
    let type = view.type.map(type) ?? TypeReference(.unknown, span: span(view.node))
    var isInout = false
    if case .inout = type.kind { isInout = true }
    let place = name.map(span) ?? span(view.node)
    return Parameter(
      label: first == "_" ? nil : first,
      name: name?.identifier ?? "_",
      slot: scope.declare(name?.identifier ?? "_", type: view.isVariadic ? nil : type, isMutable: isInout, span: place),
      type: type,
      attributes: view.attributes.map(attribute) + type.attributes,
      isInout: isInout,
      isVariadic: view.isVariadic,
      defaultValue: defaultValue,
      span: span(view.node),
      nameSpan: place
    )
  }

  func subscriptDeclaration(_ view: FunctionDeclarationSyntax) -> SubscriptDeclaration {
    let defaults = view.parameters.map { $0.defaultValue.map { expressionBody($0, hasSelf: false) } }
    func declareParameters(in scope: BodyScope) -> [Parameter] {
      _ = scope.declare("self", span: span(view.node))
      return zip(view.parameters, defaults).map { view, defaultValue in
        // A subscript's parameter has a label only where two names are written.
        let lowered = parameter(view, defaultValue, scope)
        return view.secondName == nil ? lowered.unlabeled : lowered
      }
    }
    // A requirement has no body that declares them.
    let parameters = declareParameters(in: BodyScope(parent: nil, isClosure: false))
    let accessors = view.accessorBlock.map { block in
      self.accessors(block) { scope in _ = declareParameters(in: scope) }
    }
    return SubscriptDeclaration(
      parameters: parameters,
      returnType: view.returnType.map(type) ?? TypeReference(.unknown, span: span(view.node)),
      modifiers: modifiers(view.modifiers),
      attributes: view.attributes.map(attribute),
      genericParameters: genericParameters(view.genericParameters),
      requirements: requirements(view.requirements),
      accessors: accessors ?? .none,
      span: span(view.node),
      nameSpan: view.keyword.map(span) ?? span(view.node)
    )
  }

  /// Accessors of a property or subscript; `prepare` declares `self` and parameters in each one's frame.
  func accessors(_ block: AccessorBlockSyntax, _ prepare: (BodyScope) -> Void) -> Accessors {
    var result = Accessors()
    if let items = block.statements {
      let body = body(of: block.node) { scope in
        prepare(scope)
        scope.pushBlock()
        return statements(items)
      }
      result.getter = Accessor(body: body, parameterSlot: nil, modifiers: [])
    }
    for view in block.accessors {
      guard let keyword = view.keyword?.text else { continue }
      guard view.body != nil else {
        if keyword == "set" { result.requiresSetter = true }
        continue
      }
      switch keyword {
      case "get", "_read": result.getter = accessor(view, parameter: nil, prepare)
      case "set": result.setter = accessor(view, parameter: "newValue", prepare)
      case "willSet": result.willSet = accessor(view, parameter: "newValue", prepare)
      case "didSet": result.didSet = accessor(view, parameter: "oldValue", prepare)
      default: continue
      }
    }
    return result
  }

  private func accessor(_ view: AccessorSyntax, parameter: String?, _ prepare: (BodyScope) -> Void) -> Accessor {
    var slot: Int?
    let body = body(of: view.body ?? view.node) { scope in
      prepare(scope)
      if let parameter {
        let name = view.parameterName?.identifier ?? parameter
        slot = scope.declare(name, span: span(view.parameterName ?? view.node))
      }
      scope.pushBlock()
      return view.body.flatMap(CodeBlockSyntax.init).map { statements($0.statements) } ?? []
    }
    return Accessor(body: body, parameterSlot: slot, modifiers: modifiers(view.modifiers))
  }
}

extension Parameter {
  /// The parameter of an operator or subscript: its name is no label.
  fileprivate var unlabeled: Parameter {
    Parameter(
      label: nil,
      name: name,
      slot: slot,
      type: type,
      attributes: attributes,
      isInout: isInout,
      isVariadic: isVariadic,
      defaultValue: defaultValue,
      span: span,
      nameSpan: nameSpan
    )
  }
}
