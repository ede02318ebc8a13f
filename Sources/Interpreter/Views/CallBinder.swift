import Catalog
import Semantics

/// Chooses the signature that a call fits, and evaluates the arguments as its parameters' types.
struct CallBinder {
  let types: TypeNotation

  /// The bound arguments; where no signature fits, arguments are bound to the first one as far as labels agree.
  func bind(
    _ call: CallSite,
    to signatures: [Signature],
    adjust: (BoundArguments, SignatureParameter) -> TypeValue? = { _, _ in nil }
  )
    -> BoundArguments
  {
    let fit = call.fit(signatures, types)
    guard let choice = fit.decided ?? best(fit.candidates, call) else { return loose(call, signatures.first, adjust) }
    var bound = BoundArguments(signature: choice.signature)
    for (index, argument) in choice.arguments.enumerated() {
      let expected = adjust(bound, argument.parameter) ?? argument.type
      let (value, standIns) = call.evaluator.traced { call.evaluate(index, as: expected) }
      bound.bind(value, to: argument.parameter, writtenAs: call.arguments[index].value, madeFrom: standIns)
    }
    return bound
  }

  private func loose(
    _ call: CallSite,
    _ signature: Signature?,
    _ adjust: (BoundArguments, SignatureParameter) -> TypeValue?
  ) -> BoundArguments {
    var bound = BoundArguments(signature: signature)
    guard let signature else { return bound }
    for (index, argument) in call.arguments.enumerated() {
      let isFree = { (parameter: SignatureParameter) in bound[parameter.name] == nil }
      let parameter =
        argument.isTrailing && argument.label == nil
        ? signature.parameters.last { $0.isClosure && isFree($0) }
        : signature.parameters.first { $0.label == argument.label && isFree($0) }
      guard let parameter else { continue }
      let expected = adjust(bound, parameter) ?? types.type(parameter)
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
