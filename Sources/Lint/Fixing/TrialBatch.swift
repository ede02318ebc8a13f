import Semantics
import SourceText

/// A fix to try: a proposal of one of the findings.
struct TrialCandidate: Sendable {
  let draft: Draft
  let proposal: FixProposal
  /// Where it stands among all fixes of its check.
  let index: Int

  /// The files that the fix changes.
  var changedFiles: Set<FileID> { Set(proposal.edits.map(\.file)) }

  /// What the fix touches: what it is for, and what it writes.
  fileprivate var places: [Place] {
    [draft.problem.place] + proposal.edits.map { Place(file: $0.file, range: $0.edit.range) }
  }
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

  /// The candidates in as few batches as a single look at each can tell.
  static func batches(of candidates: [TrialCandidate]) -> [TrialBatch] {
    var batches: [TrialBatch] = []
    for candidate in candidates where !batches.indices.contains(where: { batches[$0].add(candidate) }) {
      var batch = TrialBatch()
      _ = batch.add(candidate)
      batches.append(batch)
    }
    return batches
  }

  /// Adds the candidate unless it touches what another one touches.
  private mutating func add(_ candidate: TrialCandidate) -> Bool {
    let touched = Set(candidate.places.flatMap(Self.blocks))
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
