import Syntax

extension Lowering {
  /// A type or an extension with all its members.
  func typeDeclaration(_ node: SyntaxNode) -> TypeDeclaration? {
    guard let view = TypeDeclarationSyntax(node), let kind = kind(of: node) else { return nil }
    let extended = view.extendedType.map(type)
    let name = kind == .extension ? extended?.extendedName ?? "" : view.name?.identifier ?? ""
    let qualified = (typePath + [name]).joined(separator: ".")
    let items = node.activeItems(view.members)
    noteSignature(of: view, name, members: items)
    let outer = isInType
    typePath.append(name)
    isInType = kind != .extension && kind != .protocol
    defer {
      typePath.removeLast()
      isInType = outer
    }
    let members = members(items, isProtocol: kind == .protocol)
    return TypeDeclaration(
      kind: kind,
      name: name,
      qualifiedName: qualified,
      nameSpan: (view.name ?? view.extendedType).map(span) ?? span(node),
      extended: extended,
      attributes: view.attributes.map(attribute),
      modifiers: modifiers(view.modifiers),
      genericParameters: kind == .protocol
        ? view.primaryAssociatedTypes.compactMap(primaryAssociatedType) : genericParameters(view.genericParameters),
      inheritance: view.inheritedTypes.compactMap { $0.type.map(type) },
      requirements: (extended?.impliedRequirements ?? []) + requirements(view.requirements),
      members: members,
      span: span(node)
    )
  }

  private func kind(of node: SyntaxNode) -> TypeDeclaration.Kind? {
    switch node.kind {
    case .structDeclaration: .structure
    case .classDeclaration: .class
    case .actorDeclaration: .actor
    case .enumDeclaration: .enumeration
    case .protocolDeclaration: .protocol
    case .extensionDeclaration: .extension
    default: nil
    }
  }

  private func members(_ nodes: [SyntaxNode], isProtocol: Bool) -> Members {
    var members = Members()
    for node in nodes {
      _ = deeper { add(node, isProtocol: isProtocol, to: &members) }
    }
    return members
  }

  private func add(_ node: SyntaxNode, isProtocol: Bool, to members: inout Members) {
    switch node.kind {
    case .variableDeclaration: members.variables += variables(node, isMember: true, isRequirement: isProtocol)
    case .functionDeclaration:
      guard let view = FunctionDeclarationSyntax(node) else { return }
      let declared = function(view, selfName: "self")
      noteSignature(of: view, declared.name)
      members.functions.append(declared)
    case .initializerDeclaration:
      guard let view = FunctionDeclarationSyntax(node) else { return }
      noteSignature(of: view, "init")
      members.initializers.append(function(view, selfName: "self"))
    case .deinitializerDeclaration:
      guard let view = FunctionDeclarationSyntax(node) else { return }
      members.deinitializers.append(function(view, selfName: "self"))
    case .subscriptDeclaration:
      guard let view = FunctionDeclarationSyntax(node) else { return }
      noteSignature(of: view, "subscript")
      members.subscripts.append(subscriptDeclaration(view))
    case .enumCaseDeclaration: members.cases += cases(node)
    case .typealiasDeclaration, .associatedTypeDeclaration:
      if let alias = typealiasDeclaration(node) { members.typealiases.append(alias) }
    default:
      if let type = typeDeclaration(node) { members.types.append(type) }
    }
  }

  // MARK: Variables

  func variables(_ node: SyntaxNode, isMember: Bool, isRequirement: Bool) -> [VariableDeclaration] {
    guard let view = VariableDeclarationSyntax(node) else { return [] }
    let attributes = view.attributes.map(attribute)
    let modifiers = modifiers(view.modifiers)
    var result: [VariableDeclaration] = []
    for (binding, written) in zip(view.bindings, view.bindingTypes).reversed() {
      let shape = VariableShape(
        attributes: attributes,
        modifiers: modifiers,
        isLet: view.isConstant,
        type: written.map(type),
        isMember: isMember,
        isRequirement: isRequirement
      )
      let wholeSpan = view.bindings.count == 1 ? span(node) : span(binding.node)
      let declared = variables(binding, shape, wholeSpan: wholeSpan)
      noteSignature(of: declared.map(\.name), binding, in: view, type: written)
      result = declared + result
    }
    return result
  }

  /// What the names of one binding share.
  private struct VariableShape {
    let attributes: [AttributeReference]
    let modifiers: DeclarationModifiers
    let isLet: Bool
    let type: TypeReference?
    let isMember: Bool
    let isRequirement: Bool
  }

