import Catalog
import Layout
import Semantics

extension Expander {
  /// A view with all its modifiers: what a constant expands to is looked at the first time, kept the second, and shown
  /// again from then on.
  func expandOnce(_ piece: ViewPiece, in scope: ViewScope, into views: inout [ExpandedView]) {
    guard keepsFragments, newIDs == nil, piece.modifiers.isEmpty, let constant = piece.view?.constant else {
      expandAnew(piece, in: scope, into: &views)
      return
    }
    switch constant.outcome(in: scope.environment) {
    case nil: views += look(at: piece, constant, in: scope)
    case .more: expandAnew(piece, in: scope, into: &views)
    case .nodesOnly: views += keep(piece, constant, in: scope)
    case .kept(let fragment):
      if fits(fragment, scope) {
        show(fragment, in: scope, into: &views)
      } else {
        expandAnew(piece, in: scope, into: &views)
      }
    }
  }

  private func expandAnew(_ piece: ViewPiece, in scope: ViewScope, into views: inout [ExpandedView]) {
    if piece.isWhole {
      let piece = piece.takenApart
      expand(piece, upTo: piece.modifiers.count, in: scope, into: &views)
    } else {
      expand(piece, upTo: piece.modifiers.count, in: scope, into: &views)
    }
  }

  private func expandAnew(_ piece: ViewPiece, in scope: ViewScope) -> [ExpandedView] {
    var views: [ExpandedView] = []
    expandAnew(piece, in: scope, into: &views)
    return views
  }

  /// Grows with everything that expanding views does besides making nodes.
  private var effects: Int { evaluator.effects &+ recorder.noteCount }

  private func look(at piece: ViewPiece, _ constant: ConstantView, in scope: ViewScope) -> [ExpandedView] {
    let before = effects
    let views = expandAnew(piece, in: scope)
    constant.note(before == effects ? .nodesOnly : .more, in: scope.environment)
    return views
  }

  private func keep(_ piece: ViewPiece, _ constant: ConstantView, in scope: ViewScope) -> [ExpandedView] {
    let before = effects
    let first = tree.nodeCount
    var cost = ViewFragment.Cost(
      steps: evaluator.steps,
      nodes: nodeCount,
      height: 0,
      modifiers: 0,
      depth: evaluator.depth
    )
    let (outerDeepest, outerDeepestModifier) = (deepest, deepestModifier)
    (deepest, deepestModifier) = (scope.depth, modifierDepth)
    newIDs = []
    evaluator.beginReads()
    let outerTraits = scope.environment.configurationReads?.traits ?? []
    scope.environment.configurationReads?.traits = []
    let views = expandAnew(piece, in: scope)
    let traits = scope.environment.configurationReads?.traits ?? []
    scope.environment.configurationReads?.traits.formUnion(outerTraits)
    let reads = evaluator.endReads()
    cost.steps = evaluator.steps &- cost.steps
    cost.nodes = nodeCount &- cost.nodes
    cost.height = deepest &- scope.depth
    cost.modifiers = deepestModifier &- modifierDepth
    (deepest, deepestModifier) = (max(deepest, outerDeepest), max(deepestModifier, outerDeepestModifier))
    let ids = newIDs ?? []
    newIDs = nil
    let isPure = before == effects && !evaluator.isInterrupted
    let fragment = isPure ? fragment(of: views, from: first, ids, cost, reads, traits, in: scope) : nil
    constant.note(fragment.map { .kept($0) } ?? .more, in: scope.environment)
    return views
  }

  private func fragment(
    of views: [ExpandedView],
    from first: Int,
    _ ids: [(id: HashableValue, node: NodeID)],
    _ cost: ViewFragment.Cost,
    _ reads: KeptReads,
    _ traits: ConfigurationTraits,
    in scope: ViewScope
  ) -> ViewFragment? {
    guard let nodes = tree.fragment(from: first) else { return nil }
    var templates: [ExpandedView] = []
    for view in views {
      guard let node = view.node.template(back: first, below: scope.path) else { return nil }
      templates.append(
        ExpandedView(layout: view.layout.advanced(by: -first), node: node, section: view.section)
      )
    }
    var own: [NodeID: NodeDependencies] = [:]
    for (node, dependencies) in dependencies where node.isAtLeast(first) {
      own[node.advanced(by: -first)] = dependencies
    }
    return ViewFragment(
      views: templates,
      nodes: nodes,
      dependencies: own,
      identified: ids.map { ($0.id, $0.node.advanced(by: -first)) },
      cost: cost,
      reads: reads,
      traits: traits
    )
  }

  /// Whether expanding the view here would come to no limit either.
  private func fits(_ fragment: ViewFragment, _ scope: ViewScope) -> Bool {
    let cost = fragment.cost
    return evaluator.fuel > cost.steps && !evaluator.isInterrupted && evaluator.depth <= cost.depth
      && nodeCount &+ cost.nodes <= Self.maximumNodes && scope.depth &+ cost.height < Self.maximumDepth
      && modifierDepth &+ cost.modifiers < Self.maximumModifiers
  }

  private func show(_ fragment: ViewFragment, in scope: ViewScope, into views: inout [ExpandedView]) {
    evaluator.recorder.note(fragment.reads)
    scope.environment.configurationReads?.traits.formUnion(fragment.traits)
    let offset = tree.append(fragment.nodes)
    evaluator.spend(fragment.cost.steps)
    nodeCount &+= fragment.cost.nodes
    deepest = max(deepest, scope.depth &+ fragment.cost.height)
    deepestModifier = max(deepestModifier, modifierDepth &+ fragment.cost.modifiers)
    for (node, dependencies) in fragment.dependencies { self.dependencies[node.advanced(by: offset)] = dependencies }
    for (id, node) in fragment.identified { identify(node.advanced(by: offset), as: id) }
    for view in fragment.views {
      let layout = view.layout.advanced(by: offset)
      let node = SceneNode(scope.identity, layout: layout)
      node.stamp = SceneNode.Stamp(content: view.node, offset: offset, path: scope.path)
      views.append(ExpandedView(layout: layout, node: node, section: view.section))
    }
  }
}
