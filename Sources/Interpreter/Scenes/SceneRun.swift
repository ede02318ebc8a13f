import Catalog
import Layout
import Semantics

/// The evaluation of a scene: its root, and from there on all that depends on a configuration.
final class SceneRun {
  let request: SceneRequest
  private let memo: SceneMemo
  let host: SwiftUIHost
  let evaluator: Evaluator
  private let root: SceneRoot?
  /// When the root was made.
  private let start: Evaluator.Checkpoint?
  /// What it was made of.
  private let rootSettings: ReadSettings.Mark
  private(set) var store: StateStore
  private var identities = IdentityTable()
  private(set) var history = StateHistory()
  /// Whether state begins with the values that the program gives it.
  private var startsAsWritten: Bool
  private let keepsViews: Bool
  /// What is done once the state has settled, one after another.
  var presses: [ScenePress] = []
  /// The pass after which the scene is shown as it is then, counted from the last press.
  var lastPass: Int?
  /// How many passes there were up to the last press.
  private(set) var passesBeforePress = 0
  /// What has been done with the scene; nil where nobody uses it.
  var live: LiveScene? {
    get { host.live }
    set { host.live = newValue }
  }
  /// What results have read, how much that was, and the units that they tell of.
  private var reads: (count: Int, told: Set<UnitID>?, reads: SceneReads)?
  /// The appearance that a view asks for.
  private var colorScheme: BuiltInValue?
  /// What deferred content asks of the bars around pages, by the views that are the pages.
  private var bars: [IdentityID: BarTraits] = [:]
  /// The observers whose actions ran in any pass: the names of their modifiers.
  private(set) var observers: [SourceSpan: ObserverName] = [:]
  /// The views of the last evaluation's first pass.
  private var expansion: Expansion?

  init(
    _ request: SceneRequest,
    _ program: Program,
    _ configuration: SceneConfiguration,
    _ limits: EvaluationLimits,
    _ starts: [SourceSpan: StateNumbers],
    _ memo: SceneMemo,
    keepsViews: Bool = true,
    isDrawn: Bool = false,
    isCancelled: (@Sendable () -> Bool)? = nil
  ) {
    self.request = request
    self.keepsViews = keepsViews
    self.memo = memo
    let host = SwiftUIHost(memo: memo.framework)
    let evaluator = Evaluator(
      program: program,
      host: host,
      limits: limits,
      memo: memo.evaluation,
      keepsConstants: keepsViews
    )
    self.host = host
    self.evaluator = evaluator
    host.evaluator = evaluator
    evaluator.settings.configuration = configuration
    if isDrawn { host.pictures = PictureRecorder(evaluator: evaluator) }
    if let isCancelled { evaluator.stop(when: isCancelled) }
    store = SceneRun.makeStore(starts, evaluator)
    startsAsWritten = starts.isEmpty
    root = SceneRoot(request, evaluator: evaluator, host: host)
    start = host.scrollRequests.isEmpty ? evaluator.checkpoint() : nil
    rootSettings = evaluator.settings.mark
  }

  deinit {
    forgetViews()
    live?.dissolve()
    evaluator.handGlobalsBack()
  }

  private static func makeStore(_ starts: [SourceSpan: StateNumbers], _ evaluator: Evaluator) -> StateStore {
    StateStore(startingFrom: starts) { [unowned evaluator] in evaluator.describe($0) }
  }

  /// Goes back to when the root was made; false where the root is not what it was then, or would not be the same.
  func startAgain(
    from starts: [SourceSpan: StateNumbers],
    in configuration: SceneConfiguration,
    within limits: EvaluationLimits
  ) -> Bool {
    forgetViews()
    guard let start, rootSettings.holds(in: configuration), evaluator.goBack(to: start, within: limits) else {
      return false
    }
    store = Self.makeStore(starts, evaluator)
    startsAsWritten = starts.isEmpty
    identities = IdentityTable()
    forgetPasses()
    return true
  }

  /// Forgets what the passes of the last evaluation have found.
  private func forgetPasses() {
    history = StateHistory()
    observers = [:]
    colorScheme = nil
    bars = [:]
    host.scrollRequests = [:]
  }

  /// Lets go of the views and the state of the last evaluation.
  private func forgetViews() {
    guard expansion != nil else { return }
    var pass = expansion?.pass
    expansion = nil
    release(&pass)
    store.dissolve()
  }

  func result(
    in configuration: SceneConfiguration,
    _ measurer: (any TextMeasuring)?,
    explains: Bool = false
  ) -> SceneResult {
    whole(evaluated(in: configuration, measurer, explains: explains))
  }

  /// The result in a configuration for which the views of the last evaluation serve; nil where they do not, and the scene
  /// has to start again.
  func resultOfSameViews(
    in configuration: SceneConfiguration,
    within limits: EvaluationLimits,
    explains: Bool
  ) -> SceneResult? {
    guard let root, let expansion, expansion.serves(configuration),
      expansion.restore(for: configuration, within: limits)
    else { return nil }
    forgetPasses()
    evaluator.settings.configuration = configuration
    return runPasses(root, configuration, nil, from: expansion) { pass, isSettled in
      finish(pass, configuration, isSettled: isSettled, explains: explains)
    }.map(whole)
  }

