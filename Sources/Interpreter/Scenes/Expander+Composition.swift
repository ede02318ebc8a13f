import Catalog
import Layout
import Semantics

/// Where the views of a composition's slots come from: the arguments of the call, and what it modifies.
struct Slots {
  let arguments: BoundArguments
  let view: ViewValue
  /// What a modifier is applied to; nil for a view.
  var receiver: ExpandedView?
  /// What the slots of a modifier are identified below.
  var base: IdentityID?

  /// What the arguments of the call were made from, as far as nobody knows it.
  var standIns: [String] { arguments.standIns }

  /// The call is a view's: lengths that its composition states are the platform's.
  var isView: Bool { base == nil }

  /// What stands in for an image whose size is not at hand.
  var imageName: String { arguments["name"]?.text.map { "image \($0)" } ?? "image" }
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
    case .slot(let name): return views(of: name, slots, in: scope)
    case .each(let name, let behavior):
      var content = views(of: name, slots, in: scope)
      content.views = content.views.map { append(behavior, around: $0, source: nil, in: scope) }
      return content
    case .options(let name, let key): return options(name, chosenBy: key, slots, in: scope)
    case .choices(let name, let key): return choices(name, chosenBy: key, slots, in: scope)
    case .eachAfter(let name, let behavior, let leaf, let key):
      var content = key.map { choices(name, chosenBy: $0, slots, in: scope) } ?? views(of: name, slots, in: scope)
      content.views = content.views.map { view in
        append(behavior, children: realize(leaf, slots, nil, in: scope).views + [view], source: nil, in: scope)
      }
      return content
    case .drawn(let drawing, let settings, let inner):
      let views = realize(inner, slots, source, in: drawn(settings, in: scope))
      note(drawing, on: views.views[...], in: scope)
      return views
    case .painted(let effect, let inner):
      let views = realize(inner, slots, source, in: scope)
      for view in views.views { pictures?.note(effect, on: view.layout) }
      return views
    case .pressed(let press, let inner):
      let views = realize(inner, slots, source, in: scope)
      if host.live != nil { note(press, slots.arguments, on: views.views[...], in: scope, isPart: true) }
      return views
    case .group(let parts): return group(parts, slots, source, in: scope)
    case .setting(let writes, let inner):
      var changed = scope
      changed.environment.apply(writes)
      return realize(inner, slots, source, in: changed)
    case .node(let behavior, let parts) where parts.isEmpty:
      return ExpandedViews(views: [leaf(behavior, slots, source, in: scope)])
    case .node(let behavior, let parts):
      return ExpandedViews(views: [node(behavior, parts, slots, source, in: scope)])
    case .around(let behavior):
      return ExpandedViews(
        views: slots.receiver.map { [surround($0, behavior, slots, source, in: scope)] } ?? []
      )
    }
  }

  /// The same for a composition that is one node, after what is in `views`.
  func realize(
    _ composition: Composition,
    _ slots: Slots,
    _ source: SceneNode.Source?,
    in scope: ViewScope,
    into views: inout [ExpandedView]
  ) {
    switch composition {
    case .setting(let writes, let inner):
      var changed = scope
      changed.environment.apply(writes)
      realize(inner, slots, source, in: changed, into: &views)
    case .drawn(let drawing, let settings, let inner):
      let first = views.count
      realize(inner, slots, source, in: drawn(settings, in: scope), into: &views)
      note(drawing, on: views[first...], in: scope)
    case .node(let behavior, let parts) where parts.isEmpty:
      views.append(leaf(behavior, slots, source, in: scope))
    case .node(let behavior, let parts): views.append(node(behavior, parts, slots, source, in: scope))
    case .nothing, .slot, .each, .options, .choices, .eachAfter, .group, .around, .painted, .pressed:
      views += realize(composition, slots, source, in: scope).views
    }
  }

  /// Several views, each of which is an element of `source`.
  private func group(
    _ parts: [Composition],
    _ slots: Slots,
    _ source: SceneNode.Source?,
    in scope: ViewScope
  ) -> ExpandedViews {
    var all = ExpandedViews()
    for part in parts {
      let made = realize(part, slots, nil, in: scope)
      all.views += made.views
      all.isDynamic = all.isDynamic || made.isDynamic
      all.standIns += made.standIns
    }
    all.views = wrap(all.views, in: SceneNode(scope.identity, source: source))
    return all
  }

  /// The views of a slot, first the one that the value of a parameter names by its tag or its place in a loop.
  private func options(_ name: String, chosenBy key: String, _ slots: Slots, in scope: ViewScope) -> ExpandedViews {
    let inner = scope.below(identities.identity(.slot(name), below: slots.base ?? scope.identity))
    let span = slots.arguments.span(of: name) ?? slots.view.span
    var list = flatten(content(name, of: slots.arguments), at: span, in: inner)
    var chosen = slots.arguments[key] ?? .none
    if case .foreign(let binding as BindingValue) = chosen { chosen = binding.get(evaluator) }
    let id = HashableValue(chosen)
    if let first = list.pieces.firstIndex(where: { $0.takenApart.tag == id }), first > 0 {
      list.pieces.insert(list.pieces.remove(at: first), at: 0)
    }
    var all = ExpandedViews(isDynamic: list.isDynamic, standIns: list.standIns)
    for piece in list.pieces { all.views += expand(piece, in: inner) }
    return all
  }

  /// The views of a slot; in a picture it is noted which of them the value of a parameter names.
  private func choices(_ name: String, chosenBy key: String, _ slots: Slots, in scope: ViewScope) -> ExpandedViews {
    guard pictures != nil, let binding = binding(key, slots.arguments) else {
      return views(of: name, slots, in: scope)
    }
    let inner = scope.below(identities.identity(.slot(name), below: slots.base ?? scope.identity))
    let span = slots.arguments.span(of: name) ?? slots.view.span
    let list = flatten(content(name, of: slots.arguments), at: span, in: inner)
    var all = ExpandedViews(isDynamic: list.isDynamic, standIns: list.standIns)
    for piece in list.pieces {
      let views = expand(piece, in: inner)
      if let tag = piece.takenApart.tag {
        for view in views { note(choiceOf: tag, by: binding, on: view, in: scope) }
      }
      all.views += views
    }
    return all
  }

  private func views(of name: String, _ slots: Slots, in scope: ViewScope) -> ExpandedViews {
    if let receiver = slots.receiver, name == ModifierBehavior.receiver { return ExpandedViews(views: [receiver]) }
    let inner = scope.below(identities.identity(.slot(name), below: slots.base ?? scope.identity))
    guard case .function(let function)? = slots.arguments[name] else {
      let span = slots.arguments.span(of: name) ?? slots.view.span
      return expand(slots.arguments[name] ?? .void, at: span, in: inner)
    }
    return expand(items(of: function, slotParameters(name, slots.arguments)), in: inner)
  }

  /// A node without content.
  func leaf(
    _ behavior: LayoutBehavior,
    _ slots: Slots,
    _ source: consuming SceneNode.Source?,
    in scope: ViewScope
  ) -> ExpandedView {
    let behavior = behavior.isAdapted ? adapt(behavior, [], isDynamic: false) : behavior
    let known = withKnownSize(behavior, in: scope.environment.values)
    let leaf = append(known ?? behavior, children: [], nodes: [], source: source, in: scope)
    dependLeaf(leaf, behavior, slots, isSizeKnown: known != nil, in: scope)
    return leaf
  }

  private func node(
    _ behavior: LayoutBehavior,
    _ parts: [Composition],
    _ slots: Slots,
    _ source: consuming SceneNode.Source?,
    in scope: ViewScope
  ) -> ExpandedView {
    guard pictures != nil, case .page(let page) = behavior, case .navigation = page.bars else {
      return plainNode(behavior, parts, slots, source, in: scope)
    }
    let bar = BarContent()
    var inner = scope
    inner.environment.live.bar = bar
    return barred(plainNode(behavior, parts, slots, source, in: inner), by: bar, in: scope)
  }

  private func plainNode(
    _ behavior: LayoutBehavior,
    _ parts: [Composition],
    _ slots: Slots,
    _ source: consuming SceneNode.Source?,
    in scope: ViewScope
  ) -> ExpandedView {
    guard parts.count > 1 else {
      let content = parts.first.map { realize($0, slots, nil, in: scope) } ?? ExpandedViews()
      let result = node(behavior, over: content, content.views.map(\.node), content.isDynamic, source, in: scope)
      depend(
        result.layout,
        on: slots.standIns + content.standIns,
        isApproximate: slots.isView && behavior.hasOwnLengths
      )
      return result
    }
    var all = ExpandedViews()
    var nodes: [SceneNode] = []
    for (index, part) in parts.enumerated() {
      let realized = realize(part, slots, nil, in: scope)
      all.views += realized.views
      all.standIns += realized.standIns
      if behavior.hasDecoration, index > 0 {
        let group = SceneNode(scope.identity, children: realized.views.map(\.node))
        group.isDynamic = realized.isDynamic
        nodes.append(group)
      } else {
        nodes += realized.views.map(\.node)
        all.isDynamic = all.isDynamic || realized.isDynamic
      }
    }
    let result = node(behavior, over: all, nodes, all.isDynamic, source, in: scope)
    depend(result.layout, on: slots.standIns + all.standIns, isApproximate: slots.isView && behavior.hasOwnLengths)
    return result
  }

  private func node(
    _ behavior: LayoutBehavior,
    over content: ExpandedViews,
    _ nodes: [SceneNode],
    _ isDynamic: Bool,
    _ source: consuming SceneNode.Source?,
    in scope: ViewScope
  ) -> ExpandedView {
    let behavior = behavior.isAdapted ? adapt(behavior, content.views, isDynamic: isDynamic) : behavior
    let result = append(behavior, children: content.views, nodes: nodes, source: source, in: scope)
    result.node.isDynamic = isDynamic
    return result
  }

  /// A node of a modifier around what it is applied to.
  func surround(
    _ content: ExpandedView,
    _ behavior: LayoutBehavior,
    _ slots: Slots,
    _ source: consuming SceneNode.Source?,
    in scope: ViewScope
  ) -> ExpandedView {
    let behavior = behavior.isAdapted ? adapt(behavior, [content], isDynamic: false) : behavior
    let result = append(behavior, around: content, source: source, in: scope)
    depend(result.layout, on: slots.standIns, isApproximate: slots.isView && behavior.hasOwnLengths)
    return result
  }

  /// Notes what a node without content depends on.
  private func dependLeaf(
    _ view: ExpandedView,
    _ behavior: LayoutBehavior,
    _ slots: Slots,
    isSizeKnown: Bool,
    in scope: ViewScope
  ) {
    var standIns = slots.standIns
    if case .text = behavior { standIns += scope.environment.standIns }
    if case .image(let image) = behavior, !image.isSymbol, !isSizeKnown { standIns.append(slots.imageName) }
    depend(view.layout, on: standIns, isApproximate: slots.isView && behavior.hasOwnLengths)
  }

  /// The behavior of a picture that is in the asset catalogues; nil for all else.
  func withKnownSize(_ behavior: LayoutBehavior, in environment: EnvironmentValues) -> LayoutBehavior? {
    guard case .image(var image) = behavior, !image.isSymbol, !image.name.isEmpty else { return nil }
    switch evaluator.program.resources.picture(image.name) {
    case .image(let size): image.size = size
    case .symbol: return ViewDefinition.symbol(image.name, in: environment)
    case nil: return nil
    }
    return .image(image)
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
    case .lazyStack(var parameters):
      var sections: [IdentityID: Int] = [:]
      parameters.pinned.parts = children.enumerated().map { index, child in
        guard let section = child.section else { return PinnedParts.Part(section: -1 - index, item: .row) }
        let number = sections[section.identity] ?? sections.count
        sections[section.identity] = number
        return PinnedParts.Part(section: number, item: ListParameters.Item(slot: section.slot))
      }
      return .lazyStack(parameters)
    case .scroll(var parameters):
      for (id, anchor) in host.scrollRequests {
        if let node = node(identifiedAs: id) { parameters.target = ScrollTarget(node: node, anchor: anchor) }
      }
      return .scroll(parameters)
    default: return behavior
    }
  }
}

extension LayoutBehavior {
  /// What its children are completes it.
  fileprivate var isAdapted: Bool {
    switch self {
    case .hStack, .vStack, .zStack, .lazyGrid, .scroll: true
    case .lazyStack(let stack): !stack.pinned.isEmpty
    default: false
    }
  }

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
