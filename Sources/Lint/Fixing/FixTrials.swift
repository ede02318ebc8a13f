import Interpreter
import Semantics
import SourceText
import Syntax

/// Tries fixes on copies of the program: a fix is offered only if its finding is gone afterwards, no other one is new,
/// and evaluation knows as much as before.
///
/// A trial runs the rules over the program once more. Fixes that touch nothing in common are therefore tried together,
/// and one by one only where they do not all hold: each half of them by itself, and so on.
struct FixTrials {
  /// Bytes of program that the trials of hints and those of all else may run over, every trial being one run.
  private static let bytesForHints = 12_000_000
  private static let bytesForFaults = 48_000_000
  private static let fewestTrials = 20

  let engine: RuleEngine
  /// The check of the program as it is, with its frames.
  let before: CheckRun
  let scenes: SceneSource
  /// The scenes that `before` has laid out, if others were left out.
  let includes: @Sendable (SceneRequest) -> Bool

  /// What all trials together may cost.
  private var budget: WorkBudget
  /// How many trials are left. Hints have a share of their own, so that old spellings by the hundred leave the fixes of
  /// faults alone.
  private var trialsOfHints: Int
  private var trialsOfFaults: Int
  /// The files of which some scene shows something.
  private let shownFiles: Set<FileID>

  init(
    engine: RuleEngine,
    before: CheckRun,
    scenes: SceneSource,
    includes: @escaping @Sendable (SceneRequest) -> Bool
  ) {
    self.engine = engine
    self.before = before
    self.scenes = scenes
    self.includes = includes
    shownFiles = before.frames.shownFiles
    budget = WorkBudget(sceneCount: before.renderings.costs.count)
    let size = before.scope.files.reduce(1) { $0 + (before.scope.tree($1)?.text.byteCount ?? 0) }
    trialsOfHints = max(Self.fewestTrials, Self.bytesForHints / size)
    trialsOfFaults = max(Self.fewestTrials, Self.bytesForFaults / size)
  }

  /// The fixes of each draft that hold, in their order.
  mutating func fixes(for drafts: [Draft]) -> [[Fix]] {
    let proven = Set(before.proofs.map(\.key))
    var candidates: [TrialCandidate] = []
    for draft in drafts where proven.contains(draft.key) {
      for proposal in draft.problem.proposals {
        let candidate = TrialCandidate(draft: draft, proposal: proposal, index: candidates.count)
        if candidate.changedFiles.contains(draft.problem.place.file) { candidates.append(candidate) }
      }
    }
    var held: [Int: Fix] = [:]
    for batch in TrialBatch.batches(of: candidates) { attempt(batch.candidates, &held) }
    var fixes: [Draft.Key: [Fix]] = [:]
    for candidate in candidates {
      if let fix = held[candidate.index] { fixes[candidate.draft.key, default: []].append(fix) }
    }
    return drafts.map { fixes[$0.key] ?? [] }
  }

  /// Tries the candidates together and, where that moves frames or does not hold, each half of them by itself.
  private mutating func attempt(_ candidates: [TrialCandidate], _ held: inout [Int: Fix]) {
    var pending = [candidates[...]]
    while let part = pending.popLast() {
      let moved = movedFrames(by: part)
      if let moved, moved == 0 || part.count == 1 {
        for candidate in part { held[candidate.index] = fix(candidate, moving: moved) }
      } else if part.count > 1 {
        pending += [part.suffix(part.count / 2), part.prefix(part.count - part.count / 2)]
      }
    }
  }

  /// How many frames all of the fixes move together; nil where one of them does not hold, or nothing is left to try it
  /// with.
  private mutating func movedFrames(by candidates: ArraySlice<TrialCandidate>) -> Int? {
    let edits = candidates.flatMap(\.proposal.edits)
    let changed = Set(edits.map(\.file))
    let unproven = before.renderings.unproven
    let shown = { [includes, frames = before.frames] request in
      includes(request) && !unproven.contains(request) && frames.touches(request, changed)
    }
    let cost = before.renderings.costs.filter { shown($0.key) }.values.reduce(0, +)
    guard takeTrial(for: candidates), budget.take(cost), let after = before.scope.applying(edits) else { return nil }
    var run = CheckRun(engine: engine, scope: after, scenes: scenes)
    run.execute(
      files: before.checkedFiles.intersection(changed),
      sceneFiles: before.frames.files(ofScenesShowing: changed).union(changed),
      recordingFrames: true,
      isPartial: !unproven.isEmpty,
      includes: shown
    )
    guard isImproved(run, by: candidates, in: changed) else { return nil }
    return before.frames.moved(to: run.frames, by: edits)
  }

  private mutating func takeTrial(for candidates: ArraySlice<TrialCandidate>) -> Bool {
    let isFault = candidates.contains { $0.draft.severity > .hint }
    let share = isFault ? \FixTrials.trialsOfFaults : \FixTrials.trialsOfHints
    self[keyPath: share] -= 1
    return self[keyPath: share] >= 0
  }

  /// As many findings less in the changed files as there are fixes, of the same rules, and of no rule more. A single fix
  /// may remove others of its rule as well; of several nobody could tell which one did.
  private func isImproved(
    _ run: CheckRun,
    by candidates: ArraySlice<TrialCandidate>,
    in changed: Set<FileID>
  ) -> Bool {
    let old = counts(before.proofs, in: changed)
    let new = counts(run.drafts, in: changed)
    let fixed = counts(candidates.map(\.draft), in: changed)
    func expected(_ rule: RuleID) -> Int { old[rule, default: 0] - fixed[rule, default: 0] }
    guard new.allSatisfy({ $0.value <= expected($0.key) }) else { return false }
    return candidates.count == 1 || fixed.keys.allSatisfy { new[$0, default: 0] == expected($0) }
  }

  private func counts(_ drafts: [Draft], in files: Set<FileID>) -> [RuleID: Int] {
    Dictionary(drafts.filter { files.contains($0.problem.place.file) }.map { ($0.rule.id, 1) }, uniquingKeysWith: +)
  }

  private func fix(_ candidate: TrialCandidate, moving moved: Int) -> Fix {
    let proposal = candidate.proposal
    let isSafe = proposal.keepsMeaning && moved == 0 && engine.configuration.evaluates
    return Fix(title: proposal.title + effect(moved, of: candidate), isSafe: isSafe, edits: proposal.edits)
  }

  /// What the fix moves; nothing is said where no scene shows anything of the changed files.
  private func effect(_ moved: Int, of candidate: TrialCandidate) -> String {
    guard engine.configuration.evaluates else { return " (frames not compared)" }
    switch moved {
    case 0: return shownFiles.isDisjoint(with: candidate.changedFiles) ? "" : " (no other frame changes)"
    case 1: return " (1 other frame changes)"
    default: return " (\(moved) other frames change)"
    }
  }
}
