import Catalog
import Layout
import Semantics

extension Expander {
  // MARK: Environment

  func setting(
    _ make: (ArgumentValues) -> [EnvironmentWrite],
    _ definition: ModifierDefinition,
    _ arguments: BoundArguments,
    _ view: ViewValue,
    in scope: ViewScope
  ) -> ViewScope {
    var changed = scope
    let writes = make(values(of: arguments, in: scope))
    changed.environment.apply(writes, span: view.nameSpan)
    if definition === ModifierDefinition.preferredColorScheme {
      guard preferredColorScheme == nil else { return changed }
      preferredColorScheme = arguments["colorScheme"]?.builtIn.flatMap { $0.token == nil ? nil : $0 }
      recorder.note()
      return changed
    }
    // Where nothing was written, the value itself is what is not known.
    if writes.isEmpty || writes.contains(where: \.key.concernsSizes) {
      changed.environment.depend(on: arguments.standIns)
    }
    if let style = arguments["style"] {
      if case .structure = style {
        changed.environment.setStyle(definition.name, style)
      } else {
        changed.environment.setStyle(definition.name, nil)
      }
    }
    return changed
  }

  /// `environment(_:_:)`, `environment(_:)` and `environmentObject(_:)`.
  func writing(_ arguments: BoundArguments, _ view: ViewValue, in scope: ViewScope) -> ViewScope {
    var changed = scope
    if let path = arguments.keyPath("keyPath") {
      write(path, arguments["value"] ?? .none, into: &changed, at: view.nameSpan)
    } else if let object = arguments["object"] {
      let type = evaluator.type(of: object)
      // It counts by the type that the modifier's argument is declared with, which may be one that it inherits from.
      for name in [type.name] + inherited(by: type) {
        changed.environment.setObject(name, object)
        changed.environment.setWriter(of: name, view.nameSpan)
      }
    }
    return changed
  }

  /// The names of the workspace's classes above it.
  private func inherited(by type: TypeValue) -> [String] {
    sequence(first: type.nominal?.superclass) { $0?.superclass }.prefix { $0 != nil }.compactMap { $0?.name }
  }

  func transforming(_ arguments: BoundArguments, _ view: ViewValue, in scope: ViewScope) -> ViewScope {
    guard let path = arguments.keyPath("keyPath"), let transform = arguments.function("transform") else { return scope }
    var changed = scope
    var values = [evaluator.read(path, of: .foreign(EnvironmentForeign(scope.environment)))]
    _ = evaluator.call(transform, &values)
    write(path, values.first ?? .none, into: &changed, at: view.nameSpan)
    return changed
  }

  private func write(_ path: KeyPathValue, _ value: Value, into scope: inout ViewScope, at span: SourceSpan) {
    var box = Value.foreign(EnvironmentForeign(scope.environment))
    evaluator.write(path, of: &box, to: value)
    if case .foreign(let changed as EnvironmentForeign) = box { scope.environment = changed.environment }
    if let name = path.singleProperty { scope.environment.setWriter(of: name, span) }
  }

  // MARK: Preferences

  func preference(
    _ action: ModifierBehavior.PreferenceAction,
    _ arguments: BoundArguments,
    _ view: ViewValue,
    _ views: [ExpandedView],
    in scope: ViewScope
  ) -> [ExpandedView] {
    guard let key = arguments.type("key"), let action = preferenceAction(action, arguments) else { return views }
    let modifier = PreferenceModifier(key: key, span: view.nameSpan, action: action)
    return views.map { inner in
      let node = SceneNode(scope.identity, children: [inner.node], layout: inner.layout)
      hasRoles = true
      node.role = .preference(modifier)
      return ExpandedView(layout: inner.layout, node: node, section: inner.section)
    }
  }

  private func preferenceAction(
    _ action: ModifierBehavior.PreferenceAction,
    _ arguments: BoundArguments
  ) -> PreferenceModifier.Action? {
    let source = arguments["value"]?.builtIn?.token ?? "bounds"
    switch action {
    case .write: return .write(arguments["value"] ?? .none)
    case .transform: return arguments.function("callback").map { .transform($0) }
    case .anchor: return arguments.function("transform").map { .anchor(source: source, $0) }
    case .transformAnchor: return arguments.function("transform").map { .transformAnchor(source: source, $0) }
    }
  }

  // MARK: Observers

  func observe(
    _ kind: ModifierBehavior.Observer,
    _ arguments: BoundArguments,
    _ view: ViewValue,
    _ position: Int,
    _ views: [ExpandedView],
    in scope: ViewScope
  ) -> [ExpandedView] {
    guard let trigger = trigger(kind, arguments) else { return views }
    let observer = Observer(
      modifier: view.name,
      span: view.nameSpan,
      action: arguments.function("action"),
      trigger: trigger,
      isTask: kind == .task
    )
    let identity = identities.identity(.modifier(position), below: scope.identity)
    return views.enumerated().map { index, inner in
      let own = index == 0 ? identity : identities.identity(.position(index), below: identity)
      let node = SceneNode(own, children: [inner.node], layout: inner.layout)
      hasRoles = true
      node.role = .observer(observer)
      return ExpandedView(layout: inner.layout, node: node, section: inner.section)
    }
  }

  private func trigger(_ kind: ModifierBehavior.Observer, _ arguments: BoundArguments) -> Observer.Trigger? {
    switch kind {
    case .appear: return .appear
    case .task: return arguments["value"].map { .value($0, initial: true) } ?? .appear
    case .value:
      var initial = false
      if case .bool(true)? = arguments["initial"] { initial = true }
      return .value(arguments["value"] ?? .none, initial: initial)
    case .preference: return arguments.type("key").map { .preference($0) }
    case .publisher:
      guard case .foreign(let foreign)? = arguments["publisher"], let publisher = foreign as? PublisherValue,
        !publisher.isSilent
      else { return nil }
      return .publisher(publisher)
    case .geometry: return arguments.function("transform").map { .geometry($0) }
    case .scrollGeometry: return arguments.function("transform").map { .scrollGeometry($0) }
    }
  }
}
