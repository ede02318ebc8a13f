import Catalog
import Layout
import Semantics
import SourceText

/// What a scene tells when its last pass is over.
extension SceneRun {
  /// What the last pass has made.
  func finish(
    _ pass: ScenePass,
    _ configuration: SceneConfiguration,
    isSettled: Bool,
    explains: Bool
  ) -> SceneResult {
    var result = SceneResult(request: request, configuration: configuration)
    // Nobody waits for it.
    guard !evaluator.isAbandoned else { return result }
    let expander = pass.expander
    let recorder = expander.recorder
    // What follows asks the layout again, which may run code of the program: that is no part of the scene.
    result.steps = evaluator.steps
    result.unknowns = unknowns(recorder.unknowns)
    let limit = self.limit
    let dependencies = explains ? FrameDependencies(expander.tree, own: expander.dependencies) : nil
    var list = ElementList(tree: expander.tree, dependencies: dependencies)
    list.add(pass.root)
    result.container = pass.container.size
    result.passes = store.pass - passesBeforePress
    result.elements = list.elements
    result.root = list.elements.isEmpty ? nil : ElementID(0)
    result.variants = recorder.variants
    result.state = stateValues(pass)
    result.mayPresent = recorder.mayPresent
    if !isSettled { result.divergence = history.divergence(store) }
    result.facts = facts(pass, list, limit)
    if isSettled { result.facts.rest = RestingState(store) }
    if let pictures = expander.pictures {
      var builder = PictureBuilder(pass, pictures, elements: list.elements)
      let ground = environment(in: configuration).values.ink
      result.picture = builder.picture(of: pass.root, ground: ground, platform: configuration.platform)
    }
    return result
  }

  private func stateValues(_ pass: ScenePass) -> [SceneResult.StateValue] {
    let owner = pass.owner(of: request.view)
    return store.all.filter { $0.owner == owner && !$0.isHandedIn }.map {
      SceneResult.StateValue(name: $0.name, value: evaluator.describe($0.value))
    }
  }

  func unknowns(_ more: [SceneResult.Unknown]) -> [SceneResult.Unknown] {
    var seen: Set<SceneResult.Unknown> = []
    let all = evaluator.unknowns.map { SceneResult.Unknown(span: $0.span, reason: $0.reason) } + more
    return all.filter { seen.insert($0).inserted }
  }

  private func facts(_ pass: ScenePass, _ list: ElementList, _ limit: SceneFacts.Limit?) -> SceneFacts {
    var facts = SceneFacts()
    let recorder = pass.expander.recorder
    facts.invalidFrames = recorder.invalidFrames
    facts.traps = evaluator.traps.filter(\.isCertain)
    facts.repeatedIDs = recorder.repeatedIDs
    facts.matchedViews = recorder.matchedViews
    facts.missedSpaces = recorder.missedSpaces.map {
      SceneFacts.MissedSpace(name: $0.name, span: $0.span, element: $0.node.element)
    }
    facts.measured = history.measured(store, observers)
    if pass.expander.hasRoles { facts.preferenceSites = pass.expander.preferences.sites(below: pass.root) }
    facts.guides = recorder.guides.values.ordered {
      ($0.span.unit.index, $0.span.start) < ($1.span.unit.index, $1.span.start)
    }
    facts.limit = limit ?? recorder.limit
    return facts
  }

  /// What of the evaluation was cut short.
  var limit: SceneFacts.Limit? {
    evaluator.limitHits.first.map { SceneFacts.Limit(reason: $0.reason, span: $0.span) }
  }
}
