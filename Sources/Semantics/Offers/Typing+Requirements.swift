package import SourceText

/// Something that a protocol requires of a type which does not have it.
package struct MissingRequirement: Sendable {
  package let id: DeclarationID
  package let protocolID: NominalID
  /// What the requirement's types are in the type that is to have it, in the order of its parameters, and its result.
  package let parameters: [Type]
  package let result: Type
  package let isStatic: Bool
}

extension Typing {
  /// What the type around a place has to have for the protocols that it says it conforms to, and has not.
  package func missingMembers(at offset: ByteOffset, in file: FileID) -> [MissingRequirement] {
    guard let owner = declaration(at: offset, in: file)?.declaration.owner, let id = resolver.nominal(of: owner),
      !resolver.isProtocol(id)
    else { return [] }
    return missingMembers(of: id)
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
      isStatic: member.isStatic
    )
  }

  /// The type of `self` in the code at a place; nil where there is none.
  package func selfType(at offset: ByteOffset, in file: FileID) -> Type? {
    guard let declaration = declaration(at: offset, in: file)?.declaration, let owner = declaration.owner else {
      return nil
    }
    return resolver.scope(of: owner).selfType
  }

  /// Whether values of the type are views.
  package func isView(_ type: Type) -> Bool {
    resolver.conforms(type, to: NominalID(name: "View", file: nil)) == true
  }
}
