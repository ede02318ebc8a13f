import Catalog
import Semantics
import ViewGraph

/// What an observer of a view watches, by a path from one of the view's own members: `level`, `settings.level`,
/// `items.count`, `counts[0]`.
struct WatchedValue {
  let expression: Expression
  /// The view's member, and the members on the way from it; positions are left out.
  let names: [String]

  init?(_ expression: Expression) {
    guard let (name, path) = expression.ownPath else { return nil }
    self.expression = expression
    names = [name] + path
  }

  /// The element of a list that is watched: `0` of `counts[0]`.
  var element: Int? {
    guard case .subscript(let access) = expression.unwrapped.kind, access.arguments.count == 1,
      case .integer(let position)? = access.arguments.first?.value.kind
    else { return nil }
    return position
  }

  var path: String { names.joined(separator: ".") }

  /// Whether the names alone say what is watched.
  var isPlain: Bool { expression.isOwnPath(path) }
}

extension ProgramScope {
  /// The statement of an action that gives the watched value another one, whatever it was: `level += 1`, or the call of a
  /// method that does so and nothing conditional.
  func movingWrite(
    in statements: [Expression],
    of action: ActionCode,
    to watched: WatchedValue,
    _ code: CodeScope
  ) -> Expression? {
    movingWrite(in: statements, new: Set(action.parameters.suffix(1)), to: watched, code)
  }

  /// The same of two actions, each of which moves what the other one watches.
  func movingWrite(of action: RepeatingAction, with other: RepeatingAction, in code: CodeScope) -> Expression? {
    guard action.watched.names != other.watched.names,
      movingWrite(in: other.statements, new: [], to: action.watched, code) != nil
    else { return nil }
    return movingWrite(in: action.statements, new: [], to: other.watched, code)
  }

  /// `new` are the constants that hold the new value of what is watched.
  private func movingWrite(
    in statements: [Expression],
    new: Set<Int>,
    to watched: WatchedValue,
    _ code: CodeScope
  ) -> Expression? {
    guard watched.isPlain, watched.names.count == 1 || isPlainlyStored(watched.expression) else { return nil }
    return statements.first { statement in
      statement.moves(watched.path, new: new) || statement.moves(watched.path, new: new, by: code, self)
        || renews(watched.path, by: statement) || callsMethod(statement, moving: watched.names, in: code.type)
    }
  }

  /// Whether a statement puts a value there that is unlike all before: `token = UUID()`.
  private func renews(_ path: String, by statement: Expression) -> Bool {
    guard case .assignment(let assignment) = statement.kind, assignment.operator == nil,
      assignment.target.isOwnPath(path)
    else { return false }
    switch freshValue(of: assignment.value) {
    case .identifier, .time: return true
    case .chance, nil: return false
    }
  }

  /// Whether a member gives what was put into it.
  private func isPlainlyStored(_ member: Expression) -> Bool {
    declaredVariable(member).map { $0.variable.isStored && $0.variable.accessors.all.isEmpty } ?? false
  }

  /// Whether a statement calls a method without arguments that moves what the names lead to: one of the view, or of the
  /// class of an object that it holds.
  private func callsMethod(_ statement: Expression, moving names: [String], in type: TypeDeclaration?) -> Bool {
    guard let call = statement.asCall, call.arguments.isEmpty, let name = call.calledName else { return false }
    if call.callee.ownMember == name {
      return method(named: name, of: type).map { changes(names.joined(separator: "."), in: $0) } ?? false
    }
    guard names.count == 2, let receiver = call.receiver, receiver.unwrapped.ownMember == names.first,
      let held = self.type(of: receiver)?.nominal, let declared = self.type(named: held.name)?.declaration,
      declared.kind == .class
    else { return false }
    return method(named: name, of: declared).map { changes(names[1], in: $0) } ?? false
  }

  /// Whether a body gives what the path leads to another value in any case.
  private func changes(_ path: String, in body: Body) -> Bool {
    let expressions = body.statements.compactMap(\.plainExpression)
    return expressions.count == body.statements.count
      && expressions.contains { $0.moves(path, new: []) || renews(path, by: $0) }
  }

  private func method(named name: String, of type: TypeDeclaration?) -> Body? {
    parts(of: type)?.onlyFunction(named: name) { !$0.isAsync && $0.parameters.isEmpty }?.body
  }
}

extension Expression {
  /// Whether the expression gives what the path leads to another value, whatever it was: `n += 1`, `n = n * 2`, `on = !on`.
  fileprivate func moves(_ path: String, new: Set<Int>) -> Bool {
    switch kind {
    case .assignment(let assignment):
      guard assignment.target.isOwnPath(path) else { return false }
      guard let compound = assignment.operator else { return assignment.value.isMoved(path, new) }
      return Self.moves(by: compound, assignment.value)
    case .call(let call):
      return call.calledName == "toggle" && call.receiver?.isOwnPath(path) == true
    default: return false
    }
  }

  /// `value + 1`, `!value`, where value is what the path leads to or the action's new value.
  private func isMoved(_ path: String, _ new: Set<Int>) -> Bool {
    func isValue(_ expression: Expression) -> Bool {
      if case .local(let slot, _) = expression.unwrapped.kind { return new.contains(slot) }
      return expression.isOwnPath(path)
    }
    switch unwrapped.kind {
    case .prefix("!", let operand), .prefix("-", let operand): return isValue(operand)
    case .binary(let binary):
      return isValue(binary.left) && Self.moves(by: binary.operator, binary.right)
        || binary.operator != "-" && isValue(binary.right) && Self.moves(by: binary.operator, binary.left)
    default: return false
    }
  }

  /// The same where a function of the view says the other value: `n = grown(n)`.
  fileprivate func moves(_ path: String, new: Set<Int>, by code: CodeScope, _ program: ProgramScope) -> Bool {
    guard case .assignment(let assignment) = kind, assignment.operator == nil, assignment.target.isOwnPath(path),
      let call = assignment.value.unwrapped.asCall, call.arguments.count == 1,
      let argument = call.arguments.first?.value,
      let called = call.callee.ownMember,
      let function = program.parts(of: code.type)?.onlyFunction(named: called), function.parameters.count == 1,
      let parameter = function.parameters.first,
      let result = function.body?.result
    else { return false }
    let isNew = if case .local(let slot, _) = argument.unwrapped.kind { new.contains(slot) } else { false }
    return (isNew || argument.isOwnPath(path)) && result.isMoved("", [parameter.slot])
  }

  private static func moves(by operation: String, _ operand: Expression) -> Bool {
    let number: Double
    switch operand.unwrapped.kind {
    case .integer(let value): number = Double(value)
    case .double(let value): number = value
    case .string(let segments): return operation == "+" && !segments.isEmpty && operand.literalText != ""
    default: return false
    }
    switch operation {
    case "+", "-": return number != 0
    case "*": return number != 1 && number != 0
    default: return false
    }
  }
}

extension Statement {
  /// An expression that stands by itself.
  var plainExpression: Expression? {
    if case .expression(let expression) = kind { expression } else { nil }
  }
}
