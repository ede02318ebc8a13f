import Catalog
import Layout
import Semantics

extension Expander {
  // MARK: Types of the program

  func expand(_ structure: StructureValue, at span: SourceSpan, in scope: ViewScope) -> [ExpandedView] {
    guard let nominal = structure.type.nominal else { return [] }
    let name = structure.type.name
    guard let kind = host.memo.kind(of: nominal) else {
      guard nominal.isForeignView else { return [] }
      let reason = "the kind of view that '\(name)' is is not known"
      return [box(name, at: span, in: scope, reason: reason, standIn: name)]
    }
    switch kind {
    case .shape:
      recorder.note()
      let own = scope.environment.values.flag(.isShapeInset) ? nil : UserShape(structure, evaluator: evaluator)
      let behavior = own.map { LayoutBehavior.custom($0) } ?? .fill
      let view = append(behavior, children: [], source: userSource(name, at: span, in: scope), in: scope)
      if let pictures { draw(.own(pictures.number(of: .structure(structure))), on: view.layout, in: scope) }
      return [view]
    case .representable:
      recorder.note()
      let own = PlatformView.sizeParameters(of: nominal, evaluator).map {
        UserShape(representable: structure, parameters: $0, evaluator: evaluator)
      }
      let behavior = own.map { LayoutBehavior.custom($0) } ?? .fill
      let view = append(behavior, children: [], source: userSource(name, at: span, in: scope), in: scope)
      if own == nil, !PlatformView.fills(nominal, evaluator) { depend(view.layout, on: [name]) }
      pictures?.draw(.placeholder(name), on: view.layout, with: scope.environment.values.ink)
      return [view]
    case .view: return expandBody(of: .structure(structure), structure.type, at: span, in: scope)
    }
  }

  private func userSource(_ name: String, at span: SourceSpan, in scope: ViewScope) -> SceneNode.Source? {
    source(name, .view, at: span, isUserDefined: true, in: scope)
  }

  /// A value with a body: of a struct, or of an enum or a class that conforms to `View`.
  func expandBody(of value: Value, _ type: TypeValue, at span: SourceSpan, in scope: ViewScope) -> [ExpandedView] {
    recorder.note()
    let name = type.name
    let node = SceneNode(scope.identity, source: userSource(name, at: span, in: scope))
    let views = body(of: value, type, node: node, in: scope)
    return wrap(views, in: node)
  }

  /// The views of a body, evaluated with the instance's state and environment.
  func body(of value: Value, _ type: TypeValue, node: SceneNode, in scope: ViewScope) -> [ExpandedView] {
    var value = value
    if case .structure(let structure) = value {
      value = .structure(structure.installed(installation(for: node, in: scope)))
    }
    let items = evaluator.buildBody(of: value)
    let inner = scope.below(identities.identity(.body, below: scope.identity), path: type.name)
    return expand(items, in: inner).views
  }

  func installation(for node: SceneNode, in scope: ViewScope) -> Installation {
    Installation(identity: scope.identity, environment: scope.environment, store: store, reader: node)
  }

  /// The node over its content without a layout of its own; where the content is several views, over each of them.
  func wrap(_ views: [ExpandedView], in node: SceneNode) -> [ExpandedView] {
    views.enumerated().map { index, view in
      let wrapper = index == 0 ? node : SceneNode(node.identity, source: node.source)
      wrapper.surround(view.node)
      wrapper.layout = view.layout
      return ExpandedView(layout: view.layout, node: wrapper, section: view.section)
    }
  }

  // MARK: Views of the framework

  func expand(_ view: ViewValue, at span: SourceSpan, in scope: ViewScope, into views: inout [ExpandedView]) {
    if let definition = view.definition {
      expand(definition, view.arguments, view, in: scope, into: &views)
      return
    }
    switch view.kind {
    case .arranged(let layout, let content): views.append(arrange(layout, content, view, in: scope))
    case .applied(let value, _):
      let node = SceneNode(
        scope.identity,
        source: source(view.name, .modifier, at: view.span, nameSpan: view.nameSpan, isUserDefined: true, in: scope)
      )
      views += wrap(expand(value, at: view.span, in: scope).views, in: node)
    case .joined: views.append(joined(.view(view), view, in: scope))
    case .call, .modified, .group, .slot: return
    }
  }

