package import Semantics

/// What a length is made of that is computed from the size of a `GeometryReader`.
package struct ReaderFormula {
  /// A length as a function of the reader's length along an axis.
  package enum Length {
    case constant(Double)
    /// `factor` times the reader's, and `constant`.
    case linear(ProxyUse.Axis, factor: Double, constant: Double)
    /// Something is divided by the reader's length.
    case inverse(ProxyUse.Axis)
  }

  private let reader: ReaderClosure
  private let program: ProgramScope

  package init(of reader: ReaderClosure, in program: ProgramScope) {
    self.reader = reader
    self.program = program
  }

  /// The length that `expression` says, also by way of constants of the code, computed properties and functions that only
  /// give something; nil where it is bounded, or made of anything else. In a function's code, `caller` is the call that
  /// is meant.
  package func length(_ expression: Expression, in scope: CodeScope, calledBy caller: FunctionCall? = nil) -> Length? {
    length(CalledExpression(expression: expression, scope: scope, caller: caller), depth: 0)
  }

  private func length(_ given: CalledExpression, depth: Int) -> Length? {
    guard depth < Self.depthLimit else { return nil }
    let place = given.value
    if let number = program.constantNumber(place.expression, in: place.scope) { return .constant(number) }
    if let axis = path(of: place).flatMap(ProxyUse.Axis.init(ofLengthAt:)) {
      return .linear(axis, factor: 1, constant: 0)
    }
    switch place.expression.kind {
    case .binary(let binary):
      // Shared among so many, it is negative where it was.
      if binary.operator == "/", place.with(binary.right).value.expression.isCount {
        return length(place.with(binary.left), depth: depth + 1)
      }
      return combined(
        binary.operator,
        length(place.with(binary.left), depth: depth + 1),
        length(place.with(binary.right), depth: depth + 1)
      )
    case .call(let call):
      if let result = place.result(of: call, in: program) { return length(result, depth: depth + 1) }
      if call.receiver == nil, call.calledName == "min" { return smallest(of: call, in: place, depth: depth) }
      guard call.receiver == nil, ["CGFloat", "Double"].contains(call.calledName), call.arguments.count == 1,
        let inner = call.unlabeled
      else { return nil }
      return length(place.with(inner.value), depth: depth + 1)
    case .name, .member:
      return place.resultOfProperty(in: program).flatMap { length($0, depth: depth + 1) }
    default: return nil
    }
  }

  /// The least of several lengths is no more than any of them: it is negative wherever one is.
  private func smallest(of call: CallExpression, in place: CalledExpression, depth: Int) -> Length? {
    call.arguments.lazy.compactMap { length(place.with($0.value), depth: depth + 1) }.first { length in
      if case .linear = length { true } else { false }
    }
  }

  /// Deeper expressions than this are not taken apart: constants that name others twice double the work at each step.
  private static let depthLimit = 10

  private func combined(_ sign: String, _ left: Length?, _ right: Length?) -> Length? {
    // Whatever is divided by nothing is not finite, and stays so.
    if sign == "/", case .linear(let axis, _, 0)? = right { return .inverse(axis) }
    guard let left, let right else { return nil }
    if case .constant(let first) = left, case .constant(let second) = right {
      return Self.combined(sign, first, second).map { .constant($0) }
    }
    switch (sign, left, right) {
    case ("+", .linear(let axis, let factor, let constant), .constant(let number)),
      ("+", .constant(let number), .linear(let axis, let factor, let constant)):
      return .linear(axis, factor: factor, constant: constant + number)
    case ("-", .linear(let axis, let factor, let constant), .constant(let number)):
      return .linear(axis, factor: factor, constant: constant - number)
    case ("*", .linear(let axis, let factor, let constant), .constant(let number)),
      ("*", .constant(let number), .linear(let axis, let factor, let constant)):
      return .linear(axis, factor: factor * number, constant: constant * number)
    case ("/", .linear(let axis, let factor, let constant), .constant(let number)) where number != 0:
      return .linear(axis, factor: factor / number, constant: constant / number)
    case ("+", .inverse(let axis), .constant), ("-", .inverse(let axis), .constant),
      ("*", .inverse(let axis), .constant), ("/", .inverse(let axis), .constant),
      ("+", .constant, .inverse(let axis)), ("-", .constant, .inverse(let axis)), ("*", .constant, .inverse(let axis)):
      return .inverse(axis)
    default: return nil
    }
  }

  private static func combined(_ sign: String, _ left: Double, _ right: Double) -> Double? {
    switch sign {
    case "+": left + right
    case "-": left - right
    case "*": left * right
    case "/": left / right
    default: nil
    }
  }

  /// What `proxy.size.width` asks of the reader's proxy, also by way of constants; nil for everything else.
  private func path(of place: CalledExpression) -> [String]? {
    var names: [String] = []
    var current = place
    for _ in 0..<Self.depthLimit {
      switch current.expression.kind {
      case .member(let member):
        guard let base = member.base else { return nil }
        names.append(member.name)
        current = current.with(base).value
      case .call(let call):
        guard call.receiver != nil else { return nil }
        current = current.with(call.callee).value
      case .local(let slot, _):
        return isProxy(slot, in: current.scope) ? names.reversed() : nil
      default: return nil
      }
    }
    return nil
  }

  /// Whether a local is the reader's proxy.
  private func isProxy(_ slot: Int, in scope: CodeScope) -> Bool {
    switch scope.origin(ofLocal: slot) {
    case .closureParameter(_, _, let call?): call === reader.call
    case .parameter(_, let function): function.span == reader.closure.span
    case .closureParameter, .selfValue, .variable, nil: false
    }
  }

  /// Whether the use stands where something has asked the reader's size before.
  package func isTested(around use: ProxyUse) -> Bool {
    var conditions: [(nodes: [CodeNode], depth: Int)] = []
    for (index, node) in use.surroundings.enumerated() {
      switch node {
      case .ifStatement(let statement): conditions.append((statement.conditions.map { .condition($0) }, index))
      case .expression(let expression):
        if case .ternary(let choice) = expression.kind { conditions.append(([.expression(choice.condition)], index)) }
      default: continue
      }
    }
    return conditions.contains { condition in
      let scope = use.scope(in: reader, outOf: condition.depth)
      return condition.nodes.flatMap(\.children).contains { node in
        guard case .expression(let expression) = node else { return false }
        return CodeWalk(expression).expressions.contains { asked in
          path(of: CalledExpression(expression: asked, scope: scope, caller: nil).value) != nil
        }
      }
    }
  }
}

extension Expression {
  /// `CGFloat(columns)`: a number of things, converted.
  fileprivate var isCount: Bool {
    guard let call = asCall, call.receiver == nil, ["CGFloat", "Double"].contains(call.calledName) else { return false }
    return call.arguments.count == 1 && call.unlabeled?.value.literalNumber == nil
  }
}

extension ProxyUse {
  /// The code that the use stands in, or that `depth` of what stands around it is in.
  package func scope(in reader: ReaderClosure, outOf depth: Int = 0) -> CodeScope {
    var scope = reader.contentScope
    for node in surroundings.dropFirst(depth).reversed() {
      switch node {
      case .closure(let closure, let call): scope = scope.inside(closure, of: call)
      case .function(let function): scope = CodeScope(.function(function), in: scope)
      default: continue
      }
    }
    return scope
  }
}
