import Catalog
import Layout

/// Where the views of a composition's slots come from.
struct Slots {
  let views: (String, ViewScope) -> ExpandedViews
  /// What the arguments of the call were made from, as far as nobody knows it.
  let standIns: [String]
  /// What stands in for an image whose size is not at hand.
  let imageName: String
  /// The call is a view's: lengths that its composition states are the platform's.
  let isView: Bool

  init(of arguments: BoundArguments, isView: Bool, views: @escaping (String, ViewScope) -> ExpandedViews) {
    self.views = views
    self.isView = isView
    standIns = arguments.standIns
    imageName = arguments["name"]?.text.map { "image \($0)" } ?? "image"
  }
}

extension Expander {
  /// Makes the nodes that a composition asks for; the outermost one is the element of `source`.
  func realize(
    _ composition: Composition,
    _ slots: Slots,
    _ source: SceneNode.Source?,
    in scope: ViewScope
  ) -> ExpandedViews {
    switch composition {
    case .nothing: return ExpandedViews()
    case .slot(let name): return slots.views(name, scope)
    case .setting(let writes, let inner):
      var changed = scope
      changed.environment.apply(writes)
      return realize(inner, slots, source, in: changed)
    case .node(let behavior, let parts) where parts.isEmpty:
      let leaf = append(adapt(behavior, [], isDynamic: false), children: [], source: source, in: scope)
      dependLeaf(leaf, behavior, slots, in: scope)
      return ExpandedViews(views: [leaf])
    case .node(let behavior, let parts):
      return ExpandedViews(views: [node(behavior, parts, slots, source, in: scope)])
    }
  }

  private func node(
    _ behavior: LayoutBehavior,
    _ parts: [Composition],
    _ slots: Slots,
    _ source: SceneNode.Source?,
    in scope: ViewScope
  ) -> ExpandedView {
    var children: [ExpandedView] = []
    var nodes: [SceneNode] = []
    var isDynamic = false
    var standIns = slots.standIns
    for (index, part) in parts.enumerated() {
      let realized = realize(part, slots, nil, in: scope)
      children += realized.views
      standIns += realized.standIns
      if behavior.hasDecoration, index > 0 {
        let group = SceneNode(scope.identity, children: realized.views.map(\.node))
        group.isDynamic = realized.isDynamic
        nodes.append(group)
      } else {
        nodes += realized.views.map(\.node)
        isDynamic = isDynamic || realized.isDynamic
      }
    }
    let result = append(adapt(behavior, children, isDynamic: isDynamic), children: children, source: source, in: scope)
    result.node.children = nodes
    result.node.isDynamic = isDynamic
    depend(result.layout, on: standIns, isApproximate: slots.isView && behavior.hasOwnLengths)
    return result
  }

  /// Notes what a node without content depends on.
  private func dependLeaf(_ view: ExpandedView, _ behavior: LayoutBehavior, _ slots: Slots, in scope: ViewScope) {
    var standIns = slots.standIns
    if case .text = behavior { standIns += scope.environment.standIns }
    if case .image(let image) = behavior, !image.isSymbol { standIns.append(slots.imageName) }
    depend(view.layout, on: standIns, isApproximate: slots.isView && behavior.hasOwnLengths)
  }

  /// Completes a behavior with what only its children tell.
  func adapt(_ behavior: LayoutBehavior, _ children: [ExpandedView], isDynamic: Bool) -> LayoutBehavior {
    let isSingle = children.count == 1 && !isDynamic
    switch behavior {
    case .hStack(var parameters):
      parameters.isSingleStaticChild = isSingle
      return .hStack(parameters)
    case .vStack(var parameters):
      parameters.isSingleStaticChild = isSingle
      return .vStack(parameters)
    case .zStack(var parameters):
      parameters.isSingleStaticChild = isSingle
      return .zStack(parameters)
    case .lazyGrid(var parameters):
      parameters.spanningChildren = Set(children.indices.filter { children[$0].isSupplementary })
      return .lazyGrid(parameters)
    case .scroll(var parameters):
      for (id, anchor) in host.scrollRequests {
        if let node = identified[id] { parameters.target = ScrollTarget(node: node, anchor: anchor) }
      }
      return .scroll(parameters)
    default: return behavior
    }
  }
}

extension LayoutBehavior {
  /// It states lengths beside those of its content.
  fileprivate var hasOwnLengths: Bool {
    switch self {
    case .padding, .frame, .flexibleFrame, .safeAreaPadding: true
    default: false
    }
  }

  /// A title takes the same room whatever it says.
  var concernsBars: Bool {
    if case .bars = self { return true }
    return false
  }

  /// The first child is decorated by the others.
  fileprivate var hasDecoration: Bool {
    switch self {
    case .decoration, .deferredDecoration, .safeAreaInset: true
    default: false
    }
  }
}
