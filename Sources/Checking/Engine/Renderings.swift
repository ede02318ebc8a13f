import Interpreter
import Lint
import SourceText
import ViewGraph

/// The renderings of a check: which scenes are laid out in which configurations, at what cost.
struct Renderings: Sendable {
  /// What was seen, in the order of scenes and configurations: all first ones, then the others.
  private(set) var notes: [RenderingNotes] = []
  /// Scenes that would have gone beyond the budget.
  private(set) var skipped: [SceneRequest] = []
  /// Scenes that were not seen to their end in every configuration: what is missing from them proves nothing.
  private(set) var unproven: Set<SceneRequest> = []
  /// What was seen by each rule.
  private var sightings: [RuleID: [Sighting]] = [:]
  /// What each scene has cost, with all that was looked for in it.
  private(set) var costs: [SceneRequest: Int] = [:]
  /// What each scene has read in its configurations, each reading once; nil where that is not known.
  private(set) var reads: [SceneRequest: [SceneReads]?] = [:]

  /// Nothing was laid out.
  init() {}

  /// Lays out each root in each configuration. All get a brief look; those that need more get a longer one, and then as
  /// much as a scene may take, each time in their order and as long as the budget lasts. A root that was too much work in
  /// the first configuration is not tried in the others. The roots took `known` steps before, which come on top of the
  /// budget, so that a trial of a few large scenes sees what the check of all has seen.
  init(of roots: [SceneRequest], knownToTake known: Int, by renderer: Renderer) {
    let shares = FileShares(of: roots)
    var budget = WorkBudget(sceneCount: shares.countedScenes, alreadySpent: known)
    let first = renderer.looks(at: roots, shares, expecting: budget)
    let unseen = roots.indices.filter { first[$0] == nil }
    // Where the check has ended, nothing is known of the others either.
    guard unseen.allSatisfy({ !renderer.opening(of: roots[$0]).isEmpty }), !renderer.engine.executor.isOver() else {
      return
    }
    skipped = unseen.map { roots[$0] }
    let roots = roots.indices.filter { first[$0] != nil }.map { roots[$0] }
    var looks = first.compactMap(\.self)
    var refused: Set<Int> = []
    var heavy = looks.indices.filter { looks[$0].opening.isCutShort }
    for limits in SceneLook.longer {
      let admitted = heavy.filter { _ in budget.take(limits.steps) }
      refused.formUnion(Set(heavy).subtracting(admitted))
      let late = admitted.filter { !looks[$0].advance() }
      let notes = renderer.notes(of: late.map { (roots[$0], renderer.opening(of: roots[$0])) }, within: limits)
      for (index, note) in zip(late, notes.joined()) { looks[index] = SceneLook(opening: note) }
      for index in admitted { budget.giveBack(limits.steps - looks[index].opening.steps) }
      heavy = admitted.filter { looks[$0].opening.isCutShort }
    }
    skipped += refused.ordered().map { roots[$0] }
    unproven.formUnion(skipped)
    var further: [Int] = []
    for (index, root) in roots.enumerated() where !refused.contains(index) {
      let opening = looks[index].opening
      if !opening.reachedLimit, budget.take(opening.work, times: renderer.others(of: root).count) {
        notes.append(opening)
        further.append(index)
      } else {
        notes.append(opening.alone)
        unproven.insert(root)
      }
    }
    let late = further.filter { looks[$0].others == nil }
    let rest = renderer.notes(of: late.map { (roots[$0], renderer.others(of: roots[$0])) }, within: .standard)
    for (index, others) in zip(late, rest) { looks[index].others = others }
    notes += further.flatMap { looks[$0].others ?? [] }
    for note in notes {
      costs[note.request, default: 0] += note.work
      add(note.reads, of: note.request)
      for (rule, seen) in note.sightings { sightings[rule, default: []] += seen }
    }
  }

  private mutating func add(_ more: SceneReads?, of request: SceneRequest) {
    guard let more, let known = reads[request, default: []] else {
      reads[request] = .some(nil)
      return
    }
    if !known.contains(where: { $0 === more }) { reads[request] = known + [more] }
  }

  /// The sightings of a rule, without those in scenes that prove nothing where `isProof`.
  func sightings(of rule: RuleID, isProof: Bool) -> [Sighting] {
    let all = sightings[rule] ?? []
    return isProof && !unproven.isEmpty ? all.filter { !unproven.contains($0.request) } : all
  }

  /// The sightings of a rule in some scenes.
  func sightings(of rule: RuleID, in scenes: Set<SceneRequest>) -> [Sighting] {
    (sightings[rule] ?? []).filter { scenes.contains($0.request) }
  }

  /// The frames of the scenes among `wanted` that were seen to their end; `find` gives those that are not at hand.
  func frames(of wanted: Set<SceneRequest>, find: (RenderingNotes) -> FrameRecord) -> FrameRecord {
    var frames = FrameRecord()
    for note in notes where wanted.contains(note.request) && !unproven.contains(note.request) && !note.reachedLimit {
      frames.merge(note.frames ?? find(note))
    }
    return frames
  }
}
