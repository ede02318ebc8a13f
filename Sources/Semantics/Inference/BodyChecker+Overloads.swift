import SourceText

/// A candidate with variables for its generic parameters, and where its arguments go.
private struct OpenedCandidate {
  let candidate: Candidate
  let parameters: [SchemeParameter]
  let result: Type
  let requirements: [TypeRequirement]
  let matching: ArgumentMatching
}

extension BodyChecker {
  /// Chooses among what a called name may mean, and passes the arguments.
  func apply(
    _ candidates: [Candidate],
    _ arguments: [Argument],
    named name: String,
    at span: SourceSpan?,
    _ expression: Expression,
    _ expected: Type?,
    stated: [Type] = [],
    known: [Int: Type] = [:]
  ) -> Type {
    meet(candidates, arguments, named: name, expression)
    let values = candidates.filter { $0.traits.contains(.isValue) }
    let functions = candidates.filter { !$0.traits.contains(.isValue) && !$0.traits.contains(.isCurried) }
    var matched: [(Candidate, ArgumentMatching)] = functions.compactMap { candidate in
      ArgumentMatching(arguments, to: candidate.scheme.parameters ?? []).map { (candidate, $0) }
    }
    if matched.contains(where: { !$0.0.traits.contains(.isRequirement) }), matched.count > 1 {
      let all = matched.map(\.0)
      matched.removeAll { $0.0.traits.contains(.isRequirement) && isFulfilled($0.0, among: all) }
    }
    if let value = values.first(where: { isCalled($0, with: arguments, before: matched.map(\.0)) }) {
      if let span { record(span, value.resolution) }
      return callValue(value.openedType(in: self), arguments, expression, expected)
    }
    if matched.isEmpty {
      let reason = UnknownReason.noOverload(name)
      if let span {
        record(span, functions.count == 1 ? functions[0].resolution : .unknown(reason))
        if functions.count == 1 { recordFault(span, .arguments(of: name)) }
      }
      if checkUnfinished(functions, arguments, known) { return .unknown(reason) }
      return failed(reason, arguments)
    }
    if matched.count == 1 {
      let chosen = instantiate(matched[0].0, matched[0].1, stated)
      if let span { record(span, chosen.candidate.resolution) }
      return commit(chosen, arguments, known: known, expression, expected)
    }
    let known = known.isEmpty ? checkIndependent(arguments, matched) : known
    guard let choice = best(of: matched, arguments, known, expected, stated) else {
      let reason = UnknownReason.noOverload(name)
      if let span { record(span, .unknown(reason)) }
      if checkUnfinished(matched.map(\.0), arguments, known) { return .unknown(reason) }
      for (index, argument) in arguments.enumerated() where known[index] == nil {
        _ = checkArgument(argument.value, .unknown(reason))
      }
      return .unknown(reason)
    }
    let chosen = instantiate(choice.candidate, choice.matching, stated)
    if let open = choice.open {
      if let span { record(span, open.meaning(of: name, besides: choice.candidate)) }
      return commit(chosen, or: open, arguments, known, expression)
    }
    if let span { record(span, choice.candidate.resolution) }
    return commit(chosen, arguments, known: known, expression, expected)
  }

  /// Whether a value is meant, not a function of its name: none takes the arguments, or the value is a closure that does
  /// and is declared nearer, as a property is to a modifier (`let overlay: (Int) -> Text` of a view).
  private func isCalled(_ value: Candidate, with arguments: [Argument], before functions: [Candidate]) -> Bool {
    if functions.isEmpty { return true }
    guard functions.allSatisfy({ value.distance < $0.distance }),
      case .function(let function) = system.head(value.openedType(in: self))
    else { return false }
    return function.parameters.count == arguments.count && arguments.allSatisfy { $0.label == nil }
  }

