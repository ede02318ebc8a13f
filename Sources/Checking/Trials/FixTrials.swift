import Interpreter
import Lint
import Semantics
import SourceText
import Syntax
import ViewGraph

/// Tries fixes on copies of the program: a fix is offered only if its finding is gone afterwards, no other one is new,
/// and evaluation knows as much as before.
///
/// A trial runs the rules over the program once more. Fixes that touch nothing in common are therefore tried together,
/// first by what needs no layout, and then those that are left with all scenes that show anything of them.
struct FixTrials {
  let engine: RuleEngine
  /// The check of the program as it is.
  let before: CheckRun
  let scenes: SceneSource
  /// The scenes that `before` has laid out, if others were left out.
  let includes: @Sendable (SceneRequest) -> Bool

  /// Where the check is told to have ended.
  private let end: CheckEnd
  /// What all trials together may cost in layout, and in looking at code.
  private var budget: WorkBudget
  private var names: NamesBudget
  private var namesAgain: NamesBudget
  private let areas: TrialAreas
  private let oldNamesCounts: FindingCounts
  /// The findings with fixes that need no layout to be seen.
  private let namesKeys: Set<Draft.Key>
  private let shows: SceneAreas
  private let weights: NamesBudget.Weights

  init(
    engine: RuleEngine,
    before: CheckRun,
    scenes: SceneSource,
    includes: @escaping @Sendable (SceneRequest) -> Bool
  ) {
    self.engine = engine.endingUntold
    end = engine.end
    self.before = before
    self.scenes = scenes
    self.includes = includes
    names = .forNames(of: before.scope)
    namesAgain = .forLayout(of: before.scope)
    weights = NamesBudget.Weights(of: before.scope)
    let costs = before.renderings.costs
    budget = WorkBudget(sceneCount: costs.count, alreadySpent: costs.values.reduce(0, +))
    areas = TrialAreas(before.scope.program)
    oldNamesCounts = FindingCounts(before.namesDrafts, in: areas)
    namesKeys = Set(before.namesDrafts.lazy.filter { !$0.problem.proposals.isEmpty }.map(\.key))
    shows = SceneAreas(areas, before)
  }

  /// The fixes of each draft that hold, in their order.
  mutating func fixes(for drafts: [Draft]) -> [[Fix]] {
    let place = drafts.first?.problem.place
    return end.looking(at: { place }, .fixes) { watchedFixes(for: drafts) }
  }

  private mutating func watchedFixes(for drafts: [Draft]) -> [[Fix]] {
    var fixes: [Int: Fix] = [:]
    let candidates = candidates(of: drafts)
    let leaders = leaders(of: candidates)
    for batch in TrialBatch.batches(of: candidates.filter { leaders[$0.index] == $0.index }) {
      for held in trying(batch.candidates) { fixes[held.candidate.index] = fix(held) }
    }
    for (candidate, leader) in zip(candidates, leaders) where leader != candidate.index {
      fixes[candidate.index] = fixes[leader]
    }
    var byDraft: [Draft.Key: [Fix]] = [:]
    for candidate in candidates {
      if let fix = fixes[candidate.index] { byDraft[candidate.draft.key, default: []].append(fix) }
    }
    return drafts.map { byDraft[$0.key] ?? [] }
  }

  /// For each candidate the first that would change the same for a finding of the same rule: one trial tells of all.
  private func leaders(of candidates: [TrialCandidate]) -> [Int] {
    var first: [SameFix: Int] = [:]
    return candidates.map { candidate in
      let same = SameFix(
        rule: candidate.draft.rule.id,
        title: candidate.proposal.title,
        edits: candidate.proposal.edits
      )
      let leader = first[same] ?? candidate.index
      first[same] = leader
      return leader
    }
  }

  private struct SameFix: Hashable {
    let rule: RuleID
    let title: String
    let edits: [FileEdit]
  }

  /// The proposals of findings that can be seen to vanish, those of faults before hints.
  private func candidates(of drafts: [Draft]) -> [TrialCandidate] {
    let proven = Set(before.proofs.map(\.key))
    let faults = drafts.filter { $0.severity > .hint }
    let hints = drafts.filter { $0.severity <= .hint }
    var candidates: [TrialCandidate] = []
    for draft in faults + hints where proven.contains(draft.key) {
      for proposal in draft.problem.proposals {
        let kept = before.scope.keepingComments(proposal)
        let candidate = TrialCandidate(draft: draft, proposal: kept, index: candidates.count, in: areas)
        guard candidate.changedFiles.contains(draft.problem.place.file),
          before.scope.keepsOtherBuilds(after: kept.edits)
        else { continue }
        candidates.append(candidate)
      }
    }
    return candidates
  }

