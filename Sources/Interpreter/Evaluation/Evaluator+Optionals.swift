import Semantics

/// Members that the program adds to `Optional`: a value that is there is an optional's as well.
extension Evaluator {
  /// A property that an extension of `Optional` gives to a value that is there.
  func optionalProperty(_ name: String, of value: Value, labels: [String]?) -> Value? {
    guard let nominal = optionalExtension(with: name, for: value) else { return nil }
    return member(instanceMembers(name, of: nominal), name, of: value, labels: labels)
  }

  /// The methods of that name in extensions of `Optional`, for a value that is there.
  func optionalMethods(_ name: String, of value: Value) -> [Member] {
    optionalExtension(with: name, for: value).map { instanceMembers(name, of: $0) } ?? []
  }

  private func optionalExtension(with name: String, for value: Value) -> NominalType? {
    switch value {
    case .none, .someNone, .unknown, .void, .type: return nil
    default: return isDeclared(name) ? nominal(named: "Optional") : nil
    }
  }

  /// Nil of fewer optionals than the type has, as a value of the type: `let a: Int?? = b` where `b` is an `Int?`.
  func promoted(_ value: Value, of expression: Expression, to type: TypeValue?) -> Value {
    guard value.isNilInOptionals, let depth = type?.optionalDepth, depth > 1 else { return value }
    return promoted(value, of: expression, toDepth: depth)
  }

  /// The same for what is assigned: an entry of a dictionary is an optional of the dictionary's values.
  func promoted(_ value: Value, of expression: Expression, to type: TypeValue?, in target: Expression) -> Value {
    guard value.isNilInOptionals else { return value }
    guard case .subscript = target.kind else { return promoted(value, of: expression, to: type) }
    guard let depth = staticOptionalDepth(at: target.span), depth > 1 else { return value }
    return promoted(value, of: expression, toDepth: depth)
  }

  private func promoted(_ value: Value, of expression: Expression, toDepth depth: Int) -> Value {
    if case .nil = expression.kind { return value }
    guard let own = staticOptionalDepth(at: expression.span), own > 0, own < depth else { return value }
    return (own..<depth).reduce(value) { value, _ in value.inOptional }
  }

  /// Whether the expression is declared to be an optional, as far as its form and declarations next to it tell.
  func isOptional(_ expression: Expression, in frame: Frame) -> Bool {
    switch expression.kind {
    case .optionalChain: return true
    case .try(_, .optional): return true
    case .local(let slot, _):
      return frame.body.slots.indices.contains(slot) && frame.body.slots[slot].type?.isOptional == true
    case .name(let name):
      guard let slot = name.selfSlot else { return globalVariable(name.name)?.type?.isOptional == true }
      return isOptionalProperty(name.name, of: read(slot, in: frame))
    case .member(let member):
      switch member.base?.kind {
      case .local(let slot, _)?: return isOptionalProperty(member.name, of: read(slot, in: frame))
      default: return false
      }
    case .call(let call):
      guard case .name(let name) = call.callee.kind else { return false }
      return name.name == "Optional"
    case .tuple(let elements) where elements.count == 1: return isOptional(elements[0].value, in: frame)
    default: return false
    }
  }

  private func isOptionalProperty(_ name: String, of value: Value) -> Bool {
    for case .variable(let variable, _) in methods(name, of: value) { return variable.type?.isOptional == true }
    return false
  }
}
