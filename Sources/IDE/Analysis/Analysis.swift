import Checking
import Interpreter
import Lint
import Queries
package import Semantics
package import SourceText
package import Syntax

/// What is known of a workspace at one moment: immutable, to be read on any thread. Everything beyond the trees is
/// worked out when it is first asked for and kept.
package struct Analysis: Sendable {
  private let files: [FileID: AnalyzedFile]
  private let programCell: ProgramCell
  let memory: AnalysisMemory
  private let facts = Facts()
  /// Whether files of the workspace are still to come.
  let isPartial: Bool
  /// What the asset catalogues name.
  let assets: AssetNames
  /// Set where the code counts that `#if` leaves to another build; such a program is not evaluated.
  private(set) var otherBuild: OtherBuild?
  /// Whether nobody waits for an answer any more: then what is asked ends as soon as it can, with whatever it has.
  package private(set) var isCancelled: @Sendable () -> Bool = { false }
  /// The limit of a search for findings: once it says so, the search ends, and tells where.
  private(set) var isSpent: (@Sendable () -> Bool)?
  /// Lets a moment pass while another thread makes what is asked for, and tells whether that is worth another one; nil for
  /// who waits until it is there.
  private var pause: (@Sendable () -> Bool)?

  init(
    files: [FileID: AnalyzedFile],
    programCell: ProgramCell,
    memory: AnalysisMemory,
    isPartial: Bool,
    _ assets: AssetNames
  ) {
    self.assets = assets
    self.isPartial = isPartial
    self.files = files
    self.programCell = programCell
    self.memory = memory
  }

  /// The same analysis for somebody who may lose interest in the answer.
  package func stopping(when isCancelled: @escaping @Sendable () -> Bool) -> Analysis {
    var analysis = self
    analysis.isCancelled = isCancelled
    return analysis
  }

  /// This analysis for a search for findings that ends once `isSpent` says so.
  package func limited(by isSpent: @escaping @Sendable () -> Bool) -> Analysis {
    var analysis = self
    analysis.isSpent = isSpent
    return analysis
  }

  /// This analysis for a thread that waits for others no longer than it may take itself: `pause` lets a moment pass, and
  /// tells whether to wait on; nil for one that waits until they are done.
  package func waiting(by pause: (@Sendable () -> Bool)?) -> Analysis {
    var analysis = self
    analysis.pause = pause
    return analysis
  }

  /// What `waiting` says, and whether anybody still waits for the answer.
  private var waits: (() -> Bool)? {
    pause.map { pause in { pause() && !isCancelled() && isSpent?() != true } }
  }

  package var fileCount: Int { files.count }

  /// The analysis of another build.
  func reading(_ build: Build) -> Analysis {
    let (program, files) = memory.builds.program(of: build, files, program)
    return replacing(files, program)
  }

  /// The program of another build, in which the branches of one file are left as they are: it is about to be changed.
  func program(of build: Build, leaving file: FileID) -> Program {
    memory.builds.program(of: build, files, program, leaving: file).program
  }

  /// The analysis in which the branches of `#if` around a token count.
  func choosingBranches(around token: SyntaxNode, in file: FileID) -> Analysis? {
    guard let tree = tree(of: file)?.choosingBranches(around: token) else { return nil }
    var program = program
    program.change([file: tree])
    return replacing(files.merging([file: AnalyzedFile(tree: tree)]) { $1 }, program)
  }

  private func replacing(_ files: [FileID: AnalyzedFile], _ program: Program) -> Analysis {
    let cell = ProgramCell(of: program)
    var other = Analysis(files: files, programCell: cell, memory: memory, isPartial: isPartial, assets)
    other.otherBuild = OtherBuild(of: otherBuild?.origin ?? self)
    other.isCancelled = isCancelled
    other.pause = pause
    return other
  }

  /// Every file, in the order of their names.
  package var fileIDs: [FileID] { files.keys.ordered() }

  package func tree(of file: FileID) -> SyntaxTree? {
    files[file]?.tree
  }

  package func text(of file: FileID) -> SourceText? {
    files[file]?.text
  }

  /// The outline of a file.
  package func symbols(in file: FileID) -> [SymbolNode] {
    files[file]?.symbols ?? []
  }

  /// What the files declare.
  package var program: Program { programCell.program }

  /// The scenes that can show the code at `offset`, in the first configuration of the project: those of its
  /// own file, or of others where its own has none; components where they are used come before components alone. Evaluated
  /// one after another, as they are asked for, while somebody waits for them.
  func scenes(showing offset: ByteOffset, in file: FileID) -> some Sequence<SceneResult> {
    let program = program
    let shown = requests(showing: offset, nextTo: file)
    return shown.lazy.map { scene($0, program, shownConfiguration(of: $0), explains: true) }.filter { !$0.isAbandoned }
  }

  /// The first two of these scenes, without what frames depend on; those are left out that took more steps when they were
  /// evaluated last, and those that a brief look does not come to the end of.
  func smallScenes(showing offset: ByteOffset, in file: FileID, within steps: Int) -> [SceneResult] {
    let program = program
    return requests(showing: offset, nextTo: file).prefix(2).compactMap { request in
      let configuration = shownConfiguration(of: request)
      guard memory.scenes.lastSteps(of: request, in: configuration).map({ $0 <= steps }) ?? true else { return nil }
      let scene = scene(request, program, configuration, within: .brief)
      return scene.isAbandoned || scene.isCutShort(by: .brief) ? nil : scene
    }
  }

  /// The scenes of a file that can show the code at `offset` in it, the most telling first.
  func requests(showing offset: ByteOffset, in file: FileID) -> [SceneRequest] {
    requests(showing: program.unit(at: offset, in: file)?.unit.unit, in: file)
  }

  /// The scenes that can show the code at `offset` in a file: its own, or those of another where it has none.
  private func requests(showing offset: ByteOffset, nextTo file: FileID) -> [SceneRequest] {
    guard otherBuild == nil else { return [] }
    let unit = program.unit(at: offset, in: file)?.unit.unit
    let own = requests(showing: unit, in: file)
    guard own.isEmpty else { return own }
    return fileIDs.filter { $0 != file }.lazy.map { requests(showing: unit, in: $0) }.first { !$0.isEmpty } ?? []
  }

  /// In a file of more scenes no others are looked at, to tell which of them show some code, than those of the views that
  /// the code declares, and the first ones.
  private static let mostScenes = 256

  /// The scenes of a file that can show a unit of any file.
  private func requests(showing unit: Unit?, in file: FileID) -> [SceneRequest] {
    let program = program
    let showing = Scenes.all(in: file, program: program).nearest(to: unit, Self.mostScenes).filter { request in
      unit.map { unit in
        reads(request, in: [shownConfiguration(of: request)], anyOf: [unit.id])
          ?? graph.units(reachedBy: request).contains { $0 === unit }
      } ?? true
    }
    guard showing.count > 1 else { return showing }
    let ranked = showing.enumerated().map { order, request in
      let distance = memory.mentions.distance(of: request, in: program) { graph.rootUnits(of: request) }
      return (rank: (distance, order), request: request)
    }
    return ranked.ordered { $0.rank < $1.rank }.map(\.request)
  }

  /// One scene of this program or of a changed copy of it in several configurations; evaluated once for each. A scene
  /// that ends within a small limit is the same under a larger one.
  func scenes(
    _ session: SceneSession,
    in configurations: [SceneConfiguration],
    within limits: EvaluationLimits
  ) -> [SceneResult] {
    let request = session.request
    let isTrial = session.program.version != program.version
    func scenes(in configurations: [SceneConfiguration], within limits: EvaluationLimits) -> [SceneResult] {
      memory.scenes.scenes(request, in: configurations, limits, of: session.program, isTrial: isTrial, waits: waits) {
        configurations in
        memory.engine.meter.evaluated(scenes: configurations.count)
        return session.results(in: configurations, limits: limits)
      }
    }
    let brief = scenes(in: configurations, within: .brief)
    let cut = brief.filter { limits != .brief && $0.isCutShort(by: .brief) }.map(\.configuration)
    guard !cut.isEmpty else { return brief }
    let whole = scenes(in: cut, within: limits)
    return brief.map { result in whole.first { $0.configuration == result.configuration } ?? result }
  }

  /// One scene in one configuration; abandoned where nobody waits for it any more.
  func scene(
    _ request: SceneRequest,
    _ program: Program,
    _ configuration: SceneConfiguration,
    within limits: EvaluationLimits = .standard,
    explains: Bool = false
  ) -> SceneResult {
    func scene(within limits: EvaluationLimits) -> SceneResult {
      func evaluate() -> SceneResult {
        memory.engine.meter.evaluated(scenes: 1)
        return SceneSession(request, of: program, isCancelled: isCancelled)
          .result(in: configuration, limits: limits, explains: explains)
      }
      let known = memory.scenes.scenes(
        request,
        in: [configuration],
        limits,
        explains: explains,
        of: program,
        waits: waits
      ) { _ in [evaluate()] }
      return known.first ?? evaluate()
    }
    let brief = scene(within: .brief)
    return limits == .brief || !brief.isCutShort(by: .brief) ? brief : scene(within: limits)
  }

  /// Tells whether what a scene shows can depend on `file`.
  func dependence(on file: FileID) -> @Sendable (SceneRequest) -> Bool {
    let known = Lazy<Set<UnitID>>()
    return { request in
      guard request.file != file else { return true }
      let units = known.value { Set(program.files[file]?.units.map(\.unit.id) ?? []) }
      let configurations = memory.configuration.testedScenes(of: request.file)
      return reads(request, in: configurations, anyOf: units) ?? graph.reaches(file, from: request)
    }
  }

  /// Of a file without previews a few of the scenes in other files that show it, those that read least.
  func smallestScenes(showing file: FileID) -> Set<SceneRequest> {
    guard Scenes.all(in: file, program: program).allSatisfy(\.isOfTypeAlone) else { return [] }
    let shows = dependence(on: file)
    let bySize = memory.scenes.requestsBySize.lazy.filter { $0.file != file && files[$0.file] != nil && shows($0) }
    return Set(bySize.prefix(2))
  }

  /// How often scenes were asked for, by this analysis and those before it.
  package var sceneCounters: DerivedCounters { memory.scenes.counters }

  /// Whether the scene has read one of the units in some configuration, or may do so when it is evaluated again; nil
  /// where it was never evaluated.
  private func reads(
    _ request: SceneRequest,
    in configurations: [SceneConfiguration],
    anyOf units: Set<UnitID>
  ) -> Bool? {
    switch memory.scenes.reads(of: request, in: configurations, of: program) {
    case .known(let all):
      all.contains { !$0.units(in: program).isDisjoint(with: units) }
    case .outdated: true
    case nil: nil
    }
  }

  private var graph: UnitGraph {
    facts.graph.value {
      defer { memory.unitNames.prune(to: program) }
      return UnitGraph(program, known: memory.unitNames)
    }
  }

  /// Findings of a file, looked for once; nil where the search was given up, or where somebody else is searching and the
  /// caller does not wait for others.
  func findings(for key: FindingsKey, waitsForOthers: Bool = true, attempt: () -> [Finding]?) -> [Finding]? {
    waitsForOthers
      ? facts.findings.value(for: key, waits: waits, attempt: attempt)
      : facts.findings.value(for: key, attemptUnlessBusy: attempt)
  }
}

extension [SceneRequest] {
  /// Of more than `most` scenes those of the view types that the unit declares, and then the first ones.
  fileprivate func nearest(to unit: Unit?, _ most: Int) -> [SceneRequest] {
    guard count > most else { return self }
    let names = Set(
      (unit?.contents ?? []).compactMap { if case .type(let type) = $0 { type.qualifiedName } else { nil } }
    )
    let isOwn = map { if case .view(let type) = $0.source { names.contains(type) } else { false } }
    let own = zip(self, isOwn).filter(\.1).map(\.0)
    return Array((own + zip(self, isOwn).lazy.filter { !$0.1 }.map(\.0)).prefix(most))
  }
}

/// What has been worked out for one analysis.
private final class Facts: Sendable {
  let findings = MemoTable<FindingsKey, [Finding]>()
  let graph = Lazy<UnitGraph>()
}