  /// Those of the candidates that hold.
  private mutating func trying(_ candidates: [TrialCandidate]) -> [TrialSearch.Held] {
    var byNames = TrialSearch(candidates)
    byNames.run { parts in namesVerdicts(of: parts) }
    guard engine.configuration.evaluates else { return byNames.held }
    let unnoticed = byNames.held.filter {
      namesKeys.contains($0.candidate.draft.key) && before.scope.evaluatesAlike(after: $0.candidate.proposal.edits)
    }.map { held in
      var held = held
      held.isUnnoticed = true
      return held
    }
    let indexes = Set(unnoticed.map(\.candidate.index))
    let doubts = Dictionary(uniqueKeysWithValues: byNames.held.map { ($0.candidate.index, $0.doubts) })
    var byLayout = TrialSearch(byNames.held.map(\.candidate).filter { !indexes.contains($0.index) })
    byLayout.run { parts in layoutVerdicts(of: parts) }
    let held = byLayout.held.map { held in
      TrialSearch.Held(
        candidate: held.candidate,
        moved: held.moved,
        doubts: doubts[held.candidate.index] ?? [],
        isShown: held.isShown
      )
    }
    return unnoticed + held
  }

  // MARK: Trials

  /// Tries parts together and gives a verdict on each: by the rules about syntax and names, and by the types. Nil for
  /// each part where no trial is left.
  private mutating func namesVerdicts(of parts: [TrialSearch.Part]) -> [TrialSearch.Verdict?] {
    let edits = Self.edits(of: parts)
    guard !isOver(parts), names.take(Self.changedFiles(of: parts), of: before, with: weights),
      let after = before.scope.applying(edits, executor: engine.executor)
    else {
      return parts.map { _ in nil }
    }
    var run = CheckRun(engine: engine, scope: after, scenes: scenes)
    run.executeNames(files: before.checkedFiles.intersection(Self.changedFiles(of: parts)))
    let new = FindingCounts(run.namesDrafts, in: areas, after: edits)
    let troubled = new.filesWithMore(than: oldNamesCounts, outside: Self.areas(of: parts))
    let types = TypeTrial(before.scope, after, by: edits, in: areas)
    let lessening = parts.filter { part in
      let fixed = part.candidates.map(\.draft).filter { namesKeys.contains($0.key) }
      return new.isLess(than: oldNamesCounts, by: fixed, in: part)
    }
    let found = types.verdicts(on: lessening, by: engine.executor)
    guard !isOver(parts) else { return parts.map { _ in nil } }
    return parts.map { part in
      // No two parts touch the same item.
      guard let types = found[part.areas] else { return TrialSearch.Verdict(holds: false) }
      return TrialSearch.Verdict(
        holds: types.faults.isEmpty,
        doubts: types.doubts,
        troubledFiles: troubled.intersection(part.changedFiles).union(types.troubledFiles)
      )
    }
  }

  /// What all rules and the frames say of parts that are tried together; nothing of those that would cost more than is
  /// left.
  private mutating func layoutVerdicts(of parts: [TrialSearch.Part]) -> [TrialSearch.Verdict?] {
    guard !isOver(parts) else { return parts.map { _ in nil } }
    var shown = affordable(parts)
    let tried = zip(parts, shown).filter { $1 != nil }.map(\.0)
    let changed = Self.changedFiles(of: tried)
    let edits = Self.edits(of: tried)
    guard !tried.isEmpty, namesAgain.take(changed, of: before, with: weights),
      let after = before.scope.applying(edits, executor: engine.executor)
    else {
      return parts.map { _ in nil }
    }
    let touched = shows.scenes(touchedIn: after.program)
    add(touched, to: &shown)
    // Scenes that have run none of the changed code show what they showed, and are not evaluated again.
    shown = shown.map { $0?.intersection(touched) }
    let requests = shown.reduce(into: Set<SceneRequest>()) { $0.formUnion($1 ?? []) }
    let concerned = shows.scenes(of: Set(changed.flatMap(areas.all)))
    let (costs, unproven) = (before.renderings.costs, before.renderings.unproven)
    let isPartial = !unproven.isEmpty || !concerned.isSubset(of: requests)
    var run = CheckRun(engine: engine, scope: after, scenes: scenes)
    run.execute(
      files: before.checkedFiles.intersection(changed),
      sceneFiles: Set(requests.map(\.file)).union(changed),
      recordingFrames: true,
      isPartial: isPartial,
      knownCosts: costs,
      // A scene that is new with the fix has no costs yet.
      includes: { [includes] in
        includes($0) && !unproven.contains($0) && (requests.contains($0) || costs[$0] == nil)
      }
    )
    guard !isOver(tried) else { return parts.map { _ in nil } }
    let compared = requests.union(run.renderings.costs.keys).union(before.scenes(of: changed))
    let frames = before.frames(of: compared)
    let changes = frames.changes(to: run.frames(of: compared), by: edits, expecting: requests)
    let units = Set(Self.areas(of: tried).compactMap(areas.unit))
    let code = ShownCode(frames, of: units, in: before.scope)
    let old = FindingCounts(before.proofs(seenIn: requests, isPartial: isPartial), in: areas)
    let new = FindingCounts(run.drafts, in: areas, after: edits)
    let troubled = new.filesWithMore(than: old, outside: Self.areas(of: tried))
    return zip(parts, shown).map { part, scenes in
      scenes.map { scenes in
        var verdict = verdict(on: part, shownIn: scenes, from: old, to: new, changes)
        verdict.troubledFiles = troubled.intersection(part.changedFiles)
        verdict.shown = Set(part.candidates.lazy.filter(code.shows).map(\.index))
        return verdict
      }
    }
  }

