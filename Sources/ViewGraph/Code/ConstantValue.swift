import Catalog
package import Semantics

/// An expression whose value is the same whenever it is evaluated, in a spelling that equal ones share.
package struct ConstantValue: Hashable {
  package let spelling: String

  /// `type` is what an implicit member belongs to: `.standard` is `Theme.standard`. Nil where the value may change. Names
  /// count as what they say: two constants are not the same for having the same value now.
  package init?(_ expression: Expression, of type: String?, in scope: ProgramScope) {
    let reader = ConstantReader(scope: scope, followsNames: false, depth: 0)
    guard let spelling = reader.spelling(of: expression, type, in: nil) else { return nil }
    self.spelling = spelling
  }

  /// The value at run time: constants and parameters are what they are set to, wherever that stands.
  package init?(ofValue expression: Expression, in code: CodeScope, of scope: ProgramScope) {
    let reader = ConstantReader(scope: scope, followsNames: true, depth: 0)
    guard let spelling = reader.spelling(of: expression, nil, in: code) else { return nil }
    self.spelling = spelling
  }
}

private struct ConstantReader {
  let scope: ProgramScope
  /// Whether static constants, properties and parameters are taken for their values.
  let followsNames: Bool
  let depth: Int

  /// Maximum depth of constants in constants.
  private static let deepest = 8

  private var deeper: ConstantReader { ConstantReader(scope: scope, followsNames: followsNames, depth: depth + 1) }

  func spelling(of expression: Expression, _ type: String?, in code: CodeScope?) -> String? {
    guard depth < Self.deepest else { return nil }
    let expression = expression.unwrapped
    if let (variable, _) = scope.declaredVariable(expression), variable.isLet, !variable.modifiers.isTypeMember,
      let initial = variable.initializer?.singleExpression
    {
      return deeper.spelling(of: initial, variable.type?.name ?? type, in: nil)
    }
    switch expression.kind {
    case .integer, .double, .bool: return scope.text(expression.span)
    case .prefix("-", let operand): return deeper.spelling(of: operand, type, in: code).map { "-" + $0 }
    case .nil: return "nil"
    case .string: return expression.literalText.map { "\"\($0)\"" }
    case .local, .name: return code.flatMap { value(of: expression, in: $0) }
    case .member(let member):
      return code.flatMap { value(of: expression, in: $0) } ?? rawValue(of: member) ?? name(of: expression, type)
    case .call(let call): return spelling(of: call, type, in: code)
    default: return nil
    }
  }

  private func spelling(of call: CallExpression, _ type: String?, in code: CodeScope?) -> String? {
    guard let made = madeType(of: call, type) else { return nil }
    var parts: [String] = []
    for argument in call.arguments {
      guard let value = deeper.spelling(of: argument.value, nil, in: code) else { return nil }
      parts.append("\(argument.label ?? "_"):\(value)")
    }
    return "\(made)(\(parts.joined(separator: ",")))"
  }

  /// What everything that gives the named value says.
  private func value(of expression: Expression, in code: CodeScope) -> String? {
    guard followsNames else { return nil }
    let sources = scope.sources(of: expression, in: code)
    guard sources.isComplete, !sources.names.isEmpty else { return nil }
    let spellings = sources.found.map { deeper.spelling(of: $0.expression, nil, in: $0.scope) }
    guard let first = spellings.first, spellings.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  /// `Space.board.rawValue`, of an enumeration of strings.
  private func rawValue(of member: MemberExpression) -> String? {
    guard member.name == "rawValue", let names = member.base?.dottedName, let name = names.last,
      let type = names.dropLast().last.flatMap({ scope.declaredTypes(named: $0).first }),
      let declared = type.all.flatMap(\.type.members.cases).first(where: { $0.name == name })
    else { return nil }
    if let value = declared.rawValue?.singleExpression { return deeper.spelling(of: value, nil, in: nil) }
    return type.declaration.type.inheritance.first?.name == "String" ? "\"\(name)\"" : nil
  }

  /// A static constant or a case by its name.
  private func name(of expression: Expression, _ type: String?) -> String? {
    guard case .member(let member) = expression.kind else { return nil }
    let owner = member.base == nil ? type : expression.dottedName.flatMap(\.owner)
    guard let owner, isConstant(member.name, of: owner) else { return nil }
    return "\(owner).\(member.name)"
  }

  /// The structure that `Theme(inset: 4)` or `.init(inset: 4)` makes, or the case of `.dot(size: 4)`; of an object, each
  /// call makes another one.
  private func madeType(of call: CallExpression, _ type: String?) -> String? {
    if case .member(let member) = call.callee.kind, member.name != "init" {
      let owner = member.base == nil ? type : member.base?.dottedName.flatMap { $0.count == 1 ? $0[0] : nil }
      let declared = owner.flatMap { owner in scope.declaredTypes(named: owner).first }
      let cases = declared?.all.flatMap(\.type.members.cases) ?? []
      return owner.flatMap { owner in cases.contains { $0.name == member.name } ? "\(owner).\(member.name)" : nil }
    }
    let name = call.callee.implicitMember == "init" ? type : call.isInitializer ? call.calledName : nil
    guard let name else { return nil }
    if let declared = scope.type(named: name), declared.declaration != nil {
      return declared.kind == .structure ? name : nil
    }
    return Catalog.type(name) == nil ? nil : name
  }

  /// A case, or a static constant; names of the framework are taken for such.
  private func isConstant(_ name: String, of owner: String) -> Bool {
    guard let type = scope.declaredTypes(named: owner).first else { return Catalog.type(owner) != nil }
    if type.all.contains(where: { $0.type.members.cases.contains { $0.name == name } }) { return true }
    return type.variables.contains { $0.name == name && $0.isLet && $0.modifiers.isTypeMember }
  }
}

extension [String] {
  /// `Space` of `["Names", "Space", "board"]`.
  fileprivate var owner: String? { dropLast().last }
}
