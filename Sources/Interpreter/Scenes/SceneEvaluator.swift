import Catalog
package import Layout
package import Semantics

/// Evaluates scenes: runs the view's code, lays it out, delivers what observers see, until state settles.
package enum SceneEvaluator {
  /// How many times a scene is evaluated before its state counts as not settling.
  package static let maximumPasses = 64

  /// Never traps and always ends; the same input gives the same result. `starts` replaces the initial values of state
  /// properties, by the place of their declaration: does the scene come to rest at the same values? `measuresExtremes`
  /// asks every element how small and how large it can be, which costs as much as laying it out.
  package static func evaluate(
    _ request: SceneRequest,
    program: Program,
    configuration: SceneConfiguration,
    limits: EvaluationLimits = .standard,
    startingFrom starts: [SourceSpan: StateNumbers] = [:],
    measuresExtremes: Bool = false,
    measurer: (any TextMeasuring)? = nil
  ) -> SceneResult {
    let measurer = measurer ?? InterTextMeasurer(platform: configuration.platform)
    return SceneMemo.with(program) { memo in
      let run = SceneRun(request, program, configuration, limits, starts, measurer, memo)
      return run.result(measuresExtremes: measuresExtremes)
    }
  }
}

/// One evaluation of a scene.
private final class SceneRun {
  private let request: SceneRequest
  private let configuration: SceneConfiguration
  private let measurer: any TextMeasuring
  private let host: SwiftUIHost
  private let evaluator: Evaluator
  private let memo: SceneMemo
  private let store: StateStore
  private let identities = IdentityTable()
  private var history = StateHistory()
  /// The observers whose actions ran in any pass: the names of their modifiers.
  private var observers: [SourceSpan: String] = [:]

  init(
    _ request: SceneRequest,
    _ program: Program,
    _ configuration: SceneConfiguration,
    _ limits: EvaluationLimits,
    _ starts: [SourceSpan: StateNumbers],
    _ measurer: any TextMeasuring,
    _ memo: SceneMemo
  ) {
    self.request = request
    self.configuration = configuration
    self.measurer = measurer
    let host = SwiftUIHost(memo: memo.framework)
    let evaluator = Evaluator(program: program, host: host, limits: limits, memo: memo.evaluation)
    self.host = host
    self.memo = memo
    self.evaluator = evaluator
    host.evaluator = evaluator
    store = StateStore(startingFrom: starts) { [unowned evaluator] in evaluator.describe($0) }
  }

  func result(measuresExtremes: Bool) -> SceneResult {
    guard let root = SceneRoot(request, evaluator: evaluator, host: host, memo: memo) else {
      var result = SceneResult(request: request, configuration: configuration)
      result.unknowns = unknowns([])
      result.steps = evaluator.steps
      result.facts.limit = limit
      return result
    }
    for number in 1...SceneEvaluator.maximumPasses {
      store.pass = number
      let pass = ScenePass(root, self)
      let isSettled = settle(pass) || evaluator.isExhausted
      if isSettled || number == SceneEvaluator.maximumPasses || history.isRepeating || history.isRunaway {
        let result = finish(pass, isSettled: isSettled, measuresExtremes)
        pass.dissolve()
        store.dissolve()
        return result
      }
      pass.dissolve()
    }
    return SceneResult(request: request, configuration: configuration)
  }

  /// Runs the actions of observers; whether they have changed nothing.
  private func settle(_ pass: ScenePass) -> Bool {
    let versions = store.objectVersions
    let scrolls = host.scrollRequests
    if store.pass == 1 { history.note(store, changed: []) }
    var run = ObserverRun(evaluator: evaluator, store: store, expander: pass.expander)
    run.run(below: pass.root)
    observers.merge(run.modifiers) { first, _ in first }
    let changed = store.takeChanges()
    history.note(store, changed: changed)
    return changed.isEmpty && versions == store.objectVersions && scrolls.count == host.scrollRequests.count
  }

  private func finish(_ pass: ScenePass, isSettled: Bool, _ measuresExtremes: Bool) -> SceneResult {
    var result = SceneResult(request: request, configuration: configuration)
    var list = ElementList(tree: pass.expander.tree, measuresExtremes: measuresExtremes)
    list.add(pass.root)
    result.passes = store.pass
    result.elements = list.elements
    result.root = list.elements.isEmpty ? nil : ElementID(0)
    result.unknowns = unknowns(pass.expander.recorder.unknowns)
    result.state = stateValues(pass)
    if !isSettled { result.divergence = history.divergence(store) }
    result.facts = facts(pass, list)
    result.steps = evaluator.steps
    return result
  }