  /// The result with what only the end of the evaluation tells.
  private func whole(_ result: SceneResult) -> SceneResult {
    var result = result
    result.reads = reads(telling: result.toldUnits)
    result.isAbandoned = evaluator.isAbandoned
    return result
  }

  /// What has been read so far: results share it that have read the same, and tell of the same units.
  private func reads(telling told: Set<UnitID>?) -> SceneReads {
    let count = evaluator.recorder.count
    if let reads, reads.count == count, reads.told == told { return reads.reads }
    let made = SceneReads(evaluator.recorder.all, of: request, telling: told, in: evaluator.program)
    reads = (count, told, made)
    return made
  }

  private func evaluated(
    in configuration: SceneConfiguration,
    _ measurer: (any TextMeasuring)?,
    explains: Bool
  ) -> SceneResult {
    evaluator.settings.configuration = configuration
    guard let root else {
      var result = SceneResult(request: request, configuration: configuration)
      result.unknowns = unknowns([])
      result.steps = evaluator.steps
      result.facts.limit = limit
      return result
    }
    let result = runPasses(root, configuration, measurer) { pass, isSettled in
      finish(pass, configuration, isSettled: isSettled, explains: explains)
    }
    return result ?? SceneResult(request: request, configuration: configuration)
  }

  /// What becomes of the state, which need not be followed when it is at `rest`.
  func trial(in configuration: SceneConfiguration, until rest: RestingState?) -> StateTrial {
    evaluator.settings.configuration = configuration
    var measured: [MeasuredState] = []
    var divergence: Divergence?
    var limit = self.limit
    if let root {
      _ = runPasses(root, configuration, nil, until: rest) { pass, isSettled in
        measured = history.measured(store, observers)
        if !isSettled, !evaluator.isAbandoned { divergence = history.divergence(store) }
        limit = self.limit ?? pass.expander.recorder.limit
      }
    }
    var trial = StateTrial(measured: measured, divergence: divergence, limit: limit, steps: evaluator.steps)
    trial.reads = reads(telling: trial.toldUnits)
    return trial
  }

  /// Evaluates the scene again and again until its state is settled, at `rest` or will never be; what `finish` makes of
  /// the last pass. The views of the first pass are those `from` an earlier evaluation where that is given; nil where
  /// those turn out to have read what is another here.
  private func runPasses<Outcome>(
    _ root: SceneRoot,
    _ configuration: SceneConfiguration,
    _ measurer: (any TextMeasuring)?,
    until rest: RestingState? = nil,
    from earlier: Expansion? = nil,
    finish: (ScenePass, _ isSettled: Bool) -> Outcome
  ) -> Outcome? {
    var number = 0
    passesBeforePress = 0
    while number - passesBeforePress < SceneEvaluator.maximumPasses {
      number += 1
      let isFirst = number == 1
      let known = isFirst ? earlier : nil
      let current = known?.pass ?? views(of: number, root, configuration, measurer)
      if isFirst, known == nil { expansion = measurer == nil ? keep(current, configuration) : nil }
      let outcome = follow(current, number, configuration, until: rest, finish)
      if isFirst, known?.served(configuration) == false { return nil }
      if !isFirst || expansion == nil {
        var ending: ScenePass? = consume current
        release(&ending)
      }
      if let outcome {
        if expansion == nil { store.dissolve() }
        return outcome
      }
    }
    return nil
  }

  /// Runs the code of the views once.
  private func views(
    of number: Int,
    _ root: SceneRoot,
    _ configuration: SceneConfiguration,
    _ measurer: (any TextMeasuring)?
  ) -> ScenePass {
    store.pass = number
    evaluator.passIdentity = number == 1 ? nil : 0
    evaluator.settings.traits = []
    let environment = environment(in: configuration)
    environment.configurationReads?.traits = []
    let expander = makeExpander(makeTree(configuration, measurer), keepsFragments: keepsViews && measurer == nil)
    return ScenePass(root, expander, environment)
  }

  /// The views of a first pass for the configurations that come next.
  private func keep(_ pass: ScenePass, _ configuration: SceneConfiguration) -> Expansion? {
    guard keepsViews, startsAsWritten, presses.isEmpty, host.scrollRequests.isEmpty,
      rootSettings.holds(in: configuration)
    else {
      return nil
    }
    return Expansion(
      pass,
      in: configuration,
      memo.environment(in: configuration).configurationReads,
      madeOf: rootSettings.traits.union(evaluator.settings.traits)
    )
  }

