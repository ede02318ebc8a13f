import SourceText

extension Expression {
  /// Whether its type comes from where it stands: closures, implicit members, `nil`, lists.
  var dependsOnContext: Bool {
    switch kind {
    case .closure, .nil, .array, .dictionary, .if, .switch: true
    case .keyPath(let path): path.root == nil
    case .tuple(let elements): elements.contains { $0.value.dependsOnContext }
    case .ternary(let ternary): ternary.then.dependsOnContext || ternary.otherwise.dependsOnContext
    case .try(let inner, _), .await(let inner): inner.dependsOnContext
    // Which of a type's initializers, or of the operators of a name, is meant where none is called.
    case .member(let member): member.name == "init" || isImplicitMember
    case .name(let name): name.isOperator
    default: isImplicitMember
    }
  }

  /// Whether its type can be told without what is around it, as that of no literal can, nor of an implicit member.
  var hasOwnType: Bool {
    switch kind {
    case .integer, .double, .string, .bool, .nil, .array, .dictionary: false
    case .tuple(let elements): elements.count != 1 || elements[0].value.hasOwnType
    case .ternary(let ternary): ternary.then.hasOwnType || ternary.otherwise.hasOwnType
    case .try(let inner, _), .await(let inner): inner.hasOwnType
    default: !isImplicitMember
    }
  }

  /// The kind of a literal that takes its type from what is around it; nil for everything else.
  var literalKind: LiteralKind? {
    switch kind {
    case .integer: .integer
    case .double: .float
    case .string(let segments):
      if segments.count == 1, case .text(let text) = segments[0] {
        .of(text)
      } else {
        segments.contains { if case .interpolation = $0 { true } else { false } } ? .interpolation : .string
      }
    default: nil
    }
  }

  var isNil: Bool {
    if case .nil = kind { return true }
    return false
  }

  var isClosure: Bool {
    if case .closure = kind { return true }
    return false
  }

  /// Whether it begins with a member of the type that is expected.
  var isImplicitMember: Bool { implicitMemberName != nil }

  /// `red` of `.red`, `.red.opacity(0.5)` and `.red(1)`.
  var implicitMemberName: String? {
    var current = self
    while true {
      switch current.kind {
      case .member(let member):
        guard let base = member.base else { return member.name }
        current = base
      case .call(let call): current = call.callee
      case .subscript(let access): current = access.base
      case .optionalChain(let inner), .unwrapOrBreak(let inner), .forceUnwrap(let inner): current = inner
      case .prefix(_, let inner), .postfix(_, let inner): current = inner
      default: return nil
      }
    }
  }
}

extension Type {
  /// Whether one of the parameters is a part of it.
  func mentions(_ parameters: [GenericParameterID]) -> Bool {
    var found = false
    _ = mapped { part in
      if case .parameter(let parameter) = part, parameters.contains(parameter) { found = true }
      return nil
    }
    return found
  }

  /// Whether nothing in it is to be found out.
  var isGround: Bool {
    var isGround = true
    _ = mapped { part in
      switch part {
      case .parameter, .member, .variable, .unknown: isGround = false
      default: break
      }
      return nil
    }
    return isGround
  }
}
