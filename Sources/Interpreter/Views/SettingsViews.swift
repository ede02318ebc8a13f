import Catalog
import Semantics

extension SwiftUIHost {
  /// `@Default(.key) var name`: a cell of the view's own, as for settings of the system.
  func settingsWrapper(_ attribute: AttributeReference, _ evaluator: Evaluator) -> (any WrapperValue)? {
    guard let package = PackageSettings.of(wrapper: attribute.name),
      let value = package.value(of: argument(nil, of: attribute, as: .named(package.keys), evaluator))
    else { return nil }
    evaluator.noteTie()
    return StateWrapper(initial: value)
  }

  /// `Defaults.Toggle("Title", key: .key)`; nil where the key has no value.
  func settingsToggle(_ typeName: String, _ call: CallSite) -> Value? {
    guard let package = PackageSettings.of(toggle: typeName),
      let value = package.value(of: call.evaluate("key", as: .named(package.keys)))
    else { return nil }
    let span = call.span
    let binding = BindingValue(
      read: { _ in value },
      write: { _, evaluator in evaluator.note(UnknownRecord(span: span, reason: "settings are not written")) }
    )
    let arguments: [(label: String?, value: Value)] = call.arguments.enumerated().map { index, argument in
      if argument.label == "key" { return ("isOn", .foreign(binding)) }
      let isLabel = argument.isTrailing
      let type: TypeValue? = isLabel ? .function([], nil, builder: "ViewBuilder") : nil
      return (isLabel ? "label" : argument.label, call.evaluate(index, as: type))
    }
    let toggle = CallSite(
      labels: arguments.map(\.label),
      values: arguments.map(\.value),
      evaluator: call.evaluator,
      span: span
    )
    return construct(package.control.name, toggle)
  }
}
