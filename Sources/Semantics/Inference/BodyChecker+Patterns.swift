extension BodyChecker {
  /// Gives the variables of a pattern their types, where it is matched with a value of `type`.
  func bind(_ pattern: Pattern, to type: Type) {
    guard system.step() else { return }
    let known = system.head(type)
    switch pattern.kind {
    case .wildcard: return
    case .binding(let slot, _):
      frame.set(slot, to: known.object)
      record(pattern.span, .local(frame.span(of: slot)))
      recordType(pattern.span, known.object)
    case .expression(let expression): matchValue(expression, known)
    case .tuple(let parts): bindTuple(parts, known)
    case .enumCase(let written, let name, let nameSpan, let payload):
      bindCase(written, name, nameSpan, payload, known)
    case .optional(let inner): bind(inner, to: unwrapped(known))
    case .isType(let reference): _ = read(reference)
    case .asType(let inner, let reference): bind(inner, to: read(reference))
    }
  }

  /// A value to compare with: an element of a range, or one that is equal.
  private func matchValue(_ expression: Expression, _ type: Type) {
    let hint = type.wrapped.map(system.head) ?? type
    let found = check(expression, hint)
    if system.literal(of: system.head(found)) != nil { _ = system.convert(found, to: hint) }
    guard case .nominal(_, let arguments) = system.head(found), arguments.contains(where: \.hasVariables) else {
      return
    }
    // The literals of a range are of the type that is looked for in it.
    let bound = resolver.associatedType("Bound", of: shallow(found))
    if system.literal(of: system.head(bound)) != nil { _ = system.convert(bound, to: hint) }
  }

  private func bindTuple(_ parts: [Pattern], _ type: Type) {
    var types: [Type] = []
    if case .tuple(let elements) = type, elements.count == parts.count { types = elements.map(\.type) }
    for (index, part) in parts.enumerated() {
      bind(part, to: types.indices.contains(index) ? types[index] : .unknown(type.unknownReason ?? .unsolved))
    }
  }

  private func bindCase(
    _ written: TypeReference?,
    _ name: String,
    _ span: SourceSpan,
    _ payload: [LabeledPattern]?,
    _ type: Type
  ) {
    let owner = written.map(read) ?? type
    meetCase(at: span, of: owner)
    let candidates = implicitCandidates(name, owner)
    guard let found = candidates.first(where: { $0.scheme.parameters != nil || payload == nil }) ?? candidates.first
    else {
      let reason = resolver.absentMember(name, of: system.settled(owner), from: context.scope.file)
      record(span, .unknown(reason))
      for part in payload ?? [] { bind(part.pattern, to: .unknown(reason)) }
      return
    }
    record(span, found.resolution)
    guard let payload else { return }
    var substitution = found.substitution
    if case .nominal(let id, let arguments) = system.head(type.wrapped ?? type), written != nil {
      substitution = Substitution(resolver.genericParameters(of: id), arguments)
    }
    let types = (found.scheme.parameters ?? []).map { resolver.substitute(substitution, in: $0.type) }
    if payload.count == 1, types.count > 1, case .tuple(let parts) = payload[0].pattern.kind {
      for (part, type) in zip(parts, types) { bind(part, to: type) }
      return
    }
    if payload.count == 1, types.count > 1 {
      bind(payload[0].pattern, to: .tuple(types.map { Type.TupleElement(label: nil, type: $0) }))
      return
    }
    for (index, part) in payload.enumerated() {
      bind(part.pattern, to: types.indices.contains(index) ? types[index] : .unsolved)
    }
  }
}
