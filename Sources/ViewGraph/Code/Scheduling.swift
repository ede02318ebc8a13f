import Catalog
import Queries
package import Semantics
import SourceText

extension ProgramScope {
  /// What runs a closure of the call later, as it is written: `DispatchQueue.main.async`, `Task`, or a function of the
  /// program that hands its closure on to one of those. Nil for all other calls.
  package func scheduler(of call: CallExpression) -> String? {
    guard let name = call.calledName else { return nil }
    if let moment = moment(of: call) {
      return moment == .later ? call.callee.dottedName?.joined(separator: ".") ?? name : nil
    }
    guard let taker = ClosureTaker(call, in: self) else { return nil }
    let isLeft = derived(Self.leftForLater, for: taker.parameter.nameSpan) { scope in
      var walk = TakerWalk()
      return scope.leavesForLater(taker, &walk)
    }
    return isLeft ? name : nil
  }

  private static let leftForLater = Query<SourceSpan, Bool>()

  /// Whether what the call makes runs the closure whenever it is read, as a control reads its binding.
  func runsWhenRead(_ closure: ClosureExpression, argumentOf call: CallExpression?) -> Bool {
    guard let call, let traits = traits(of: call), traits.moment == .whenRead else { return false }
    return call.arguments.contains { $0.label == traits.label && $0.value.closure === closure }
  }

  /// Whether the call runs the closure before it returns.
  func runsAtOnce(_ closure: ClosureExpression, argumentOf call: CallExpression?) -> Bool {
    ImmediateCode.runsAtOnce(closure, argumentOf: call) || call.map { moment(of: $0) == .atOnce } ?? false
  }

  /// When a function of a framework runs the closure of its call; nil for what is none, and where nobody knows.
  private func moment(of call: CallExpression) -> ClosureTraits.Moment? { traits(of: call)?.moment }

  private func traits(of call: CallExpression) -> ClosureTraits? {
    guard let name = call.calledName else { return nil }
    let traits = ClosureTraits.named(name)
    guard !traits.isEmpty, case .declaration(let id)? = meaning(ofName: call.nameSpan), id.file == nil else {
      return nil
    }
    let type = id.owner ?? (id.kind == .type ? NominalID(name: id.name, file: nil) : nil)
    guard let type, type.file == nil else { return nil }
    return traits.first { $0.type == type.name }
  }

  /// Whether a function of the program leaves the closure that it takes to a later turn, as often as it is called: what it
  /// hands to an action waits for that.
  private func leavesForLater(_ taker: ClosureTaker, _ walk: inout TakerWalk) -> Bool {
    guard walk.seen.insert(taker.parameter.nameSpan).inserted else { return false }
    read(.unit(taker.parameter.nameSpan.unit))
    let builders = BuilderClosures(in: self)
    let run = ImmediateCode.expressions(of: taker.body) {
      builders.runs($0, argumentOf: $1) || runsAtOnce($0, argumentOf: $1)
    }
    for call in run.compactMap(\.asCall) where call.runs(taker.parameter) {
      guard walk.callsLeft > 0 else { return false }
      walk.callsLeft -= 1
      if let moment = moment(of: call) {
        if moment == .later { return true }
      } else if let next = ClosureTaker(call, in: self), leavesForLater(next, &walk) {
        return true
      }
    }
    return false
  }
}

/// What was looked at on the way of a closure through functions.
private struct TakerWalk {
  /// The parameters that took it: functions may hand a closure on in circles.
  var seen: Set<SourceSpan> = []
  /// So many calls more are looked at.
  var callsLeft = 128
}

/// A function of the program that a call gives a closure, with the parameter for it.
private struct ClosureTaker: Sendable {
  let body: Body
  let parameter: Parameter

  init?(_ call: CallExpression, in scope: ProgramScope) {
    guard let name = call.calledName, let closure = call.closures.last?.closure, scope.declares(name),
      let (function, _) = scope.calledFunction(call), let body = function.body,
      let parameter = function.parameters.first(where: { function.argument(for: $0, of: call)?.closure === closure })
    else { return nil }
    self.body = body
    self.parameter = parameter
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
