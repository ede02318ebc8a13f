extension Candidate {
  /// What is known of its type's generic parameters, with variables for its own.
  func openedSubstitution(in checker: BodyChecker) -> Substitution {
    var own = Substitution()
    for parameter in scheme.generics { own.set(parameter, to: checker.system.fresh()) }
    return opened(by: own, in: checker.resolver)
  }

  /// What is known of its type's generic parameters, which may be told by its own: `Self` of `static func list<Base>() -> Self
  /// where Self == ListStyle<Base>`.
  func opened(by own: Substitution, in resolver: Resolver) -> Substitution {
    guard !own.isEmpty else { return substitution }
    var opened = Substitution(
      substitution.entries.map(\.parameter),
      substitution.entries.map { resolver.substitute(own, in: $0.type) }
    )
    opened.merge(own)
    return opened
  }

  /// The type of a use that does not call it, with variables for its own generic parameters.
  func openedType(in checker: BodyChecker) -> Type {
    valueType(openedSubstitution(in: checker), in: checker.resolver)
  }
}

extension BodyChecker {
  /// What a name that is not called means: a value, or one of several functions.
  func reference(
    _ candidates: [Candidate],
    _ name: String,
    _ labels: [String]?,
    at span: SourceSpan,
    _ expression: Expression,
    _ expected: Type?
  ) -> Type {
    var fitting = candidates
    if let labels {
      fitting = candidates.filter { $0.scheme.parameters?.map { $0.label ?? "_" } == labels }
    } else if let value = bestValue(candidates, expected) {
      fitting = [value]
    }
    guard let chosen = fitting.count > 1 ? bestFunction(of: fitting, expected) : fitting.first else {
      record(span, .unknown(.noOverload(name)))
      return .unknown(.noOverload(name))
    }
    record(span, chosen.resolution)
    if chosen.scheme.isImplicitlyUnwrapped { implicitlyUnwrapped.insert(ObjectIdentifier(expression)) }
    let substitution = chosen.openedSubstitution(in: self)
    require(chosen, substitution)
    return chosen.valueType(substitution, in: resolver)
  }

  /// What a constrained extension says of the type that a member is reached through: `Task.isCancelled`.
  private func require(_ chosen: Candidate, _ substitution: Substitution) {
    guard !chosen.scheme.requirements.isEmpty else { return }
    let mark = system.mark()
    let holds = chosen.scheme.requirements.allSatisfy { system.require($0.substituted(substitution, in: resolver)) }
    if !holds { system.goBack(to: mark) }
  }

  /// The nearest of the values; of several extensions' the one whose requirements hold, and with literals as they are.
  func bestValue(_ candidates: [Candidate], _ expected: Type?) -> Candidate? {
    let values = candidates.filter { $0.traits.contains(.isValue) }
    guard values.count > 1 else { return values.first }
    var holding: [(candidate: Candidate, score: Score)] = []
    for value in values {
      let mark = system.mark()
      system.score = Score()
      let holds =
        meetsRequirements(value) && expected.map { system.convert(value.openedType(in: self), to: $0) } ?? true
      if holds, system.settleDeferred() { holding.append((value, system.score)) }
      system.goBack(to: mark)
    }
    if holding.isEmpty, expected != nil { return nil }
    if holding.isEmpty { holding = values.map { ($0, Score()) } }
    return holding.min { left, right in
      let (own, other) = (left.candidate, right.candidate)
      let (isRequired, isOtherRequired) = (own.traits.contains(.isRequirement), other.traits.contains(.isRequirement))
      if isRequired != isOtherRequired { return isOtherRequired }
      return left.score == right.score ? own.distance < other.distance : left.score < right.score
    }?.candidate
  }

  func meetsRequirements(_ candidate: Candidate) -> Bool {
    guard !candidate.scheme.requirements.isEmpty else { return true }
    let substitution = candidate.openedSubstitution(in: self)
    return candidate.scheme.requirements.allSatisfy { system.require($0.substituted(substitution, in: resolver)) }
  }

  // MARK: Subscripts

