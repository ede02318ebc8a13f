import Syntax

extension Lowering {
  /// `[Int]` and `[String: Int]` where only a type makes sense: called, or asked for `.self` or `.init`. They are parsed
  /// as literals with one element. Nil where `node` is no such literal.
  func typeLiteral(_ node: SyntaxNode) -> Expression? {
    switch node.kind {
    case .arrayExpression, .dictionaryExpression:
      typeSpelled(by: node).map { Expression(.type($0), span: span(node)) }
    default: nil
    }
  }

  /// Whether `name` is asked of types, never of an array or a dictionary.
  func isMemberOfTypes(_ name: String) -> Bool { name == "self" || name == "init" || name == "Type" }

  /// The type that an expression spells; nil for one that spells none.
  private func typeSpelled(by node: SyntaxNode) -> TypeReference? {
    deeper { typeSpelledUnguarded(by: node) } ?? nil
  }

  private func typeSpelledUnguarded(by node: SyntaxNode) -> TypeReference? {
    switch node.kind {
    case .arrayExpression:
      guard let elements = ArraySyntax(node)?.elements, elements.count == 1, let only = elements.first else { break }
      return typeSpelled(by: only).map { TypeReference(.array($0), span: span(node)) }
    case .dictionaryExpression:
      guard let elements = DictionarySyntax(node)?.elements, elements.count == 1, let only = elements.first,
        let key = only.key.flatMap(typeSpelled), let value = only.value.flatMap(typeSpelled)
      else { break }
      return TypeReference(.dictionary(key: key, value: value), span: span(node))
    case .optionalChainingExpression:
      return UnaryExpressionSyntax(node)?.operand.flatMap(typeSpelled).map {
        TypeReference(.optional($0), span: span(node))
      }
    case .tupleExpression:
      return tupleSpelled(by: node)
    case .typeExpression:
      return TypeExpressionSyntax(node)?.type.map(type)
    case .identifierExpression, .memberAccessExpression:
      return components(of: node).map { TypeReference(.named($0), span: span(node)) }
    default: break
    }
    return nil
  }

  private func tupleSpelled(by node: SyntaxNode) -> TypeReference? {
    var elements: [TupleTypeElement] = []
    for element in TupleSyntax(node)?.elements ?? [] {
      guard let type = element.value.flatMap(typeSpelled) else { return nil }
      elements.append(TupleTypeElement(label: element.label?.identifier, type: type))
    }
    if elements.count == 1, elements[0].label == nil { return elements[0].type }
    return TypeReference(.tuple(elements), span: span(node))
  }

  /// `Foo`, `Foo<Bar>.Baz`
  private func components(of node: SyntaxNode) -> [TypeComponent]? {
    var inner: [TypeComponent] = []
    var current = node
    while let view = MemberAccessSyntax(current) {
      guard let name = view.name, let base = view.base else { return nil }
      inner.append(
        TypeComponent(name: name.identifier, arguments: types(view.genericArguments), nameSpan: span(name))
      )
      current = base
    }
    guard let view = IdentifierSyntax(current), let name = view.name, name.kind != .dollarIdentifier else { return nil }
    let first = TypeComponent(name: name.identifier, arguments: types(view.genericArguments), nameSpan: span(name))
    return [first] + inner.reversed()
  }

  private func types(_ arguments: [GenericArgumentSyntax]) -> [TypeReference] {
    arguments.compactMap { $0.type.map(type) }
  }
}
