extension Candidate {
  /// What is known of its type's generic parameters, with variables for its own.
  func openedSubstitution(in checker: BodyChecker) -> Substitution {
    var substitution = substitution
    for parameter in scheme.generics { substitution.set(parameter, to: checker.system.fresh()) }
    return substitution
  }

  /// The type of a use that does not call it, with variables for its own generic parameters.
  func openedType(in checker: BodyChecker) -> Type {
    let substitution = openedSubstitution(in: checker)
    let type = checker.resolver.substitute(substitution, in: scheme.valueType)
    guard traits.contains(.isCurried), let selfType = substitution.entries.first?.type else { return type }
    return .function(FunctionType(parameters: [selfType], result: type))
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
    if fitting.count > 1 { fitting = [convertible(fitting, expected) ?? fitting[0]].filter { _ in true } }
    guard let chosen = fitting.first else {
      record(span, .unknown(.noOverload(name)))
      return .unknown(.noOverload(name))
    }
    if candidates.count > 1, labels == nil, !chosen.traits.contains(.isValue), convertible(candidates, expected) == nil,
      candidates.contains(where: { $0.resolution != chosen.resolution })
    {
      record(span, .unknown(.noOverload(name)))
      return .unknown(.noOverload(name))
    }
    record(span, chosen.resolution)
    if chosen.scheme.isImplicitlyUnwrapped { implicitlyUnwrapped.insert(ObjectIdentifier(expression)) }
    return chosen.openedType(in: self)
  }

  /// The nearest of the values; of several extensions' the one whose requirements hold.
  private func bestValue(_ candidates: [Candidate], _ expected: Type?) -> Candidate? {
    let values = candidates.filter { $0.traits.contains(.isValue) }
    guard values.count > 1 else { return values.first }
    let holding = values.filter { value in
      let mark = system.mark()
      defer { system.goBack(to: mark) }
      guard meetsRequirements(value) else { return false }
      guard let expected else { return true }
      return system.convert(value.openedType(in: self), to: expected)
    }
    let kept = holding.isEmpty ? values : holding
    let first = kept.min { left, right in
      let (own, other) = (left.traits.contains(.isRequirement), right.traits.contains(.isRequirement))
      return own == other ? left.distance < right.distance : other
    }
    return first
  }

  func meetsRequirements(_ candidate: Candidate) -> Bool {
    guard !candidate.scheme.requirements.isEmpty else { return true }
    let substitution = candidate.openedSubstitution(in: self)
    return candidate.scheme.requirements.allSatisfy { requirement in
      switch requirement {
      case .conforms(let type, let bound):
        system.require(
          .conforms(resolver.substitute(substitution, in: type), to: resolver.substitute(substitution, in: bound))
        )
      case .same(let left, let right):
        system.require(
          .same(resolver.substitute(substitution, in: left), resolver.substitute(substitution, in: right))
        )
      }
    }
  }

  /// The only one that converts to what is expected.
  private func convertible(_ candidates: [Candidate], _ expected: Type?) -> Candidate? {
    guard let expected else { return candidates.count == 1 ? candidates[0] : nil }
    let found = candidates.filter { candidate in
      let mark = system.mark()
      defer { system.goBack(to: mark) }
      return system.convert(candidate.openedType(in: self), to: expected)
    }
    return found.count == 1 || Set(found.map(\.resolution)).count == 1
      ? found.first : found.min { $0.distance < $1.distance }
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
    for passed in dynamicSubscripts(of: type) {
      let opened = passed.opened(in: self)
      guard case .nominal(let id, let arguments) = opened.key, id.name.hasSuffix("KeyPath"), arguments.count == 2 else {
        record(span, passed.candidate.resolution)
        return opened.value
      }
      let found = member(name, of: system.head(arguments[0]), at: span)
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

  // MARK: Key paths

  func checkKeyPath(_ path: KeyPathExpression, _ expression: Expression, _ expected: Type?) -> Type {
    var family = "KeyPath"
    var root: Type?
    var value: Type?
    let wanted = expected.map { $0.wrapped.map(system.head) ?? $0 }
    switch wanted {
    case .nominal(let id, let arguments)? where id.file == nil && id.name.hasSuffix("KeyPath"):
      if arguments.count == 2 { (family, value) = (id.name, arguments[1]) }
      root = arguments.first
    case .function(let function)?: (root, value) = (function.parameters.first, function.result)
    default: break
    }
    if let written = path.root {
      let type = read(written)
      if let root { _ = system.unify(root, type) }
      root = type
    }
    guard let root else {
      for span in path.componentSpans { record(span, .unknown(.unsolved)) }
      return .unsolved
    }
    var current = system.head(root)
    var isChained = false
    for (index, component) in path.components.enumerated() {
      let span = path.componentSpans.indices.contains(index) ? path.componentSpans[index] : expression.span
      let goal = index == path.components.count - 1 ? value : nil
      current = system.head(follow(component, from: current, at: span, expression, goal))
      if case .unwrapOrBreak = component { isChained = true }
    }
    if isChained, current.wrapped == nil, !current.isUnknown { current = .optional(current) }
    return .framework(family, [root, current])
  }

  private func follow(
    _ component: KeyPathExpression.Component,
    from type: Type,
    at span: SourceSpan,
    _ expression: Expression,
    _ goal: Type?
  ) -> Type {
    switch component {
    case .property("self"):
      record(span, .structural)
      return type
    case .property(let name):
      meetComponent(at: span, of: type, goal)
      if case .variable = type {
        record(span, .unknown(.unsolved))
        return .unsolved
      }
      return member(name, of: type, at: span)
    case .subscript(let arguments):
      let found = resolver.members("subscript", of: shallow(type), ofType: false, from: context.scope.file)
      guard !found.isEmpty else {
        return failed(resolver.absentMember("subscript", of: type, from: context.scope.file), arguments)
      }
      return apply(found, arguments, named: "subscript", at: span, expression, nil)
    case .unwrapOrBreak, .forceUnwrap: return unwrapped(type)
    }
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
