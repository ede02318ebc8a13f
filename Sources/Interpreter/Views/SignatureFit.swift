import Catalog
import Semantics

/// What the form of a call tells about the signatures that it may mean.
struct SignatureFit {
  struct Candidate {
    let signature: Signature
    let arguments: [Argument]
  }

  /// An argument with its parameter, the parameter's type, and how well its form suits; nil where its value decides.
  struct Argument {
    let parameter: SignatureParameter
    let type: TypeValue?
    let rating: Int?
  }

  /// The signatures whose labels and number of parameters fit.
  let candidates: [Candidate]
  /// The only or the best one, where no value has to be looked at.
  let decided: Candidate?

  init(_ signatures: [Signature], _ call: CallSite, _ types: TypeNotation) {
    let shapes = call.arguments.map {
      Signature.ArgumentShape(label: $0.label, isTrailingClosure: $0.isTrailing)
    }
    let fitting = signatures.compactMap { signature in
      signature.match(shapes).map { (signature: signature, positions: $0) }
    }
    let forms = fitting.count > 1 ? call.arguments.map { ArgumentForm($0.value) } : []
    let program = call.evaluator.program
    candidates = fitting.map { signature, positions in
      let arguments = positions.enumerated().map { index, position in
        let parameter = signature.parameters[position]
        let rating = forms.isEmpty ? nil : forms[index].rating(for: parameter, program)
        return Argument(parameter: parameter, type: types.type(parameter), rating: rating)
      }
      return Candidate(signature: signature, arguments: arguments)
    }
    decided = candidates.count > 1 ? Self.best(candidates) : candidates.first
  }

  /// The first of the candidates with the highest rating; nil where one has an argument without rating.
  private static func best(_ candidates: [Candidate]) -> Candidate? {
    var winner: (candidate: Candidate, score: Int)?
    for candidate in candidates {
      var score = 0
      for argument in candidate.arguments {
        guard let rating = argument.rating else { return nil }
        score += rating
      }
      if winner.map({ score > $0.score }) ?? true { winner = (candidate, score) }
    }
    return winner?.candidate
  }
}