  /// Lays views out and runs the actions of observers; what `finish` makes of it, where that was the last pass.
  private func follow<Outcome>(
    _ pass: ScenePass,
    _ number: Int,
    _ configuration: SceneConfiguration,
    until rest: RestingState?,
    _ finish: (ScenePass, _ isSettled: Bool) -> Outcome
  ) -> Outcome? {
    store.pass = number
    if evaluator.isAbandoned { return finish(pass, false) }
    pass.layOut(in: configuration)
    evaluator.passIdentity = nil
    let count = number - passesBeforePress
    let isLast = count == SceneEvaluator.maximumPasses || presses.isEmpty && count == lastPass
    if !isLast, adoptColorScheme(of: pass, configuration) || adoptBars(of: pass) { return nil }
    let isSettled = settle(pass) || evaluator.isExhausted || rest?.isReached(in: store) == true
    guard isSettled || isLast || history.isRepeating || history.isRunaway else { return nil }
    if isSettled, !isLast, !presses.isEmpty, press(in: pass) {
      passesBeforePress = number
      return nil
    }
    return finish(pass, isSettled)
  }

  /// What the root finds in its environment: a view's preferred appearance is that of all that is presented with it.
  func environment(in configuration: SceneConfiguration) -> SceneEnvironment {
    var environment = memo.environment(in: configuration)
    if let colorScheme { environment.apply([EnvironmentWrite(.colorScheme, colorScheme)]) }
    return environment
  }

  /// Takes the appearance over that a view asks for; whether it is another than the pass had. One that depends on itself
  /// is taken over once.
  private func adoptColorScheme(of pass: ScenePass, _ configuration: SceneConfiguration) -> Bool {
    guard colorScheme == nil, let wanted = pass.expander.preferredColorScheme else { return false }
    colorScheme = wanted
    return wanted != memo.environment(in: configuration).values[.colorScheme]
  }

  /// Takes over what deferred content asks of the bars around it, which is known once it is laid out; whether that is new.
  /// Bars that depend on themselves are taken over once.
  private func adoptBars(of pass: ScenePass) -> Bool {
    let found = pass.expander.deferredBars.filter { bars[$0.key] == nil }
    bars.merge(found) { first, _ in first }
    return !found.isEmpty
  }

  func elementCount(in configuration: SceneConfiguration) -> Int {
    evaluator.settings.configuration = configuration
    guard let root else { return 0 }
    var pass: ScenePass? = views(of: 1, root, configuration, nil)
    defer { release(&pass) }
    return pass?.root.elementCount ?? 0
  }

  /// Runs the actions of observers; whether they have changed nothing.
  private func settle(_ pass: ScenePass) -> Bool {
    let versions = store.objectVersions
    let objects = evaluator.objectVersions
    let scrolls = host.scrollRequests
    let writes = evaluator.writesOutsideState
    if history.isEmpty { history.note(store, changed: []) }
    var run = ObserverRun(evaluator: evaluator, store: store, expander: pass.expander)
    if pass.expander.hasRoles { run.run(below: pass.root) }
    evaluator.runScheduled { store.action = $0 }
    if let live = host.live {
      store.action = SourceSpan.none
      live.runEndings(evaluator)
    }
    store.action = nil
    observers.merge(run.modifiers) { _, last in last }
    let changed = store.takeChanges()
    history.note(store, changed: changed)
    if writes != evaluator.writesOutsideState || scrolls.count != host.scrollRequests.count {
      store.isWrittenElsewhere = true
    }
    return changed.isEmpty && pass.liveVersion == host.live?.version && versions == store.objectVersions
      && !evaluator.hasChangedObserved(since: objects) && scrolls.count == host.scrollRequests.count
  }

  /// Does what a gesture is for; false where the action is for another. What it writes is no feedback.
  func perform(_ action: ViewAction, _ gesture: ScenePress.Gesture) -> Bool {
    store.action = SourceSpan.none
    defer { store.action = nil }
    guard action.perform(gesture, evaluator) else { return false }
    _ = store.takeChanges()
    history = StateHistory()
    return true
  }

  private func makeTree(_ configuration: SceneConfiguration, _ measurer: (any TextMeasuring)?) -> LayoutTree {
    let memory = memo.treeMemory
    memo.treeMemory = nil
    return LayoutTree(
      environment: LayoutEnvironment(
        platform: configuration.platform,
        scale: configuration.scale,
        system: configuration.system
      ),
      measurer: measurer ?? InterTextMeasurer(platform: configuration.platform),
      in: memory,
      sharing: measurer == nil ? memo.texts : nil
    )
  }

  /// Ends a pass, and keeps the memory of its tree where nobody else has that any more.
  private func release(_ pass: inout ScenePass?) {
    guard var tree = pass?.expander.tree else { return }
    pass?.dissolve()
    pass = nil
    if isKnownUniquelyReferenced(&tree) { memo.treeMemory = tree.giveUp() }
  }

  private func makeExpander(_ tree: LayoutTree, keepsFragments: Bool) -> Expander {
    // What is drawn before the first pass, as the data of a preview, is noted with the first.
    if host.isDrawn, store.pass > 1 { host.pictures = PictureRecorder(evaluator: evaluator) }
    return Expander(
      evaluator: evaluator,
      host: host,
      store: store,
      tree: tree,
      identities: identities,
      recorder: SceneRecorder(),
      keepsFragments: keepsFragments,
      knownBars: bars,
      pictures: host.pictures
    )
  }
}