  /// Whether another candidate fulfils what this one requires.
  private func isFulfilled(_ requirement: Candidate, among all: [Candidate]) -> Bool {
    let labels = requirement.scheme.parameters?.map(\.label)
    let wanted = parameterTypes(of: requirement)
    return all.contains { other in
      guard !other.traits.contains(.isRequirement), other.scheme.parameters?.map(\.label) == labels else {
        return false
      }
      // Operators are found in the types of both operands: one of `Int` does nothing for `CGFloat`.
      return zip(parameterTypes(of: other), wanted).allSatisfy { found, wanted in
        if found == wanted { return true }
        // Protocols write the types of what they give as those of what they require.
        guard !isOfProtocol(other) else { return false }
        // What takes a type of the caller's choice is fulfilled by what does, and by nothing else.
        guard found.mentions(other.scheme.generics) == wanted.mentions(requirement.scheme.generics) else {
          return false
        }
        return !found.isGround || !wanted.isGround
      }
    }
  }

  private func isOfProtocol(_ candidate: Candidate) -> Bool {
    guard case .declaration(let id) = candidate.resolution, let owner = id.owner else { return false }
    return resolver.isProtocol(owner)
  }

  private func parameterTypes(of candidate: Candidate) -> [Type] {
    (candidate.scheme.parameters ?? []).map { resolver.substitute(candidate.substitution, in: $0.type) }
  }

  private func instantiate(_ candidate: Candidate, _ matching: ArgumentMatching, _ stated: [Type]) -> OpenedCandidate {
    let scheme = candidate.scheme
    var own = Substitution()
    for (index, parameter) in scheme.generics.enumerated() {
      own.set(parameter, to: stated.indices.contains(index) ? stated[index] : system.fresh())
    }
    let substitution = candidate.opened(by: own, in: resolver)
    func opened(_ type: Type) -> Type { resolver.substitute(substitution, in: type) }
    return OpenedCandidate(
      candidate: candidate,
      parameters: (scheme.parameters ?? []).map {
        SchemeParameter(
          label: $0.label,
          type: opened($0.type),
          traits: $0.traits,
          builder: $0.builder.map(opened),
          defaultType: $0.defaultType.map(opened)
        )
      },
      result: candidate.made ?? opened(scheme.result),
      requirements: scheme.requirements.map { $0.substituted(substitution, in: resolver) },
      matching: matching
    )
  }

  // MARK: Arguments

  /// The types of the arguments that have one whatever the parameter is.
  private func checkIndependent(_ arguments: [Argument], _ candidates: [(Candidate, ArgumentMatching)]) -> [Int: Type] {
    var known: [Int: Type] = [:]
    for (index, argument) in arguments.enumerated() where !argument.value.dependsOnContext {
      let wanted = candidates.map { $0.0.scheme.parameters?[$0.1.parameters[index]].type }
      let common = wanted.dropFirst().allSatisfy { $0 == wanted.first } ? wanted.first ?? nil : nil
      let hint = common.flatMap { $0.isGround ? $0 : nil }
      known[index] = check(argument.value, hint)
    }
    return known
  }

  /// Passes the arguments: the one that is being written when the others have told what it has to be, closures when all
  /// these have told what they are given, and then key paths that start from what a closure gives back.
  func pass(
    _ arguments: [Argument],
    by matching: ArgumentMatching,
    to parameters: [SchemeParameter],
    known: [Int: Type]
  ) {
    var waiting: Set<Int> = []
    for turn in PassingTurn.allCases {
      for (index, argument) in arguments.enumerated() {
        guard matching.parameters.indices.contains(index) else { continue }
        let parameter = parameters[matching.parameters[index]]
        let isClosure = argument.value.isClosure
        switch turn {
        case .values:
          guard !isClosure, !isProbed(argument) else { continue }
          if known[index] == nil, isRootOpen(argument.value, parameter.type) {
            waiting.insert(index)
            continue
          }
        case .probed: guard !isClosure, isProbed(argument) else { continue }
        case .closures: guard isClosure else { continue }
        case .keyPaths: guard waiting.contains(index) else { continue }
        }
        if isClosure { system.settleDeferred() }
        let type = known[index] ?? checkArgument(argument.value, parameter.type, builtBy: parameter.builder)
        if system.head(type).isUnknown, !isClosure {
          recordFault(argument.value.span, .mismatch(type, parameter.type))
        }
        convert(type, of: argument.value, to: parameter.type)
      }
      if turn != .closures { system.settleDeferred() }
    }
  }

