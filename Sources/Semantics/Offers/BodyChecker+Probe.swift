extension BodyChecker {
  /// Notes what may stand in place of an expression that is being written, where `expected` is wanted.
  func meet(_ probe: TypingProbe, _ expression: Expression, _ expected: Type?) {
    noteChain(expression, expected, in: probe)
    var written = expression
    if case .call(let call) = expression.kind { written = call.callee }
    switch written.kind {
    case .name, .local:
      guard probe.isAt(written.span) else { return }
      note(expected, in: probe)
      offerNames(to: probe, expected)
    case .member(let member) where member.base == nil:
      guard probe.isAt(member.nameSpan) else { return }
      offerImplicitMembers(to: probe, expected)
    default: return
    }
  }

  /// Notes what may stand after the period that follows a value or a type.
  func meetMember(_ member: MemberExpression, of base: Type, _ expected: Type?) {
    guard let probe = resolver.probe, probe.isAt(member.nameSpan) else { return }
    note(expected, in: probe)
    var owner = base
    // A value that is unwrapped where it is used has what it wraps.
    if let written = member.base, implicitlyUnwrapped.contains(ObjectIdentifier(written)),
      let wrapped = system.head(base).wrapped
    {
      owner = wrapped
    }
    probe.chainProtocol = takenProtocol(of: member)
    let isOpen = resolver.openAncestor(of: system.head(owner)) != nil
    let built = isOpen ? builtBase(of: member) : nil
    if system.head(owner).isUnknown, let built { owner = built }
    probe.begin(knowing: probe.chainProtocol != nil || knows(expected))
    offerMembers(of: owner, to: probe, expected, isTaken: probe.chainProtocol)
    // It may inherit what is wanted from what is not here.
    if let built, owner != built { offerMembers(of: built, to: probe, expected) }
  }

  /// What a value that nothing is known of has at least, for members to be offered: somebody takes what is made of it.
  func builtBase(of member: MemberExpression) -> Type? {
    takenProtocol(of: member).map { .existential([.nominal($0, [])]) }
  }

  /// What the chain that the member is a link of has to conform to.
  private func takenProtocol(of member: MemberExpression) -> NominalID? {
    guard let chain = resolver.probe?.chain, chain.links.contains(member.nameSpan) else { return nil }
    return takenProtocol(by: chain.taker)
  }

  func takenProtocol(by taker: TypingProbe.Taker) -> NominalID? {
    switch taker {
    case .builder(let builder): builtProtocol(of: builder)
    case .result(let bound): bound
    }
  }

  /// The same for a part of a key path.
  func meetComponent(at span: SourceSpan, of base: Type, _ expected: Type?) {
    guard let probe = resolver.probe, probe.isAt(span) else { return }
    note(expected, in: probe)
    probe.begin(knowing: knows(expected))
    if probe.isWanted("self") { probe.add(Offer(itself: system.settled(base), fit(base, expected))) }
    offerMembers(of: base, to: probe, expected, onlyValues: true)
  }

  /// The same for the name of a case in a pattern.
  func meetCase(at span: SourceSpan, of type: Type) {
    guard let probe = resolver.probe, probe.isAt(span) else { return }
    offerImplicitMembers(to: probe, type)
  }

  func note(_ expected: Type?, in probe: TypingProbe) {
    guard let expected, !expected.isUnknown else { return }
    if case .variable = system.head(expected) { probe.add(bounds: system.bounds(of: expected).compactMap(\.nominal)) }
    probe.add(expected: system.settled(expected))
  }

  // MARK: Members

  private func offerMembers(
    of base: Type,
    to probe: TypingProbe,
    _ expected: Type?,
    onlyValues: Bool = false,
    isTaken bound: NominalID? = nil
  ) {
    var known = system.head(base)
    if let literal = system.literal(of: known) { known = literal.standardType }
    if probe.base == nil { probe.base = system.settled(known) }
    switch known {
    case .metatype(let instance):
      if probe.isWanted("self") {
        var isTypeWanted = false
        if case .metatype? = expected.map(system.head) { isTypeWanted = true }
        probe.add(Offer(itself: system.settled(known), isTypeWanted ? .exact : .other))
      }
      offerTypeMembers(of: shallow(system.head(instance)), to: probe, expected)
    case .tuple(let elements):
      for (index, element) in elements.enumerated() {
        let offer = Offer(
          element: element.label ?? "\(index)",
          system.settled(element.type),
          fit(element.type, expected)
        )
        if probe.isWanted(offer.name) { probe.add(offer) }
      }
    default:
      let type = shallow(known.object)
      var names = resolver.memberNames(of: type, ofType: false, probe.isWanted)
      if type == context.scope.selfType { names += resolver.wrappedNames(of: type, probe.isWanted) }
      // An optional is a view where what it wraps is one.
      let isNoView = type.wrapped.map { resolver.conforms($0, to: .view) == false } ?? false
      offer(names, to: probe, expected, takenAs: bound) { name in
        self.resolver.members(name, of: type, ofType: false, from: self.context.scope.file).filter { candidate in
          (!onlyValues || candidate.traits.contains(.isValue)) && !(isNoView && candidate.isOfViews)
        }
      }
      offerDynamicMembers(of: type, to: probe, expected)
    }
  }

  private func offerTypeMembers(of type: Type, to probe: TypingProbe, _ expected: Type?) {
    offer(resolver.memberNames(of: type, ofType: true, probe.isWanted), to: probe, expected) { name in
      self.resolver.members(name, of: type, ofType: true, from: self.context.scope.file)
        .filter { !$0.traits.contains(.isCurried) }
    }
    guard case .nominal(let id, _) = type else { return }
    for name in resolver.nestedTypeNames(of: id, probe.isWanted) {
      guard case .nominal(let nested)? = resolver.memberType(name, of: id, selfType: type, from: context.scope.file)
      else { continue }
      if let offer = resolver.typeOffer(name, nested) { probe.add(offer) }
    }
  }

  /// The members that `$model.` passes on.
  private func offerDynamicMembers(of type: Type, to probe: TypingProbe, _ expected: Type?) {
    for passed in dynamicSubscripts(of: type) {
      let opened = passed.opened(in: self)
      guard case .nominal(_, let arguments) = opened.key, arguments.count == 2 else { continue }
      offerPassedOn(from: shallow(system.head(arguments[0])), arguments[1], opened.value, to: probe, expected)
    }
  }

  private func offerPassedOn(
    from root: Type,
    _ value: Type,
    _ result: Type,
    to probe: TypingProbe,
    _ expected: Type?
  ) {
    for name in resolver.memberNames(of: root, ofType: false, probe.isWanted) {
      let found = resolver.members(name, of: root, ofType: false, from: context.scope.file)
      guard let property = found.first(where: { $0.traits.contains(.isValue) }) else { continue }
      let mark = system.mark()
      defer { system.goBack(to: mark) }
      guard system.unify(value, property.openedType(in: self)) else { continue }
      probe.add(offer(property, name, system.settled(result), fit(result, expected), parameters: nil))
    }
  }

  /// Whatever may follow a period with nothing before it.
  func offerImplicitMembers(to probe: TypingProbe, _ expected: Type?) {
    guard let expected = expected.map(system.head), !expected.isUnknown else { return }
    note(expected, in: probe)
    // Of an optional's own members only `none` could be meant, and `nil` says the same.
    let own = expected.wrapped.map(system.head) ?? expected
    offer(implicitNames(of: own, probe.isWanted), to: probe, expected, isStrict: true) { name in
      self.implicitCandidates(name, own)
    }
    if own != expected {
      offer(implicitNames(of: expected, probe.isWanted), to: probe, expected, isStrict: true, mostly: .open) { name in
        self.implicitCandidates(name, expected)
      }
    }
    let type = expected.wrapped.map(system.head) ?? expected
    if case .nominal(let id, _) = type, !resolver.isProtocol(id), probe.isWanted("init") {
      probe.add(Offer(maker: id, system.settled(type)))
    }
  }

  private func implicitNames(of expected: Type, _ isWanted: (String) -> Bool) -> [String] {
    var names = NameList()
    func add(_ type: Type) {
      resolver.memberNames(of: shallow(type), ofType: true, isWanted).forEach { names.add($0) }
    }
    switch expected {
    case .variable: system.bounds(of: expected).forEach { add(system.head($0)) }
    case .existential(let bounds): bounds.forEach(add)
    default: add(expected)
    }
    return names.inOrder
  }

  // MARK: Candidates

  /// Adds what each of the names may mean; with `isStrict` only what is of the expected type.
  func offer(
    _ names: [String],
    to probe: TypingProbe,
    _ expected: Type?,
    isStrict: Bool = false,
    mostly best: Offer.Fit = .exact,
    takenAs bound: NominalID? = nil,
    candidates: (String) -> [Candidate]
  ) {
    for name in names {
      let found = candidates(name)
      let concrete = found.filter { !$0.traits.contains(.isRequirement) }
      for candidate in concrete.isEmpty ? found : concrete {
        let mark = system.mark()
        defer { system.goBack(to: mark) }
        guard meetsRequirements(candidate) else { continue }
        let substitution = candidate.openedSubstitution(in: self)
        let result = resolver.substitute(substitution, in: candidate.scheme.result)
        let wanted = bound ?? (probe.base == nil ? probe.builtProtocol : nil)
        let taken = wanted.map { resolver.fit(system.settled(result), builtFrom: $0) }
        let fit = max(taken ?? self.fit(result, candidate, substitution, expected), best)
        if isStrict, fit == .other { continue }
        let parameters = candidate.scheme.parameters?.map { parameter in
          OfferedParameter(parameter, system.settled(resolver.substitute(substitution, in: parameter.type)))
        }
        probe.add(offer(candidate, name, system.settled(result), fit, parameters: parameters))
      }
    }
  }

  /// How a declaration agrees with what is expected: what it gives when it is called, or a function itself where one is
  /// wanted.
  private func fit(_ result: Type, _ candidate: Candidate, _ substitution: Substitution, _ expected: Type?) -> Offer.Fit
  {
    let fit = fit(result, expected)
    guard fit == .other, candidate.scheme.parameters != nil, let expected = expected.map(system.head),
      case .function = system.head(expected.wrapped ?? expected)
    else { return fit }
    return self.fit(candidate.valueType(substitution, in: resolver), expected)
  }

  private func offer(
    _ candidate: Candidate,
    _ name: String,
    _ type: Type,
    _ fit: Offer.Fit,
    parameters: [OfferedParameter]?
  ) -> Offer {
    var kind = candidate.traits.contains(.isValue) ? Offer.Kind.value : .function
    if case .declaration(let id) = candidate.resolution, id.kind == .enumCase { kind = .enumCase }
    return Offer(
      name: name,
      kind: kind,
      resolution: candidate.resolution,
      type: type,
      parameters: parameters,
      distance: candidate.distance,
      isFramework: candidate.traits.contains(.isFramework) || candidate.isOfPackage,
      isDeprecated: candidate.traits.contains(.isDeprecated),
      fit: fit
    )
  }

  /// How a value agrees with a parameter that says only what it has to conform to.
  private func fit(_ type: Type, conformingTo bounds: [Type]) -> Offer.Fit {
    let settled = system.settled(type)
    return bounds.compactMap(\.nominal).reduce(.converts) { max($0, resolver.fit(settled, builtFrom: $1)) }
  }

  /// Whether a value that is wanted is known to be of some type, or to conform to something.
  func knows(_ expected: Type?) -> Bool {
    guard let expected = expected.map(system.head), !expected.isUnknown else { return false }
    if case .variable = expected { return !system.bounds(of: expected).isEmpty }
    return true
  }

  /// How a value of `type` agrees with what is expected.
  func fit(_ type: Type, _ expected: Type?) -> Offer.Fit {
    guard knows(expected), let expected = expected.map(system.head) else { return .open }
    let known = system.head(type)
    if known.isUnknown { return .open }
    if case .variable = expected { return fit(known, conformingTo: system.bounds(of: expected)) }
    if system.simplified(known) == system.simplified(expected) { return .exact }
    let mark = system.mark()
    defer { system.goBack(to: mark) }
    if let wrapped = expected.wrapped, system.simplified(known) == system.simplified(wrapped) { return .exact }
    if system.convert(known, to: expected) { return .converts }
    return resolver.mayBecome(system.simplified(expected), system.simplified(known)) ? .open : .other
  }
}

