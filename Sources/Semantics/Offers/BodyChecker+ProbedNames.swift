extension BodyChecker {
  /// Notes all that can be named here: what the type around has, globals and types. Locals are found by the tree.
  func offerNames(to probe: TypingProbe, _ expected: Type?) {
    if let taker = probe.taker { probe.builtProtocol = takenProtocol(by: taker) }
    probe.begin(knowing: probe.builtProtocol != nil || knows(expected))
    offerOwnMembers(to: probe, expected)
    let globals = probe.globals ?? GlobalOffers(resolver, context.scope, probe.isWanted)
    probe.globals = globals
    for (name, candidates) in globals.values {
      offer([name], to: probe, expected) { _ in candidates }
    }
    for var offer in globals.types {
      offer.fit = fit(ofType: offer.type, expected, probe)
      probe.add(offer)
    }
  }

  /// Notes that a body gives back a value of which it says only what it conforms to.
  func noteTaker(of value: Expression) {
    guard let probe = resolver.probe, let promised, let bound = resolver.bounds(of: promised).first?.nominal else {
      return
    }
    probe.enter(value, takenBy: .result(bound))
  }

  /// Notes what `$0` and those after it are in a closure around the place.
  func noteImplicitParameters(of closure: ClosureExpression, _ wanted: Type?) {
    guard let probe = resolver.probe, probe.interest == .names, probe.isWithin(closure.span) else { return }
    var types: [Type] = []
    let isNamed = closure.implicitParameterCount == 0 && !closure.parameters.isEmpty
    if !isNamed, case .function(let function)? = wanted.map(system.head) {
      types = function.parameters.map { system.settled($0) }
    }
    probe.enter(closure.span, givenTo: types)
  }

  private func offerOwnMembers(to probe: TypingProbe, _ expected: Type?) {
    let scope = context.scope
    guard context.isMember, let selfType = scope.selfType else { return }
    func members(_ name: String, _ type: Type, _ isStatic: Bool) -> [Candidate] {
      resolver.members(name, of: type, ofType: isStatic, from: scope.file)
        .filter { !$0.traits.contains(.isCurried) }
    }
    let isStatic = context.isStatic || context.isInitialValue
    let wrapped = isStatic ? [] : resolver.wrappedNames(of: selfType, probe.isWanted)
    let names = resolver.memberNames(of: selfType, ofType: isStatic, probe.isWanted) + wrapped
    offer(names, to: probe, expected) { members($0, selfType, isStatic) }
    for outer in scope.enclosing.dropFirst() {
      let type = resolver.selfType(of: outer)
      offer(resolver.memberNames(of: type, ofType: true, probe.isWanted), to: probe, expected) {
        members($0, type, true)
      }
    }
  }

  /// How a value made by an initializer of a type agrees with what is wanted.
  private func fit(ofType type: Type, _ expected: Type?, _ probe: TypingProbe) -> Offer.Fit {
    if let wanted = probe.builtProtocol {
      return resolver.conforms(type, to: wanted).map { $0 ? .converts : .other } ?? .open
    }
    guard let expected = expected.map(system.head), !expected.isUnknown else { return .open }
    let mark = system.mark()
    defer { system.goBack(to: mark) }
    return fit(opened(type), expected)
  }

  /// What a builder's expressions have to conform to.
  func builtProtocol(of builder: Type) -> NominalID? {
    let file = context.scope.file
    for name in ["buildExpression", "buildBlock", "buildPartialBlock"] {
      for candidate in resolver.members(name, of: builder, ofType: true, from: file) {
        guard let parameter = candidate.scheme.parameters?.first else { continue }
        if case .conforms(_, let bound)? = candidate.scheme.requirements.first(where: { requirement in
          if case .conforms(parameter.type, _) = requirement { true } else { false }
        }) {
          return bound.nominal
        }
        if let bound = resolver.bounds(of: parameter.type).first?.nominal { return bound }
      }
    }
    return nil
  }
}
