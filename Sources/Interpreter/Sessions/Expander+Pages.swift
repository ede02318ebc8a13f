import Catalog
import Layout
import Semantics

/// Views that show one of several pages, or pages over their own content.
extension Expander {
  /// The call with what a view keeps for itself where it passes no binding.
  func withOwnState(_ definition: ViewDefinition, _ arguments: BoundArguments, in scope: ViewScope) -> BoundArguments {
    guard let live = host.live, case .opens(let parameter)? = definition.press, arguments[parameter] == nil else {
      return arguments
    }
    let own = live.binding(parameter, of: scope.identity, startingWith: .bool(false))
    return arguments.adding(parameter, .foreign(own))
  }

  /// Realizes what a view of the framework is made of, in the way that its pages ask for; false where it has none.
  func realizePages(
    _ definition: ViewDefinition,
    _ composition: Composition,
    _ slots: Slots,
    _ source: SceneNode.Source?,
    in scope: ViewScope,
    into views: inout [ExpandedView]
  ) -> Bool {
    switch definition.press {
    case .shows(let selection, let slot)?:
      let content = scope.below(identities.identity(.slot(slot), below: scope.identity))
      let choice = PageChoice(
        pages: tabPages(slot, slots.arguments, in: content),
        selection: binding(selection, slots.arguments),
        own: host.live?.binding("page", of: scope.identity, startingWith: .int(0))
      )
      show(choice, composition, slots, source, in: scope, into: &views)
      return true
    case .stacks(let pages)?:
      guard let live = host.live else { return false }
      let stack = LiveStack(live, scope.identity, path: binding(pages.path, slots.arguments))
      stack.columns = pages.columns.compactMap { slots.arguments[$0] }
      show(stack, pages, composition, slots, source, in: scope, into: &views)
      return true
    default: return false
    }
  }

  private func show(
    _ choice: PageChoice,
    _ composition: Composition,
    _ slots: Slots,
    _ source: SceneNode.Source?,
    in scope: ViewScope,
    into views: inout [ExpandedView]
  ) {
    let chosen = choice.chosen(evaluator)
    let shown = choice.views(of: chosen)
    let isMoved = host.live != nil || composition.isPaged
    let composition = isMoved ? composition.showing(page: shown.lowerBound) : composition
    let first = views.count
    realize(composition, slots, source, in: scope, into: &views)
    guard let pictures, views.indices.contains(first) else { return }
    let tabs = PageTabs(items: choice.pages.map(\.item), chosen: chosen, shown: shown)
    pictures.note(tabs, on: views[first].layout)
    if host.live != nil { pictures.note(.show(choice), on: views[first].layout) }
  }

  /// The root of a stack, or what is pushed over it: the root is always expanded, since it says where values lead.
  private func show(
    _ stack: LiveStack,
    _ pages: PageStack,
    _ composition: Composition,
    _ slots: Slots,
    _ source: SceneNode.Source?,
    in scope: ViewScope,
    into views: inout [ExpandedView]
  ) {
    var inner = scope
    inner.environment.live.stack = stack
    let first = views.count
    realize(composition, slots, source, in: inner, into: &views)
    guard views.indices.contains(first), let page = pages.page(values(of: slots.arguments, in: scope)) else { return }
    var shown = views[first]
    let push = { (content: Value, identity: IdentityID, dismissal: Dismissal) in
      let arguments = BoundArguments(signature: slots.arguments.signature)
      arguments.set(pages.root, to: content)
      var pageScope = inner.below(identity)
      pageScope.environment.live.dismissal = dismissal
      let made = self.realize(page, Slots(arguments: arguments, view: slots.view), source, in: pageScope)
      guard let made = made.views.first else { return }
      stack.live.hasPages = true
      self.pictures?.note(back: shown.layout, .change("Back", dismissal.perform), on: made.layout)
      shown = made
    }
    var flagged = stack.takeFlagged()
    let below = identities.identity(.slot(pages.path), below: scope.identity)
    let values = stack.pages(evaluator)
    for (value, number) in zip(values, stack.live.numbers(of: values, in: stack.identity)) {
      let identity = identities.identity(.element(HashableValue(.int(number))), below: below)
      push(content(of: value, in: stack), identity, Dismissal(stack.pop))
      flagged = stack.takeFlagged()
    }
    for _ in 0..<LiveStack.mostPages {
      guard let page = flagged else { break }
      push(page.content, identities.identity(.position(page.number), below: page.identity), page.dismissal)
      flagged = stack.takeFlagged()
    }
    views.replaceSubrange(first..., with: [shown])
  }

  /// What a pushed value shows.
  private func content(of page: Value, in stack: LiveStack) -> Value {
    if let pushed = page.foreignValue as? PushedPage {
      guard case .function(let function) = pushed.page else { return pushed.page }
      return build(function)
    }
    let type = evaluator.type(of: page).name
    if let destination = stack.live.destination(for: type, in: stack.identity) { return build(destination, [page]) }
    return .foreign(OpaqueFrameworkValue(typeName: "View", name: "destination for \(type)"))
  }

  // MARK: Links

  /// What pressing a link does; nil where it leads nowhere.
  func link(_ arguments: BoundArguments, in scope: ViewScope) -> ViewAction? {
    if let active = binding("isActive", arguments) { return .act { active.set(.bool(true), $0) } }
    if let selection = binding("selection", arguments), let tag = arguments["tag"] {
      return .act { selection.set(tag, $0) }
    }
    let live = scope.environment.live
    guard let stack = live.stack else { return nil }
    if let value = arguments["value"] {
      if case .none = value { return nil }
      if let selection = live.selection, !stack.columns.isEmpty { return .act { selection.set(value, $0) } }
      return .act { stack.push(value, $0) }
    }
    return arguments["destination"].map { destination in .act { stack.push(page: destination, $0) } }
  }

  /// Shows the page of a link whose flag or selection asks for it.
  func follow(_ arguments: BoundArguments, in scope: ViewScope) {
    guard let live = host.live, let stack = scope.environment.live.stack else { return }
    let active = binding("isActive", arguments)
    let selection = binding("selection", arguments)
    guard let flag = active ?? selection else { return }
    let wanted = active == nil ? arguments["tag"] ?? .bool(true) : .bool(true)
    let isShown = flag.get(evaluator).isEqual(to: wanted)
    guard let number = live.episode("link", of: scope.identity, isShown: isShown, onEnd: nil) else { return }
    let dismissal = Dismissal { flag.set(active == nil ? .none : .bool(false), $0) }
    let content = content("destination", of: arguments)
    stack.ask(for: LivePage(content: content, identity: scope.identity, number: number, dismissal: dismissal))
  }
}

extension Composition {
  /// Pages that lie side by side.
  var isPaged: Bool {
    switch self {
    case .setting(_, let inner): inner.isPaged
    case .node(.page(let parameters), _): parameters.isPaged
    default: false
    }
  }

  /// The same with another of the pages that lie side by side in sight.
  fileprivate func showing(page: Int) -> Composition {
    switch self {
    case .setting(let writes, let inner): return .setting(writes, inner.showing(page: page))
    case .node(.page(var parameters), let parts):
      parameters.shown = page
      return .node(.page(parameters), parts)
    default: return self
    }
  }
}
