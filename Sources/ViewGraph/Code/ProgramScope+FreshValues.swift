package import Catalog
package import Semantics

extension ProgramScope {
  /// Why the expression itself, whatever stands in it, gives another value each time; nil also where it is the program's
  /// own code that is called.
  package func freshValue(of expression: Expression) -> FreshValue? {
    let expression = expression.unwrapped
    switch expression.kind {
    case .call(let call):
      guard let name = call.calledName else { return nil }
      if call.arguments.isEmpty, let type = madeType(by: call, name, expression) { return FreshValue(madeOf: type) }
      return freshMember(name, at: call.nameSpan, of: call.receiver)
    case .member(let member):
      return freshMember(member.name, at: member.nameSpan, of: member.base) ?? freshImplicit(member, expression)
    default: return nil
    }
  }

  /// The first part of an expression that is unlike all others or depends on chance. What depends on the clock may be the
  /// same for a while, as the day is.
  package func freshPart(of expression: Expression) -> Expression? {
    CodeWalk(expression).expressions.first { part in
      switch freshValue(of: part) {
      case .chance, .identifier: true
      case .time, nil: false
      }
    }
  }

  /// The framework's type that a call without arguments makes a value of.
  private func madeType(by call: CallExpression, _ name: String, _ expression: Expression) -> String? {
    guard call.receiver == nil || name == "init" else { return nil }
    if let type = type(of: expression) { return type.nominal.flatMap { $0.file == nil ? $0.name : nil } }
    return name == "init" || declaresType(name) ? nil : name
  }

  private func freshMember(_ name: String, at span: SourceSpan, of receiver: Expression?) -> FreshValue? {
    if let meaning = meaning(ofName: span) {
      guard case .declaration(let id) = meaning, id.file == nil, id.owner.map({ $0.file == nil }) ?? true else {
        return nil
      }
      return FreshValue(named: name, of: id.owner?.name)
    }
    // Of a module that is not here, or of a value of unknown type.
    guard !declares(name) else { return nil }
    return FreshValue(named: name, of: receiver.map { $0.dottedName?.last ?? "" })
  }

  /// `.now`, of the type that is expected there.
  private func freshImplicit(_ member: MemberExpression, _ expression: Expression) -> FreshValue? {
    guard member.base == nil, let type = type(of: expression)?.nominal, type.file == nil else { return nil }
    return FreshValue(named: member.name, of: type.name)
  }
}
