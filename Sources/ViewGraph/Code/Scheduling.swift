import Catalog
package import Semantics

extension ProgramScope {
  /// What runs a closure of the call later, as it is written: `DispatchQueue.main.async`, `Task`, or a function of the
  /// program that hands its closure on to one of those. Nil for all other calls.
  package func scheduler(of call: CallExpression) -> String? { scheduler(of: call, depth: 0) }

  /// Whether the call runs the closure before it returns.
  func runsAtOnce(_ closure: ClosureExpression, argumentOf call: CallExpression?) -> Bool {
    ImmediateCode.runsAtOnce(closure, argumentOf: call) || call.map { moment(of: $0) == .atOnce } ?? false
  }

  /// So many functions hand a closure on to each other.
  private static let deepest = 4

  private func scheduler(of call: CallExpression, depth: Int) -> String? {
    guard let name = call.calledName, depth < Self.deepest else { return nil }
    if let moment = moment(of: call) {
      return moment == .later ? call.callee.dottedName?.joined(separator: ".") ?? name : nil
    }
    guard let closure = call.closures.last?.closure, declares(name) else { return nil }
    return schedules(closure, of: call, depth) ? name : nil
  }

  /// When a function of a framework runs the closure of its call; nil for what is none, and where nobody knows.
  private func moment(of call: CallExpression) -> ClosureTraits.Moment? {
    guard let name = call.calledName else { return nil }
    let traits = ClosureTraits.named(name)
    guard !traits.isEmpty, case .declaration(let id)? = meaning(ofName: call.nameSpan), id.file == nil else {
      return nil
    }
    let type = id.owner ?? (id.kind == .type ? NominalID(name: id.name, file: nil) : nil)
    guard let type, type.file == nil else { return nil }
    return traits.first { $0.type == type.name }?.moment
  }

  /// Whether a function of the program leaves the closure that it gets to a later turn.
  private func schedules(_ closure: ClosureExpression, of call: CallExpression, _ depth: Int) -> Bool {
    guard let (function, _) = calledFunction(call), let body = function.body,
      let parameter = function.parameters.first(where: {
        function.argument(for: $0, of: call)?.closure === closure
      })
    else { return false }
    return CodeWalk(body).expressions.compactMap(\.asCall).contains { inner in
      inner.runs(parameter) && scheduler(ofEvery: inner, depth + 1)
    }
  }

  private func scheduler(ofEvery call: CallExpression, _ depth: Int) -> Bool {
    call.closures.isEmpty ? moment(of: call) == .later : scheduler(of: call, depth: depth) != nil
  }
}

extension CallExpression {
  /// Whether it is given the closure of a parameter, or one that calls it.
  fileprivate func runs(_ parameter: Parameter) -> Bool {
    arguments.contains { argument in
      if argument.value.isParameter(parameter) { return true }
      guard let closure = argument.value.closure else { return false }
      return CodeWalk(closure.body).expressions.contains { $0.asCall?.callee.isParameter(parameter) == true }
    }
  }
}

extension Expression {
  /// In closures a parameter of the function around has the same name, whatever its place.
  fileprivate func isParameter(_ parameter: Parameter) -> Bool {
    if case .local(_, parameter.name) = unwrapped.kind { true } else { false }
  }
}
