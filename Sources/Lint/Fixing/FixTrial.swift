import Interpreter
import Semantics
import SourceText
import Syntax

/// Tries fixes on a copy of the program: a fix is offered only if its finding is gone afterwards, no other one is new,
/// and evaluation knows as much as before.
struct FixTrial {
  let engine: RuleEngine
  /// The check of the program as it is, with its frames.
  let before: CheckRun
  let scenes: SceneSource
  /// The scenes that `before` has laid out, if others were left out.
  let includes: @Sendable (SceneRequest) -> Bool

  /// What all trials together may cost.
  private var budget: WorkBudget
  /// How many trials are left, since each runs all rules over the program once more: the larger it is, the fewer.
  /// Hints have a share of their own, so that old spellings by the hundred leave the fixes of faults alone.
  private var trialsOfHints: Int
  private var trialsOfFaults: Int
  /// The places and rules of findings that can be seen to vanish.
  private let proven: Set<Draft.Key>

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
    budget = WorkBudget(sceneCount: before.renderings.costs.count)
    let size = max(before.scope.files.count, 1)
    trialsOfHints = 2_000 / size
    trialsOfFaults = max(20, 8_000 / size)
    proven = Set(before.proofs.map(\.key))
  }

  mutating func fixes(for draft: Draft) -> [Fix] {
    guard proven.contains(draft.key) else { return [] }
    return draft.problem.proposals.compactMap { attempt($0, for: draft) }
  }

  private mutating func takeTrial(for draft: Draft) -> Bool {
    let share = draft.severity > .hint ? \FixTrial.trialsOfFaults : \FixTrial.trialsOfHints
    self[keyPath: share] -= 1
    return self[keyPath: share] >= 0
  }

  private mutating func attempt(_ proposal: FixProposal, for draft: Draft) -> Fix? {
    let changed = Set(proposal.edits.map(\.file))
    let unproven = before.renderings.unproven
    let shown = { [includes, frames = before.frames] request in
      includes(request) && !unproven.contains(request) && frames.touches(request, changed)
    }
    let cost = before.renderings.costs.filter { shown($0.key) }.values.reduce(0, +)
    guard takeTrial(for: draft), budget.take(cost), let after = scope(after: proposal.edits) else { return nil }
    let showing = before.frames.files(ofScenesShowing: changed)
    var run = CheckRun(engine: engine, scope: after, scenes: scenes)
    run.execute(
      files: before.checkedFiles.intersection(changed),
      sceneFiles: showing.union(changed),
      recordingFrames: true,
      isPartial: !unproven.isEmpty,
      includes: shown
    )
    guard isImproved(run, over: before, on: draft.rule.id, in: changed) else { return nil }
    guard let moved = before.frames.moved(to: run.frames, by: proposal.edits) else { return nil }
    let isSafe = proposal.keepsMeaning && moved == 0 && engine.configuration.evaluates
    return Fix(title: proposal.title + effect(moved, isShown: !showing.isEmpty), isSafe: isSafe, edits: proposal.edits)
  }

  /// The program with the edits made; nil where the edits cannot be made.
  private func scope(after edits: [FileEdit]) -> ProgramScope? {
    before.scope.applying(edits)
  }

  /// One finding of the rule less in the changed files, and of no rule more.
  private func isImproved(_ run: CheckRun, over before: CheckRun, on rule: RuleID, in changed: Set<FileID>) -> Bool {
    let old = counts(before.proofs, in: changed)
    let new = counts(run.drafts, in: changed)
    guard new[rule, default: 0] < old[rule, default: 0] else { return false }
    return new.allSatisfy { $0.value <= old[$0.key, default: 0] }
  }

  private func counts(_ drafts: [Draft], in files: Set<FileID>) -> [RuleID: Int] {
    Dictionary(drafts.filter { files.contains($0.problem.place.file) }.map { ($0.rule.id, 1) }, uniquingKeysWith: +)
  }

  /// What the fix moves; nothing is said where no scene shows anything of the changed files.
  private func effect(_ moved: Int, isShown: Bool) -> String {
    guard engine.configuration.evaluates else { return " (frames not compared)" }
    switch moved {
    case 0: return isShown ? " (no other frame changes)" : ""
    case 1: return " (1 other frame changes)"
    default: return " (\(moved) other frames change)"
    }
  }
}
