import Catalog
import Semantics

/// A property whose value the environment has: `@Environment(\.locale)`, `@Environment(Model.self)`,
/// `@EnvironmentObject`.
struct EnvironmentWrapper: InstallableWrapper {
  enum Source {
    case keyPath(KeyPathValue)
    /// An object by its type; `isOptional`: nil where none is set.
    case object(TypeValue, isOptional: Bool)
  }

  let source: Source
  var site: Installation?

  func installed(_ site: Installation, property: VariableDeclaration) -> any WrapperValue {
    if case .object(let type, _) = source, let object = site.environment.object(type.name) {
      site.store.follow(object, of: site.identity, property, in: site.path)
    }
    return EnvironmentWrapper(source: source, site: site)
  }

  func get(_ evaluator: Evaluator) -> Value {
    let environment = site?.environment ?? SceneEnvironment()
    switch source {
    case .keyPath(let path):
      let value = evaluator.read(path, of: .foreign(EnvironmentForeign(environment)))
      note(path.singleProperty ?? "self", value, environment, evaluator)
      return value
    case .object(let type, let isOptional):
      let value = environment.object(type.name)
      note(type.name, value ?? .none, environment, evaluator)
      if let value { return value }
      return isOptional ? .none : evaluator.sharedStandIn(for: type, named: nil)
    }
  }

  private func note(_ key: String, _ value: Value, _ environment: SceneEnvironment, _ evaluator: Evaluator) {
    site?.note(
      Element.EnvironmentRead(key: key, value: evaluator.describe(value), writer: environment.writer(of: key))
    )
  }

  func set(_ value: Value, _ evaluator: Evaluator) {}

  func projected(_ evaluator: Evaluator) -> Value? {
    switch get(evaluator) {
    case .object(let object): .foreign(BindingValue.object(object))
    default: nil
    }
  }

  var typeName: String { "Environment" }

  func isEqual(to other: any ForeignValue) -> Bool {
    guard let other = other as? EnvironmentWrapper else { return false }
    switch (source, other.source) {
    case (.keyPath(let a), .keyPath(let b)): return Value.keyPath(a).isEqual(to: .keyPath(b))
    case (.object(let a, _), .object(let b, _)): return a.name == b.name
    default: return false
    }
  }

  func hash(into hasher: inout Hasher) {}

  var description: String { "Environment" }
}

/// A length that grows with the text size (Apple: ScaledMetric).
struct ScaledMetricWrapper: InstallableWrapper {
  let base: Value
  /// The text style it grows with; nil is body.
  let style: String?
  var factor = 1.0

  func installed(_ site: Installation, property: VariableDeclaration) -> any WrapperValue {
    ScaledMetricWrapper(base: base, style: style, factor: site.textScale(style))
  }

  func get(_ evaluator: Evaluator) -> Value {
    base.number.map { .double($0 * factor) } ?? base
  }

  func set(_ value: Value, _ evaluator: Evaluator) {}

  func projected(_ evaluator: Evaluator) -> Value? { nil }

  var typeName: String { "ScaledMetric" }

  func isEqual(to other: any ForeignValue) -> Bool {
    (other as? ScaledMetricWrapper).map { $0.base.isEqual(to: base) && $0.style == style } ?? false
  }

  func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }

  var description: String { "ScaledMetric" }
}

/// `@Namespace`
struct NamespaceWrapper: InstallableWrapper, Hashable {
  var id = "namespace"

  func installed(_ site: Installation, property: VariableDeclaration) -> any WrapperValue {
    NamespaceWrapper(id: "\(site.store.number(of: site.identity)).\(site.path)\(property.name)")
  }

  func get(_ evaluator: Evaluator) -> Value { .foreign(self) }

  func set(_ value: Value, _ evaluator: Evaluator) {}

  func projected(_ evaluator: Evaluator) -> Value? { nil }

  var typeName: String { "Namespace.ID" }

  var description: String { id }
}

/// `@ObservedObject`, `@Bindable`: an object that is handed in, with bindings to its properties.
struct ObjectWrapper: InstallableWrapper {
  let value: Value

  func installed(_ site: Installation, property: VariableDeclaration) -> any WrapperValue {
    site.store.follow(value, of: site.identity, property, in: site.path)
    return self
  }

  func get(_ evaluator: Evaluator) -> Value { value }

  func set(_ value: Value, _ evaluator: Evaluator) {}

  func projected(_ evaluator: Evaluator) -> Value? {
    if case .object(let object) = value { return .foreign(BindingValue.object(object)) }
    return .foreign(BindingValue.constant(value))
  }

  var typeName: String { "ObservedObject" }

  func isEqual(to other: any ForeignValue) -> Bool {
    (other as? ObjectWrapper).map { $0.value.isEqual(to: value) } ?? false
  }

  func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }

  var description: String { "ObservedObject" }
}
