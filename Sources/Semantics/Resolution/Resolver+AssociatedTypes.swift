extension Resolver {
  /// The protocols and classes that bound a type that is not known itself.
  func bounds(of type: Type) -> [Type] {
    switch type {
    case .opaque(let opaque): return opaque.bounds
    case .existential(let bounds): return bounds
    case .parameter(let parameter): return declaredBounds(of: parameter) + assumedBounds(of: type)
    case .member(let base, let name):
      let declared = protocols(of: base).flatMap { bounds(ofAssociated: name, in: $0, of: base) }
      return declared + assumedBounds(of: type)
    default: return []
    }
  }

  /// What the requirements of the code around say of a type.
  private func assumedBounds(of type: Type) -> [Type] {
    assumptions.compactMap { requirement in
      if case .conforms(type, let bound) = requirement { return bound }
      return nil
    }
  }

  private func declaredBounds(of parameter: GenericParameterID) -> [Type] {
    if parameter.owner.kind == .type {
      let owner = NominalID(name: parameter.owner.name, file: parameter.owner.file)
      if declaration(of: owner)?.kind == .protocol { return [.nominal(owner, [])] }
    }
    if let clause = genericClause(of: parameter.owner), clause.declares(parameter) {
      return statedBounds(of: parameter, in: clause)
    }
    return madeBounds(of: parameter)
  }

  /// What a clause says of the parameter itself. What it says of others is not looked at: to know these may take the bounds
  /// of this one (`where C: Collection, C.Element: Equatable`).
  private func statedBounds(of parameter: GenericParameterID, in clause: GenericClause) -> [Type] {
    guard openBounds.insert(parameter).inserted else {
      noteCut()
      return []
    }
    defer { openBounds.remove(parameter) }
    return clause.bounds(of: parameter).flatMap { written in
      var reader = TypeReader(self, clause.scope)
      return reader.bounds(written)
    }
  }

  /// The bounds of a parameter that nobody has named: `some View`.
  private func madeBounds(of parameter: GenericParameterID) -> [Type] {
    if pending.contains(parameter.owner) { noteCut() }
    guard !pending.contains(parameter.owner), let scheme = scheme(of: parameter.owner) else { return [] }
    return scheme.requirements.compactMap { requirement in
      if case .conforms(.parameter(parameter), let bound) = requirement { return bound }
      return nil
    }
  }

  /// The protocols that a type conforms to as far as its bounds or its declaration say.
  func protocols(of type: Type) -> [NominalID] {
    let direct: [NominalID] =
      if case .nominal(let id, _) = type { [id] } else { bounds(of: type).compactMap(\.nominal) }
    return direct.flatMap { id in (isProtocol(id) ? [id] : []) + ancestry(of: id).protocols.compactMap(\.nominal) }
  }

  private func bounds(ofAssociated name: String, in owner: NominalID, of base: Type) -> [Type] {
    guard depth < Self.deepest else {
      noteCut()
      return []
    }
    depth += 1
    defer { depth -= 1 }
    let substitution = Substitution(genericParameters(of: owner), [base])
    return associatedTypes(name, in: owner).flatMap { alias, part in
      var reader = TypeReader(self, scope(of: part))
      return alias.inheritance.flatMap { reader.bounds($0) }.map { substitute(substitution, in: $0) }
    }
  }

  /// The associated types of that name that a protocol itself declares.
  private func associatedTypes(_ name: String, in owner: NominalID) -> [(TypealiasDeclaration, TypeDeclaration)] {
    declared(name, in: owner).compactMap { declared in
      guard case .typealias(let alias, let part) = declared.member, alias.isAssociatedType else { return nil }
      return (alias, part)
    }
  }

  /// The declaration of the associated type that `base.name` means, in the protocols that bound `base`.
  func associatedDeclaration(_ name: String, of base: Type) -> DeclarationID? {
    protocols(of: base).lazy.compactMap { owner in
      self.declared(name, in: owner).first { declared in
        if case .typealias(let alias, _) = declared.member { alias.isAssociatedType } else { false }
      }?.id
    }.first
  }

  // MARK: Witnesses

  /// What `base.name` is.
  func associatedType(_ name: String, of base: Type) -> Type {
    guard depth < Self.deepest else {
      noteCut()
      return .unknown(.limit)
    }
    depth += 1
    defer { depth -= 1 }
    let member = Type.member(base, name)
    switch base {
    case .unknown: return base
    case .variable: return member
    case .nominal(let id, let arguments): return witness(name, of: id, arguments)
    case .parameter, .member, .opaque, .existential:
      for case .same(let left, let right) in assumptions {
        if left == member { return right }
        if right == member { return left }
      }
      for bound in bounds(of: base) {
        if let stated = statedArgument(name, in: bound) { return stated }
      }
      if readsWitness { return member }
      if let required = requiredPart(name, of: base) { return required }
      // Of which type it is, an existential does not tell: all that is known is what it conforms to.
      guard case .existential = base, associatedDeclaration(name, of: base) != nil else { return member }
      return .existential(bounds(of: member))
    case .inout(let inner): return associatedType(name, of: inner)
    case .tuple, .function, .metatype: return .unsolved
    }
  }

  /// The associated type that a bound states in angle brackets (`some Collection<Int>`), itself or in what it inherits.
  private func statedArgument(_ name: String, in bound: Type) -> Type? {
    guard case .nominal(let id, let arguments) = bound else { return nil }
    if !isProtocol(id) {
      let found = witness(name, of: id, arguments)
      return found.isUnknown ? nil : found
    }
    if !arguments.isEmpty, let position = declaration(of: id)?.genericParameters.firstIndex(where: { $0.name == name }),
      arguments.indices.contains(position)
    {
      return arguments[position]
    }
    // A protocol may pass on what its own name states.
    for inherited in ancestry(of: id).protocols {
      guard case .nominal(let other, let stated) = inherited, !stated.isEmpty,
        let position = declaration(of: other)?.genericParameters.firstIndex(where: { $0.name == name }),
        stated.indices.contains(position)
      else { continue }
      return stated[position]
    }
    return nil
  }

  /// The type that a nominal type has for an associated type of its protocols.
  private func witness(_ name: String, of id: NominalID, _ arguments: [Type]) -> Type {
    let base = Type.nominal(id, arguments)
    let parameters = genericParameters(of: id)
    let substitution = Substitution(parameters, arguments)
    if let index = parameters.firstIndex(where: { $0.name == name }) {
      return arguments.indices.contains(index) ? arguments[index] : .unsolved
    }
    if let declared = declaredWitness(name, of: id, base) { return substitute(substitution, in: declared) }
    if name == "RawValue", let raw = ancestry(of: id).rawType { return raw }
    let key = DeclarationID(owner: id, name: name, kind: .typealias, ordinal: -1)
    guard pending.insert(key).inserted else {
      noteCut()
      return .unknown(.recursive)
    }
    defer { pending.remove(key) }
    for owner in protocols(of: base) {
      guard !associatedTypes(name, in: owner).isEmpty else { continue }
      if let inferred = inferredWitness(name, in: owner, of: base) { return inferred }
    }
    for owner in protocols(of: base) {
      if let same = requiredWitness(name, in: owner, of: base) { return same }
    }
    for owner in protocols(of: base) {
      for (alias, part) in associatedTypes(name, in: owner) {
        guard let standard = alias.type else { continue }
        let type = type(standard, in: scope(of: part))
        return substitute(Substitution(genericParameters(of: owner), [base]), in: type)
      }
    }
    return .unknown(openAncestor(of: base) ?? .noMember(name, of: base.description))
  }

  /// A nested type or an alias, also of a superclass or a protocol's extension.
  private func declaredWitness(_ name: String, of id: NominalID, _ base: Type) -> Type? {
    for candidate in [Type.nominal(id, [])] + ancestry(of: id).all {
      guard case .nominal(let owner, let ownerArguments) = candidate else { continue }
      for declared in declared(name, in: owner) {
        switch declared.member {
        case .type(let nested):
          let nestedID = NominalID(name: nested.qualifiedName, file: declared.id.file)
          let found = Type.nominal(nestedID, genericParameters(of: nestedID).map { .parameter($0) })
          if owner == id { return found }
          return substitute(Substitution(genericParameters(of: owner), ownerArguments), in: found)
        case .typealias(let alias, let part) where !alias.isAssociatedType:
          let found = expand(alias, declared.id, scope(of: part), [])
          if owner == id { return found }
          let selfArguments = isProtocol(owner) ? [base] : ownerArguments
          return substitute(Substitution(genericParameters(of: owner), selfArguments), in: found)
        default: continue
        }
      }
    }
    return nil
  }

  /// What a protocol requires it to be: `associatedtype Element where Element == Iterator.Element`.
  private func requiredWitness(_ name: String, in owner: NominalID, of base: Type) -> Type? {
    let substitution = Substitution(genericParameters(of: owner), [base])
    for (alias, part) in associatedTypes(name, in: owner) {
      for requirement in alias.requirements {
        guard case .sameType = requirement.kind else { continue }
        let other: TypeReference? =
          requirement.left.isAssociated(name)
          ? requirement.right : requirement.right.isAssociated(name) ? requirement.left : nil
        guard let other else { continue }
        readsWitness = true
        let required = type(other, in: scope(of: part))
        readsWitness = false
        let found = substitute(substitution, in: required)
        if !found.isUnknown { return found }
      }
    }
    return nil
  }

  /// What the member that fulfils a requirement says: `var body: some View` for `var body: Body { get }`.
  private func inferredWitness(_ name: String, in owner: NominalID, of base: Type) -> Type? {
    guard case .nominal(let id, let arguments) = base else { return nil }
    let substitution = Substitution(genericParameters(of: id), arguments)
    for layer in layers(of: owner) {
      guard let declaration = layer.declaration else { continue }
      for requirement in declaration.members.variables where requirement.type?.isAssociated(name) == true {
        for own in declared(requirement.name, in: id) {
          guard case .variable = own.member, let scheme = scheme(of: own.id) else { continue }
          return substitute(substitution, in: scheme.result)
        }
        if let found = statedType(of: requirement.name, unless: name, byProtocolsOf: base) { return found }
      }
      for requirement in declaration.members.functions + declaration.members.initializers {
        if let found = inferredWitness(name, from: requirement, of: id) { return substitute(substitution, in: found) }
      }
      for requirement in declaration.members.subscripts {
        if let found = inferredWitness(name, from: requirement, of: base, in: owner) { return found }
      }
    }
    return nil
  }

  /// The type that a protocol which a type conforms to states for a property itself, or gives it in an extension:
  /// `protocol Topping: Identifiable { var id: String { get } }`.
  private func statedType(of property: String, unless associated: String, byProtocolsOf base: Type) -> Type? {
    for id in protocols(of: base) {
      for declared in declared(property, in: id) {
        guard case .variable(let variable, _) = declared.member, let written = variable.type,
          !written.isAssociated(associated)
        else { continue }
        let type = type(written, in: scope(of: declared.owner))
        return substitute(Substitution(genericParameters(of: id), [base]), in: type)
      }
    }
    return nil
  }
}
