import Catalog
package import Semantics

/// An expression whose value is the same whenever it is evaluated, in a spelling that equal ones share.
package struct ConstantValue: Equatable {
  package let spelling: String

  /// `type` is what an implicit member belongs to: `.standard` is `Theme.standard`. Nil where the value may change.
  package init?(_ expression: Expression, of type: String?, in scope: ProgramScope) {
    guard let spelling = Self.spelling(of: expression.unwrapped, type, scope, depth: 0) else { return nil }
    self.spelling = spelling
  }

  private static func spelling(
    of expression: Expression,
    _ type: String?,
    _ scope: ProgramScope,
    depth: Int
  ) -> String? {
    guard depth < 8 else { return nil }
    if let (variable, _) = scope.declaredVariable(expression), variable.isLet, !variable.modifiers.isTypeMember,
      let initial = variable.initializer?.singleExpression
    {
      return spelling(of: initial.unwrapped, variable.type?.name ?? type, scope, depth: depth + 1)
    }
    switch expression.kind {
    case .integer, .double, .bool: return scope.text(expression.span)
    case .nil: return "nil"
    case .string: return expression.literalText.map { "\"\($0)\"" }
    case .member(let member):
      let owner = member.base == nil ? type : expression.dottedName.flatMap { $0.count == 2 ? $0[0] : nil }
      guard let owner, isConstant(member.name, of: owner, in: scope) else { return nil }
      return "\(owner).\(member.name)"
    case .call(let call):
      guard let made = madeType(of: call, type, scope) else { return nil }
      var parts: [String] = []
      for argument in call.arguments {
        guard let value = spelling(of: argument.value.unwrapped, nil, scope, depth: depth + 1) else { return nil }
        parts.append("\(argument.label ?? "_"):\(value)")
      }
      return "\(made)(\(parts.joined(separator: ",")))"
    default: return nil
    }
  }

  /// The structure that `Theme(inset: 4)` or `.init(inset: 4)` makes, or the case of `.dot(size: 4)`; of an object, each
  /// call makes another one.
  private static func madeType(of call: CallExpression, _ type: String?, _ scope: ProgramScope) -> String? {
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
  private static func isConstant(_ name: String, of owner: String, in scope: ProgramScope) -> Bool {
    guard let type = scope.declaredTypes(named: owner).first else { return Catalog.type(owner) != nil }
    if type.all.contains(where: { $0.type.members.cases.contains { $0.name == name } }) { return true }
    return type.variables.contains { $0.name == name && $0.isLet && $0.modifiers.isTypeMember }
  }
}
