extension BodyChecker {
  /// Notes what a call may mean, where the place is among its arguments, and what is wanted at the place.
  func meet(_ candidates: [Candidate], _ arguments: [Argument], named name: String, _ expression: Expression) {
    guard let probe = resolver.probe, expression.span != .none, probe.isWithin(expression.span) else { return }
    let functions = candidates.filter { $0.scheme.parameters != nil }
    if expression.span == probe.call {
      for candidate in functions { note(candidate, arguments, name, in: probe) }
    }
    guard probe.interest == .names, let index = arguments.firstIndex(where: { probe.isWithin($0.value.span) }),
      isDirectly(arguments[index].value, at: probe) || arguments[index].value.chainLength(from: probe.isAt) != nil
    else { return }
    // Those that lack nothing tell more of what is wanted than those that more has to be written for.
    let whole = functions.filter { ArgumentMatching(arguments, to: $0.scheme.parameters ?? []) != nil }
    let isFoundByType = isFoundByType(arguments[index].value)
    for candidate in whole.isEmpty || isFoundByType ? functions : whole { expect(candidate, arguments, index) }
  }

  private func note(_ candidate: Candidate, _ arguments: [Argument], _ name: String, in probe: TypingProbe) {
    let mark = system.mark()
    defer { system.goBack(to: mark) }
    guard meetsRequirements(candidate) else { return }
    let parameters = (candidate.scheme.parameters ?? []).map { parameter in
      OfferedParameter(parameter, described(resolver.substitute(candidate.substitution, in: parameter.type)))
    }
    let before = arguments.prefix { argument in
      let span = argument.value.span
      return !argument.isTrailing && span.end <= probe.word.start && !probe.isWithin(span)
    }
    probe.add(
      OfferedCall(
        resolution: candidate.resolution,
        name: name,
        parameters: parameters,
        result: described(resolver.substitute(candidate.substitution, in: candidate.scheme.result)),
        matched: PartialMatching.parameters(of: Array(before), in: candidate.scheme.parameters ?? [])
      )
    )
  }

  /// A type for readers, in which what is not known yet keeps its name.
  private func described(_ type: Type) -> Type {
    type.hasVariables ? system.settled(type) : type
  }

  /// Whether the type that is wanted says what there is to choose from: for an implicit member, or a key path.
  private func isFoundByType(_ value: Expression) -> Bool {
    switch value.kind {
    case .member(let member): member.base == nil
    case .call(let call): isFoundByType(call.callee)
    case .keyPath: true
    default: false
    }
  }

  /// Whether a name or an implicit member at the place is all of the expression, or what it begins with.
  private func isDirectly(_ value: Expression, at probe: TypingProbe) -> Bool {
    switch value.kind {
    case .name, .local: probe.isAt(value.span)
    case .member(let member): probe.isAt(member.nameSpan)
    case .call(let call): isDirectly(call.callee, at: probe)
    case .keyPath(let path): path.componentSpans.contains(where: probe.isAt)
    default: false
    }
  }

  /// Notes what one meaning of the call wants in place of an argument.
  private func expect(_ candidate: Candidate, _ arguments: [Argument], _ index: Int) {
    let parameters = candidate.scheme.parameters ?? []
    guard let probe = resolver.probe,
      let position = PartialMatching.parameters(of: Array(arguments[...index]), in: parameters)?.last
    else { return }
    let mark = system.mark()
    defer { system.goBack(to: mark) }
    guard meetsRequirements(candidate) else { return }
    let substitution = candidate.openedSubstitution(in: self)
    for requirement in candidate.scheme.requirements {
      if case .conforms(let type, let bound) = requirement {
        _ = system.require(
          .conforms(resolver.substitute(substitution, in: type), to: resolver.substitute(substitution, in: bound))
        )
      }
    }
    requireBounds(ofOwner: candidate, substitution)
    let wanted = system.head(resolver.substitute(substitution, in: parameters[position].type))
    let value = arguments[index].value
    guard isDirectly(value, at: probe) else { return noteChain(value, wanted, in: probe) }
    if case .keyPath = value.kind { return trying { _ = check(value, wanted) } }
    let named = if case .call(let call) = value.kind { call.callee } else { value }
    if case .member(let member) = named.kind, member.base != nil {
      expect(wanted, of: value, probe)
    } else {
      meet(probe, value, wanted)
    }
  }

  /// Holds what a call of an initializer makes to what its type says of its generic parameters.
  private func requireBounds(ofOwner candidate: Candidate, _ substitution: Substitution) {
    guard case .declaration(let id) = candidate.resolution, id.name == "init", let owner = id.owner else { return }
    for parameter in resolver.genericParameters(of: owner) {
      let made = resolver.substitute(substitution, in: .parameter(parameter))
      guard case .variable = system.head(made) else { continue }
      for bound in resolver.bounds(of: .parameter(parameter)) { _ = system.require(.conforms(made, to: bound)) }
    }
  }

  /// Compares the members that may stand at the place with what is wanted there.
  private func expect(_ wanted: Type, of value: Expression, _ probe: TypingProbe) {
    if probe.base == nil { trying { _ = check(value) } }
    guard knows(wanted) else { return }
    note(wanted, in: probe)
    probe.compare { fit($0.type, wanted) }
  }

  /// Looks at the arguments of a call that has no meaning yet, since it is being written: the one with the place in it
  /// as the first meaning wants it that takes what stands before.
  func checkUnfinished(_ candidates: [Candidate], _ arguments: [Argument], _ known: [Int: Type]) -> Bool {
    guard let probe = resolver.probe, let index = arguments.firstIndex(where: { probe.isWithin($0.value.span) }) else {
      return false
    }
    for candidate in candidates {
      let parameters = candidate.scheme.parameters ?? []
      guard let matched = PartialMatching.parameters(of: Array(arguments[...index]), in: parameters) else { continue }
      let substitution = candidate.openedSubstitution(in: self)
      for (number, position) in matched.enumerated() {
        let parameter = parameters[position]
        let wanted = resolver.substitute(substitution, in: parameter.type)
        let builder = parameter.builder.map { resolver.substitute(substitution, in: $0) }
        let type = known[number] ?? checkArgument(arguments[number].value, wanted, builtBy: builder)
        _ = system.convert(type, to: wanted)
        _ = system.settleDeferred()
      }
      return true
    }
    return false
  }
}

/// Which parameters the first arguments of a call go to that is not written to its end.
enum PartialMatching {
  /// Nil where they fit none. Parameters that have no argument yet do not matter.
  static func parameters(of arguments: [Argument], in parameters: [SchemeParameter]) -> [Int]? {
    var found: [Int] = []
    var position = 0
    for argument in arguments {
      if argument.label == nil, !argument.isTrailing, let last = found.last, last == position - 1,
        parameters[last].traits.contains(.isVariadic)
      {
        found.append(last)
        continue
      }
      let isTrailing = argument.isTrailing
      let next = parameters.indices.dropFirst(position).first { index in
        let parameter = parameters[index]
        if isTrailing, argument.label == nil { return parameter.takesClosure }
        return parameter.label == argument.label
      }
      guard let next else { return nil }
      let skipped = parameters[position..<next]
      let isAllowed = skipped.allSatisfy(\.isOptional)
      guard isAllowed || isTrailing else { return nil }
      found.append(next)
      position = next + 1
    }
    return found
  }
}
