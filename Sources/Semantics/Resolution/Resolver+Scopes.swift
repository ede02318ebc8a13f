extension Resolver {
  /// What the members of a type's declaration or extension see.
  func scope(of part: TypeDeclaration) -> LookupScope {
    let file = file(of: part.span)
    guard let id = nominal(of: part) else { return LookupScope(file: file) }
    var scope = LookupScope(file: file, enclosing: enclosing(of: id))
    for outer in scope.enclosing.reversed() { scope.parameters += genericParameters(of: outer) }
    scope.selfType = selfType(of: id)
    return scope
  }

  /// The type that a declaration declares or extends.
  func nominal(of part: TypeDeclaration) -> NominalID? {
    let file = file(of: part.span)
    if part.kind != .extension { return NominalID(name: part.qualifiedName, file: file) }
    if let file {
      note(part.name)
      if let main = program.typeDeclaration(named: part.name, from: file), let place = self.file(of: main.span) {
        return NominalID(name: part.name, file: place)
      }
    }
    if frameworks.layer(ofType: part.name)?.declaration != nil { return NominalID(name: part.name, file: nil) }
    return extendedAlias(part, from: file)
  }

  /// `extension Alias`
  private func extendedAlias(_ part: TypeDeclaration, from file: FileID?) -> NominalID? {
    guard !part.name.isEmpty else { return nil }
    guard let aliased = aliasedType(part.name, from: file) else { return NominalID(name: part.name, file: nil) }
    return aliased.type.nominal
  }

  /// What an alias of that name stands for, and whether it has parameters of its own.
  private func aliasedType(_ name: String, from file: FileID?) -> (type: Type, isGeneric: Bool)? {
    guard case .alias(let alias, _, let scope)? = globalType(name, from: file), let aliased = alias.type,
      depth < Self.deepest
    else { return nil }
    depth += 1
    defer { depth -= 1 }
    return (type(aliased, in: scope), !alias.genericParameters.isEmpty)
  }

  /// What the parameters of a generic type are in an extension of `Box<Int>`, or of an alias for it.
  func boundParameters(of part: TypeDeclaration, _ scope: LookupScope) -> [TypeRequirement] {
    guard part.kind == .extension, let extended = part.extended, case .named(let components) = extended.kind else {
      return []
    }
    var bound: Type?
    if components.contains(where: { !$0.arguments.isEmpty }) {
      bound = type(extended, in: LookupScope(file: scope.file))
    } else if let aliased = aliasedType(part.name, from: scope.file), !aliased.isGeneric {
      bound = aliased.type
    }
    guard case .nominal(let id, let arguments)? = bound, !arguments.isEmpty else { return [] }
    return zip(genericParameters(of: id), arguments).compactMap { parameter, argument in
      argument.isUnknown || argument == .parameter(parameter) ? nil : .same(.parameter(parameter), argument)
    }
  }

  /// A type and those it is nested in, innermost first.
  private func enclosing(of id: NominalID) -> [NominalID] {
    var result = [id]
    var name = id.name[...]
    while let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) {
      name = name[..<dot]
      let outer = String(name)
      if let file = id.file {
        note(outer)
        let place = program.typeDeclaration(named: outer, from: file).flatMap { self.file(of: $0.span) }
        result.append(NominalID(name: outer, file: place))
      } else {
        result.append(NominalID(name: outer, file: nil))
      }
    }
    return result
  }

  /// The generic parameters of a type after those of the types around it; `Self` of a protocol.
  func genericParameters(of id: NominalID) -> [GenericParameterID] {
    guard let declaration = declaration(of: id) else { return [] }
    let owner = DeclarationID(id)
    if declaration.kind == .protocol { return [GenericParameterID(name: "Self", owner: owner)] }
    let own = declaration.genericParameters.map { GenericParameterID(name: $0.name, owner: owner) }
    guard let dot = id.name.utf8.lastIndex(of: UInt8(ascii: ".")), depth < Self.deepest else { return own }
    depth += 1
    defer { depth -= 1 }
    return genericParameters(of: NominalID(name: String(id.name[..<dot]), file: id.file)) + own
  }

  /// What `Self` is in a type: the type over its own parameters; in a protocol whatever conforms.
  func selfType(of id: NominalID) -> Type {
    let parameters = genericParameters(of: id)
    if isProtocol(id), let first = parameters.first { return .parameter(first) }
    return .nominal(id, parameters.map { .parameter($0) })
  }

  func isProtocol(_ id: NominalID) -> Bool { declaration(of: id)?.kind == .protocol }

  func isClass(_ id: NominalID) -> Bool {
    let kind = declaration(of: id)?.kind
    return kind == .class || kind == .actor
  }
}
