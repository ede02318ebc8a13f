import Interpreter
import Lint
import Semantics
import SourceText
import Syntax
import ViewGraph

/// One pass of all rules over one program.
struct CheckRun {
  let engine: RuleEngine
  let scope: ProgramScope
  let scenes: SceneSource
  /// What was found, settled and sorted.
  private(set) var drafts: [Draft] = []
  /// What the rules about syntax and names have found by themselves.
  private(set) var namesDrafts: [Draft] = []
  /// How many that were before they were settled, summed up and silenced.
  private(set) var namesCount = 0
  /// Those of `drafts` that hold whatever the scenes show that were not seen to their end.
  private(set) var proofs: [Draft] = []
  private(set) var renderings = Renderings()
  /// The files whose findings are kept.
  private(set) var checkedFiles: Set<FileID> = []
  /// What the rules about syntax and names have found, before it is settled; only where scenes are evaluated, too.
  private var ownDrafts: [Draft] = []
  private var suppressions: [FileID: Suppression] = [:]

  init(engine: RuleEngine, scope: ProgramScope, scenes: SceneSource) {
    self.engine = engine
    self.scope = scope
    self.scenes = scenes
  }

  /// Runs the rules. Findings outside of `files` are dropped; scenes that `includes` refuses, or of files that are not
  /// among `sceneFiles` where that is given, are not evaluated. What other scenes would show is not known where
  /// `isPartial`. `knownCosts` are those of scenes that were laid out in an earlier version, in steps.
  mutating func execute(
    files: Set<FileID>,
    sceneFiles: Set<FileID>? = nil,
    recordingFrames: Bool,
    isPartial: Bool = false,
    knownCosts: [SceneRequest: Int] = [:],
    includes: (SceneRequest) -> Bool = { _ in true }
  ) {
    checkNames(files)
    guard !isGivenUp else { return drafts = [] }
    proofs = drafts
    engine.end.found { [namesDrafts] in namesDrafts }
    if engine.configuration.evaluates, !engine.executor.isSpent() {
      let roots = RootScenes.all(in: scope, of: sceneFiles?.ordered() ?? scope.files).filter(includes)
      let known = roots.reduce(0) { $0 + knownCosts[$1, default: 0] }
      checkRenderings(of: roots, knownToTake: known, recordingFrames: recordingFrames)
    }
    guard !isGivenUp else { return drafts = [] }
    // What is the same is not settled twice: it may be many findings.
    let areProofs = renderings.unproven.isEmpty && proofs.count == drafts.count
    drafts += engine.endDrafts
    let aboutSuppressions =
      engine.executor.isSpent()
      ? [] : suppressionDrafts(after: drafts, seesAll: !isPartial && renderings.unproven.isEmpty)
    let isOfNames = aboutSuppressions.isEmpty && drafts.count == namesCount
    let count = drafts.count
    drafts = isOfNames ? namesDrafts : reported(drafts + aboutSuppressions)
    let isSame = !engine.configuration.evaluates || areProofs && proofs.count == count
    proofs = isSame ? drafts : reported(proofs + aboutSuppressions)
  }

  /// What `proofs` would be if no scenes had been laid out but `scenes`.
  func proofs(seenIn scenes: Set<SceneRequest>, isPartial: Bool) -> [Draft] {
    let found = ownDrafts + judged { renderings.sightings(of: $0, in: scenes) }
    return reported(found + suppressionDrafts(after: found, seesAll: !isPartial && renderings.unproven.isEmpty))
  }

  /// Runs the rules about syntax and names alone.
  mutating func executeNames(files: Set<FileID>) { checkNames(files) }

  private mutating func checkNames(_ files: Set<FileID>) {
    checkedFiles = files
    let search = NamesSearch(engine: engine, scope: scope, files: files)
    suppressions = search.suppressions
    drafts = search.drafts { first in engine.end.found { [reporting] in reporting.reported(first) } }
    if let rule = engine.rules.first(where: { $0.id == LintRule.evaluationLimit.id }) {
      drafts += engine.drafts(scope.problems(ofPassingOver: search.crowds), of: rule)
    }
    if engine.configuration.evaluates { ownDrafts = drafts }
    if engine.executor.isSpent() {
      engine.end.note(.names, at: files.min().map { Place(file: $0, range: ByteRange(0, 0)) })
    }
    guard !isGivenUp else { return drafts = [] }
    namesDrafts = reported(drafts)
    namesCount = drafts.count
  }

