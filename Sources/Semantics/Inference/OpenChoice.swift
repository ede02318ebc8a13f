/// The declarations of a name that fit a call alike as long as one of its arguments is not known.
///
/// Each may be the one that is meant, so nothing is said of the call but what is the same whichever it is.
struct OpenChoice {
  /// Why the argument that would tell is not known.
  let reason: UnknownReason
  /// Where the arguments go in each of the others.
  let rivals: [(candidate: Candidate, matching: ArgumentMatching)]

  /// So many declarations are named at most.
  private static let mostNamed = 32

  /// What the called name means: one of all these.
  func meaning(of name: String, besides chosen: Candidate) -> Resolution {
    var seen: Set<DeclarationID> = []
    let all = [chosen] + rivals.map(\.candidate)
    let declarations = all.compactMap { candidate -> DeclarationID? in
      guard seen.count < Self.mostNamed, case .declaration(let id) = candidate.resolution,
        seen.insert(id).inserted
      else { return nil }
      return id
    }
    return .unknown(.choice(of: name, among: declarations, reason))
  }
}

extension BodyChecker {
  /// What else a call may mean where an argument that is not known fits several declarations; nil where that argument
  /// tells nothing apart.
  func openChoice(
    of chosen: (candidate: Candidate, matching: ArgumentMatching),
    among fitting: [(candidate: Candidate, matching: ArgumentMatching)],
    _ known: [Int: Type]
  ) -> OpenChoice? {
    var reason: UnknownReason?
    var rivals: [(Candidate, ArgumentMatching)] = []
    for index in known.keys.sorted() {
      guard let unknown = known[index].flatMap({ system.settledReason(of: $0) }) else { continue }
      let wanted = shape(of: index, in: chosen)
      let others = fitting.filter { shape(of: index, in: $0) != wanted }
      guard !others.isEmpty else { continue }
      reason = reason ?? unknown
      rivals += others
    }
    return reason.map { OpenChoice(reason: $0, rivals: rivals) }
  }

  /// What stays of a parameter's type when the others may be meant as well.
  func agreed(_ type: Type, of argument: Int, _ chosen: (Candidate, ArgumentMatching), _ open: OpenChoice) -> Type {
    let own = shape(of: argument, in: chosen)
    return agreed(type, own, open.rivals.map { shape(of: argument, in: $0) }, open.reason)
  }

  /// What stays of a call's result when the others may be meant as well.
  func agreed(_ result: Type, _ chosen: Candidate, _ open: OpenChoice) -> Type {
    agreed(result, shape(ofResult: chosen), open.rivals.map { shape(ofResult: $0.candidate) }, open.reason)
  }

  /// The parts of `type` that are alike in all shapes; the others are unknown. `type` is an instance of `own`.
  private func agreed(_ type: Type, _ own: Type, _ others: [Type], _ reason: UnknownReason) -> Type {
    if others.allSatisfy({ $0.saysTheSame(as: own) }) { return type }
    switch (system.head(type), own) {
    case (.nominal(let id, let arguments), .nominal(_, let ownArguments)):
      let parts = others.compactMap { other -> [Type]? in
        guard case .nominal(id, let parts) = other, parts.count == ownArguments.count else { return nil }
        return parts
      }
      guard parts.count == others.count, arguments.count == ownArguments.count else { break }
      return .nominal(id, agreed(arguments, ownArguments, parts, reason))
    case (.function(let function), .function(let ownFunction)):
      let functions = others.compactMap { other -> FunctionType? in
        guard case .function(let other) = other, other.parameters.count == function.parameters.count else { return nil }
        return other
      }
      guard functions.count == others.count else { break }
      return .function(
        FunctionType(
          parameters: agreed(function.parameters, ownFunction.parameters, functions.map(\.parameters), reason),
          result: agreed(function.result, ownFunction.result, functions.map(\.result), reason)
        )
      )
    default: break
    }
    return .unknown(reason)
  }

  private func agreed(_ types: [Type], _ own: [Type], _ others: [[Type]], _ reason: UnknownReason) -> [Type] {
    zip(types, own).enumerated().map { index, pair in agreed(pair.0, pair.1, others.map { $0[index] }, reason) }
  }

  // MARK: Shapes

  private func shape(of argument: Int, in choice: (candidate: Candidate, matching: ArgumentMatching)) -> Type {
    guard let parameters = choice.candidate.scheme.parameters, choice.matching.parameters.indices.contains(argument),
      parameters.indices.contains(choice.matching.parameters[argument])
    else { return .unsolved }
    return shape(of: parameters[choice.matching.parameters[argument]].type, in: choice.candidate)
  }

  private func shape(ofResult candidate: Candidate) -> Type {
    candidate.made ?? shape(of: candidate.scheme.result, in: candidate)
  }

  /// A type of a declaration with what it requires of each generic parameter in the parameter's place: two that require
  /// the same are alike, whatever their parameters are called.
  private func shape(of type: Type, in candidate: Candidate) -> Type {
    let requirements = candidate.scheme.requirements
    return resolver.substitute(candidate.substitution, in: type).mapped { part in
      guard case .parameter = part else { return nil }
      for case .same(part, let other) in requirements where other != part { return other }
      return .existential(requirements.compactMap { if case .conforms(part, let bound) = $0 { bound } else { nil } })
    }
  }
}

extension ConstraintSystem {
  /// Why a type, or a part of it, is not known; nil where all of it is.
  fileprivate func settledReason(of type: Type) -> UnknownReason? {
    let known = head(type)
    if known.hasVariables { return isOpenLiteral(type) ? nil : simplified(known).unknownReasons.first }
    return known.unknownReasons.first
  }
}

extension Type {
  /// Whether both say the same to their users: opaque results of overloads differ only in who makes them.
  func saysTheSame(as other: Type) -> Bool {
    if case .opaque(let one) = self, case .opaque(let another) = other { return one.bounds == another.bounds }
    return self == other
  }
}
