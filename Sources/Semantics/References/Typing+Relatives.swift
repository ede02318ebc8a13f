extension Typing {
  /// A member with those that are one with it: what it overrides or fulfils, and what overrides or fulfils those. All of
  /// them have one name.
  package func relatives(of id: DeclarationID) -> Set<DeclarationID> {
    guard let member = resolver.member(id), let owner = id.owner, member.isNamed || id.name == "init" else {
      return [id]
    }
    let shape = Shape(member, resolver)
    let roots = [owner] + resolver.ancestry(of: owner).all.compactMap(\.nominal)
    let promising = roots.filter { !same(shape, in: $0, isRoot: true).isEmpty }
    var found: Set<DeclarationID> = [id]
    for root in promising {
      same(shape, in: root, isRoot: true).forEach { found.insert($0) }
      for heir in heirs(of: root) { same(shape, in: heir, isRoot: false).forEach { found.insert($0) } }
    }
    return found
  }

  /// The types of the workspace that conform to, or inherit from, another one.
  package func heirs(of type: NominalID) -> [NominalID] {
    var found: Set<NominalID> = []
    for name in program.typesNaming(String(type.lastName)) {
      for part in program.declarations(ofType: name) {
        guard let heir = resolver.nominal(of: part), heir != type,
          resolver.ancestry(of: heir).all.contains(where: { $0.nominal == type })
        else { continue }
        found.insert(heir)
      }
    }
    var all = found
    for heir in found where resolver.isProtocol(heir) || resolver.isClass(heir) {
      for next in directHeirs(of: heir, known: all) { all.insert(next) }
    }
    return all.sorted { ($0.name, $0.file?.path ?? "") < ($1.name, $1.file?.path ?? "") }
  }

  private func directHeirs(of type: NominalID, known: Set<NominalID>) -> Set<NominalID> {
    var found = known
    var pending = [type]
    while let next = pending.popLast() {
      for name in program.typesNaming(String(next.lastName)) {
        for part in program.declarations(ofType: name) {
          guard let heir = resolver.nominal(of: part), !found.contains(heir),
            resolver.ancestry(of: heir).all.contains(where: { $0.nominal == next })
          else { continue }
          found.insert(heir)
          pending.append(heir)
        }
      }
    }
    return found
  }

  private func same(_ shape: Shape, in owner: NominalID, isRoot: Bool) -> [DeclarationID] {
    // What only types of its own kind have is no promise: a struct's property is one with a protocol's, or alone.
    guard !isRoot || resolver.isProtocol(owner) || resolver.isClass(owner) else { return [] }
    return resolver.layers(of: owner).flatMap { $0[shape.name] }.filter { Shape($0, resolver) == shape }.map(\.id)
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
    labels = member.labels
    isStatic = member.isStatic
  }
}

extension DeclaredMember {
  fileprivate var labels: [String?]? {
    switch member {
    case .function(let function, _): function.parameters.map(\.label)
    case .enumCase(let enumCase, _): enumCase.payload.isEmpty ? nil : enumCase.payload.map(\.label)
    case .subscript(let accessor, _): accessor.parameters.map(\.label)
    case .variable, .typealias, .type: nil
    }
  }
}