  /// Whether nobody wants to know any more what was found.
  private var isGivenUp: Bool { engine.executor.isOver() && !engine.executor.isSpent() }

  /// What the rules about suppressions say, once it is known what was silenced.
  private func suppressionDrafts(after drafts: [Draft], seesAll: Bool) -> [Draft] {
    let evaluates = engine.configuration.evaluates && engine.seesAllScenes && seesAll
    let (configuration, judgesProgram) = (engine.configuration, engine.judgesProgram)
    guard suppressions.values.contains(where: { !$0.comments.isEmpty }) else { return [] }
    let byFile = Dictionary(grouping: drafts, by: \.place.file)
    return suppressions.ordered { $0.key < $1.key }.flatMap { file, suppression -> [Draft] in
      guard !suppression.comments.isEmpty, let tree = scope.tree(file) else { return [] }
      let uses = suppression.uses(by: (byFile[file] ?? []).map { ($0.rule, $0.problem.place.range) })
      let scope = SuppressionScope(
        file: file,
        tree: tree,
        comments: Array(zip(suppression.comments, uses)),
        isDecided: { rule in
          (configuration.configuredSeverity(of: rule.id, in: file) ?? rule.severity) != .off
            && (evaluates || !rule.looksAtLayout) && (judgesProgram || !rule.looksAtProgram)
        }
      )
      return engine.rules.flatMap { rule in
        rule.checks.flatMap { check -> [Draft] in
          guard case .suppressions(let judge) = check else { return [] }
          return engine.drafts(judge(scope), of: rule)
        }
      }
    }
  }

  /// The drafts that are settled, not silenced and in a checked file.
  private func reported(_ drafts: [Draft]) -> [Draft] { reporting.reported(drafts) }

  private var reporting: Reporting { Reporting(scope: scope, suppressions: suppressions) }

  /// Lays out the scenes, lets the rules observe, and judges what they saw.
  private mutating func checkRenderings(
    of roots: [SceneRequest],
    knownToTake known: Int,
    recordingFrames: Bool
  ) {
    let observers = observers
    guard !observers.isEmpty || recordingFrames else { return }
    renderings = Renderings(of: roots, knownToTake: known, by: renderer(recordingFrames: recordingFrames))
    guard !engine.executor.isSpent() else {
      engine.end.note(.layout, at: roots.first.map(scope.place))
      return renderings = Renderings()
    }
    proofs = drafts + judged { renderings.sightings(of: $0, isProof: true) }
    drafts +=
      renderings.unproven.isEmpty
      ? proofs.dropFirst(drafts.count) : judged { renderings.sightings(of: $0, isProof: false) }[...]
    if let rule = observers.first(where: { $0.id == LintRule.evaluationLimit.id }) {
      drafts += engine.drafts(scope.problems(ofSkipping: renderings.skipped), of: rule)
    }
  }

  private func renderer(recordingFrames: Bool) -> Renderer {
    Renderer(engine: engine, scope: scope, scenes: scenes, observers: observers, recordsFrames: recordingFrames)
  }

  /// The frames of the scenes among `wanted` that were seen to their end.
  func frames(of wanted: Set<SceneRequest>) -> FrameRecord {
    let renderer = renderer(recordingFrames: true)
    return renderings.frames(of: wanted) { renderer.frames(of: $0) }
  }

  /// The scenes of a file that were laid out.
  func scenes(of files: Set<FileID>) -> Set<SceneRequest> {
    Set(renderings.costs.keys.lazy.filter { files.contains($0.file) })
  }

  /// The rules that look at scenes.
  private var observers: [LintRule] { engine.rules.filter { $0.checks.contains(where: \.isRendered) } }

  private func judged(by sightings: (RuleID) -> [Sighting]) -> [Draft] {
    let superseded = engine.supersededUnasked
    return observers.flatMap { rule -> [Draft] in
      guard !superseded.contains(rule.id) else { return [] }
      let sightings = sightings(rule.id)
      return rule.checks.flatMap { check -> [Draft] in
        guard case .rendered(_, let judge) = check, engine.seesAllScenes || judge.holdsInPart else { return [] }
        return engine.drafts(judge.problems(sightings), of: rule)
      }
    }
  }
}

extension RuleCheck {
  fileprivate var isRendered: Bool {
    if case .rendered = self { true } else { false }
  }
}
