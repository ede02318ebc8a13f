import Interpreter
import Semantics
import Syntax

/// One pass of all rules over one program.
struct CheckRun {
  let engine: RuleEngine
  let scope: ProgramScope
  let scenes: SceneSource
  /// What was found, settled and sorted.
  private(set) var drafts: [Draft] = []
  /// The frames of all scenes, where they were asked for.
  private(set) var frames = FrameRecord()
  /// The files whose findings are kept.
  private(set) var checkedFiles: Set<FileID> = []

  init(engine: RuleEngine, scope: ProgramScope, scenes: SceneSource) {
    self.engine = engine
    self.scope = scope
    self.scenes = scenes
  }

  /// Runs the rules. Findings outside of `files` are dropped; scenes that `includes` refuses are not evaluated.
  mutating func execute(
    files: Set<FileID>,
    recordingFrames: Bool,
    includes: (SceneRequest) -> Bool = { _ in true }
  ) {
    checkedFiles = files
    let order = files.sorted()
    for file in order { checkSyntax(of: file) }
    checkProgram()
    if engine.configuration.evaluates { checkRenderings(recordingFrames: recordingFrames, includes: includes) }
    let suppressions = Dictionary(
      uniqueKeysWithValues: order.compactMap { file in scope.tree(file).map { (file, Suppression(tree: $0)) } }
    )
    drafts = drafts.settled().filter { draft in
      guard let suppression = suppressions[draft.problem.place.file] else { return false }
      return draft.severity != .off && !suppression.silences(draft.rule.id, at: draft.problem.place.range)
    }
  }

  /// One walk over the tree for all rules that visit nodes.
  private mutating func checkSyntax(of file: FileID) {
    guard let tree = scope.tree(file) else { return }
    let scope = SyntaxScope(file: file, tree: tree)
    let table = engine.rulesByKind
    func visit(_ node: SyntaxNode) -> [Draft] {
      table[Int(node.kind.rawValue)].flatMap { entry in
        engine.drafts(entry.check(node, scope), of: entry.rule)
      }
    }
    drafts += visit(tree.root)
    guard engine.visitsBelowRoot else { return }
    for node in tree.root.descendants { drafts += visit(node) }
  }

  private mutating func checkProgram() {
    for rule in engine.rules {
      for case .program(let check) in rule.checks { drafts += engine.drafts(check(scope), of: rule) }
    }
  }

  /// Lays out each root in each configuration, lets the rules observe, and judges what they saw. A root that was too
  /// much work in the first configuration is not tried in the others.
  private mutating func checkRenderings(recordingFrames: Bool, includes: (SceneRequest) -> Bool) {
    let observers = engine.rules.filter { $0.checks.contains(where: \.isRendered) }
    guard !observers.isEmpty || recordingFrames, let first = engine.configuration.scenes.first else { return }
    let roots = RootScenes.all(in: scope).filter(includes)
    let renderer = Renderer(run: self, observers: observers, recordsFrames: recordingFrames)
    let firstNotes = renderer.notes(of: roots.map { ($0, first) })
    let manageable = zip(roots, firstNotes).filter { !$1.reachedLimit }.map(\.0)
    let others = engine.configuration.scenes.dropFirst()
    let otherNotes = renderer.notes(of: manageable.flatMap { root in others.map { (root, $0) } })
    for note in firstNotes + otherNotes { frames.merge(note.frames) }
    for rule in observers {
      let sightings = (firstNotes + otherNotes).flatMap { $0.sightings[rule.id] ?? [] }
      for case .rendered(_, let judge) in rule.checks { drafts += engine.drafts(judge(sightings), of: rule) }
    }
  }
}

/// Makes renderings and lets rules look at them.
private struct Renderer: Sendable {
  private let run: CheckRun
  private let observers: [LintRule]
  private let recordsFrames: Bool

  init(run: CheckRun, observers: [LintRule], recordsFrames: Bool) {
    self.run = run
    self.observers = observers
    self.recordsFrames = recordsFrames
  }

  /// What the rules see in each of the scenes, in their order.
  func notes(of work: [(request: SceneRequest, configuration: TestedConfiguration)]) -> [RenderingNotes] {
    run.engine.executor.map(work.count) { index in
      let (request, configuration) = work[index]
      let result = run.scenes.result(request, run.scope.program, configuration.scene)
      return RenderingNotes(
        Rendering(program: run.scope, configuration: configuration, result: result),
        observers: observers,
        of: run.engine.configuration.scenes.count,
        recordsFrames: recordsFrames
      )
    }
  }
}

/// What is kept of one rendering.
private struct RenderingNotes: Sendable {
  let sightings: [RuleID: [Sighting]]
  let frames: FrameRecord
  let reachedLimit: Bool

  init(_ rendering: Rendering, observers: [LintRule], of configurationCount: Int, recordsFrames: Bool) {
    var sightings: [RuleID: [Sighting]] = [:]
    for rule in observers {
      for case .rendered(let observe, _) in rule.checks {
        sightings[rule.id, default: []] += observe(rendering).map { observation in
          Sighting(
            observation: observation,
            request: rendering.result.request,
            configuration: rendering.configuration,
            configurationCount: configurationCount
          )
        }
      }
    }
    self.sightings = sightings
    reachedLimit = rendering.result.facts.limit != nil
    frames = recordsFrames ? FrameRecord(rendering) : FrameRecord()
  }
}

extension RuleCheck {
  fileprivate var isRendered: Bool {
    if case .rendered = self { true } else { false }
  }
}

extension RuleEngine {
  /// A rule's check of one kind of node.
  struct NodeCheck {
    let rule: LintRule
    let check: @Sendable (SyntaxNode, SyntaxScope) -> [Problem]
  }

  /// The checks of each kind of node, by its raw value.
  var rulesByKind: [[NodeCheck]] {
    var table: [[NodeCheck]] = Array(repeating: [], count: 256)
    for rule in rules {
      for case .syntax(let kinds, let check) in rule.checks {
        for kind in kinds { table[Int(kind.rawValue)].append(NodeCheck(rule: rule, check: check)) }
      }
    }
    return table
  }

  var visitsBelowRoot: Bool {
    rules.contains { rule in
      rule.checks.contains { check in
        if case .syntax(let kinds, _) = check { kinds.contains { $0 != .sourceFile } } else { false }
      }
    }
  }

  /// Problems with the severity that they have here.
  func drafts(_ problems: [Problem], of rule: LintRule) -> [Draft] {
    problems.map { problem in
      let severity = configuration.configuredSeverity(of: rule.id) ?? problem.severity ?? rule.severity
      return Draft(rule: rule, problem: problem, severity: severity)
    }
  }
}
