extension Typing {
  /// Whether a chain of members and calls that begins with an offer comes to what is wanted of it; nil where that is not
  /// known.
  func comesToWanted(_ steps: [Continuation], from offer: Offer, _ offers: Offers, in file: FileID) -> Bool? {
    let wanted = offers.wantedOfChain.filter { $0.length == steps.count }
    guard !wanted.isEmpty else { return nil }
    let isMade = if case .call? = steps.first { offer.kind != .value && offer.kind != .local } else { false }
    let start = isMade ? steps.dropFirst() : steps[...]
    guard let end = end(of: start, from: offer.type, ofType: offer.kind == .type && !isMade, in: file),
      !end.hasUnknowns
    else { return nil }
    let system = ConstraintSystem(resolver, fuel: 1_000)
    return wanted.contains { wanted in
      guard let type = wanted.type else { return wanted.bounds.allSatisfy { resolver.conforms(end, to: $0) != false } }
      return type.nominal != nil && (end.nominal == type.nominal || end.wrapped?.nominal == type.nominal)
        || system.convert(end, to: type)
    }
  }

  /// Whether one of the calls takes a key path first, and then a value of the type that the key path leads to:
  /// `environment(_:_:)`.
  package func takesKeyPathAndValue(_ calls: [OfferedCall]) -> Bool {
    calls.contains { call in
      guard call.parameters.count > 1, case .nominal(_, let arguments) = call.parameters[0].type,
        let value = arguments.last, arguments.count == 2
      else { return false }
      return call.parameters[1].label == nil && call.parameters[1].type == value
    }
  }

  /// The type that a chain comes to; nil where it is not known without its arguments.
  private func end(
    of steps: ArraySlice<Continuation>,
    from type: Type,
    ofType isStatic: Bool,
    in file: FileID
  ) -> Type? {
    guard let step = steps.first else { return type }
    switch step {
    case .unwrapping, .comparison, .binding, .matching: return nil
    case .call:
      guard case .function(let function) = type else { return nil }
      return end(of: steps.dropFirst(), from: function.result, ofType: false, in: file)
    case .member(let name):
      if name == "self" {
        return end(of: steps.dropFirst(), from: isStatic ? .metatype(type) : type, ofType: false, in: file)
      }
      guard let value = member(name, of: type, ofType: isStatic, in: file) else { return nil }
      return end(of: steps.dropFirst(), from: value, ofType: false, in: file)
    }
  }

  /// The type of the only member of that name; of one that depends on arguments nothing is known.
  private func member(_ name: String, of type: Type, ofType isStatic: Bool, in file: FileID) -> Type? {
    if case .tuple(let elements) = type { return elements.first { $0.label == name }?.type }
    var (owner, isOfType) = (type, isStatic)
    if case .metatype(let instance) = type { (owner, isOfType) = (instance, true) }
    let found = resolver.members(name, of: owner.object, ofType: isOfType, from: file)
    if let only = found.first {
      let type = only.valueType(only.substitution, in: resolver)
      return found.count > 1 || type.contains(where: \.isParameter) ? nil : type
    }
    // A binding passes on bindings of what its value has.
    guard !isOfType, let id = owner.nominal, let held = owner.arguments.first, owner.arguments.count == 1,
      resolver.declaration(of: id)?.attribute("dynamicMemberLookup") != nil
    else { return nil }
    return member(name, of: held, ofType: false, in: file).map { .nominal(id, [$0]) }
  }
}

extension Type {
  fileprivate var isParameter: Bool {
    switch self {
    case .parameter, .member: true
    default: false
    }
  }
}

extension Expression {
  /// How many members and calls follow the expression at the place, where this one is a chain that begins with it.
  func chainLength(from isPlace: (SourceSpan) -> Bool) -> Int? {
    var length = 0
    var next = self
    while true {
      switch next.kind {
      case .name, .local: return isPlace(next.span) ? length : nil
      case .call(let call): next = call.callee
      case .member(let member):
        guard let base = member.base else { return nil }
        next = base
      default: return nil
      }
      length += 1
    }
  }
}

extension BodyChecker {
  /// Notes what is wanted of a chain of members and calls that begins at the place.
  func noteChain(_ expression: Expression, _ expected: Type?, in probe: TypingProbe) {
    guard probe.begins(expression.span), probe.interest == .names, let expected = expected.map(system.head),
      !expected.isUnknown, let length = expression.chainLength(from: probe.isAt), length > 0
    else { return }
    let isOpen = if case .variable = expected { true } else { false }
    probe.add(
      WantedOfChain(
        length: length,
        type: isOpen ? nil : system.settled(expected),
        bounds: isOpen ? system.bounds(of: expected).compactMap(\.nominal) : []
      )
    )
  }
}

/// What is wanted of the whole of a chain that begins at the place and has so many members and calls: a type, or what
/// conforms to some protocols.
struct WantedOfChain: Hashable, Sendable {
  let length: Int
  let type: Type?
  let bounds: [NominalID]
}
