import Catalog
import Layout

/// Where the views of a composition's slots come from.
struct Slots {
  let views: (String, ViewScope) -> (views: [ExpandedView], isDynamic: Bool)

  init(views: @escaping (String, ViewScope) -> (views: [ExpandedView], isDynamic: Bool)) {
    self.views = views
  }
}

extension Expander {
  /// Makes the nodes that a composition asks for; the outermost one is the element of `source`.
  func realize(
    _ composition: Composition,
    _ slots: Slots,
    _ source: SceneNode.Source?,
    in scope: ViewScope
  ) -> (views: [ExpandedView], isDynamic: Bool) {
    switch composition {
    case .nothing: return ([], false)
    case .slot(let name): return slots.views(name, scope)
    case .setting(let writes, let inner):
      var changed = scope
      changed.environment.apply(writes)
      return realize(inner, slots, source, in: changed)
    case .node(let behavior, let parts):
      return ([node(behavior, parts, slots, source, in: scope)], false)
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
    for (index, part) in parts.enumerated() {
      let realized = realize(part, slots, nil, in: scope)
      children += realized.views
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
    return result
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
  /// The first child is decorated by the others.
  fileprivate var hasDecoration: Bool {
    switch self {
    case .decoration, .deferredDecoration, .safeAreaInset: true
    default: false
    }
  }
}
