extension Resolver {
  /// What the function or initializer that fulfils a requirement says of an associated type.
  func inferredWitness(_ name: String, from requirement: FunctionDeclaration, of id: NominalID) -> Type? {
    let position = requirement.parameters.firstIndex { $0.type.object.isAssociated(name) }
    let isResult = requirement.returnType?.isAssociated(name) == true
    guard isResult || position != nil else { return nil }
    for own in declared(requirement.name, in: id) {
      guard case .function(let function, _) = own.member,
        function.parameters.map(\.label) == requirement.parameters.map(\.label), let scheme = scheme(of: own.id)
      else { continue }
      if isResult { return scheme.result }
      if let position, let parameter = scheme.parameters?[position] { return parameter.type.object }
    }
    return nil
  }

  /// What the subscript that fulfils a requirement says of an associated type: of several the one whose parameters are
  /// those that are required.
  func inferredWitness(_ name: String, from requirement: SubscriptDeclaration, of base: Type, in owner: NominalID)
    -> Type?
  {
    guard requirement.returnType.isAssociated(name), case .nominal(let id, let arguments) = base else { return nil }
    let own = declared("subscript", in: id).filter {
      $0.parameters?.map(\.label) == requirement.parameters.map(\.label)
    }
    guard !own.isEmpty else { return nil }
    let substitution = Substitution(genericParameters(of: id), arguments)
    let selfSubstitution = Substitution(genericParameters(of: owner), [base])
    guard let part = layers(of: owner).lazy.compactMap(\.declaration).first else { return nil }
    let wanted = requirement.parameters.map { substitute(selfSubstitution, in: type($0.type, in: scope(of: part))) }
    for candidate in own {
      guard let scheme = scheme(of: candidate.id), let parameters = scheme.parameters else { continue }
      guard !scheme.result.isUnknown, parameters.map({ substitute(substitution, in: $0.type) }) == wanted else {
        continue
      }
      return substitute(substitution, in: scheme.result)
    }
    return nil
  }
}

extension Resolver {
  /// What a protocol requires of a part of one of its associated types: `associatedtype Index where Index ==
  /// Indices.Element` says what `indices.first` is.
  func requiredPart(_ name: String, of base: Type) -> Type? {
    guard case .member(let inner, let part) = base else { return nil }
    let path = part + "." + name
    for owner in protocols(of: inner) {
      guard let declaration = declaration(of: owner) else { continue }
      for alias in declaration.members.typealiases where alias.isAssociatedType {
        for requirement in alias.requirements {
          guard case .sameType = requirement.kind, let other = requirement.other(than: path) else { continue }
          let substitution = Substitution(genericParameters(of: owner), [inner])
          let found = substitute(substitution, in: type(other, in: scope(of: declaration)))
          if !found.isUnknown { return found }
        }
      }
    }
    return nil
  }
}

extension GenericRequirement {
  /// The other side of an equality that has an associated type on one.
  fileprivate func other(than path: String) -> TypeReference? {
    if left.isAssociated(path) { return right }
    return right.isAssociated(path) ? left : nil
  }
}

extension TypeReference {
  /// What is within `inout`.
  fileprivate var object: TypeReference {
    if case .inout(let inner) = kind { return inner }
    return self
  }

  /// Whether it names an associated type of the protocol around: `Element`, `Self.Element`.
  func isAssociated(_ name: String) -> Bool {
    guard let written = qualifiedName else { return false }
    return written == name || written == "Self." + name
  }
}