extension Resolver {
  /// Whether a value that does not convert to what is wanted may do so by what it inherits from elsewhere.
  fileprivate func mayBecome(_ wanted: Type, _ type: Type) -> Bool {
    guard openAncestor(of: type) != nil else { return false }
    guard case .nominal(let id, _) = type, case .nominal(let target, _) = wanted.wrapped ?? wanted, !isProtocol(target)
    else { return true }
    return hasUnknownSuperclass(id)
  }

  /// How a value agrees with what a builder takes.
  func fit(_ type: Type, builtFrom bound: NominalID) -> Offer.Fit {
    conforms(type, to: bound).map { $0 ? .converts : .other } ?? .open
  }
}

extension OfferedParameter {
  init(_ parameter: SchemeParameter, _ type: Type) {
    label = parameter.label
    self.type = type
    hasDefault = parameter.traits.contains(.hasDefault)
    isVariadic = parameter.traits.contains(.isVariadic)
    isBuilt = parameter.builder != nil
  }
}

extension Offer {
  /// `.self`
  fileprivate init(itself type: Type, _ fit: Fit) {
    self.init(name: "self", kind: .itself, type: type, fit: fit)
  }

  /// An element of a tuple.
  fileprivate init(element name: String, _ type: Type, _ fit: Fit) {
    self.init(name: name, kind: .value, type: type, fit: fit)
  }

  /// `.init(…)`
  fileprivate init(maker id: NominalID, _ type: Type) {
    self.init(
      name: "init",
      kind: .maker,
      resolution: .declaration(DeclarationID(id)),
      type: type,
      parameters: [],
      distance: 9,
      isFramework: DeclarationID(id).isDeclaredElsewhere,
      fit: .converts
    )
  }
}

extension Candidate {
  /// Whether all views have it.
  fileprivate var isOfViews: Bool {
    if case .declaration(let id) = resolution { id.owner == .view } else { false }
  }

  fileprivate var isOfPackage: Bool {
    if case .declaration(let id) = resolution { id.file?.isOfPackage ?? false } else { false }
  }
}
