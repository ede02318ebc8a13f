package import Semantics

extension Expression {
  /// The names of `A.B.c`, outermost first; nil for anything else. A `.self` at the end is left out.
  package var dottedName: [String]? {
    var names: [String] = []
    var current = self
    while true {
      switch current.kind {
      case .name(let name):
        names.append(name.name)
      case .local(_, let name):
        names.append(name)
      case .member(let member):
        if member.name != "self" || !names.isEmpty { names.append(member.name) }
        guard let base = member.base else { return nil }
        current = base
        continue
      default:
        return nil
      }
      return names.reversed()
    }
  }

  /// The name of an implicit member, `leading` of `.leading`.
  package var implicitMember: String? {
    if case .member(let member) = kind, member.base == nil { member.name } else { nil }
  }

  /// The call that this expression is.
  package var asCall: CallExpression? {
    if case .call(let call) = kind { call } else { nil }
  }

  /// The expression without what only marks it: `try`, `await`, `&`, chains and parentheses.
  package var unwrapped: Expression {
    var current = self
    while true {
      switch current.kind {
      case .try(let inner, _), .await(let inner), .optionalChain(let inner), .unwrapOrBreak(let inner),
        .forceUnwrap(let inner), .inout(let inner):
        current = inner
      case .tuple(let elements) where elements.count == 1 && elements[0].label == nil:
        current = elements[0].value
      default: return current
      }
    }
  }

  /// Where the path `a.b[c]!.d()` starts: a local, a name, or another expression.
  package var root: Expression {
    var current = unwrapped
    while true {
      switch current.kind {
      case .member(let member):
        guard let base = member.base else { return current }
        current = base.unwrapped
      case .subscript(let expression): current = expression.base.unwrapped
      case .call(let call):
        guard let receiver = call.receiver else { return current }
        current = receiver.unwrapped
      default: return current
      }
    }
  }

  /// The text of a string literal without interpolation.
  package var literalText: String? {
    guard case .string(let segments) = kind else { return nil }
    var text = ""
    for segment in segments {
      guard case .text(let part) = segment else { return nil }
      text += part
    }
    return text
  }
}

extension Expression {
  /// Whether it is the local in the slot.
  package func isLocal(_ slot: Int) -> Bool {
    if case .local(slot, _) = unwrapped.kind { true } else { false }
  }

  /// Whether it is the parameter of a function around it. In closures that has the same name, whatever its place.
  package func isParameter(_ parameter: Parameter) -> Bool {
    if case .local(_, parameter.name) = unwrapped.kind { true } else { false }
  }

  /// The name of a member of `self`: `theme`, or `self.theme`.
  package var ownMember: String? {
    switch kind {
    case .name(let name) where name.selfSlot != nil: return name.name
    case .member(let member):
      guard case .local(_, "self")? = member.base?.kind else { return nil }
      return member.name
    default: return nil
    }
  }
}
