import Lint
import Semantics
import SourceText
import ViewGraph

/// A fix to try: a proposal of one of the findings.
struct TrialCandidate: Sendable {
  let draft: Draft
  let proposal: FixProposal
  /// Where it stands among all fixes of its check.
  let index: Int
  /// What the fix touches: what it is for, and what it writes.
  let places: [Place]
  /// The top-level items of that.
  let areas: Set<TrialArea>

  init(draft: Draft, proposal: FixProposal, index: Int, in areas: TrialAreas) {
    self.draft = draft
    self.proposal = proposal
    self.index = index
    places = [draft.problem.place] + proposal.edits.map { Place(file: $0.file, range: $0.edit.range) }
    self.areas = Set(places.flatMap(areas.touched))
  }

  /// The files that the fix changes.
  var changedFiles: Set<FileID> { Set(proposal.edits.map(\.file)) }
}

/// Fixes that are tried on one copy of the program, since none of them touches what another one touches.
struct TrialBatch: Sendable {
  /// Bytes in a block of a file; two fixes are kept apart where both touch a block.
  private static let blockLength = 64

  private struct Block: Hashable {
    let file: FileID
    let number: Int
  }

  private(set) var candidates: [TrialCandidate] = []
  private var blocks: Set<Block> = []

  /// More batches than trials can be made of are of no use.
  private static let mostBatches = 1_000

  /// The candidates in as few batches as a single look at each can tell.
  static func batches(of candidates: [TrialCandidate]) -> [TrialBatch] {
    var batches: [TrialBatch] = []
    for candidate in candidates {
      let touched = Set(candidate.places.flatMap(Self.blocks))
      guard !batches.indices.contains(where: { batches[$0].add(candidate, touched) }) else { continue }
      guard batches.count < mostBatches else { break }
      var batch = TrialBatch()
      _ = batch.add(candidate, touched)
      batches.append(batch)
    }
    return batches
  }

  /// Adds the candidate unless it touches what another one touches.
  private mutating func add(_ candidate: TrialCandidate, _ touched: Set<Block>) -> Bool {
    guard blocks.isDisjoint(with: touched) else { return false }
    blocks.formUnion(touched)
    candidates.append(candidate)
    return true
  }

  private static func blocks(of place: Place) -> [Block] {
    let first = place.range.start.value / blockLength
    return (first...max(first, place.range.end.value / blockLength)).map { Block(file: place.file, number: $0) }
  }
}
