/// A part of a type that keeps it from conforming to a protocol that the compiler can fill in (`Equatable`, `Hashable`).
package struct MissingConformance: Sendable {
  package let culprit: Type
  /// The culprit's declaration; nil where it is none of the workspace.
  package let declaration: TypeDeclaration?
  /// The types that have to state the conformance for the compiler to fill it in, the culprit's first; none where that
  /// does not help, or nobody can know.
  package let statements: [TypeDeclaration]
}

extension Typing {
  /// The first part of a static property's type that does not conform to the framework's protocol `name`, with the names
  /// that were looked up to find it; nil where the type conforms, or its conformance is not known.
  package func missingConformance(
    ofProperty property: String,
    in type: TypeDeclaration,
    to name: String
  ) -> (missing: MissingConformance?, reads: ReadSet) {
    resolver.recording { () -> MissingConformance? in
      guard let id = resolver.nominal(of: type),
        let declared = resolver.declared(property, in: id).first(where: \.isStatic)
      else { return nil }
      let search = ConformanceSearch(resolver: resolver, bound: NominalID(name: name, file: nil))
      return search.missing(in: resolver.scheme(of: declared).result)
    }
  }
}

extension Typing {
  /// The first part of a static property's type that is known not to be `Sendable`, with the names that were looked up to
  /// find it.
  package func unsendablePart(ofProperty property: String, in type: TypeDeclaration) -> (part: Type?, reads: ReadSet) {
    resolver.recording { () -> Type? in
      guard let id = resolver.nominal(of: type),
        let declared = resolver.declared(property, in: id).first(where: \.isStatic)
      else { return nil }
      var seen: Set<NominalID> = []
      let search = ConformanceSearch(resolver: resolver, bound: NominalID(name: "Sendable", file: nil))
      return search.unsendable(in: resolver.scheme(of: declared).result, &seen)
    }
  }
}

/// Looks for what a type would need for a protocol to be filled in.
private struct ConformanceSearch {
  let resolver: Resolver
  let bound: NominalID

  func missing(in type: Type) -> MissingConformance? {
    switch type {
    case .nominal(let id, let arguments):
      switch resolver.conforms(type, to: bound) {
      case nil: return nil
      case true: return needed(of: arguments, by: id).lazy.compactMap { missing(in: $0) }.first
      case false: return missing(of: id, type)
      }
    case .function, .tuple: return MissingConformance(culprit: type, declaration: nil, statements: [])
    default: return nil
    }
  }

  /// The part of the type that cannot be shared: a class or a public type that does not say so, a value of any type, a
  /// framework's structure that is not; of structures and enumerations what they hold.
  func unsendable(in type: Type, _ seen: inout Set<NominalID>) -> Type? {
    switch type {
    case .nominal(let id, let arguments):
      guard resolver.openAncestor(of: type) == nil else { return nil }
      if resolver.ancestor(bound, of: type) != nil { return firstUnsendable(in: arguments, &seen) }
      return seen.count < 32 && seen.insert(id).inserted ? unsendable(id, type, &seen) : nil
    case .tuple(let elements): return firstUnsendable(in: elements.map(\.type), &seen)
    case .existential(let bounds): return bounds.isEmpty ? type : nil
    default: return nil
    }
  }

  private func firstUnsendable(in types: [Type], _ seen: inout Set<NominalID>) -> Type? {
    for type in types {
      if let part = unsendable(in: type, &seen) { return part }
    }
    return nil
  }

  private func unsendable(_ id: NominalID, _ type: Type, _ seen: inout Set<NominalID>) -> Type? {
    // What has an attribute may belong to an actor.
    guard let declaration = resolver.declaration(of: id), declaration.attributes.isEmpty else { return nil }
    switch declaration.kind {
    // Classes of frameworks have become Sendable from one release to the next.
    case .class: return id.file == nil ? nil : type
    case .structure, .enumeration:
      guard id.file != nil, !declaration.modifiers.contains(.public) else { return type }
      return stored(in: id, declaration).flatMap { firstUnsendable(in: $0, &seen) }
    default: return nil
    }
  }

