import Catalog
import Layout
import Semantics

/// What is noted for a picture while views are expanded. Where none is wanted nothing is.
extension Expander {
  /// The arguments as behaviors read them; in a picture shapes, styles and what bindings hold are read, too.
  func values(
    of arguments: BoundArguments,
    in scope: ViewScope,
    _ reading: EnvironmentReading? = nil
  ) -> ArgumentValues {
    guard let pictures else { return arguments.forCatalog(scope.environment.values, evaluator, reading) }
    reading?.isRead = true
    return pictures.values(of: arguments, scope.environment.values, isForLayout: true)
  }

  /// Where what a modifier hands down to pictures is set.
  func painted(_ definition: ModifierDefinition, _ arguments: BoundArguments, in scope: ViewScope) -> ViewScope {
    guard let pictures, let paint = definition.paint else { return scope }
    var changed = scope
    changed.environment.apply(paint.writes(of: pictures.values(of: arguments, scope.environment.values)))
    return changed
  }

  func noteEffect(
    of definition: ModifierDefinition,
    _ arguments: BoundArguments,
    on views: ArraySlice<ExpandedView>,
    in scope: ViewScope
  ) {
    guard let pictures, let paint = definition.paint else { return }
    if let press = paint.press { note(press, arguments, on: views, in: scope) }
    guard let effect = paint.effect(of: pictures.values(of: arguments, scope.environment.values)) else { return }
    for view in views { pictures.note(effect, on: view.layout) }
  }

  /// Where what is set for pictures alone is set.
  func drawn(_ settings: [EnvironmentWrite], in scope: ViewScope) -> ViewScope {
    guard pictures != nil, !settings.isEmpty else { return scope }
    var changed = scope
    changed.environment.apply(settings)
    return changed
  }

  func note(_ drawing: Drawing?, on views: ArraySlice<ExpandedView>, in scope: ViewScope) {
    guard let pictures, let drawing else { return }
    for view in views { pictures.draw(drawing, on: view.layout, with: scope.environment.values.ink) }
  }

  /// What a view of the framework shows of its own.
  func notePaint(
    of definition: ViewDefinition,
    _ arguments: BoundArguments,
    on views: ArraySlice<ExpandedView>,
    in scope: ViewScope
  ) {
    guard let pictures, let view = views.first else { return }
    if let press = definition.press {
      if let name = arguments["title"]?.shownText { pictures.note(name: name, of: view.layout) }
      if case .follows = press { follow(arguments, in: scope) }
      note(press, arguments, on: views.prefix(press.isOfFirst ? 1 : views.count), in: scope)
      if case .opensMenu(let menu) = press, let action = menu.action, arguments[action] != nil {
        note(.runs(action), arguments, on: views, in: scope)
      }
    }
    switch definition.paint {
    case .shape(let make)?:
      if let outline = make(pictures.values(of: arguments, scope.environment.values)) {
        draw(outline, on: view.layout, in: scope)
      }
    case .style(let make)?:
      guard let style = make(pictures.values(of: arguments, scope.environment.values)) else { return }
      draw(.paint(.style(style)), on: view.layout, in: scope)
    case .canvas(let parameter)?:
      if let code = arguments.function(parameter) { pictures.note(canvas: code, on: view.layout) }
      pictures.note(scope.environment.values.ink, on: view.layout)
    case .chart?:
      pictures.note(chart: arguments, on: view.layout)
      pictures.note(scope.environment.values.ink, on: view.layout)
    case .mark?, nil: break
    }
  }

  /// What using views does; `isPart` where they are a part of a view that is used by itself.
  func note(
    _ press: Press,
    _ arguments: BoundArguments,
    on views: ArraySlice<ExpandedView>,
    in scope: ViewScope,
    isPart: Bool = false
  ) {
    if case .opensMenu(let menu) = press { return note(menu, arguments, on: views, in: scope) }
    guard scope.environment.values.flag(.isEnabled), var action = action(press, arguments, in: scope) else { return }
    if case .holds = press {
      for view in views { pictures?.note(held: action, on: view.layout) }
      return
    }
    if case .toggle(let binding) = action, scope.environment.values.flag(.isInMenu) {
      let isOn = binding.get(evaluator).isEqual(to: .bool(true))
      for view in views { pictures?.note(isChosen: isOn, on: view.layout) }
    }
    let live = scope.environment.live
    if press.isOfButton, live.endsWithButton, let dismissal = live.dismissal { action = .both(action, dismissal) }
    for view in views { pictures?.note(action, on: view.layout, isTarget: isPart || action.isOfAll) }
  }

  /// A shape with what modifiers do with it.
  func draw(_ outline: Outline, on node: NodeID, in scope: ViewScope) {
    let values = scope.environment.values
    pictures?.draw(.shape(outline, values.shapeSteps), on: node, with: values.ink)
  }

  /// A color or another style in the place of a view.
  func draw(_ value: BuiltInValue, on node: NodeID, in scope: ViewScope) {
    let values = scope.environment.values
    if let outline = value.outline {
      draw(outline, on: node, in: scope)
    } else if let style = value.style {
      let outline = values[.fillOutline].outline
      let drawing = outline.map { Drawing.shape($0, [.fill(style, evenOdd: false)]) } ?? .style(style)
      pictures?.draw(drawing, on: node, with: values.ink)
    }
  }

  /// A path in the place of a view.
  func drawn(_ path: PathValue, at span: SourceSpan, in scope: ViewScope) -> ExpandedView {
    let source = source(path.typeName, .view, at: span, in: scope)
    let view = append(.fill, children: [], source: source, in: scope)
    draw(path.outline, on: view.layout, in: scope)
    return view
  }

  /// Notes what nodes are drawn with that show something by themselves.
  func noteInk(of behavior: LayoutBehavior, _ node: NodeID, in scope: ViewScope) {
    switch behavior {
    case .text, .image, .divider, .list, .page, .columns, .scroll:
      pictures?.note(scope.environment.values.ink, on: node)
    default: break
    }
  }
}

extension Press {
  /// Of several views that stand for one, the first is pressed.
  fileprivate var isOfFirst: Bool {
    if case .opens = self { return true }
    return false
  }

  /// It does one thing at once, after which a menu is of no more use.
  fileprivate var isOfButton: Bool {
    switch self {
    case .runs, .toggles, .follows: true
    default: false
    }
  }
}
