import Interpreter
import Semantics
import ViewGraph

extension LintRule {
  static let onChangeWritesOwnValue = LintRule(
    id: "on-change-writes-own-value",
    summary: "'onChange' changes the value that it watches, each time again",
    documentation: """
      The action changes the watched value to something else each time, so that it runs again. SwiftUI gives up after \
      the third time in a frame: "onChange(of: Int) action tried to update multiple times per frame."

      An action may normalize its value (clamp it, trim it): what it writes then stays as it is.
      """,
    severity: .warning,
    bad: [
      """
      struct Stepper3: View {
        @State private var count = 0
        var body: some View {
          Button("\\(count)") { count = 5 }
            .onChange(of: count) { count += 1 }
        }
      }
      """,
      """
      struct Switcher: View {
        @State private var isOn = false
        var body: some View {
          Toggle("On", isOn: $isOn)
            .onChange(of: isOn) { _, new in isOn = !new }
        }
      }
      """,
    ],
    good: [
      """
      struct Stepper3: View {
        @State private var count = 0
        var body: some View {
          Button("\\(count)") { count += 5 }
            .onChange(of: count) { count = min(count, 10) }
        }
      }
      """,
      """
      struct Switcher: View {
        @State private var isOn = false
        @State private var changes = 0
        var body: some View {
          Toggle("On, \\(changes)", isOn: $isOn)
            .onChange(of: isOn) { changes += 1 }
        }
      }
      """,
    ],
    check: .unit { unit, scope in unit.calls("onChange").compactMap { problem($0, in: scope) } }
  )
}

private func problem(_ occurrence: CallOccurrence, in scope: ProgramScope) -> Problem? {
  guard let watched = occurrence.call.argument("of")?.value,
    let name = watched.ownMember ?? watched.memberOfObject?.member,
    let action = occurrence.call.closures.last?.closure,
    action.body.statements.count == 1 || !action.body.hasReturn
  else { return nil }
  let expressions = action.body.statements.compactMap(\.plainExpression)
  // Anything conditional may end the repetition.
  guard expressions.count == action.body.statements.count(where: { !$0.isConstant }),
    let write = expressions.first(where: {
      if let (object, member) = watched.memberOfObject {
        return scope.method(calledBy: $0, of: object, in: occurrence.scope.type).map { $0.moves(member) } ?? false
      }
      return $0.moves(name, new: action.newValueSlots)
        || $0.moves(name, new: action.newValueSlots, by: occurrence.scope, scope)
        || scope.method(calledBy: $0, in: occurrence.scope.type).map { $0.moves(name) } ?? false
    }) ?? scope.changingWrite(in: expressions, of: action, to: watched, occurrence.scope),
    let place = scope.place(write.span)
  else { return nil }
  return Problem(
    place,
    "this changes '\(name)' to another value whenever '\(name)' changes, so it runs again; SwiftUI stops it with "
      + "'onChange(of:) action tried to update multiple times per frame.'",
    related: scope.place(occurrence.call.nameSpan).map { [RelatedPlace($0, "'\(name)' is watched here")] } ?? []
  )
}

extension ProgramScope {
  /// The method that a statement calls without arguments: one of the view, or of the class of an `object` that it holds.
  fileprivate func method(
    calledBy expression: Expression,
    of object: String? = nil,
    in type: TypeDeclaration?
  ) -> Body? {
    guard let call = expression.asCall, call.arguments.isEmpty, let name = call.calledName else { return nil }
    let owner: TypeDeclaration?
    if let object {
      guard let receiver = call.receiver, receiver.unwrapped.ownMember == object,
        let held = self.type(of: receiver)?.nominal, let declared = self.type(named: held.name)?.declaration,
        declared.kind == .class
      else { return nil }
      owner = declared
    } else {
      guard call.callee.ownMember == name else { return nil }
      owner = type
    }
    return parts(of: owner)?.onlyFunction(named: name) { !$0.isAsync && $0.parameters.isEmpty }?.body
  }
}

