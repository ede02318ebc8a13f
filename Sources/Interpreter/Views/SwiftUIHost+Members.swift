import Catalog
import Layout
import Semantics

extension SwiftUIHost {
  func member(_ name: String, of value: Value) -> Value? {
    if let view = value.view { return view.subview?.member(name) }
    guard case .foreign(let foreign) = value else { return nil }
    switch foreign {
    case let value as BuiltInForeign: return property(name, of: value.value)
    case let proxy as GeometryProxyValue: return proxy.member(name)
    case let binding as BindingValue: return member(name, of: binding)
    case let dimensions as DimensionsValue: return dimensions.member(name)
    case let subview as SubviewValue: return subview.member(name)
    case let properties as LayoutPropertiesValue: return properties.member(name)
    case let environment as EnvironmentForeign: return member(name, of: environment.environment)
    case let configuration as StyleConfiguration: return member(name, of: configuration)
    case let section as SectionValue: return section.member(name)
    case let geometry as ScrollGeometryValue: return geometry.member(name)
    case let values as ContainerValuesForeign: return containerValue(name, of: values.subview)
    case let color as ResolvedColor:
      guard let value = color.member(name) else { return nil }
      if color.guesses(name) { evaluator?.trace.note(color.name) }
      return value
    case let object as PlatformObject: return readSettings().flatMap { object.member(name, in: $0) }
    case let traits as PlatformTraits: return readSettings().flatMap { traits.member(name, in: $0) }
    case let font as PlatformFont: return readSettings().flatMap { font.member(name, in: $0) }
    case let path as PathValue: return path.member(name)
    case let canvas as CanvasValue: return canvas.member(name)
    case let opaque as OpaqueFrameworkValue: return .foreign(opaque)
    case let dismissal as Dismissal: return dismissal.member(name)
    case let wrapper as any WrapperValue where name == "wrappedValue": return evaluator.map { wrapper.get($0) }
    case let wrapper as any WrapperValue where name == "projectedValue":
      return evaluator.flatMap { wrapper.projected($0) }
    default: return nil
    }
  }

  /// The device and its settings, for what asks for them other than through the environment: what is made of them is no
  /// constant.
  func readSettings() -> ReadSettings.Settings? {
    evaluator?.noteEffect()
    return evaluator?.settings.all
  }

  private func property(_ name: String, of value: BuiltInValue) -> Value? {
    if let property = Catalog.type(value.typeName)?.property(name, of: value) { return Value(property) }
    // A style made from a style, `.fill.tertiary`, is a style: no frame depends on which.
    let isStyle = value.typeName == TypeDefinition.shapeStyle.name || value.typeName == TypeDefinition.color.name
    return isStyle && TypeDefinition.styleLevels.contains(name) ? Value(value) : nil
  }

  /// `isOn` is what its binding holds, `$isOn` the binding.
  private func member(_ name: String, of configuration: StyleConfiguration) -> Value? {
    let isProjection = name.hasPrefix("$")
    let value = configuration.member(isProjection ? String(name.dropFirst()) : name)
    guard !isProjection, case .foreign(let foreign)? = value, let binding = foreign as? BindingValue else {
      return value
    }
    return evaluator.map { binding.get($0) }
  }

  private func member(_ name: String, of binding: BindingValue) -> Value? {
    switch name {
    case "wrappedValue": evaluator.map { binding.get($0) }
    case "projectedValue": .foreign(binding)
    default: evaluator.flatMap { binding.part(name, of: $0) } ?? .foreign(binding.member(name))
    }
  }

  /// The framework's keys and the program's `@Entry` variables; computed properties of the program come before.
  private func member(_ name: String, of environment: SceneEnvironment) -> Value? {
    if name == EnvironmentKeyDefinition.sizeCategory.name {
      return Value(
        .token(type: TypeDefinition.contentSizeCategory.name, name: environment.values.dynamicTypeSize.category)
      )
    }
    if let key = Catalog.environmentKey(name) {
      if live != nil, let dismissal = environment.live.dismissal {
        if key === EnvironmentKeyDefinition.isPresented { return .bool(true) }
        if key === EnvironmentKeyDefinition.dismiss || key === EnvironmentKeyDefinition.presentationMode {
          return .foreign(dismissal)
        }
      }
      return Value(environment.values[key])
    }
    guard let entry = entry(name) else { return other(name) }
    return environment.entry(name) ?? defaultValue(of: entry)
  }

  /// A key that has no effect here: its value where nobody has set it, or something that is only handed on.
  private func other(_ name: String) -> Value? {
    if let fallback = OtherEnvironmentKeys.fallback(of: name) { return Value(fallback) }
    guard let type = OtherEnvironmentKeys.type(of: name), type.hasSuffix("Action") else { return nil }
    return .foreign(OpaqueFrameworkValue(typeName: type))
  }

