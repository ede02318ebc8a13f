import Catalog
import Semantics
import SourceText

/// Chooses the signature that a call fits, and evaluates the arguments as its parameters' types.
struct CallBinder {
  let types: TypeNotation

  /// The bound arguments; where no signature fits, they are bound as far as labels agree, and what the call makes is
  /// unknown. `host` knows the types that earlier arguments decide.
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
    guard let choice = fit.decided ?? best(fit.candidates, call) else { return loose(call, signatures(), host) }
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

  /// Binds a call that no signature takes to the one that has parameters for the most of its arguments, and the others to
  /// parameters of the rest: content that was given is shown. What else the call makes is not known.
  private func loose(_ call: CallSite, _ signatures: [Signature], _ host: SwiftUIHost?) -> BoundArguments {
    let fits = signatures.map { LooseFit(call, $0) }.ordered { $0.count > $1.count }
    let bound = BoundArguments(signature: fits.first?.signature)
    guard !fits.isEmpty else { return bound }
    let name = call.name ?? "init"
    _ = call.evaluator.unknown("'\(name)' does not take these arguments", name: name, at: call.nameSpan)
    bound.depend(on: name)
    for (index, argument) in call.arguments.enumerated() {
      let parameters = fits.compactMap { $0.parameters[index] }
      guard let parameter = parameters.first(where: { bound[$0.name] == nil }) else { continue }
      let expected = host?.expectedType(of: parameter, after: bound, call) ?? types.type(parameter)
      let (value, standIns) = call.evaluator.traced { call.evaluate(index, as: expected) }
      bound.bind(value, to: parameter, writtenAs: argument.value, madeFrom: standIns)
    }
    return bound
  }

  /// The parameters of a signature that the arguments of a call go to by their labels alone.
  private struct LooseFit {
    let signature: Signature
    /// For each argument.
    let parameters: [SignatureParameter?]
    var count: Int { parameters.count { $0 != nil } }

    init(_ call: CallSite, _ signature: Signature) {
      var free = signature.parameters
      parameters = call.arguments.map { argument in
        let isContent = argument.isTrailing && argument.label == nil
        let place =
          isContent
          ? free.lastIndex(where: \.isClosure) : free.firstIndex { $0.label == argument.label }
        return place.map { free.remove(at: $0) }
      }
      self.signature = signature
    }
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
