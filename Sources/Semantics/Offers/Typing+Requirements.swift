import Catalog
package import SourceText

/// Something that a protocol requires of a type which does not have it.
package struct MissingRequirement: Sendable {
  package let id: DeclarationID
  package let protocolID: NominalID
  /// What the requirement's types are in the type that is to have it, in the order of its parameters, and its result.
  package let parameters: [Type]
  package let result: Type
  package let isStatic: Bool
  /// The type that is to have it.
  let conforming: NominalID?
}

extension Typing {
  /// What the type around a place has to have for the protocols that it says it conforms to, and has not.
  package func missingMembers(at offset: ByteOffset, in file: FileID) -> [MissingRequirement] {
    guard let owner = declaration(at: offset, in: file)?.declaration.owner, let id = resolver.nominal(of: owner),
      !resolver.isProtocol(id)
    else { return [] }
    return missingMembers(of: id)
  }

  /// The names of what the type around a place has to have for the protocols that it says it conforms to; nil where one of
  /// them is not known.
  package func requiredNames(at offset: ByteOffset, in file: FileID) -> Set<String>? {
    guard let owner = declaration(at: offset, in: file)?.declaration.owner, let id = resolver.nominal(of: owner),
      !resolver.isProtocol(id)
    else { return [] }
    guard resolver.openAncestor(of: .nominal(id, [])) == nil else { return nil }
    let protocols = resolver.ancestry(of: id).protocols.compactMap(\.nominal)
    return protocols.reduce(into: []) { $0.formUnion(requiredNames(by: $1)) }
  }

  /// The names of what every view has to have.
  package var viewRequirements: Set<String> { requiredNames(by: .view) }

  private func requiredNames(by id: NominalID) -> Set<String> {
    guard let declaration = resolver.declaration(of: id) else { return [] }
    return Set(resolver.layers(of: id).flatMap { $0.members(of: declaration) }.map(\.key))
  }

  private func missingMembers(of id: NominalID) -> [MissingRequirement] {
    let type = resolver.selfType(of: id)
    return resolver.ancestry(of: id).protocols.compactMap(\.nominal).flatMap { required -> [MissingRequirement] in
      guard let declaration = resolver.declaration(of: required) else { return [] }
      let members = resolver.layers(of: required).flatMap { $0.members(of: declaration) }
      return members.compactMap { missing($0, of: required, in: id, type) }
    }
  }

  private func missing(
    _ member: DeclaredMember,
    of required: NominalID,
    in id: NominalID,
    _ type: Type
  ) -> MissingRequirement? {
    switch member.member {
    case .variable, .function: break
    default: return nil
    }
    let found = resolver.members(member.key, of: type, ofType: member.isStatic, from: id.file)
    let scheme = resolver.scheme(of: member)
    let isMet = found.contains { candidate in
      !candidate.traits.contains(.isRequirement) && !candidate.traits.contains(.isCurried)
        && candidate.scheme.parameters?.map(\.label) == scheme.parameters?.map(\.label)
        && candidate.scheme.requirements.allSatisfy { holds($0, candidate.substitution, of: id) }
    }
    guard !isMet else { return nil }
    let substitution = Substitution(resolver.genericParameters(of: required), [type])
    // What the type is yet to say stays as the protocol has it.
    func known(_ type: Type) -> Type {
      let known = resolver.substitute(substitution, in: type)
      return known.hasUnknowns ? type : known
    }
    return MissingRequirement(
      id: member.id,
      protocolID: required,
      parameters: (scheme.parameters ?? []).map { known($0.type) },
      result: known(scheme.result),
      isStatic: member.isStatic,
      conforming: id
    )
  }

  /// Whether a requirement of an extension is known to hold. What the type has yet to say could make it so, but does not.
  private func holds(_ requirement: TypeRequirement, _ substitution: Substitution, of id: NominalID) -> Bool {
    // What follows from members that are missing is not so yet.
    if case .member(_, let name) = requirement.left, !states(name, id) { return false }
    switch requirement {
    case .conforms(let type, let bound):
      guard let bound = resolver.substitute(substitution, in: bound).nominal else { return true }
      return resolver.conforms(resolver.substitute(substitution, in: type), to: bound) == true
    case .same(let left, let right):
      return resolver.substitute(substitution, in: left) == resolver.substitute(substitution, in: right)
    }
  }

  /// Whether a type says itself what an associated type is, or one of its protocols does.
  private func states(_ name: String, _ id: NominalID) -> Bool {
    let isOwn = resolver.layers(of: id).contains { layer in
      layer[name].contains { declared in
        switch declared.member {
        case .type, .typealias: true
        default: false
        }
      }
    }
    return isOwn
      || resolver.ancestry(of: id).protocols.compactMap(\.nominal).contains { bound in
        resolver.declaration(of: bound)?.requirements.contains { $0.kind == .sameType && $0.left.lastName == name }
          ?? false
      }
  }

