import SourceText

/// Where the members of a type are looked for: in its own declarations, then in those of what it inherits from, nearest
/// first. It is worked out once for each type of a version, since every name with a base asks for it.
final class TypeShape {
  struct Part {
    let id: NominalID
    let isProtocol: Bool
    let parameters: [GenericParameterID]
    /// What stands for the parameters, over those of the type itself.
    let arguments: [Type]
    let layers: [MemberLayer]
    /// Under which conditions the type inherits from it, any of which is enough; none where it always does.
    var conditions: [[TypeRequirement]] = []
  }

  /// The type's own part comes first.
  let parts: [Part]
  /// Those that the workspace declares something of, and the aliases whose extensions are among that.
  let partsOfWorkspace: [NominalID]
  /// The members that were asked for, by name: most names are asked for again and again.
  private var known: [String: [ShapeMember]] = [:]

  fileprivate init(of id: NominalID, _ resolver: Resolver) {
    func part(_ id: NominalID, _ arguments: [Type]) -> Part {
      Part(
        id: id,
        isProtocol: resolver.isProtocol(id),
        parameters: resolver.genericParameters(of: id),
        arguments: arguments,
        layers: resolver.layers(of: id)
      )
    }
    let inherited = resolver.ancestry(of: id).all.compactMap { ancestor -> Part? in
      guard case .nominal(let id, let arguments) = ancestor else { return nil }
      return part(id, arguments)
    }
    let own = part(id, [])
    let conditions = resolver.conditions(of: id, own.layers, inheriting: inherited.filter(\.isProtocol).map(\.id))
    parts =
      [own]
      + inherited.map { part in
        var part = part
        if let met = conditions[part.id] { part.conditions = met }
        return part
      }
    partsOfWorkspace = parts.filter { $0.layers.contains(where: \.isOfWorkspace) }
      .flatMap { [$0.id] + resolver.aliases(of: $0.id) }
  }

  /// The members of that name that are values, nearest first.
  func members(named name: String) -> [ShapeMember] {
    if let members = known[name] { return members }
    var found: [ShapeMember] = []
    for (distance, part) in parts.enumerated() {
      for layer in part.layers {
        for declared in layer[name] {
          if let traits = declared.traits { found.append(ShapeMember(declared, traits, distance)) }
        }
      }
    }
    known[name] = found
    return found
  }
}

/// For each protocol that a type has only under conditions, those of which one is enough.
typealias ConformanceConditions = [NominalID: [[TypeRequirement]]]

extension Resolver {
  /// The conditions under which a type of these layers has the protocols. They are kept from version to version: whoever
  /// asks for a member of the type needs them.
  fileprivate func conditions(
    of type: NominalID,
    _ layers: [MemberLayer],
    inheriting protocols: [NominalID]
  ) -> ConformanceConditions {
    let parts = layers.flatMap(\.parts).filter { !$0.inheritance.isEmpty }
    guard !protocols.isEmpty, parts.contains(where: \.isConditional) else { return [:] }
    return conditions(of: type) {
      let conformances = ConditionalConformances(of: parts, self)
      let found = protocols.map { ($0, conformances.conditions(of: $0, self)) }.filter { !$0.1.isEmpty }
      return ConformanceConditions(found) { first, _ in first }
    }
  }
}

/// What the parts of a type inherit, and under which conditions.
private struct ConditionalConformances {
  private var always: [NominalID] = []
  private var sometimes: [(bounds: [NominalID], requirements: [TypeRequirement])] = []

  init(of parts: [TypeDeclaration], _ resolver: Resolver) {
    for part in parts {
      let scope = resolver.scope(of: part)
      var reader = TypeReader(resolver, scope)
      let bounds = part.inheritance.flatMap { reader.bounds($0) }.compactMap(\.nominal)
      if part.isConditional {
        sometimes.append((bounds, resolver.partRequirements(of: part, scope)))
      } else {
        always += bounds
      }
    }
  }