  private func verdict(
    on part: TrialSearch.Part,
    shownIn scenes: Set<SceneRequest>,
    from old: FindingCounts,
    to new: FindingCounts,
    _ changes: FrameChanges
  ) -> TrialSearch.Verdict {
    let change = changes.in(scenes)
    let holds = !change.losesScenes && new.isLess(than: old, by: part.candidates.map(\.draft), in: part)
    return TrialSearch.Verdict(holds: holds, movingScenes: change.scenes, movedCount: change.movedCount)
  }

  /// The scenes that depend on each part, for those parts that the budget has room for. A part is charged for all
  /// scenes that may come to depend on it, whether they are evaluated or not: a trial costs more than its scenes.
  private mutating func affordable(_ parts: [TrialSearch.Part]) -> [Set<SceneRequest>?] {
    var charged: Set<SceneRequest> = []
    return parts.map { part in
      let concerned = shows.scenes(leadingTo: part.areas)
      let costs = before.renderings.costs
      guard budget.take(concerned.subtracting(charged).reduce(0) { $0 + costs[$1, default: 0] }) else { return nil }
      charged.formUnion(concerned)
      return shows.scenes(of: part.areas)
    }
  }

  /// Adds scenes that nothing of the parts' items shows, but that look up what a part declares: it may be any.
  private func add(_ touched: Set<SceneRequest>, to shown: inout [Set<SceneRequest>?]) {
    let more = touched.subtracting(shown.reduce(into: Set()) { $0.formUnion($1 ?? []) })
    if !more.isEmpty { shown = shown.map { $0?.union(more) } }
  }

  /// Whether the check has to end, so that what trials tell is of no use.
  private func isOver(_ parts: [TrialSearch.Part]) -> Bool {
    if engine.executor.isSpent() { end.note(.fixes, at: parts.first?.candidates.first?.draft.problem.place) }
    return engine.executor.isOver()
  }

  private static func changedFiles(of parts: [TrialSearch.Part]) -> Set<FileID> {
    parts.reduce(into: []) { $0.formUnion($1.changedFiles) }
  }

  private static func areas(of parts: [TrialSearch.Part]) -> Set<TrialArea> {
    parts.reduce(into: []) { $0.formUnion($1.areas) }
  }

  private static func edits(of parts: [TrialSearch.Part]) -> [FileEdit] {
    parts.flatMap { $0.candidates.flatMap(\.proposal.edits) }
  }

  // MARK: Results

  private func fix(_ held: TrialSearch.Held) -> Fix {
    let proposal = held.candidate.proposal
    let isCompared = held.isShown && !shows.isCutOff(held.candidate.areas)
    let isProven =
      held.isUnnoticed || isCompared || !proposal.mayMoveFrames || before.scope.arrangesAlike(after: proposal.edits)
    let isSafe =
      proposal.keepsMeaning && held.moved == 0 && held.doubts.isEmpty && isProven && engine.configuration.evaluates
      && !before.scope.writesNewerThanProject(proposal.edits)
    let title = proposal.title + effect(of: held, isCompared: isCompared, isProven: isProven) + reservation(held.doubts)
    return Fix(title: title, isSafe: isSafe, edits: proposal.edits)
  }

  /// What nobody knows who says that the result compiles.
  private func reservation(_ doubts: [String]) -> String {
    guard let first = doubts.min(by: { ($0.count, $0) < ($1.count, $1) }) else { return "" }
    let code = first.count > 40 ? first.prefix(37) + "…" : first[...]
    return " (if the type of '\(code)' fits, which is not known)"
  }

  /// How many frames the fix moves, as a part of its title; empty where it can move none and no scene has executed the
  /// code.
  private func effect(of held: TrialSearch.Held, isCompared: Bool, isProven: Bool) -> String {
    guard !held.isUnnoticed else { return "" }
    guard engine.configuration.evaluates else { return " (frames not compared)" }
    switch held.moved {
    case 0 where isProven:
      return isCompared || !shows.scenes(of: held.candidate.areas).isEmpty ? " (no other frame changes)" : ""
    case 0: return " (frames not compared)"
    case 1: return " (1 other frame changes)"
    default: return " (\(held.moved) other frames change)"
    }
  }
}
