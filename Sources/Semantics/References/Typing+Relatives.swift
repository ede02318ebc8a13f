import SourceText

extension Typing {
  /// A member with those that are one with it: what it overrides or fulfils, and what overrides or fulfils those. All of
  /// them have one name.
  package func relatives(of id: DeclarationID) -> Set<DeclarationID> {
    guard let member = resolver.member(id), let owner = id.owner,
      member.isNamed || id.name == "init" || id.kind == .typealias
    else {
      return [id]
    }
    let shape = Shape(member, resolver)
    let key = codingRelative(of: member, owner)
    if let key, key.kind == .variable { return relatives(of: key).union([id]) }
    let roots = [owner] + resolver.ancestry(of: owner).all.compactMap(\.nominal)
    var found: Set<DeclarationID> = [id]
    for root in roots {
      let own = same(shape, in: root, isRoot: true)
      guard !own.isEmpty else { continue }
      own.forEach { found.insert($0) }
      for heir in heirs(of: root) { same(shape, in: heir, isRoot: false).forEach { found.insert($0) } }
    }
    if let key { found.insert(key) }
    return found
  }

  /// The coding key that is declared for a property, or the property of a key: the compiler matches them by their names.
  private func codingRelative(of member: DeclaredMember, _ owner: NominalID) -> DeclarationID? {
    if let coded = owner.codedType, resolver.codes(coded) {
      return resolver.declared(member.key, in: coded).first { $0.id.kind == .variable && !$0.isStatic }?.id
    }
    guard member.id.kind == .variable, !member.isStatic, resolver.codes(owner),
      case .nominal(let keys)? = resolver.memberType(
        NominalID.codingKeysName,
        of: owner,
        selfType: nil,
        from: owner.file
      )
    else { return nil }
    return resolver.declared(member.key, in: keys).first { $0.id.kind == .enumCase }?.id
  }

  /// Whether a declaration is a coding key whose text is its name: under another name it keeps the text by a raw value.
  package func isNamedKey(_ id: DeclarationID) -> Bool {
    guard let owner = id.owner, let coded = owner.codedType, resolver.codes(coded),
      case .enumCase(let key, _)? = resolver.member(id)?.member, key.rawValue == nil
    else { return false }
    return resolver.ancestry(of: owner).rawType == .framework("String")
  }

  /// Whether a type is the coding keys of another one, which the compiler finds by that name.
  package func isCodingKeys(_ id: DeclarationID) -> Bool {
    guard id.kind == .type, let coded = NominalID(name: id.name, file: id.file).codedType else { return false }
    return resolver.codes(coded)
  }

  /// The type for which the compiler makes these coding keys; nil for what is declared.
  package func typeWithMadeKeys(_ id: DeclarationID) -> String? {
    guard isCodingKeys(id), case let keys = NominalID(name: id.name, file: id.file), let coded = keys.codedType,
      resolver.declaration(of: keys)?.nameSpan == resolver.declaration(of: coded)?.nameSpan
    else { return nil }
    return String(coded.lastName)
  }

  /// Whether a member overrides a declaration that is not here.
  package func overridesElsewhere(_ id: DeclarationID) -> Bool {
    guard let member = resolver.member(id), let owner = id.owner, member.modifiers.contains(.override) else {
      return false
    }
    let shape = Shape(member, resolver)
    return !resolver.ancestry(of: owner).all.compactMap(\.nominal).contains { other in
      other != owner && !same(shape, in: other, isRoot: true).isEmpty
    }
  }

  /// The types of the workspace that conform to, or inherit from, another one.
  package func heirs(of type: NominalID) -> [NominalID] {
    var found: Set<NominalID> = []
    var pending = [type]
    while let next = pending.popLast() {
      for heir in heirs(naming: next) where heir != type && found.insert(heir).inserted { pending.append(heir) }
    }
    return found.ordered { ($0.name, $0.file?.path ?? "") < ($1.name, $1.file?.path ?? "") }
  }

  /// Those of them whose declarations name the type; others conform through these.
  private func heirs(naming type: NominalID) -> [NominalID] {
    program.typesNaming(String(type.lastName)).flatMap { program.declarations(ofType: $0) }.compactMap { part in
      resolver.nominal(of: part).flatMap { heir in
        resolver.ancestry(of: heir).all.contains { $0.nominal == type } ? heir : nil
      }
    }
  }

  private func same(_ shape: Shape, in owner: NominalID, isRoot: Bool) -> [DeclarationID] {
    // What only types of its own kind have is no promise: a struct's property is one with a protocol's, or alone.
    let isProtocol = resolver.isProtocol(owner)
    guard !isRoot || isProtocol || resolver.isClass(owner) else { return [] }
    let found = resolver.declared(shape.name, in: owner).filter { Shape($0, resolver) == shape }
    // What an extension of a protocol adds without a requirement is hidden by others of its name, not fulfilled.
    if isProtocol, !found.contains(where: { $0.owner.kind == .protocol }) { return [] }
    return found.map(\.id)
  }

  /// The members that fulfil or override one, itself not.
  package func implementations(of id: DeclarationID) -> [DeclarationID] {
    guard let member = resolver.member(id), let owner = id.owner else {
      return id.kind == .type ? heirs(of: NominalID(name: id.name, file: id.file)).map { DeclarationID($0) } : []
    }
    let shape = Shape(member, resolver)
    return heirs(of: owner).flatMap { same(shape, in: $0, isRoot: false) }
  }
}

/// What members that fulfil each other have in common.
private struct Shape: Equatable {
  let name: String
  let labels: [String?]?
  let isStatic: Bool

  init(_ member: DeclaredMember, _ resolver: Resolver) {
    name = member.key
    // A case without payload fulfils a static property.
    labels = member.parameters?.map(\.label)
    isStatic = member.isStatic
  }
}
