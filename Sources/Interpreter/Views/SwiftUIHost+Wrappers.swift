import Catalog
import Semantics

extension SwiftUIHost {
  /// Nil also where an initializer has yet to hand over the binding or the object: most do, so that a stand-in, which may
  /// be most of an app's model, is made only for what is without one in the end.
  func makeWrapper(
    _ attribute: AttributeReference,
    property: VariableDeclaration,
    owner: TypeDeclaration?,
    initial: Value?,
    evaluator: Evaluator
  ) -> (any WrapperValue)? {
    guard let definition = Catalog.propertyWrapper(attribute.name) else {
      return settingsWrapper(attribute, evaluator)
    }
    evaluator.noteTie()
    let declared = property.type.map { evaluator.resolve($0, in: .global) }
    switch definition.behavior {
    case .state: return state(attribute, initial, declared, property, evaluator)
    case .focus:
      if case .foreign(let wrapper as StateWrapper)? = initial { return wrapper }
      return StateWrapper(initial: initial ?? (declared?.name == "Bool" ? .bool(false) : .none))
    case .binding:
      if case .foreign(let foreign)? = initial, let binding = foreign as? BindingValue { return binding }
      if case .foreign(let foreign)? = initial, let wrapper = foreign.wrapper { return wrapper }
      return declared == nil || initial != nil ? BindingValue.constant(initial ?? .none) : nil
    case .environment: return environment(attribute, declared, evaluator)
    case .environmentObject:
      return declared.map { EnvironmentWrapper(source: .object($0.unwrapped, isOptional: $0.isOptional)) }
    case .object:
      return declared == nil || initial != nil ? ObjectWrapper(value: initial ?? .none) : nil
    case .namespace: return NamespaceWrapper()
    case .scaledMetric:
      let style = argument("relativeTo", of: attribute, as: .named("Font.TextStyle"), evaluator)
      return ScaledMetricWrapper(base: initial ?? .double(0), style: style?.builtIn?.token)
    }
  }

  private func state(
    _ attribute: AttributeReference,
    _ initial: Value?,
    _ declared: TypeValue?,
    _ property: VariableDeclaration,
    _ evaluator: Evaluator
  ) -> StateWrapper {
    if case .foreign(let wrapper as StateWrapper)? = initial { return wrapper }
    for label in ["initialValue", "wrappedValue"] {
      if let value = argument(label, of: attribute, as: declared, evaluator) { return StateWrapper(initial: value) }
    }
    if let initial { return StateWrapper(initial: initial) }
    guard let declared, !declared.isOptional else { return StateWrapper(initial: .none) }
    return StateWrapper(initial: .void)
  }

  private func environment(
    _ attribute: AttributeReference,
    _ declared: TypeValue?,
    _ evaluator: Evaluator
  ) -> (any WrapperValue)? {
    switch argument(nil, of: attribute, as: .named("EnvironmentValues"), evaluator) {
    case .keyPath(let path)?: return EnvironmentWrapper(source: .keyPath(path))
    case .type(let type)?:
      return EnvironmentWrapper(source: .object(type, isOptional: declared?.isOptional ?? false))
    default:
      return declared.map { EnvironmentWrapper(source: .object($0.unwrapped, isOptional: $0.isOptional)) }
    }
  }

  func argument(
    _ label: String?,
    of attribute: AttributeReference,
    as type: TypeValue?,
    _ evaluator: Evaluator
  ) -> Value? {
    guard let body = attribute.body, let argument = attribute.arguments?.first(where: { $0.label == label }) else {
      return nil
    }
    return evaluator.evaluate(argument.value, in: Frame(body, context: .global), expecting: type)
  }

  /// `State(initialValue: 3)`, `Binding(get: …, set: …)`, as an initializer of the program writes them.
  func makeWrapper(_ definition: PropertyWrapperDefinition, _ call: CallSite) -> Value? {
    call.evaluator.noteEffect()
    call.evaluator.noteTie()
    switch definition.behavior {
    case .state, .focus:
      let type = call.expected?.arguments.first
      let value = call.evaluate("initialValue", as: type) ?? call.evaluate("wrappedValue", as: type)
      return .foreign(StateWrapper(initial: value ?? (call.count > 0 ? call.evaluate(0, as: type) : .none)))
    case .binding: return makeBinding(call)
    case .object:
      let type = call.expected?.arguments.first
      return .foreign(ObjectWrapper(value: call.evaluate("wrappedValue", as: type) ?? call.evaluate(0, as: type)))
    case .scaledMetric:
      return .foreign(ScaledMetricWrapper(base: call.evaluate("wrappedValue") ?? .double(0), style: nil))
    case .namespace: return .foreign(NamespaceWrapper())
    case .environment, .environmentObject: return nil
    }
  }

  private func makeBinding(_ call: CallSite) -> Value? {
    guard let get = call.index(of: "get").flatMap({ call.function($0) }) ?? leadingFunction(call) else {
      if case .foreign(let binding as BindingValue)? = call.evaluate("projectedValue") { return .foreign(binding) }
      guard call.count == 1, case .foreign(let binding as BindingValue) = call.evaluate(0) else { return nil }
      // `Binding($optional)` is one to what the optional holds, where it holds something.
      return binding.get(call.evaluator).isNil ? Value.none : .foreign(binding)
    }
    let set = call.index(of: "set").flatMap { call.function($0) } ?? trailingFunction(call)
    return .foreign(
      BindingValue(
        read: { $0.call(get) },
        write: { value, evaluator in
          if let set { _ = evaluator.call(set, [value]) }
        }
      )
    )
  }

  /// `Binding { … } set: { … }`
  private func leadingFunction(_ call: CallSite) -> FunctionValue? {
    call.labels == [nil, "set"] && call.arguments[0].isTrailing ? call.function(0) : nil
  }

  private func trailingFunction(_ call: CallSite) -> FunctionValue? {
    call.arguments.indices.last.flatMap { call.arguments[$0].isTrailing ? call.function($0) : nil }
  }
}