  private enum PassingTurn: CaseIterable { case values, probed, closures, keyPaths }

  /// Whether it is being written, and somebody asks what may stand there.
  private func isProbed(_ argument: Argument) -> Bool { resolver.probe?.isWithin(argument.value.span) ?? false }

  /// Whether it is a key path from a type that nothing has told yet.
  private func isRootOpen(_ value: Expression, _ wanted: Type) -> Bool {
    guard case .keyPath(let path) = value.kind, path.root == nil else { return false }
    let wanted = system.head(wanted)
    let root: Type? =
      switch wanted.wrapped.map(system.head) ?? wanted {
      case .function(let function): function.parameters.first
      case .nominal(_, let arguments): arguments.first
      default: nil
      }
    guard let root, case .variable = system.head(root) else { return false }
    return true
  }

  func checkArgument(_ value: Expression, _ wanted: Type, builtBy builder: Type? = nil) -> Type {
    guard case .closure(let closure) = value.kind else { return check(value, wanted) }
    let type = checkClosure(closure, system.head(wanted), builtBy: builder.map(system.simplified))
    recordType(value.span, type)
    return type
  }

  private func commit(
    _ chosen: OpenedCandidate,
    _ arguments: [Argument],
    known: [Int: Type],
    _ expression: Expression,
    _ expected: Type?
  ) -> Type {
    if let probe = resolver.probe, expression.span == probe.call { probe.chosenCall = chosen.candidate.resolution }
    for requirement in chosen.requirements { _ = system.require(requirement) }
    if chosen.candidate.made != nil, let builder = builderAround { guide(chosen.result, by: builder) }
    if let expected, mayGuide(chosen.result, expected) || isGuided(chosen, arguments, expected) {
      let mark = system.mark()
      if !system.convert(chosen.result, to: expected) { system.goBack(to: mark) }
    }
    pass(arguments, by: chosen.matching, to: chosen.parameters, known: known)
    leaveOut(chosen)
    system.settleDeferred()
    recordBroken(at: expression.span)
    if chosen.candidate.traits.contains(.isPrivate), !mayUsePrivate(chosen.candidate.resolution) {
      recordFault(expression.span, .inaccessible(chosen.candidate.resolution))
    }
    if chosen.candidate.scheme.isImplicitlyUnwrapped { implicitlyUnwrapped.insert(ObjectIdentifier(expression)) }
    return chosen.result
  }

  /// Passes the arguments of a call whose meaning is open, and gives back what is sure of its result.
  private func commit(
    _ chosen: OpenedCandidate,
    or open: OpenChoice,
    _ arguments: [Argument],
    _ known: [Int: Type],
    _ expression: Expression
  ) -> Type {
    let choice = (chosen.candidate, chosen.matching)
    for requirement in chosen.requirements { _ = system.require(requirement) }
    for (index, argument) in arguments.enumerated() {
      let parameter = chosen.parameters[chosen.matching.parameters[index]]
      if let type = known[index] {
        convert(type, of: argument.value, to: parameter.type)
        continue
      }
      let wanted = agreed(parameter.type, of: index, choice, open)
      let type = checkArgument(argument.value, wanted, builtBy: parameter.builder)
      convert(type, of: argument.value, to: wanted)
    }
    system.settleDeferred()
    return agreed(chosen.result, chosen.candidate, open)
  }

