import Catalog
import Semantics

/// Chooses the signature that a call fits, and evaluates the arguments as its parameters' types.
struct CallBinder {
  let types: TypeNotation

  /// The bound arguments; where no signature fits, arguments are bound to the first one as far as labels agree. `host`
  /// knows the types that earlier arguments decide.
  func bind(
    _ call: CallSite,
    to signatures: [Signature],
    adjustedBy host: SwiftUIHost? = nil
  ) -> BoundArguments {
    bind(call, call.fit(signatures, types), signatures, adjustedBy: host)
  }

  /// The same for a call of a view.
  func bind(_ call: CallSite, to view: ViewDefinition) -> BoundArguments {
    bind(call, call.fit(view, types), view.initializers, adjustedBy: nil)
  }

  /// Whether an initializer of the view has the labels of the call.
  func fits(_ call: CallSite, _ view: ViewDefinition) -> Bool {
    let fit = call.fit(view, types)
    return fit.decided != nil || !fit.candidates.isEmpty
  }

  /// The same for a call of a modifier.
  func bind(_ call: CallSite, to modifier: ModifierDefinition, adjustedBy host: SwiftUIHost) -> BoundArguments {
    bind(call, call.fit(modifier, types), modifier.signatures, adjustedBy: host)
  }

  private func bind(
    _ call: CallSite,
    _ fit: SignatureFit,
    _ signatures: @autoclosure () -> [Signature],
    adjustedBy host: SwiftUIHost?
  ) -> BoundArguments {
    let evaluator = call.evaluator
    if let operands = fit.operands, operands.fit(evaluator) {
      evaluator.spend(operands.steps)
      return operands.bound
    }
    guard let choice = fit.decided ?? best(fit.candidates, call) else { return loose(call, signatures().first, host) }
    guard choice.isPlain else { return gather(call, choice, host) }
    let bound = BoundArguments(choice)
    let watch = fit.decided != nil && choice.takesOperands(call) ? OperandWatch(evaluator) : nil
    for index in choice.arguments.indices {
      var expected = choice.arguments[index].type
      if choice.mayAdjust {
        expected = host?.expectedType(of: choice.arguments[index].parameter, after: bound, call) ?? expected
      }
      let mark = evaluator.trace.begin()
      let value = call.evaluate(index, as: expected)
      bound.bind(value, madeFrom: evaluator.trace.end(mark))
    }
    if let watch { fit.operands = watch.operands(bound) }
    return bound
  }

  /// Binds a call of which several arguments may go to one parameter.
  private func gather(
    _ call: CallSite,
    _ choice: SignatureFit.Candidate,
    _ host: SwiftUIHost?
  ) -> BoundArguments {
    let bound = BoundArguments(signature: choice.signature)
    for (index, argument) in choice.arguments.enumerated() {
      let expected = host?.expectedType(of: argument.parameter, after: bound, call) ?? argument.type
      let (value, standIns) = call.evaluator.traced { call.evaluate(index, as: expected) }
      bound.bind(value, to: argument.parameter, writtenAs: call.arguments[index].value, madeFrom: standIns)
    }
    return bound
  }

  private func loose(
    _ call: CallSite,
    _ signature: Signature?,
    _ host: SwiftUIHost?
  ) -> BoundArguments {
    let bound = BoundArguments(signature: signature)
    guard let signature else { return bound }
    for (index, argument) in call.arguments.enumerated() {
      let isFree = { (parameter: SignatureParameter) in bound[parameter.name] == nil }
      let parameter =
        argument.isTrailing && argument.label == nil
        ? signature.parameters.last { $0.isClosure && isFree($0) }
        : signature.parameters.first { $0.label == argument.label && isFree($0) }
      guard let parameter else { continue }
      let expected = host?.expectedType(of: parameter, after: bound, call) ?? types.type(parameter)
      let (value, standIns) = call.evaluator.traced { call.evaluate(index, as: expected) }
      bound.bind(value, to: parameter, writtenAs: argument.value, madeFrom: standIns)
    }
    return bound
  }

  /// The candidate whose parameters suit the arguments best: by their form where that tells, else by their values.
  private func best(_ candidates: [SignatureFit.Candidate], _ call: CallSite) -> SignatureFit.Candidate? {
    var dynamic: [Int: Value] = [:]
    var winner: (candidate: SignatureFit.Candidate, score: Int)?
    for candidate in candidates {
      var score = 0
      for (index, argument) in candidate.arguments.enumerated() {
        if let rating = argument.rating {
          score += rating
        } else {
          let value = dynamic[index] ?? call.evaluate(index)
          dynamic[index] = value
          score += value.rating(for: argument.parameter)
        }
      }
      if winner.map({ score > $0.score }) ?? true { winner = (candidate, score) }
    }
    return winner?.candidate
  }
}