  func checkSubscript(_ access: SubscriptExpression, _ expression: Expression, _ expected: Type?) -> Type {
    var base = system.head(check(access.base))
    if implicitlyUnwrapped.contains(ObjectIdentifier(access.base)), let wrapped = base.wrapped { base = wrapped }
    if let literal = system.literal(of: base) { base = literal.standardType }
    let span = SourceSpan(unit: expression.span.unit, start: access.base.span.end, end: expression.span.end)
    if access.arguments.count == 1, access.arguments[0].label == "keyPath" {
      return keyPathSubscript(access.arguments[0].value, base)
    }
    let (type, isStatic): (Type, Bool) =
      if case .metatype(let instance) = base { (instance, true) } else { (base, false) }
    let known = shallow(type.object)
    if let reason = known.unknownReason {
      record(span, .unknown(reason))
      return failed(reason, access.arguments)
    }
    let candidates = resolver.members("subscript", of: known, ofType: isStatic, from: context.scope.file)
    guard !candidates.isEmpty else {
      let reason = resolver.absentMember("subscript", of: system.settled(known), from: context.scope.file)
      record(span, .unknown(reason))
      return failed(reason, access.arguments)
    }
    return apply(candidates, access.arguments, named: "subscript", at: span, expression, expected)
  }

  private func keyPathSubscript(_ path: Expression, _ base: Type) -> Type {
    let value = system.fresh()
    let type = check(path, .framework("KeyPath", [base, value]))
    if case .nominal(let id, let arguments) = system.head(type), id.name.hasSuffix("KeyPath"), arguments.count == 2 {
      return arguments[1]
    }
    return .unsolved
  }

  // MARK: Dynamic members

  /// A member that a type passes on to another one's: `$model.name` of a binding.
  func dynamicMember(_ name: String, of type: Type, _ span: SourceSpan) -> Type? {
    let all = dynamicSubscripts(of: type)
    for (index, passed) in all.enumerated() {
      let opened = passed.opened(in: self)
      guard case .nominal(let id, let arguments) = opened.key, id.name.hasSuffix("KeyPath"), arguments.count == 2 else {
        record(span, passed.candidate.resolution)
        return opened.value
      }
      let found = member(name, of: system.head(arguments[0]), at: span)
      if system.head(found).isUnknown {
        // Another one may pass on what this one does not have.
        if index + 1 < all.count { continue }
        if case .variable = system.head(opened.value) { return found }
      }
      if system.unify(arguments[1], found) { return opened.value }
    }
    return nil
  }

  /// The subscripts by which a type passes members on.
  func dynamicSubscripts(of type: Type) -> [DynamicSubscript] {
    let owners = [type.nominal].compactMap(\.self) + resolver.protocols(of: type)
    guard owners.contains(where: { resolver.declaration(of: $0)?.attribute("dynamicMemberLookup") != nil }) else {
      return []
    }
    return resolver.members("subscript", of: type, ofType: false, from: context.scope.file).compactMap { candidate in
      guard let parameter = candidate.scheme.parameters?.first, parameter.label == "dynamicMember" else { return nil }
      return DynamicSubscript(candidate: candidate, key: parameter.type)
    }
  }

  /// The value of a property by its name.
  func member(_ name: String, of type: Type, at span: SourceSpan) -> Type {
    if let reason = type.unknownReason {
      record(span, .unknown(reason))
      return type
    }
    if case .tuple(let elements) = type {
      let index = elements.firstIndex { $0.label == name } ?? Int(name)
      record(span, .structural)
      return index.flatMap { elements.indices.contains($0) ? elements[$0].type : nil } ?? .unsolved
    }
    let (owner, isStatic): (Type, Bool) =
      if case .metatype(let instance) = type { (system.head(instance), true) } else { (type, false) }
    let found = resolver.members(name, of: shallow(owner), ofType: isStatic, from: context.scope.file)
    if let value = bestValue(found, nil) ?? found.first {
      record(span, value.resolution)
      return value.openedType(in: self)
    }
    if let dynamic = dynamicMember(name, of: shallow(owner), span) { return dynamic }
    let reason = resolver.absentMember(name, of: system.settled(type), from: context.scope.file)
    record(span, .unknown(reason))
    return .unknown(reason)
  }
}

/// A `subscript(dynamicMember:)`.
struct DynamicSubscript {
  let candidate: Candidate
  fileprivate let key: Type

  /// What it takes and gives, with variables for its generic parameters.
  func opened(in checker: BodyChecker) -> (key: Type, value: Type) {
    let substitution = candidate.openedSubstitution(in: checker)
    return (
      checker.resolver.substitute(substitution, in: key),
      checker.resolver.substitute(substitution, in: candidate.scheme.result)
    )
  }
}
