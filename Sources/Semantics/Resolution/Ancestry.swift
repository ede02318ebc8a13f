import Catalog
import SourceText

/// What a nominal type inherits from or conforms to, over its own parameters, nearest first.
struct Ancestry: Sendable {
  /// The superclasses, the direct one first.
  var superclasses: [Type] = []
  /// The protocols, with what is stated of their primary associated types.
  var protocols: [Type] = []
  /// What the raw values of an enum are.
  var rawType: Type?
  /// Why there may be more that is not known: one of them is declared in a module that is not here.
  var unknownRest: UnknownReason?

  var all: [Type] { superclasses + protocols }
}

extension Resolver {
  func ancestry(of id: NominalID) -> Ancestry {
    ancestry(of: id) {
      var walk = AncestryWalk(resolver: self)
      walk.add(id)
      if isElsewhere(id) { walk.result.unknownRest = walk.result.unknownRest ?? absentDeclaration(of: id) }
      return walk.result
    }
  }

  /// Whether `type` conforms to, or inherits from, what `bound` names; nil where it cannot be known.
  func conforms(_ type: Type, to bound: NominalID) -> Bool? {
    switch type {
    case .unknown, .variable: return nil
    case .nominal(let id, _):
      if id == bound { return true }
      let ancestry = ancestry(of: id)
      if ancestry.all.contains(where: { $0.nominal == bound }) { return true }
      return ancestry.unknownRest == nil && !isElsewhere(bound) ? conformsWithoutSaying(type, to: bound) : nil
    case .parameter, .member, .opaque, .existential:
      for constraint in bounds(of: type) {
        guard case .nominal(let id, _) = constraint else { return nil }
        if id == bound || conforms(constraint, to: bound) == true { return true }
      }
      if case .existential(let bounds) = type, bounds.isEmpty { return false }
      return bounds(of: type).isEmpty || isElsewhere(bound) ? nil : conformsWithoutSaying(type, to: bound)
    case .inout(let inner): return conforms(inner, to: bound)
    case .tuple, .function, .metatype: return conformsWithoutSaying(type, to: bound)
    }
  }

  /// The protocols that the compiler gives types without being asked.
  private func conformsWithoutSaying(_ type: Type, to bound: NominalID) -> Bool? {
    guard bound.file == nil else { return false }
    switch bound.name {
    case "Sendable", "Copyable", "Escapable", "BitwiseCopyable", "SendableMetatype": return true
    case "Equatable", "Hashable", "Comparable":
      if case .tuple = type { return nil }
      guard case .nominal(let id, _) = type, let declaration = declaration(of: id) else { return false }
      // An enum without payloads has them.
      return bound.name != "Comparable" && declaration.kind == .enumeration
        && declaration.members.cases.allSatisfy(\.payload.isEmpty)
    default: return false
    }
  }

  /// The requirement that a type inherits from another, with the arguments of that one as the type has them.
  func ancestor(_ bound: NominalID, of type: Type) -> Type? {
    switch type {
    case .nominal(let id, let arguments):
      if id == bound { return type }
      guard let found = ancestry(of: id).all.first(where: { $0.nominal == bound }) else { return nil }
      var substitution = Substitution(genericParameters(of: id), arguments)
      if isProtocol(id) { substitution = Substitution(genericParameters(of: id), [type]) }
      return substitute(substitution, in: found)
    case .parameter, .member, .opaque, .existential:
      for constraint in bounds(of: type) {
        if let found = ancestor(bound, of: constraint) { return found }
      }
      return nil
    default: return nil
    }
  }

  /// Whether a class may inherit from another class that is not known: what follows a known superclass are protocols.
  func hasUnknownSuperclass(_ id: NominalID) -> Bool {
    guard let declaration = declaration(of: id) else { return true }
    guard declaration.kind == .class else { return false }
    let root = ancestry(of: id).superclasses.last?.nominal ?? id
    return isElsewhere(root) || ancestry(of: root).unknownRest != nil
  }

