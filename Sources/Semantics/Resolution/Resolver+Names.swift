import Catalog

/// What a type's name stands for.
enum TypeMeaning {
  case nominal(NominalID)
  case alias(TypealiasDeclaration, id: DeclarationID, scope: LookupScope)
  case parameter(GenericParameterID)
  /// An associated type of the type around.
  case associated(String, of: Type, id: DeclarationID)
  case module(String)
}

extension Resolver {
  /// The one place that decides what a type's name means: a generic parameter, a type nested in those around or in what
  /// they inherit from, a type of the workspace, one of the frameworks, a module.
  func typeMeaning(of name: String, in scope: LookupScope) -> TypeMeaning? {
    if let parameter = scope.parameter(named: name) { return .parameter(parameter) }
    for (depth, type) in scope.enclosing.enumerated() {
      let selfType = depth == 0 ? scope.selfType : nil
      if let nested = memberType(name, of: type, selfType: selfType, from: scope.file) { return nested }
    }
    return globalType(name, from: scope.file) ?? module(name, from: scope.file).map { .module($0) }
  }

  /// A type or an alias at top level.
  func globalType(_ name: String, from file: FileID?) -> TypeMeaning? {
    if let file {
      note(name)
      if let alias = program.typealias(named: name, from: file), !alias.isAssociatedType,
        let place = self.file(of: alias.span)
      {
        let id = DeclarationID(owner: nil, name: name, kind: .typealias, file: place)
        return .alias(alias, id: id, scope: LookupScope(file: place))
      }
      if let declaration = program.typeDeclaration(named: name, from: file),
        let place = self.file(of: declaration.span)
      {
        return .nominal(NominalID(name: name, file: place))
      }
    }
    if let alias = frameworks.items.typealias(named: name), !alias.isAssociatedType {
      return .alias(alias, id: DeclarationID(owner: nil, name: name, kind: .typealias), scope: LookupScope())
    }
    guard frameworks.layer(ofType: name)?.declaration != nil else { return nil }
    if let file, let module = FrameworkModules.namesakes[name], imports(of: file).contains(module) { return nil }
    return .nominal(NominalID(name: name, file: nil))
  }

  private func module(_ name: String, from file: FileID?) -> String? {
    if frameworks.modules.contains(name) { return name }
    return file.flatMap { imports(of: $0).contains(name) ? name : nil }
  }

  /// A type that another one declares within it, or inherits.
  func memberType(_ name: String, of type: NominalID, selfType: Type?, from file: FileID?) -> TypeMeaning? {
    if let own = ownMemberType(name, of: type, selfType: selfType, from: file) { return own }
    guard depth < Self.deepest else {
      noteCut()
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    for ancestor in ancestry(of: type).all {
      guard case .nominal(let id, _) = ancestor, id != type else { continue }
      if let found = ownMemberType(name, of: id, selfType: selfType, from: file) { return found }
    }
    guard name == NominalID.codingKeysName else { return nil }
    let keys = NominalID(name: "\(type.name).\(name)", file: type.file)
    return declaration(of: keys).map { _ in .nominal(keys) }
  }

  static let deepest = 48

  private func ownMemberType(_ name: String, of type: NominalID, selfType: Type?, from file: FileID?) -> TypeMeaning? {
    for declared in declared(name, in: type) {
      // Interfaces do not see what a workspace adds.
      if file == nil, declared.id.file != nil { continue }
      switch declared.member {
      case .type(let nested):
        return .nominal(NominalID(name: nested.qualifiedName, file: declared.id.file))
      case .typealias(let alias, let owner):
        if alias.isAssociatedType {
          // The alias of a conforming type comes before what its protocol leaves open.
          let base = selfType ?? .nominal(type, [])
          return .associated(name, of: base, id: declared.id)
        }
        var inside = scope(of: owner)
        // What a protocol says of `Self` it says of the type that has the alias from it.
        if let selfType, isProtocol(type) { inside.selfType = selfType }
        return .alias(alias, id: declared.id, scope: inside)
      default: continue
      }
    }
    return nil
  }

  /// Whether code of `file` may use a member: what an extension says of itself holds for what says nothing else.
  func isVisible(_ member: DeclaredMember, from file: FileID?) -> Bool {
    let isOwn = member.owner.kind != .extension || member.modifiers.contains(.public)
    let modifiers = isOwn ? member.modifiers : member.modifiers.union(member.owner.modifiers)
    return isVisible(modifiers, in: member.id.file, from: file)
  }

  /// Whether code of `file` may use a declaration of `place`.
  func isVisible(_ modifiers: DeclarationModifiers, in place: FileID?, from file: FileID?) -> Bool {
    modifiers.isDisjoint(with: [.private, .fileprivate]) || place == file
  }
}
