/// Functions that stand as values: `map(String.init)`, `sorted(by: >)`.
extension BodyChecker {
  /// The one of several functions that is meant by a name that is not called: of those that go where `expected` is wanted
  /// the one that does so best, as the compiler ranks them. Nil where several do alike.
  func bestFunction(of candidates: [Candidate], _ expected: Type?) -> Candidate? {
    var ranked: [(candidate: Candidate, rank: CandidateRank)] = []
    for candidate in candidates {
      guard system.step() else { return nil }
      let mark = system.mark()
      system.score = Score()
      if fits(candidate, expected) {
        ranked.append((candidate, CandidateRank(score: system.score, candidate: candidate)))
      }
      system.goBack(to: mark)
    }
    guard let first = ranked.min(by: { $0.rank < $1.rank }) else { return nil }
    // One that a type has itself comes before one that a protocol gives to all.
    let tied = ranked.filter { $0.rank.score == first.rank.score }.map(\.candidate)
    if Set(tied.map(\.resolution)).count == 1 { return tied.first }
    if let specific = mostSpecific(of: tied, { $0 }) { return specific }
    return expected == nil ? nil : first.candidate
  }

  private func fits(_ candidate: Candidate, _ expected: Type?) -> Bool {
    if !candidate.scheme.generics.isEmpty { system.score.generic += 1 }
    guard let expected else { return true }
    let substitution = candidate.openedSubstitution(in: self)
    guard system.convert(candidate.valueType(substitution, in: resolver), to: expected) else { return false }
    let requirements = candidate.scheme.requirements.map { $0.substituted(substitution, in: resolver) }
    return requirements.allSatisfy(system.require) && system.settleDeferred() && literalsFit(requirements)
  }
}

extension Candidate {
  /// The type of a use that does not call it.
  func valueType(_ substitution: Substitution, in resolver: Resolver) -> Type {
    let type = resolver.substitute(substitution, in: scheme.valueType)
    return receiver.map { .function(FunctionType(parameters: [$0], result: type)) } ?? type
  }
}

extension TypeRequirement {
  func substituted(_ substitution: Substitution, in resolver: Resolver) -> TypeRequirement {
    func replaced(_ type: Type) -> Type { resolver.substitute(substitution, in: type) }
    return switch self {
    case .conforms(let type, let bound): .conforms(replaced(type), to: replaced(bound))
    case .same(let left, let right): .same(replaced(left), replaced(right))
    }
  }
}