  /// Why a type may have members that are not known: it inherits from something elsewhere.
  func openAncestor(of type: Type) -> UnknownReason? {
    switch type {
    case .unknown(let reason): return reason
    case .nominal(let id, _):
      if isElsewhere(id) { return absentDeclaration(of: id) }
      if let module = bareModule(of: id) { return .elsewhere([module]) }
      guard declaration(of: id) != nil else { return nil }
      return ancestry(of: id).unknownRest
    case .parameter, .member, .opaque, .existential:
      return bounds(of: type).lazy.compactMap { self.openAncestor(of: $0) }.first
    case .metatype(let instance), .inout(let instance): return openAncestor(of: instance)
    default: return nil
    }
  }
}

extension Resolver {
  /// The module of a type of which not all members are known.
  fileprivate func bareModule(of id: NominalID) -> String? {
    guard let declaration = declaration(of: id) else { return nil }
    if let package = file(of: declaration.span)?.package { return package }
    guard id.file == nil, frameworks.isBare(declaration) else { return nil }
    return module(of: declaration.span)
  }
}

/// A type or protocol in the inheritance clauses of another one, or a type there that is not known.
struct DirectAncestor {
  /// Over the parameters of the type that inherits it.
  let type: Type
  /// Nil where the type is not known.
  let id: NominalID?
  let isProtocol: Bool
  /// Those of the type itself.
  let parameters: [GenericParameterID]
  /// Why it may inherit more than is known.
  let unknownRest: UnknownReason?

  fileprivate init(_ type: Type, _ resolver: Resolver) {
    self.type = type
    guard case .nominal(let id, _) = type else {
      (id, isProtocol, parameters, unknownRest) = (nil, false, [], type.unknownReason)
      return
    }
    let isProtocol = resolver.isProtocol(id)
    (self.id, self.isProtocol) = (id, isProtocol)
    parameters = isProtocol ? [] : resolver.genericParameters(of: id)
    if resolver.isElsewhere(id) {
      unknownRest = resolver.absentDeclaration(of: id)
    } else {
      unknownRest = isProtocol ? nil : resolver.bareModule(of: id).map { .elsewhere([$0]) }
    }
  }
}

/// Collects what a type inherits, each once.
private struct AncestryWalk {
  /// Maximum number of types that are looked at for one: classes have fewer than 20 above them, and a program may hold
  /// thousands that inherit from each other.
  private static let limit = 128

  let resolver: Resolver
  var result = Ancestry()
  /// The types that were found, numbered as they came.
  private var numbers: [NominalID: Int] = [:]
  /// Which protocols each protocol inherits directly, by their numbers.
  private var refinements: [(from: Int, to: Int)] = []

  init(resolver: Resolver) { self.resolver = resolver }

  /// Breadth first, so that the nearest come first.
  mutating func add(_ id: NominalID) {
    numbers[id] = 0
    let isEnumeration = resolver.declaration(of: id)?.kind == .enumeration
    var pending: [(id: NominalID, isProtocol: Bool, substitution: Substitution)] = []
    pending.append((id, resolver.isProtocol(id), Substitution()))
    var next = 0
    while next < pending.count {
      guard next < Self.limit else {
        result.unknownRest = result.unknownRest ?? .limit
        break
      }
      let current = pending[next]
      for ancestor in resolver.directAncestors(of: current.id) {
        if let reason = ancestor.unknownRest { result.unknownRest = result.unknownRest ?? reason }
        guard let id = ancestor.id, isFirst(id, ancestor, of: current.isProtocol ? next : nil) else { continue }
        let inherited = resolver.substitute(current.substitution, in: ancestor.type)
        if !ancestor.isProtocol, isEnumeration, next == 0 {
          result.rawType = inherited
          continue
        }
        if ancestor.isProtocol { result.protocols.append(inherited) } else { result.superclasses.append(inherited) }
        pending.append((id, ancestor.isProtocol, ancestor.substitution(inherited)))
      }
      next += 1
    }
    result.protocols = refinedFirst(result.protocols)
  }