  /// What is left out is what the declaration says, where nothing else tells what it is.
  private func leaveOut(_ chosen: OpenedCandidate) {
    for (index, parameter) in chosen.parameters.enumerated() {
      guard let given = parameter.defaultType, !chosen.matching.parameters.contains(index),
        system.simplified(parameter.type).hasVariables
      else { continue }
      _ = system.convert(given, to: parameter.type)
    }
  }

  /// Whether this is code of the type that keeps the declaration for itself.
  private func mayUsePrivate(_ resolution: Resolution) -> Bool {
    guard case .declaration(let id) = resolution else { return true }
    return context.scope.enclosing.contains { $0.name == id.name }
  }

  /// Whether what is expected of a call tells what its generic parameters are.
  private func mayGuide(_ result: Type, _ expected: Type) -> Bool {
    guard result.hasVariables else { return false }
    if case .variable = system.head(result) { return false }
    switch expected {
    case .existential, .variable, .unknown, .opaque: return false
    default: return true
    }
  }

  /// Whether an implicit member is passed as what the call gives back, so that only what is expected tells its type:
  /// `numbers.reduce(.zero, +)`.
  private func isGuided(_ chosen: OpenedCandidate, _ arguments: [Argument], _ expected: Type) -> Bool {
    guard case .variable = system.head(chosen.result), !expected.hasUnknowns, !expected.hasVariables else {
      return false
    }
    return zip(arguments, chosen.matching.parameters).contains { argument, position in
      argument.value.isImplicitMember && system.head(chosen.parameters[position].type) == system.head(chosen.result)
    }
  }

  // MARK: Choice

  /// One of several declarations, where the arguments go, and what else may be meant.
  private struct Choice {
    let candidate: Candidate
    let matching: ArgumentMatching
    var open: OpenChoice?

    init(_ choice: (candidate: Candidate, matching: ArgumentMatching)) { (candidate, matching) = choice }
  }

  /// The candidate that fits best, as the compiler ranks them; nil where none fits, or two fit alike and differ.
  private func best(
    of candidates: [(Candidate, ArgumentMatching)],
    _ arguments: [Argument],
    _ known: [Int: Type],
    _ expected: Type?,
    _ stated: [Type]
  ) -> Choice? {
    for expectation in expected.map({ [$0, nil] }) ?? [nil] {
      var ranked: [(index: Int, rank: CandidateRank, result: Type)] = []
      for (index, (candidate, matching)) in candidates.enumerated() {
        guard system.step() else { return nil }
        let mark = system.mark()
        system.score = Score()
        let opened = instantiate(candidate, matching, stated)
        if fits(opened, arguments, known, expectation) {
          let rank = CandidateRank(score: system.score, candidate: candidate, matching: matching)
          ranked.append((index, rank, system.settled(opened.result)))
        }
        system.goBack(to: mark)
      }
      guard let first = ranked.min(by: { $0.rank < $1.rank }) else { continue }
      let tied = ranked.filter { !(first.rank < $0.rank) }
      let byRank = ranked.ordered { ($0.rank, $0.index) < ($1.rank, $1.index) }.map { candidates[$0.index] }
      var choice: Choice
      if let built = buildable(of: byRank, arguments) {
        choice = Choice(built)
      } else if let specific = mostSpecific(of: tied.map { candidates[$0.index] }, \.0) {
        choice = Choice(specific)
      } else if tied.allSatisfy({ $0.result.saysTheSame(as: first.result) }) {
        choice = Choice(candidates[first.index])
      } else if let double = tied.first(where: { $0.result.isFramework("Double") }) {
        // Of `Double` and `CGFloat` the compiler prefers `Double`.
        choice = Choice(candidates[double.index])
      } else {
        choice = Choice(candidates[first.index])
        choice.open = openChoice(of: candidates[first.index], among: byRank, known)
        return choice.open == nil ? nil : choice
      }
      if first.rank.score.unknowns > 0 {
        choice.open = openChoice(of: (choice.candidate, choice.matching), among: byRank, known)
      }
      return choice
    }
    return nil
  }

