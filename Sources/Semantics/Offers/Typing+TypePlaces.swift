package import SourceText

extension Typing {
  /// Whether a type that is offered has a nested type of that name; nil where that is not known.
  package func hasNestedType(_ name: String, in offer: Offer, from file: FileID) -> Bool? {
    switch offer.type {
    case .nominal(let id, _):
      if resolver.memberType(name, of: id, selfType: nil, from: file) != nil { return true }
      return isOpen(offer.type) ? nil : false
    case .parameter, .member: return resolver.associatedDeclaration(name, of: offer.type) != nil
    default: return nil
    }
  }

  /// Whether a type that is offered takes so many generic arguments; nil where that is not known.
  package func takesGenericArguments(_ count: Int, _ offer: Offer) -> Bool? {
    switch offer.type {
    case .nominal(let id, _):
      guard let declaration = resolver.declaration(of: id) else { return nil }
      return declaration.genericParameters.count == count
    case .parameter, .member: return false
    default: return nil
    }
  }

  /// Whether a type that is offered may be the generic argument of another one by what that requires of it; nil where that
  /// is not known.
  package func mayBeArgument(
    _ offer: Offer,
    at index: Int,
    of name: String,
    from offset: ByteOffset,
    in file: FileID
  ) -> Bool? {
    guard case .nominal(let id)? = resolver.typeMeaning(of: name, in: scope(at: offset, in: file)),
      case let parameters = resolver.genericParameters(of: id), parameters.indices.contains(index)
    else { return nil }
    let bounds = resolver.bounds(of: .parameter(parameters[index])).compactMap(\.nominal)
    let conforming = bounds.map { resolver.conforms(offer.type, to: $0) }
    return conforming.contains(false) ? false : conforming.contains(nil) ? nil : true
  }

  /// Whether an offer is a type that each type which conforms to a protocol chooses.
  package func isAssociatedType(_ offer: Offer) -> Bool {
    if case .member = offer.type { return true }
    guard let id = offer.id, case .typealias(let alias, _)? = resolver.member(id)?.member else { return false }
    return alias.isAssociatedType
  }

  /// The protocols that the type of a member has to conform to by the requirement that it fulfils: `View` of a view's `body`.
  package func requiredBounds(ofMember name: String, at offset: ByteOffset, in file: FileID) -> Set<NominalID> {
    guard let owner = declaration(at: offset, in: file)?.declaration.owner, let id = resolver.nominal(of: owner),
      !resolver.isProtocol(id)
    else { return [] }
    var found: Set<NominalID> = []
    for required in resolver.ancestry(of: id).protocols.compactMap(\.nominal) {
      guard let declaration = resolver.declaration(of: required) else { continue }
      for member in resolver.layers(of: required).flatMap({ $0.members(of: declaration) }) where member.key == name {
        found.formUnion(resolver.bounds(of: resolver.scheme(of: member).result).compactMap(\.nominal))
      }
    }
    return found
  }

  /// How many of a type's members a protocol requires of it.
  package func requirementCount(of bound: NominalID, among members: Set<WrittenMember>) -> Int {
    guard !members.isEmpty, let declaration = resolver.declaration(of: bound), declaration.kind == .protocol else {
      return 0
    }
    return resolver.layers(of: bound).flatMap { $0.members(of: declaration) }.count { required in
      let labels: [String]?
      switch required.member {
      case .variable: labels = nil
      case .function(let function, _): labels = function.parameters.map { $0.label ?? "_" }
      default: return false
      }
      return members.contains(WrittenMember(name: required.key, labels: labels, isStatic: required.isStatic))
    }
  }

  /// Whether what a result builder makes can be of a type; nil where that is not known.
  package func builds(_ builder: Offer, _ type: Type) -> Bool? {
    guard let id = builder.type.nominal, !type.isUnknown else { return nil }
    for name in ["buildFinalResult", "buildBlock", "buildPartialBlock"] {
      let makers = resolver.members(name, of: resolver.selfType(of: id), ofType: true, from: id.file)
      guard !makers.isEmpty else { continue }
      return makers.contains { maker in
        let made = resolver.substitute(maker.substitution, in: maker.scheme.result)
        let bounds = resolver.bounds(of: type).compactMap(\.nominal)
        return bounds.isEmpty ? mayPass(made, as: type) : bounds.allSatisfy { resolver.conforms(made, to: $0) != false }
      }
    }
    return nil
  }

  /// Whether a value of a type may be passed where a parameter's type is wanted. What is not known may.
  package func mayPass(_ type: Type, as wanted: Type) -> Bool {
    guard !type.hasUnknowns, !wanted.hasUnknowns else { return true }
    if let inner = wanted.wrapped { return mayPass(type.wrapped ?? type, as: inner) }
    switch wanted {
    case .variable: return true
    case .parameter, .member:
      return resolver.bounds(of: wanted).compactMap(\.nominal).allSatisfy { resolver.conforms(type, to: $0) != false }
    case .function:
      // A parameter that calls its argument takes a value, too.
      if case .function = type { return true }
      return type.nominal.map { resolver.declaration(of: $0)?.kind != .structure } ?? true
    case .nominal(let id, _) where wanted.contains(where: \.isOpenPart):
      guard !isOpen(type), !resolver.isProtocol(id) else { return true }
      return type.nominal == nil || type.nominal == id
    default:
      return isOpen(type) || ConstraintSystem(resolver, fuel: 1_000).convert(type, to: wanted)
    }
  }
}

/// A member of a type as it is written: by its name, and the labels of a function.
package struct WrittenMember: Hashable, Sendable {
  let name: String
  /// `_` where an argument has none; nil for a variable.
  let labels: [String]?
  let isStatic: Bool

  package init(name: String, labels: [String]?, isStatic: Bool) {
    self.name = name
    self.labels = labels
    self.isStatic = isStatic
  }
}

extension Type {
  /// Whether the type is one that a call chooses.
  fileprivate var isOpenPart: Bool {
    switch self {
    case .parameter, .member, .variable: true
    default: false
    }
  }
}