  /// What a subview hands to its container under that name, or the default.
  private func containerValue(_ name: String, of subview: ViewPiece) -> Value? {
    guard let entry = entry(name, in: ContainerValuesForeign.typeName) else { return nil }
    return subview.trait { $0.keyPath("keyPath")?.singleProperty == name } ?? defaultValue(of: entry)
  }

  /// The `@Entry` variable of that name.
  func entry(_ name: String, in type: String = "EnvironmentValues") -> VariableDeclaration? {
    guard let evaluator, let nominal = evaluator.nominal(named: type) else { return nil }
    for case .variable(let variable, _) in evaluator.instanceMembers(name, of: nominal)
    where variable.attribute("Entry") != nil {
      return variable
    }
    return nil
  }

  private func defaultValue(of entry: VariableDeclaration) -> Value {
    guard let evaluator, let body = entry.initializer, let expression = body.singleExpression else { return .none }
    let type = entry.type.map { evaluator.resolve($0, in: .global) }
    // It may read itself.
    return evaluator.deeper(at: expression.span) {
      evaluator.evaluate(expression, in: Frame(body, context: .global), expecting: type)
    }
  }

  func setMember(_ name: String, of value: inout Value, to newValue: Value) -> Bool {
    guard case .foreign(let foreign) = value else { return false }
    // `$model.name.wrappedValue = x` has written through the binding to the member, which itself stays.
    if name != "wrappedValue", foreign is any WrapperValue, case .foreign(let new) = newValue, new is BindingValue {
      return true
    }
    switch foreign {
    case let binding as BindingValue:
      guard let evaluator else { return false }
      (name == "wrappedValue" ? binding : binding.member(name)).set(newValue, evaluator)
      return true
    case let wrapper as any WrapperValue where name == "wrappedValue":
      if let evaluator { wrapper.set(newValue, evaluator) }
      return true
    case let foreign as BuiltInForeign:
      guard let property = newValue.builtIn,
        let changed = Catalog.type(foreign.typeName)?.setting(name, of: foreign.value, to: property)
      else { return false }
      value = Value(changed)
      return true
    case let canvas as CanvasValue: return canvas.set(name, to: newValue)
    case var properties as LayoutPropertiesValue:
      guard properties.set(name, to: newValue) else { return false }
      value = .foreign(properties)
      return true
    case var box as EnvironmentForeign:
      if name == EnvironmentKeyDefinition.sizeCategory.name {
        let size = newValue.builtIn?.token.flatMap(DynamicTypeSize.init(category:)) ?? .large
        let value = BuiltInValue.token(type: EnvironmentKeyDefinition.dynamicTypeSize.type, name: "\(size)")
        box.environment.values[.dynamicTypeSize] = value
      } else if let key = Catalog.environmentKey(name) {
        box.environment.values[key] = newValue.builtIn ?? .token(type: key.type, name: name)
      } else {
        guard entry(name) != nil else { return false }
        box.environment.setEntry(name, newValue)
      }
      value = .foreign(box)
      return true
    default: return false
    }
  }

  func subscripted(_ value: Value, _ labels: [String?], _ arguments: [Value]) -> Value? {
    if let subview = value.view?.subview, case .type(let key)? = arguments.first {
      return subview.trait { $0.type("key")?.name == key.name } ?? evaluator?.staticProperty("defaultValue", of: key)
    }
    guard case .foreign(let foreign) = value, let argument = arguments.first else { return nil }
    switch (foreign, argument) {
    case (let proxy as GeometryProxyValue, .foreign(let anchor as AnchorValue)): return proxy.subscripted(anchor)
    case (let proxy as GeometryProxyValue, _): return proxy.member("size").map { _ in .foreign(RectValue(.zero)) }
    case (let dimensions as DimensionsValue, _):
      return labels.first == "explicit" ? dimensions.explicit(argument) : dimensions.subscripted(argument)
    case (let box as EnvironmentForeign, .type(let key)):
      return box.environment.key(key.name) ?? evaluator?.staticProperty("defaultValue", of: key)
    case (let subview as SubviewValue, .type(let key)): return evaluator.flatMap { subview.subscripted(key, $0) }
    case (let binding as BindingValue, .int(let index)): return .foreign(binding.element(index))
    case (let binding as BindingValue, _): return .foreign(binding.element(labels, arguments))
    default: return nil
    }
  }

  func setSubscript(_ value: inout Value, _ arguments: [Value], to newValue: Value) -> Bool {
    // `$lengths["a"].wrappedValue = x` has written through the binding, which itself stays.
    if case .foreign(let foreign) = value, foreign is BindingValue { return true }
    guard case .foreign(var box as EnvironmentForeign) = value, case .type(let key)? = arguments.first else {
      return false
    }
    box.environment.setKey(key.name, newValue)
    value = .foreign(box)
    return true
  }
}