  /// Whether nothing before has led to it.
  private mutating func isFirst(_ id: NominalID, _ ancestor: DirectAncestor, of refining: Int?) -> Bool {
    let known = numbers[id]
    let number = known ?? numbers.count
    if known == nil { numbers[id] = number }
    if ancestor.isProtocol, let refining, refining != number { refinements.append((refining, number)) }
    return known == nil
  }

  /// A protocol comes before those that it refines, whoever else names them.
  private func refinedFirst(_ protocols: [Type]) -> [Type] {
    guard !refinements.isEmpty else { return protocols }
    var levels = Array(repeating: 0, count: numbers.count)
    for _ in 0..<min(protocols.count, 32) {
      var isSettled = true
      for (from, to) in refinements where levels[from] >= levels[to] {
        levels[to] = levels[from] + 1
        isSettled = false
      }
      if isSettled { break }
    }
    let ranked = protocols.enumerated().map { position, type in
      (level: type.nominal.flatMap { numbers[$0] }.map { levels[$0] } ?? 0, position: position, type: type)
    }
    return ranked.ordered { ($0.level, $0.position) < ($1.level, $1.position) }.map(\.type)
  }
}

extension DirectAncestor {
  /// What its parameters stand for where it is inherited as `type`. `Self` of a protocol stays what it is.
  fileprivate func substitution(_ type: Type) -> Substitution {
    guard !isProtocol, case .nominal(_, let arguments) = type else { return Substitution() }
    return Substitution(parameters, arguments)
  }
}

extension Resolver {
  /// What a type names in its inheritance clauses, and has without naming it.
  fileprivate func directAncestors(of id: NominalID) -> [DirectAncestor] {
    directAncestors(of: id) { inherited(by: id).map { DirectAncestor($0, self) } }
  }

  /// The types in the inheritance clauses of all parts; where a protocol bounds `Self`, those too.
  private func inherited(by id: NominalID) -> [Type] {
    var found: [Type] = []
    for layer in layers(of: id) {
      for part in layer.parts where !part.inheritance.isEmpty || !part.requirements.isEmpty || hasMacro(part) {
        var reader = TypeReader(self, inheritanceScope(of: part, id))
        found += part.inheritance.flatMap { reader.bounds($0) }
        if part.kind == .protocol {
          for requirement in part.requirements where requirement.left.qualifiedName == "Self" {
            found += reader.bounds(requirement.right)
          }
        }
        found += macroConformances(of: part)
      }
    }
    return found + derived(by: id, hasRawType: found.contains { $0.nominal.map { !isProtocol($0) } ?? false })
  }

  /// What an enum has without saying so.
  private func derived(by id: NominalID, hasRawType: Bool) -> [Type] {
    guard let declaration = declaration(of: id), declaration.kind == .enumeration, id.file != nil else {
      return []
    }
    if hasRawType { return [.framework("RawRepresentable"), .framework("Hashable")] }
    return declaration.members.cases.allSatisfy(\.payload.isEmpty) ? [.framework("Hashable")] : []
  }

  private func hasMacro(_ part: TypeDeclaration) -> Bool { !part.attributes.isEmpty }
}

extension Resolver {
  /// What the names of an inheritance clause see: not the members that would be inherited through it.
  fileprivate func inheritanceScope(of part: TypeDeclaration, _ id: NominalID) -> LookupScope {
    var scope = scope(of: part)
    scope.enclosing.removeAll { $0 == id }
    return scope
  }

  /// What an attached macro of a framework makes a type conform to: the protocol of its name.
  fileprivate func macroConformances(of part: TypeDeclaration) -> [Type] {
    part.attributes.compactMap { attribute in
      let name = FrameworkModules.macroConformances[attribute.name] ?? attribute.name
      guard attribute.name.isCapitalized, case .nominal(let id)? = globalType(name, from: nil), isProtocol(id)
      else { return nil }
      return .nominal(id, [])
    }
  }
}
