import Syntax

extension Lowering {
  func type(_ node: SyntaxNode) -> TypeReference {
    deeper { typeUnguarded(node) } ?? TypeReference(.unknown, span: span(node))
  }

  private func typeUnguarded(_ node: SyntaxNode) -> TypeReference {
    switch node.kind {
    case .attributedType: return attributed(node)
    case .functionType: return reference(functionType(node), node)
    case .dictionaryType:
      guard let dictionary = DictionaryTypeSyntax(node), let key = dictionary.key, let value = dictionary.value else {
        break
      }
      return reference(.dictionary(key: type(key), value: type(value)), node)
    case .tupleType:
      let elements = TupleTypeSyntax(node)?.elements ?? []
      if elements.count == 1, elements[0].firstName == nil, let only = elements[0].type { return type(only) }
      return reference(.tuple(elements.map(element)), node)
    case .compositionType:
      return reference(.composition(CompositionTypeSyntax(node)?.types.map(type) ?? []), node)
    case .simpleType, .memberType: return reference(named(node), node)
    case .inlineArrayType:
      guard let element = InlineArrayTypeSyntax(node)?.element else { break }
      return reference(.array(type(element)), node)
    default: return wrapped(node)
    }
    return reference(.unknown, node)
  }

  private func reference(_ kind: TypeReferenceKind, _ node: SyntaxNode) -> TypeReference {
    TypeReference(kind, span: span(node))
  }

  private func wrapped(_ node: SyntaxNode) -> TypeReference {
    guard let view = WrappedTypeSyntax(node), let inner = view.type else { return reference(.unknown, node) }
    switch node.kind {
    case .arrayType: return reference(.array(type(inner)), node)
    case .optionalType: return reference(.optional(type(inner)), node)
    case .implicitlyUnwrappedOptionalType:
      return TypeReference(.optional(type(inner)), span: span(node), isImplicitlyUnwrapped: true)
    case .metatypeType: return reference(.metatype(type(inner)), node)
    case .someOrAnyType:
      let isSome = node.tokens.first?.text == "some"
      return reference(isSome ? .some(type(inner)) : .any(type(inner)), node)
    default: return type(inner)
    }
  }

  private func attributed(_ node: SyntaxNode) -> TypeReference {
    guard let view = AttributedTypeSyntax(node), let inner = view.type else { return reference(.unknown, node) }
    let lowered = type(inner)
    let kind: TypeReferenceKind = view.isInout ? .inout(lowered) : lowered.kind
    return TypeReference(kind, attributes: view.attributes.map(attribute) + lowered.attributes, span: span(node))
  }

  private func functionType(_ node: SyntaxNode) -> TypeReferenceKind {
    guard let view = FunctionTypeSyntax(node), let result = view.returnType else { return .unknown }
    let canThrow = view.effects?.throwsClause != nil
    return .function(
      FunctionTypeReference(parameters: view.parameters.map(element), result: type(result), throws: canThrow)
    )
  }

  private func element(_ element: TupleTypeElementSyntax) -> TupleTypeElement {
    let label = element.firstName.map(\.identifier).flatMap { $0 == "_" ? nil : $0 }
    return TupleTypeElement(
      label: label,
      type: element.type.map(type) ?? TypeReference(.unknown, span: span(element.node))
    )
  }

  private func named(_ node: SyntaxNode) -> TypeReferenceKind {
    guard let view = SimpleTypeSyntax(node), let name = view.name else { return .unknown }
    let component = TypeComponent(
      name: name.identifier,
      arguments: view.genericArguments.compactMap { $0.type.map(type) },
      nameSpan: span(name)
    )
    guard node.kind == .memberType, let base = view.base else {
      return name.identifier == "_" ? .unknown : .named([component])
    }
    let lowered = type(base)
    if name.text == "Type" || name.text == "Protocol" { return .metatype(lowered) }
    guard case .named(let components) = lowered.kind else { return .named([component]) }
    return .named(components + [component])
  }

  /// `Element` of `protocol Sequence<Element>`.
  func primaryAssociatedType(_ argument: GenericArgumentSyntax) -> GenericParameter? {
    guard case .named(let components)? = argument.type.map(type)?.kind, let name = components.first else { return nil }
    return GenericParameter(name: name.name, constraint: nil, nameSpan: name.nameSpan)
  }

  func genericParameters(_ parameters: [GenericParameterSyntax]) -> [GenericParameter] {
    parameters.map { parameter in
      GenericParameter(
        name: parameter.name?.identifier ?? "",
        constraint: parameter.constraint.map(type),
        nameSpan: span(parameter.name ?? parameter.node),
        isPack: parameter.isPack
      )
    }
  }

  func requirements(_ requirements: [RequirementSyntax]) -> [GenericRequirement] {
    requirements.compactMap { requirement in
      guard let left = requirement.left, let right = requirement.right else { return nil }
      return GenericRequirement(
        left: type(left),
        kind: requirement.isSameType ? .sameType : .conforms,
        right: type(right)
      )
    }
  }

  func attribute(_ attribute: AttributeSyntax) -> AttributeReference {
    let reference = attribute.nameType.map(type)
    var components: [TypeComponent] = []
    if case .named(let named)? = reference?.kind { components = named }
    var arguments: [Argument]?
    var body: Body?
    if attribute.hasArguments, attribute.tokens == nil {
      body = self.body(of: attribute.node) { _ in
        arguments = self.arguments(attribute.arguments)
        return []
      }
    }
    return AttributeReference(
      name: components.last?.name ?? attribute.name,
      genericArguments: components.last?.arguments ?? [],
      arguments: arguments,
      body: body,
      span: span(attribute.node),
      nameSpan: attribute.nameType.map(span) ?? span(attribute.node),
      isDeprecation: attribute.name == "available" && attribute.node.text.contains("deprecated")
    )
  }
}
