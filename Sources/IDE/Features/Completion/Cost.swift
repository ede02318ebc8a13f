import Catalog
import Semantics

/// What speaks against a name: the more, the less it is probably meant. About six are a factor of two.
enum Cost {
  /// Of what the code behind the place cannot go on from: more than what is seldom used costs.
  static let ofBreaking = 80

  /// Of what the code behind the place can go on from, cannot, or perhaps can. A step that names something fits few offers
  /// by chance: one that is known to fit is likely to be meant.
  static func of(goingOn fits: Bool?, by steps: [Continuation]) -> Int {
    fits.map { $0 ? 0 : ofBreaking } ?? (steps.contains(where: \.isTelling) ? 36 : 16)
  }

  static func of(_ match: FuzzyPattern.Match) -> Int {
    switch match {
    case .prefix: 0
    case .loosePrefix: 4
    case .words: 60
    case .inside: 90
    case .letters: 160
    }
  }

  static func of(_ fit: Offer.Fit) -> Int {
    switch fit {
    case .exact: 0
    case .converts: 6
    case .open: 12
    case .other: 40
    }
  }

  /// The cost of the name that so many are used more often than: every doubling costs the same.
  static func of(order rank: Int, step: Int = 6) -> Int {
    let number = min(max(rank, 0), 10_000) + 1
    let doublings = Int.bitWidth - 1 - number.leadingZeroBitCount
    let power = 1 << doublings
    return step * doublings + step * (number - power) / power
  }

  /// What so many uses speak for a name.
  static func saved(by uses: Int, step: Int, atMost: Int) -> Int { min(of(order: uses, step: step), atMost) }
}