  private func variables(_ binding: PatternBindingSyntax, _ shape: VariableShape, wholeSpan: SourceSpan)
    -> [VariableDeclaration]
  {
    let initializer = binding.initializer.map { expressionBody($0, hasSelf: shape.isMember) }
    let accessors = binding.accessorBlock.map { block in
      self.accessors(block) { scope in
        if shape.isMember { _ = scope.declare("self", span: span(block.node)) }
      }
    }
    let names = binding.pattern.map(boundNames) ?? []
    return names.enumerated().map { index, token in
      VariableDeclaration(
        name: token.identifier,
        nameSpan: span(token),
        attributes: shape.attributes,
        modifiers: shape.modifiers,
        isLet: shape.isLet,
        type: names.count == 1 ? shape.type : nil,
        initializer: initializer,
        tupleIndex: names.count == 1 ? nil : index,
        accessors: accessors ?? .none,
        isRequirement: shape.isRequirement,
        span: wholeSpan
      )
    }
  }

  private func boundNames(_ pattern: SyntaxNode) -> [SyntaxNode] {
    if let name = IdentifierPatternSyntax(pattern)?.name { return [name] }
    return TuplePatternSyntax(pattern)?.elements.flatMap { element in
      element.pattern.flatMap { pattern in deeper { boundNames(pattern) } } ?? []
    } ?? []
  }

  // MARK: Cases and aliases

  private func cases(_ node: SyntaxNode) -> [EnumCaseDeclaration] {
    EnumCaseDeclarationSyntax(node)?.elements.compactMap { element in
      guard let name = element.name else { return nil }
      noteSignature(of: element, name.identifier, in: node)
      let unused = BodyScope(parent: nil, isClosure: false)
      let payload = (element.parameters ?? []).map { view in
        casePayload(view, view.defaultValue.map { expressionBody($0, hasSelf: false) }, unused)
      }
      return EnumCaseDeclaration(
        name: name.identifier,
        nameSpan: span(name),
        payload: payload,
        rawValue: element.rawValue.map { expressionBody($0, hasSelf: false) },
        span: span(element.node)
      )
    } ?? []
  }

  /// `(Int)` has no label, `(id: Int)` has one.
  private func casePayload(_ view: ParameterSyntax, _ defaultValue: Body?, _ scope: BodyScope) -> Parameter {
    let lowered = parameter(view, defaultValue, scope)
    guard view.firstName == nil || view.node.child(.colon) == nil else { return lowered }
    return Parameter(
      label: nil,
      name: "",
      slot: lowered.slot,
      type: lowered.type,
      attributes: lowered.attributes,
      defaultValue: lowered.defaultValue,
      span: lowered.span,
      nameSpan: lowered.nameSpan
    )
  }

  func typealiasDeclaration(_ node: SyntaxNode) -> TypealiasDeclaration? {
    let alias = TypealiasSyntax(node).flatMap { self.alias($0, node) }
    let declared = alias ?? AssociatedTypeSyntax(node).flatMap { associatedType($0, node) }
    if let declared { noteSignature(of: declared, node) }
    return declared
  }

  private func alias(_ view: TypealiasSyntax, _ node: SyntaxNode) -> TypealiasDeclaration? {
    view.name.map { name in
      TypealiasDeclaration(
        name: name.identifier,
        nameSpan: span(name),
        genericParameters: genericParameters(view.genericParameters),
        type: view.type.map(type),
        isAssociatedType: false,
        span: span(node)
      )
    }
  }

  private func associatedType(_ view: AssociatedTypeSyntax, _ node: SyntaxNode) -> TypealiasDeclaration? {
    view.name.map { name in
      TypealiasDeclaration(
        name: name.identifier,
        nameSpan: span(name),
        genericParameters: [],
        type: view.defaultType.map(type),
        isAssociatedType: true,
        inheritance: view.inheritedTypes.compactMap { $0.type.map(type) },
        requirements: requirements(view.requirements),
        span: span(node)
      )
    }
  }

  func modifiers(_ modifiers: [ModifierSyntax]) -> DeclarationModifiers {
    modifiers.reduce(into: []) { result, modifier in
      switch (modifier.name, modifier.detail?.text) {
      case ("private", "set"), ("fileprivate", "set"): result.insert(.privateSetter)
      case (let name, _):
        if let known = DeclarationModifiers.named[name] { result.insert(known) }
      }
    }
  }
}

extension DeclarationModifiers {
  fileprivate static let named: [String: DeclarationModifiers] = [
    "static": .static, "class": .class, "mutating": .mutating, "nonmutating": .nonmutating, "lazy": .lazy,
    "override": .override, "weak": .weak, "indirect": .indirect, "convenience": .convenience, "required": .required,
    "final": .final, "prefix": .prefix, "postfix": .postfix, "private": .private, "fileprivate": .fileprivate,
    "public": .public, "open": .public,
  ]
}
