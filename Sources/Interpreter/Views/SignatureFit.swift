import Catalog
import Semantics

/// What the form of a call tells about the signatures that it may mean.
final class SignatureFit {
  /// A signature whose labels and number of parameters fit a call.
  final class Candidate {
    let signature: Signature
    let arguments: [Argument]
    /// The names of the arguments' parameters.
    let names: [String]
    /// Where the arguments stand.
    let spans: [SourceSpan]
    /// Whether each argument has a parameter of its own.
    let isPlain: Bool
    /// Whether the argument before may decide the type of a later one (`keyPath:`, `key:`).
    let mayAdjust: Bool
    /// Whether values of some arguments may have to be put into words.
    let mayDescribe: Bool
    /// For each argument how it is written, where it may be a text whose Markdown counts.
    let keys: [Expression?]
    let mayHaveKeys: Bool
    // SAFETY: unchecked, since every access reads or writes the one value.
    /// Whether the call consists of operands; nil until somebody has looked.
    @exclusivity(unchecked) private var takesOperands: Bool?

    init(_ signature: Signature, _ arguments: [Argument], _ call: CallSite) {
      self.signature = signature
      self.arguments = arguments
      names = arguments.map(\.parameter.name)
      spans = arguments.indices.map { call.arguments[$0].value.span }
      isPlain = !arguments.contains(where: \.parameter.isVariadic)
      mayAdjust = names.contains("keyPath") || names.contains("key")
      mayDescribe = arguments.contains(where: \.parameter.describesValues)
      keys = arguments.indices.map { index in
        let written = call.arguments[index].value
        return arguments[index].parameter.takesKeys && written.mayBeMarkdown ? written : nil
      }
      mayHaveKeys = keys.contains { $0 != nil }
    }

    /// Whether `call`, which the candidate is for, consists of operands whose types are known beforehand.
    func takesOperands(_ call: CallSite) -> Bool {
      if let takesOperands { return takesOperands }
      let takes = !mayAdjust && call.consistsOfOperands
      takesOperands = takes
      return takes
    }
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
  // SAFETY: unchecked, since every access reads or writes the one value.
  /// What the arguments of that one are, where they are always the same. They hold the candidate, which for that reason does
  /// not hold them.
  @exclusivity(unchecked) var operands: ConstantOperands?

  init(_ signatures: [Signature], _ call: CallSite, _ types: TypeNotation) {
    let shapes = call.arguments.map {
      Signature.ArgumentShape(label: $0.label, isTrailingClosure: $0.isTrailing)
    }
    let fitting = signatures.compactMap { signature in
      signature.match(shapes).map { (signature: signature, positions: $0) }
    }
    let forms = fitting.count > 1 ? call.arguments.map { ArgumentForm($0.value) } : []
    let program = call.evaluator.program
    let hasTexts = call.evaluator.localizedTexts != nil
    candidates = fitting.map { signature, positions in
      let arguments = positions.enumerated().map { index, position in
        let parameter = signature.parameters[position]
        let rating = forms.isEmpty ? nil : forms[index].rating(for: parameter, program)
        let written = call.arguments[index].value
        let isKey = parameter.takesKeys && written.isWrittenOut && (hasTexts || written.hasInterpolations)
        let type = isKey ? .named(LocalizedKey.valueType) : types.type(parameter)
        return Argument(parameter: parameter, type: type, rating: rating)
      }
      return Candidate(signature, arguments, call)
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
