/// How well a candidate fits; the least is the best.
struct CandidateRank: Comparable {
  let score: Score
  let isDeprecated: Bool
  let distance: Int
  let isFramework: Bool
  let defaultedCount: Int

  init(score: Score, candidate: Candidate, matching: ArgumentMatching? = nil) {
    var score = score
    if candidate.traits.contains(.isDisfavored) { score.disfavored += 1 }
    self.score = score
    isDeprecated = candidate.traits.contains(.isDeprecated)
    distance = candidate.distance
    isFramework = candidate.traits.contains(.isFramework)
    defaultedCount = matching?.defaultedCount ?? 0
  }

  static func < (left: CandidateRank, right: CandidateRank) -> Bool {
    if left.score != right.score { return left.score < right.score }
    return left.parts.lexicographicallyPrecedes(right.parts)
  }

  private var parts: [Int] { [isDeprecated ? 1 : 0, distance, isFramework ? 1 : 0, defaultedCount] }
}
