import Semantics

extension Evaluator {
  /// Whether the value has the form of the pattern; its variables are bound on the way.
  func match(_ pattern: Pattern, _ value: Value, in frame: Frame) -> Bool {
    switch pattern.kind {
    case .wildcard: return true
    case .binding(let slot, _):
      declare(slot, value, in: frame)
      return true
    case .expression(let expression): return matches(expression, value, in: frame)
    case .tuple(let parts): return matchTuple(parts, value, in: frame)
    case .enumCase(let type, let name, let span, let payload):
      return matchCase(type, name, span, payload, value, in: frame)
    case .optional(let inner):
      if case .none = value { return false }
      return match(inner, value.held, in: frame)
    case .isType(let reference): return matches(value, resolve(reference, in: frame.context))
    case .asType(let inner, let reference):
      return matches(value, resolve(reference, in: frame.context)) && match(inner, value, in: frame)
    }
  }

  private func matchTuple(_ parts: [Pattern], _ value: Value, in frame: Frame) -> Bool {
    switch value {
    case .tuple(let tuple):
      return tuple.elements.count == parts.count && zip(parts, tuple.elements).allSatisfy { match($0, $1, in: frame) }
    case .unknown: return parts.allSatisfy { match($0, value, in: frame) }
    default: return parts.count == 1 && match(parts[0], value, in: frame)
    }
  }

  private func matchCase(
    _ type: TypeReference?,
    _ name: String,
    _ span: SourceSpan,
    _ payload: [LabeledPattern]?,
    _ value: Value,
    in frame: Frame
  ) -> Bool {
    if name == "some", !declaresSome(value) {
      if case .none = value { return false }
      guard let payload else { return true }
      return payload.count == 1 && match(payload[0].pattern, value.held, in: frame)
    }
    switch value {
    case .enumeration(let enumeration):
      let nominal = enumeration.type.nominal
      if nominal?.declaration == nil
        ? enumeration.caseName == name : nominal?.cases.contains(where: { $0.name == name }) == true
      {
        return enumeration.caseName == name && matchPayload(payload, enumeration.payload, in: frame)
      }
      guard payload == nil, let other = staticProperty(name, of: enumeration.type) else { return false }
      return equal(other, value) ?? false
    case .unknown:
      return (payload ?? []).allSatisfy { match($0.pattern, value, in: frame) }
    case .none: return name == "none" && payload == nil
    case .someNone: return false
    default:
      let owner = type.map { resolve($0, in: frame.context) } ?? self.type(of: value)
      guard payload == nil, let other = staticProperty(name, of: owner) else { return false }
      return equal(other, value) ?? false
    }
  }

  /// Whether `some` is a case of the value's own type, which is no optional's then.
  private func declaresSome(_ value: Value) -> Bool {
    guard case .enumeration(let enumeration) = value else { return false }
    return enumeration.type.nominal?.cases.contains { $0.name == "some" } ?? false
  }

  private func matchPayload(_ patterns: [LabeledPattern]?, _ payload: [Value], in frame: Frame) -> Bool {
    guard let patterns else { return true }
    if patterns.count == payload.count {
      return zip(patterns, payload).allSatisfy { match($0.pattern, $1, in: frame) }
    }
    // One pattern for the whole payload as a tuple.
    guard patterns.count == 1 else { return false }
    return match(patterns[0].pattern, .tuple(TupleValue(payload)), in: frame)
  }

  /// `pattern ~= value`
  private func matches(_ expression: Expression, _ value: Value, in frame: Frame) -> Bool {
    if case .unknown = value { return true }
    if case .is(let type) = expression.castPattern { return matches(value, resolve(type, in: frame.context)) }
    let pattern = evaluate(expression, in: frame, expecting: type(of: value))
    return matchesValue(pattern, value)
  }

  func matchesValue(_ pattern: Value, _ value: Value) -> Bool {
    let isOwn = isDeclared("~=") && (value.isUserDefined || pattern.isUserDefined)
    if isOwn, case .bool(let flag)? = operate("~=", pattern, value, at: .none) { return flag }
    switch pattern {
    case .range(let range): return StandardLibrary.contains(range, value, self)
    case .type(let type):
      if case .type(let other) = value { return type.isSame(as: other) }
      return matches(value, type)
    default: break
    }
    if !isOwn, isDeclared("~="), case .bool(let flag)? = operate("~=", pattern, value, at: .none) { return flag }
    return equal(pattern, value) ?? false
  }
}

extension Expression {
  fileprivate enum CastPattern {
    case none
    case `is`(TypeReference)
  }

  fileprivate var castPattern: CastPattern {
    if case .cast(let cast) = kind, case .is = cast.kind { return .is(cast.type) }
    return .none
  }
}