  private func missing(of id: NominalID, _ type: Type) -> MissingConformance? {
    guard resolver.openAncestor(of: type) == nil, let declaration = resolver.declaration(of: id),
      !isProtocolOrMacro(declaration)
    else { return nil }
    return MissingConformance(
      culprit: type,
      declaration: id.file == nil ? nil : declaration,
      statements: id.file == nil ? [] : statements(for: id) ?? []
    )
  }

  /// The arguments that have to conform for the type to do so: a conditional conformance asks it of them.
  private func needed(of arguments: [Type], by id: NominalID) -> [Type] {
    guard !arguments.isEmpty else { return [] }
    let parts = resolver.layers(of: id).flatMap(\.parts).filter(states)
    guard parts.allSatisfy({ $0.kind == .extension && !$0.requirements.isEmpty }) else { return [] }
    let substitution = Substitution(resolver.genericParameters(of: id), arguments)
    return parts.flatMap { resolver.partRequirements(of: $0, resolver.scope(of: $0)) }.compactMap { requirement in
      guard case .conforms(let type, let asked) = requirement, asked.nominal == bound else { return nil }
      return resolver.substitute(substitution, in: type)
    }
  }

  /// Whether the declaration or the extension says itself that the type conforms.
  private func states(_ part: TypeDeclaration) -> Bool {
    var reader = TypeReader(resolver, resolver.scope(of: part))
    return part.inheritance.contains { inherited in reader.bounds(inherited).contains { $0.nominal == bound } }
  }

  /// A protocol is no type of values; a macro may make a type conform.
  private func isProtocolOrMacro(_ type: TypeDeclaration) -> Bool {
    type.kind == .protocol || type.attributes.contains { !$0.isPlain }
  }

  /// The type and those within it that have to state the conformance; nil where the compiler would not fill it in.
  private func statements(for type: NominalID) -> [TypeDeclaration]? {
    var needed = [type]
    var next = 0
    var found: [TypeDeclaration] = []
    while next < needed.count {
      guard next < 32, let declaration = resolver.declaration(of: needed[next]), canState(declaration) else {
        return nil
      }
      found.append(declaration)
      if !declaresComparison(needed[next]) {
        guard let parts = stored(in: needed[next], declaration) else { return nil }
        for part in parts where !add(part, to: &needed) { return nil }
      }
      next += 1
    }
    return found
  }

  private func canState(_ type: TypeDeclaration) -> Bool {
    (type.kind == .structure || type.kind == .enumeration) && type.genericParameters.isEmpty && !isProtocolOrMacro(type)
  }

  private func declaresComparison(_ type: NominalID) -> Bool {
    resolver.declared("==", in: type).contains(where: \.isStatic)
  }

  /// The types of what values of a structure or an enumeration hold; nil where a property wrapper holds it.
  private func stored(in id: NominalID, _ declaration: TypeDeclaration) -> [Type]? {
    var types: [Type] = []
    for member in resolver.layers(of: id).flatMap({ $0.members(of: declaration) }) {
      switch member.member {
      case .variable(let variable, _) where variable.isStored && !member.isStatic:
        guard variable.attributes.allSatisfy(\.isPlain) else { return nil }
        types.append(resolver.scheme(of: member).result)
      case .enumCase: types += resolver.scheme(of: member).parameters?.map(\.valueType) ?? []
      default: continue
      }
    }
    return types
  }

  /// Notes which types within `type` have to state the conformance; false where it cannot have it.
  private func add(_ type: Type, to types: inout [NominalID]) -> Bool {
    guard case .nominal(let id, let arguments) = type else {
      switch type {
      case .parameter, .member: return resolver.conforms(type, to: bound) == true
      default: return false
      }
    }
    switch resolver.conforms(type, to: bound) {
    case nil: return types.contains(id)
    case true: return self.needed(of: arguments, by: id).allSatisfy { add($0, to: &types) }
    case false:
      guard id.file != nil else { return false }
      if !types.contains(id) { types.append(id) }
      return true
    }
  }
}