  private func expand(
    _ definition: ViewDefinition,
    _ arguments: BoundArguments,
    _ view: ViewValue,
    in scope: ViewScope,
    into views: inout [ExpandedView]
  ) {
    if definition === ViewDefinition.text, let content = arguments["content"], content.view != nil {
      views.append(joined(content, view, in: scope))
      return
    }
    let source = source(view.name, .view, at: view.span, nameSpan: view.nameSpan, in: scope)
    let inner = { scope.below(scope.identity, path: view.name) }
    switch definition.behavior {
    case .composition(let make):
      let arguments = withOwnState(definition, arguments, in: scope)
      if definition.style != nil, let styled = styled(definition, arguments, source, in: inner()) {
        views += styled
        if pictures != nil, let press = definition.press { note(press, arguments, on: styled[...], in: scope) }
        return
      }
      let composition = arguments.composition(of: definition) ?? compose(make, definition, arguments, in: scope)
      let slots = Slots(arguments: arguments, view: view)
      let first = views.count
      if pictures != nil || composition.isPaged,
        realizePages(definition, composition, slots, source, in: inner(), into: &views)
      {
        return
      } else if case .node(let behavior, let parts) = composition, parts.isEmpty {
        views.append(leaf(behavior, slots, source, in: scope))
      } else {
        realize(composition, slots, source, in: inner(), into: &views)
      }
      if pictures != nil {
        notePaint(of: definition, arguments, on: views[first...], in: scope)
      } else if definition.press?.mayPush(arguments) == true {
        recorder.notePresentation()
      }
    case .geometryReader: views.append(reader(arguments, view, source, in: inner()))
    case .table: views.append(table(arguments, view, source, in: inner()))
    case .rows(let style):
      let style = style(values(of: arguments, in: scope))
      views.append(rows(style, arguments, view, source, in: inner()))
    case .variadic: views += unaryVariadic(view, source, in: inner())
    case .list, .erased, .forEach, .layout, .anyLayout: return
    }
  }

  /// What the view makes of its arguments. What operands come to is kept.
  private func compose(
    _ make: (ArgumentValues) -> Composition,
    _ definition: ViewDefinition,
    _ arguments: BoundArguments,
    in scope: ViewScope
  ) -> Composition {
    reading.isRead = false
    let composition = make(values(of: arguments, in: scope, reading))
    if !reading.isRead { arguments.keep(composition, of: definition) }
    return composition
  }

  // MARK: Layouts called with content

  private func arrange(_ layout: Value, _ content: Value, _ view: ViewValue, in scope: ViewScope) -> ExpandedView {
    let behavior = behavior(of: layout, in: scope)
    var inner = scope.below(identities.identity(.slot("content"), below: scope.identity), path: view.name)
    inner.environment.apply([EnvironmentWrite(.stackAxis, behavior.stackAxis.map { .axes(AxisSet($0)) } ?? .none)])
    let value: Value
    if case .function(let function) = content { value = build(function) } else { value = content }
    let list = expand(value, at: view.span, in: inner)
    let source = source(view.name, .view, at: view.span, nameSpan: view.nameSpan, in: scope)
    let adapted = adapt(behavior, list.views, isDynamic: list.isDynamic)
    let result = append(adapted, children: list.views, source: source, in: scope)
    result.node.isDynamic = list.isDynamic
    depend(result.layout, on: list.standIns)
    return result
  }

  private func behavior(of layout: Value, in scope: ViewScope) -> LayoutBehavior {
    guard case .view(let view) = layout, let definition = view.definition else {
      let own = UserLayout(layout, evaluator: evaluator)
      layouts.append(own)
      return .custom(own)
    }
    switch definition.behavior {
    case .layout(let make): return make(values(of: view.arguments, in: scope))
    case .anyLayout: return behavior(of: view.arguments["layout"] ?? .void, in: scope)
    default: return .neutral
    }
  }
}

extension LayoutBehavior {
  /// The axis that spacers and dividers follow in what the layout arranges.
  fileprivate var stackAxis: Axis? {
    switch self {
    case .hStack: .horizontal
    case .vStack: .vertical
    case .custom(let layout as UserLayout): layout.stackAxis
    default: nil
    }
  }
}
