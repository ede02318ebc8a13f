/// A way to read and write a value that somebody else owns.
package final class BindingValue: WrapperValue {
  private let read: (Evaluator) -> Value
  private let write: (Value, Evaluator) -> Void

  package init(read: @escaping (Evaluator) -> Value, write: @escaping (Value, Evaluator) -> Void) {
    self.read = read
    self.write = write
  }

  /// Always the same value (`.constant(3)`).
  package static func constant(_ value: Value) -> BindingValue {
    BindingValue(read: { _ in value }, write: { _, _ in })
  }

  package func get(_ evaluator: Evaluator) -> Value { read(evaluator) }

  package func set(_ value: Value, _ evaluator: Evaluator) { write(value, evaluator) }

  package func projected(_ evaluator: Evaluator) -> Value? { .foreign(self) }

  /// The binding to a property of the value.
  package func member(_ name: String) -> BindingValue {
    BindingValue(
      read: { [read] evaluator in evaluator.property(name, of: read(evaluator)) ?? .none },
      write: { [read, write] value, evaluator in
        var base = read(evaluator)
        if evaluator.setProperty(name, of: &base, to: value) { write(base, evaluator) }
      }
    )
  }

  /// The binding to an element of an array.
  package func element(_ index: Int) -> BindingValue {
    BindingValue(
      read: { [read] evaluator in
        guard case .array(let values) = read(evaluator), values.indices.contains(index) else { return .none }
        return values[index]
      },
      write: { [read, write] value, evaluator in
        guard case .array(var values) = read(evaluator), values.indices.contains(index) else { return }
        values[index] = value
        write(.array(values), evaluator)
      }
    )
  }

  package var typeName: String { "Binding" }

  package func isEqual(to other: any ForeignValue) -> Bool { (other as? BindingValue) === self }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  package var description: String { "Binding" }
}