  /// The name that a type has as an alias of the protocol whose requirement a type is to meet: `Content` of a modifier.
  package func aliasName(of type: Type, for missing: MissingRequirement, in file: FileID) -> String? {
    guard let owner = missing.conforming else { return nil }
    let selfType = resolver.selfType(of: owner)
    let substitution = Substitution(resolver.genericParameters(of: missing.protocolID), [selfType])
    for layer in resolver.layers(of: missing.protocolID) {
      for declared in layer.allMembers {
        guard case .typealias = declared.member,
          case .alias(let alias, let id, let scope)? =
            resolver.memberType(declared.key, of: missing.protocolID, selfType: selfType, from: file)
        else { continue }
        let meant = resolver.substitute(substitution, in: resolver.expand(alias, id, scope, []))
        if meant == type { return declared.key }
      }
    }
    return nil
  }

  /// Whether the type is a class.
  package func isClass(_ type: Type) -> Bool {
    type.nominal.flatMap { resolver.declaration(of: $0) }?.kind == .class
  }

  /// Whether the cases of an enum can have values of the type.
  package func isRawValue(_ type: Type) -> Bool {
    ["ExpressibleByStringLiteral", "ExpressibleByIntegerLiteral"].contains { name in
      resolver.conforms(type, to: NominalID(name: name, file: nil)) == true
    }
  }

  /// The type of `self` in the code at a place; nil where there is none.
  package func selfType(at offset: ByteOffset, in file: FileID) -> Type? {
    guard let declaration = declaration(at: offset, in: file)?.declaration, let owner = declaration.owner else {
      return nil
    }
    return resolver.scope(of: owner).selfType
  }

  /// Whether a type may have more members than are known: it, or what it inherits from, is not here.
  package func isOpen(_ type: Type) -> Bool { resolver.openAncestor(of: type) != nil }

  /// Whether values of the type are views.
  package func isView(_ type: Type) -> Bool {
    resolver.conforms(type, to: .view) == true && type.wrapped.map { resolver.conforms($0, to: .view) != false } ?? true
  }

  /// Whether a type is there for tools and the system to be found: no code names it.
  package func isFoundByTools(_ type: Type) -> Bool {
    guard let id = type.nominal, let declaration = resolver.declaration(of: id) else { return false }
    return declaration.attribute("main") != nil
      || resolver.conforms(type, to: NominalID(name: "PreviewProvider", file: nil)) == true
  }

  /// The same for code of a file, which cannot see what is declared for tests.
  package func isFoundByTools(_ type: Type, from file: FileID) -> Bool {
    if let declaring = type.nominal?.file, declaring != file, program.isForTests(declaring), !program.isForTests(file) {
      return true
    }
    return isFoundByTools(type)
  }

  /// Whether the name of a protocol can be a type by itself, as it has no associated types.
  package func isUsableAlone(_ offer: Offer) -> Bool {
    guard let id = offer.type.nominal else { return true }
    let bounds = [id] + resolver.ancestry(of: id).protocols.compactMap(\.nominal)
    return !bounds.flatMap { resolver.layers(of: $0) }.flatMap(\.parts).contains { part in
      part.kind == .protocol && part.members.typealiases.contains(where: \.isAssociatedType)
    }
  }

  /// Whether it is a value of the environment.
  package func isEnvironmentKey(_ id: DeclarationID) -> Bool { id.owner == .environmentValues }

  /// Whether what follows a value is a member of a view: it is one, or what is not known of it has to give one.
  package func isViewMember(of base: Type, _ offers: Offers) -> Bool {
    isView(base) || isOpen(base) && offers.chainProtocol == .view
  }
}

extension Program {
  /// Whether a file is part of tests, which the program does not contain.
  fileprivate func isForTests(_ file: FileID) -> Bool {
    files[file]?.units.contains { !FrameworkModules.testing.isDisjoint(with: $0.unit.imports) } ?? false
  }
}

extension NominalID {
  static let view = NominalID(name: "View", file: nil)
  static let environmentValues = NominalID(name: "EnvironmentValues", file: nil)
}

extension TypeRequirement {
  /// What the requirement is about.
  fileprivate var left: Type {
    switch self {
    case .conforms(let type, _), .same(let type, _): type
    }
  }
}

extension TypeReference {
  /// The last of the names of a named type.
  fileprivate var lastName: String? {
    if case .named(let path) = kind { path.last?.name } else { nil }
  }
}
