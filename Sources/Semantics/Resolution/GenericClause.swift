/// What a declaration says of its generic parameters: `<C: Collection> … where C.Element: Equatable`.
struct GenericClause {
  let parameters: [GenericParameter]
  let requirements: [GenericRequirement]
  /// What the types in it mean.
  let scope: LookupScope

  /// Whether it has written the parameter, which is otherwise made for `some P`.
  func declares(_ parameter: GenericParameterID) -> Bool { parameters.contains { $0.name == parameter.name } }

  /// The types that it states as bounds of the parameter itself.
  func bounds(of parameter: GenericParameterID) -> [TypeReference] {
    let first = parameters.first { $0.name == parameter.name }?.constraint
    let later = requirements.compactMap { requirement -> TypeReference? in
      guard case .conforms = requirement.kind, requirement.left.qualifiedName == parameter.name else { return nil }
      return requirement.right
    }
    return (first.map { [$0] } ?? []) + later
  }
}

extension Resolver {
  /// What the declaration of that identity says of its generic parameters; nil for one that has none of its own.
  func genericClause(of id: DeclarationID) -> GenericClause? {
    if id.kind == .type { return genericClause(of: NominalID(name: id.name, file: id.file)) }
    if let declared = member(id) {
      let scope = scope(of: declared.owner)
      switch declared.member {
      case .function(let function, _):
        return clause(of: id, function.genericParameters, function.requirements, in: scope)
      case .subscript(let accessor, _):
        return clause(of: id, accessor.genericParameters, accessor.requirements, in: scope)
      default: return nil
      }
    }
    guard id.kind == .function, let function = globalFunction(id) else { return nil }
    return clause(of: id, function.genericParameters, function.requirements, in: LookupScope(file: id.file))
  }

  private func genericClause(of type: NominalID) -> GenericClause? {
    guard let declaration = declaration(of: type) else { return nil }
    let parameters = genericParameters(of: type)
    var scope = LookupScope(file: type.file, enclosing: [type], parameters: parameters)
    scope.selfType = .nominal(type, parameters.map { .parameter($0) })
    return GenericClause(
      parameters: declaration.genericParameters,
      requirements: declaration.requirements,
      scope: scope
    )
  }

  private func clause(
    of id: DeclarationID,
    _ parameters: [GenericParameter],
    _ requirements: [GenericRequirement],
    in outer: LookupScope
  ) -> GenericClause {
    var scope = outer
    scope.parameters += parameters.map { GenericParameterID(name: $0.name, owner: id) }
    return GenericClause(parameters: parameters, requirements: requirements, scope: scope)
  }
}
