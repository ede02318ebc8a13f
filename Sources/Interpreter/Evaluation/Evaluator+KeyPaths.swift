import Semantics

extension Evaluator {
  func keyPath(_ path: KeyPathExpression, in frame: Frame, expecting: TypeValue?) -> Value {
    let root = path.root.map { resolve($0, in: frame.context) }
    let components = path.components.map { component -> KeyPathValue.Component in
      switch component {
      case .property(let name): .property(name)
      case .subscript(let arguments): .subscript(arguments.map { evaluate($0.value, in: frame) })
      case .unwrapOrBreak: .unwrapOrBreak
      case .forceUnwrap: .forceUnwrap
      }
    }
    let value = KeyPathValue(root: root, components: components.filter { !$0.isSelf })
    guard expecting?.unwrapped.function != nil else { return .keyPath(value) }
    return .function(FunctionValue(.keyPath(value), context: frame.context))
  }

  /// `value[keyPath: path]`
  package func read(_ path: KeyPathValue, of value: Value) -> Value {
    var current = value
    for component in path.components {
      switch component {
      case .property(let name):
        current = property(name, of: current) ?? missing(name, of: current, at: .none, expecting: nil)
      case .subscript(let arguments):
        current = element(of: current, arguments.map { _ in nil }, arguments, at: .none) ?? .none
      case .unwrapOrBreak:
        if case .none = current { return .none }
        current = current.held
      case .forceUnwrap: current = current.held
      }
    }
    return current
  }

  /// `value[keyPath: path] = newValue`
  package func write(_ path: KeyPathValue, of value: inout Value, to newValue: Value) {
    modify(path, of: &value) { $0 = newValue }
  }

  func modify(_ path: KeyPathValue, of value: inout Value, _ change: (inout Value) -> Void) {
    modify(path.components[...], of: &value, change)
  }

  private func modify(
    _ components: ArraySlice<KeyPathValue.Component>,
    of value: inout Value,
    _ change: (inout Value) -> Void
  ) {
    guard let first = components.first else { return change(&value) }
    let rest = components.dropFirst()
    switch first {
    case .property(let name): _ = modifyProperty(name, of: &value) { modify(rest, of: &$0, change) }
    case .subscript(let arguments):
      modifyElement(of: &value, arguments.map { _ in nil }, arguments, at: .none) { modify(rest, of: &$0, change) }
    case .unwrapOrBreak:
      if case .none = value { return }
      value.changeHeld { modify(rest, of: &$0, change) }
    case .forceUnwrap: value.changeHeld { modify(rest, of: &$0, change) }
    }
  }
}

extension KeyPathValue.Component {
  fileprivate var isSelf: Bool {
    if case .property("self") = self { return true }
    return false
  }
}
