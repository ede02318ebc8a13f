package import Semantics

extension ProgramScope {
  /// The parameters that a value is computed from, where it is computed from nothing else but constants: conversions,
  /// choices, sums, and what functions make of them. Nil where it reads anything that is kept elsewhere, or makes a value of
  /// one of the program's types.
  package func sources(of value: PlacedExpression, among parameters: [Parameter]) -> [Parameter]? {
    var inputs = ValueInputs(parameters, in: self)
    return inputs.read(value.expression, in: value.scope) ? inputs.found : nil
  }
}

/// What goes into a value, with a bound.
private struct ValueInputs {
  private let parameters: [Parameter]
  private let scope: ProgramScope
  private(set) var found: [Parameter] = []
  private var left = 64

  init(_ parameters: [Parameter], in scope: ProgramScope) {
    self.parameters = parameters
    self.scope = scope
  }

  private mutating func read(_ values: [Expression], in code: CodeScope) -> Bool {
    values.allSatisfy { read($0, in: code) }
  }

  /// Whether nothing but parameters and constants goes into the value.
  mutating func read(_ value: Expression, in code: CodeScope) -> Bool {
    left -= 1
    guard left > 0 else { return false }
    let value = value.unwrapped
    switch value.kind {
    case .integer, .double, .bool, .nil, .keyPath: return true
    case .local: return readLocal(value, in: code)
    case .name(let name): return name.isType || name.isOperator
    case .member(let member):
      // 'String.init' is a function that has no object to read.
      if member.name == "init", case .name(let type)? = member.base?.unwrapped.kind, type.isType { return true }
      return isConstant(value) && member.base.map { isValue(value) && read($0, in: code) } ?? true
    case .binary(let binary): return read([binary.left, binary.right], in: code)
    case .ternary(let choice): return read([choice.condition, choice.then, choice.otherwise], in: code)
    case .string(let segments): return read(segments.flatMap(\.values), in: code)
    case .array(let elements): return read(elements, in: code)
    case .tuple(let elements): return read(elements.map(\.value), in: code)
    case .subscript(let access): return read([access.base] + access.arguments.map(\.value), in: code)
    case .cast(let cast): return read(cast.value, in: code)
    case .call(let call): return read(call, in: code)
    case .closure(let closure): return closure.body.captures.isEmpty
    default: return false
    }
  }

  private mutating func readLocal(_ local: Expression, in code: CodeScope) -> Bool {
    let source = code.value(of: local)
    guard case .local(let slot, _) = source.expression.kind else { return read(source.expression, in: source.scope) }
    guard let parameter = parameters.first(where: { $0.slot == slot }), isValue(local) else { return false }
    found.append(parameter)
    return true
  }

  /// Whether it is no variable of a type that may have another value later, however it is reached: `Store.items`, `.usual`.
  private func isConstant(_ member: Expression) -> Bool {
    guard let variable = scope.declaredVariable(member)?.variable, variable.modifiers.isTypeMember else { return true }
    return scope.isNeverSet(variable)
  }

  /// Whether it is known to be no object: what that gives may be another value later.
  private func isValue(_ expression: Expression) -> Bool {
    scope.type(of: expression).flatMap { scope.isObject($0.wrapped ?? $0) } == false
  }

  private mutating func read(_ call: CallExpression, in code: CodeScope) -> Bool {
    guard isPlain(call) else { return false }
    return read((call.receiver.map { [$0] } ?? []) + call.arguments.map(\.value), in: code)
  }

  /// Whether the call makes a value of a framework's type, or is one of a member, or of a function that has no object to
  /// read.
  private func isPlain(_ call: CallExpression) -> Bool {
    if call.isInitializer { return call.calledName.map { !scope.declaresType($0) } ?? false }
    guard call.receiver == nil else { return true }
    guard let (function, around) = scope.calledFunction(call) else {
      // One of the language or a framework, whose type is known, makes a value of what it is given.
      return !call.arguments.isEmpty && call.calledName.map { !scope.declares($0) } ?? false
        && scope.type(ofExpressionAt: call.span) != nil
    }
    return around.type == nil || function.modifiers.isTypeMember
  }
}

extension StringSegment {
  /// What an interpolation shows.
  fileprivate var values: [Expression] {
    if case .interpolation(let arguments) = self { arguments.map(\.value) } else { [] }
  }
}