extension ProgramScope {
  /// The last statement that sets the watched state, where the action gives it another value whatever it was: found by
  /// running it. Nil where anything else decides what it does.
  fileprivate func changingWrite(
    in statements: [Expression],
    of action: ClosureExpression,
    to watched: Expression,
    _ code: CodeScope
  ) -> Expression? {
    guard let name = watched.ownMember, let type = code.type, let parts = parts(of: type),
      let state = parts.variables.first(where: { $0.name == name }), state.attribute("State") != nil,
      let write = statements.last(where: { $0.asAssignment?.target.ownMember == name }),
      dependsOnly(on: name, action, of: parts)
    else { return nil }
    let declaration = parts.declaration.type
    let trial = ActionTrial(action, of: declaration, setting: name, program: program(seenBy: declaration)) {
      readRunCode(of: $0)
    }
    return trial?.keepsChanging == true ? write : nil
  }

  /// Whether the action, with all of the view's own code that it calls, reads nothing of the view but the property and
  /// constants.
  private func dependsOnly(on name: String, _ action: ClosureExpression, of type: TypeParts) -> Bool {
    var pending = [action.body]
    var seen: Set<SourceSpan> = []
    while let body = pending.popLast() {
      guard seen.count < 16 else { return false }
      guard seen.insert(body.span).inserted else { continue }
      for member in Set(CodeWalk(body).expressions.compactMap(\.ownMember)) where member != name {
        if let variable = type.variables.first(where: { $0.name == member }) {
          if let getter = variable.accessors.getter { pending.append(getter.body); continue }
          guard variable.isLet, variable.initializer != nil else { return false }
        } else {
          let bodies = type.functions.filter { $0.name == member }.compactMap(\.body)
          guard !bodies.isEmpty || !member.hasPrefix("$") && !member.hasPrefix("_") else { return false }
          pending += bodies
        }
      }
    }
    return true
  }
}

extension Expression {
  fileprivate var asAssignment: AssignmentExpression? {
    if case .assignment(let assignment) = kind { assignment } else { nil }
  }

  /// `model` and `count` of `model.count`, where the view holds the model.
  fileprivate var memberOfObject: (object: String, member: String)? {
    guard let (name, path) = ownPath, path.count == 1, let member = path.first else { return nil }
    return (name, member)
  }
}

extension Body {
  /// Whether it gives the property another value in any case.
  fileprivate func moves(_ name: String) -> Bool {
    let expressions = statements.compactMap(\.plainExpression)
    return expressions.count == statements.count && expressions.contains { $0.moves(name, new: []) }
  }
}

extension Statement {
  fileprivate var plainExpression: Expression? {
    if case .expression(let expression) = kind { expression } else { nil }
  }

  /// `let doubled = new * 2`
  fileprivate var isConstant: Bool {
    if case .variable(let binding) = kind { !binding.isMutable } else { false }
  }
}

extension ClosureExpression {
  /// The slots of parameters that hold the new value: the only one, or the second.
  fileprivate var newValueSlots: Set<Int> { Set(parameters.suffix(1).map(\.slot)) }
}

extension Expression {
  /// Whether the expression gives the property another value, whatever it was: `n += 1`, `n = n * 2`, `on = !on`.
  fileprivate func moves(_ name: String, new: Set<Int>) -> Bool {
    switch kind {
    case .assignment(let assignment):
      guard assignment.target.ownMember == name else { return false }
      guard let compound = assignment.operator else { return assignment.value.isMoved(name, new) }
      return Self.moves(by: compound, assignment.value)
    case .call(let call):
      return call.calledName == "toggle" && call.receiver?.ownMember == name
    default: return false
    }
  }

  /// `value + 1`, `!value`, where value is the property or the action's new value.
  private func isMoved(_ name: String, _ new: Set<Int>) -> Bool {
    func isValue(_ expression: Expression) -> Bool {
      if case .local(let slot, _) = expression.unwrapped.kind { return new.contains(slot) }
      return expression.unwrapped.ownMember == name
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
  fileprivate func moves(_ name: String, new: Set<Int>, by code: CodeScope, _ program: ProgramScope) -> Bool {
    guard case .assignment(let assignment) = kind, assignment.operator == nil, assignment.target.ownMember == name,
      let call = assignment.value.unwrapped.asCall, call.arguments.count == 1,
      let argument = call.arguments.first?.value,
      let called = call.callee.ownMember,
      let function = program.parts(of: code.type)?.onlyFunction(named: called), function.parameters.count == 1,
      let parameter = function.parameters.first,
      let result = function.body?.result
    else { return false }
    let isNew = if case .local(let slot, _) = argument.unwrapped.kind { new.contains(slot) } else { false }
    return (isNew || argument.unwrapped.ownMember == name) && result.isMoved("", [parameter.slot])
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
