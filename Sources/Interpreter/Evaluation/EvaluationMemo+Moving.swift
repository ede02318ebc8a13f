import Semantics

extension EvaluationMemo {
  /// Takes the memo over to another version of its program, in which every name means the same. What was worked out from
  /// units that are not there any more is forgotten, with all that may hold a type that they are part of.
  func move(to program: Program) {
    var parts = TypeParts(program: program)
    for type in Array(types.values) + Array(builtInTypes.values) + Array(foreignTypes.values) {
      type.nominal.map { _ = parts.areThere($0) }
    }
    types = types.filter { parts.areThere($0.value) }
    builtInTypes = builtInTypes.filter { parts.areThere($0.value) }
    contexts = contexts.filter { parts.areThere($0.value) }
    let kept = Set(contexts.values.map { ObjectIdentifier($0) })
    for context in contexts.values { context.enclosingTypes = nil }
    referenceTypes = referenceTypes.filter { key, known in
      kept.contains(key.context) && program.holds(known.reference.span.unit) && parts.areThere(known.type)
    }
    plans.removeAll { !program.holds($0.span.unit) }
    plans.forEach { plan in
      // Values hold code and views of the version that made them.
      plan.constant = nil
      guard let constructed = plan.constructed else { return }
      if !kept.contains(ObjectIdentifier(constructed.context)) || !parts.areThere(constructed.type) {
        plan.constructed = nil
      }
    }
    globals.removeAll { global in
      let reads = global.allReads
      return !reads.called.isEmpty || !reads.names.isDisjoint(with: parts.missing)
        || !reads.units.allSatisfy(program.holds)
    }
    foreignTypes = [:]
    operatorMembers = [:]
    libraryMembers = [:]
    frameworkMembers = [:]
    typeReads = IdentityMap()
    readTypes = []
    constructions = IdentityMap()
  }
}

/// Which types are in a version of a program what they are known as.
private struct TypeParts {
  let program: Program
  /// The hashes of the last names of types that are not.
  private(set) var missing: Set<Int> = []
  private var known = IdentityMap<Bool>()

  init(program: Program) { self.program = program }

  /// Whether everything that the type consists of is there.
  mutating func areThere(_ type: NominalType) -> Bool {
    if let known = known[ObjectIdentifier(type)] { return known }
    // Of types that inherit from each other one is asked about first.
    known.set(true, for: ObjectIdentifier(type))
    let units = ([type.declaration].compactMap(\.self) + type.extensions).map(\.span.unit)
    var areThere = units.allSatisfy(program.holds)
    for inherited in [type.superclass].compactMap(\.self) + type.protocols where !self.areThere(inherited) {
      areThere = false
    }
    if !areThere { missing.insert(type.name.lastComponent.hashValue) }
    known.set(areThere, for: ObjectIdentifier(type))
    return areThere
  }

  mutating func areThere(_ type: TypeValue) -> Bool {
    if let nominal = type.nominal, !areThere(nominal) { return false }
    let inner = type.arguments + Array(type.bindings.values) + (type.function.map { $0.parameters } ?? [])
    for type in inner + [type.function?.result].compactMap(\.self) where !areThere(type) { return false }
    return true
  }

  mutating func areThere(_ context: LexicalContext) -> Bool {
    if let owner = context.owner, !program.holds(owner.span.unit) { return false }
    if let type = context.selfType, !areThere(type) { return false }
    for type in context.generics.values where !areThere(type) { return false }
    return true
  }
}