  func conditions(of id: NominalID, _ resolver: Resolver) -> [[TypeRequirement]] {
    func leads(_ bounds: [NominalID]) -> Bool {
      bounds.contains { $0 == id || resolver.ancestry(of: $0).all.contains { $0.nominal == id } }
    }
    guard !sometimes.isEmpty, !leads(always) else { return [] }
    return sometimes.filter { leads($0.bounds) }.map(\.requirements)
  }
}

extension TypeDeclaration {
  /// Whether it is an extension that not every type of its name has.
  fileprivate var isConditional: Bool { kind == .extension && !requirements.isEmpty }
}

/// A member of a type or of what it inherits from, with what users of the type need of it.
final class ShapeMember {
  let declared: DeclaredMember
  let traits: Candidate.Traits
  /// In which part of the shape it is declared.
  let distance: Int
  /// Of a framework's member, which is the same for every program.
  private var scheme: TypeScheme?

  fileprivate init(_ declared: DeclaredMember, _ traits: Candidate.Traits, _ distance: Int) {
    self.declared = declared
    self.traits = traits
    self.distance = distance
  }

  fileprivate func scheme(by resolver: Resolver) -> TypeScheme {
    if let scheme { return scheme }
    let made = resolver.scheme(of: declared)
    if Frameworks.declares(declared.owner.span) { scheme = resolver.frameworks.scheme(of: declared.id) }
    return made
  }
}

extension Resolver {
  func shape(of id: NominalID) -> TypeShape {
    shape(of: id) { TypeShape(of: id, self) }
  }

  /// Adds the members of that name to `found`. `receiver` is what has them: what `Self` is in protocols.
  func add(
    _ name: String,
    of id: NominalID,
    _ arguments: [Type],
    receiver: Type,
    _ isStatic: Bool,
    _ file: FileID?,
    to found: inout [Candidate]
  ) {
    let shape = shape(of: id)
    for part in shape.partsOfWorkspace { reads.insert(name, of: part) }
    let members = shape.members(named: name)
    guard !members.isEmpty, let first = shape.parts.first else { return }
    let own = Substitution(first.parameters, first.isProtocol ? [receiver] : arguments)
    var (substitution, distance) = (own, 0)
    let isInOnePart = members.last?.distance == members.first?.distance
    for member in members {
      // What a view gives a `ForEach` is not what a chart does.
      if !isInOnePart, !isMet(shape.parts[member.distance].conditions, own) { continue }
      guard let isCurried = isCurried(member.declared, ofType: isStatic), isVisible(member.declared, from: file) else {
        continue
      }
      if member.distance != distance {
        let part = shape.parts[member.distance]
        distance = member.distance
        substitution = Substitution(
          part.parameters,
          part.isProtocol ? [receiver] : part.arguments.map { substitute(own, in: $0) }
        )
      }
      found.append(
        Candidate(
          resolution: .declaration(member.declared.id),
          scheme: member.scheme(by: self),
          substitution: substitution,
          distance: distance,
          traits: isCurried ? member.traits.union(.isCurried) : member.traits
        )
      )
    }
  }

  /// Whether one of some conditions may hold, or there are none.
  private func isMet(_ conditions: [[TypeRequirement]], _ substitution: Substitution) -> Bool {
    conditions.isEmpty
      || conditions.contains { requirements in
        requirements.allSatisfy { requirement in
          guard case .conforms(let type, let bound) = requirement, let bound = bound.nominal else { return true }
          return conforms(substitute(substitution, in: type), to: bound) != false
        }
      }
  }

  /// Whether the member takes the instance first where it is used on a value or, with `ofType`, on the type; nil where it
  /// cannot be used there.
  private func isCurried(_ declared: DeclaredMember, ofType isStatic: Bool) -> Bool? {
    if declared.isStatic == isStatic { return false }
    guard isStatic, case .function = declared.member else { return nil }
    return true
  }
}