  private func stateValues(_ pass: ScenePass) -> [SceneResult.StateValue] {
    let owner = pass.owner(of: request.view)
    return store.all.filter { $0.owner == owner }.map {
      SceneResult.StateValue(name: $0.name, value: evaluator.describe($0.value))
    }
  }

  private func unknowns(_ more: [SceneResult.Unknown]) -> [SceneResult.Unknown] {
    var seen: Set<SceneResult.Unknown> = []
    let all = evaluator.unknowns.map { SceneResult.Unknown(span: $0.span, reason: $0.reason) } + more
    return all.filter { seen.insert($0).inserted }
  }

  private func facts(_ pass: ScenePass, _ list: ElementList) -> SceneFacts {
    var facts = SceneFacts()
    let recorder = pass.expander.recorder
    facts.missedSpaces = recorder.missedSpaces.map {
      SceneFacts.MissedSpace(name: $0.name, span: $0.span, element: $0.node.element)
    }
    facts.measured = history.measured(store, observers)
    facts.limit = limit ?? recorder.limit
    return facts
  }

  private var limit: SceneFacts.Limit? {
    evaluator.limitHits.first.map { SceneFacts.Limit(reason: $0.reason, span: $0.span) }
  }

  fileprivate func makeExpander() -> Expander {
    let environment = LayoutEnvironment(
      platform: configuration.platform,
      scale: configuration.scale,
      isAccessibilitySize: configuration.textSize.isAccessibilitySize
    )
    return Expander(
      evaluator: evaluator,
      host: host,
      store: store,
      tree: LayoutTree(environment: environment, measurer: measurer),
      identities: identities,
      recorder: SceneRecorder()
    )
  }

  fileprivate var scope: ViewScope {
    var environment = SceneEnvironment()
    environment.apply(configuration.environment)
    return ViewScope(environment: environment, identity: IdentityTable.root, path: nil, depth: 0)
  }

  fileprivate var container: Container {
    Container(size: configuration.size, safeArea: configuration.safeArea)
  }
}

/// One evaluation and layout of a scene's views.
private final class ScenePass {
  let expander: Expander
  let root: SceneNode
  private let ownerOfBody: IdentityID?

  init(_ scene: SceneRoot, _ run: SceneRun) {
    let expander = run.makeExpander()
    self.expander = expander
    let scope = run.scope
    let views: [ExpandedView]
    switch scene.content {
    case .body(let structure):
      ownerOfBody = scope.identity
      let node = SceneNode(scope.identity)
      views = expander.body(of: structure, node: node, in: scope)
    case .views(let value):
      ownerOfBody = nil
      views = expander.expand(value, at: scene.span, in: scope).views
    case .firstView(let value):
      ownerOfBody = nil
      let first = expander.flatten(value, at: scene.span, in: scope).pieces.first
      views = first.map { expander.expand($0, in: scope) } ?? []
    }
    let top: ExpandedView
    if views.count == 1, let only = views.first {
      top = only
    } else {
      let source = expander.source(scene.name, .view, at: scene.span, isUserDefined: true, in: scope)
      let column = StackParameters(alignment: .horizontalCenter)
      top = expander.append(.vStack(column), children: views, source: source, in: scope)
    }
    root = top.node
    expander.tree.layOut(top.layout, in: run.container)
  }

  /// The instance of the view that the scene is about.
  func owner(of view: String) -> IdentityID? {
    if let ownerOfBody { return ownerOfBody }
    var pending = [root]
    while let node = pending.popLast() {
      if let source = node.source, source.isUserDefined, source.name == view { return node.identity }
      pending += node.children.reversed()
    }
    return nil
  }

  /// Breaks the cycles between tree, content and proxies, so that a finished pass takes no memory.
  func dissolve() {
    var pending = [root]
    while let node = pending.popLast() {
      pending += node.children
      node.children = []
      node.role = .none
    }
  }
}

extension SceneRoot {
  /// The name of the node over several views.
  fileprivate var name: String {
    switch content {
    case .body(let structure): structure.type.name
    case .views, .firstView: ViewDefinition.vStack.name
    }
  }
}