  /// The one whose parameters all others would take, too.
  func mostSpecific<Choice>(of choices: [Choice], _ candidate: (Choice) -> Candidate) -> Choice? {
    choices.first { one in
      choices.allSatisfy { other in isAsSpecific(candidate(one), as: candidate(other)) }
    }
  }

  private func isAsSpecific(_ one: Candidate, as other: Candidate) -> Bool {
    guard let left = one.scheme.parameters, let right = other.scheme.parameters, left.count == right.count else {
      return false
    }
    let mark = system.mark()
    defer { system.goBack(to: mark) }
    var substitution = Substitution()
    for parameter in other.scheme.generics { substitution.set(parameter, to: system.fresh()) }
    return zip(left, right).allSatisfy { left, right in
      system.convert(left.type, to: resolver.substitute(substitution, in: right.type))
    } && other.scheme.requirements.allSatisfy { isStated($0, by: one.scheme.requirements, substitution) }
  }

  /// Whether what one candidate requires follows from what another does, whose own parameters stand for the first one's.
  private func isStated(
    _ requirement: TypeRequirement,
    by stated: [TypeRequirement],
    _ substitution: Substitution
  ) -> Bool {
    if stated.contains(requirement) { return true }
    switch requirement {
    case .same(let left, let right):
      let types = [left, right].map { system.settled(resolver.substitute(substitution, in: $0)) }
      return types[0] == types[1] || stated.contains(.same(types[0], types[1]))
    case .conforms(let type, let bound):
      let type = system.settled(resolver.substitute(substitution, in: type))
      let bounds = stated.compactMap { if case .conforms(type, let bound) = $0 { bound } else { nil } }
      guard let wanted = bound.nominal else { return true }
      if bounds.contains(where: { $0 == bound || resolver.conforms($0, to: wanted) == true }) { return true }
      if case .parameter = type { return false }
      return resolver.conforms(type, to: wanted) != false
    }
  }

  private func fits(
    _ opened: OpenedCandidate,
    _ arguments: [Argument],
    _ known: [Int: Type],
    _ expected: Type?
  ) -> Bool {
    if !opened.candidate.scheme.generics.isEmpty { system.score.generic += 1 }
    for requirement in opened.requirements { if !system.require(requirement) { return false } }
    if let expected, !system.convert(opened.result, to: expected) { return false }
    system.conversionDepth = 2
    defer { system.conversionDepth = 1 }
    for (index, argument) in arguments.enumerated() {
      let parameter = opened.parameters[opened.matching.parameters[index]]
      let wanted = parameter.type
      if case .closure(let closure) = argument.value.kind, case .function = system.head(wanted.wrapped ?? wanted) {
        if closure.body.throws, !parameter.traits.contains(.mayThrow) { return false }
        if !closure.body.throws, parameter.traits.contains(.mayThrow) { system.score.functionConversions += 1 }
      }
      if let type = known[index] {
        if system.convert(type, to: wanted) { continue }
        guard implicitlyUnwrapped.contains(ObjectIdentifier(argument.value)), let wrapped = system.head(type).wrapped,
          system.convert(wrapped, to: wanted)
        else { return false }
      } else if !couldBe(argument.value, wanted) {
        return false
      }
    }
    return system.settleDeferred() && literalsFit(opened.requirements)
  }

  /// Whether literals, which take any type that can be written so, have a type with what generic parameters require.
  func literalsFit(_ requirements: [TypeRequirement]) -> Bool {
    requirements.allSatisfy { requirement in
      guard case .conforms(let type, let bound) = requirement, let wanted = bound.nominal,
        let literal = system.literal(of: system.head(type))
      else { return true }
      let types = literal == .integer ? [.integer, .float] : [literal]
      return types.contains { resolver.conforms($0.standardType, to: wanted) != false }
    }
  }
}
