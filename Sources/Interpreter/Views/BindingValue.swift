import Semantics

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

  package func get(_ evaluator: Evaluator) -> Value { evaluator.nested(or: .none) { read(evaluator) } }

  package func set(_ value: Value, _ evaluator: Evaluator) { evaluator.nested(or: ()) { write(value, evaluator) } }

  package func projected(_ evaluator: Evaluator) -> Value? { .foreign(self) }

  /// The binding to a property of the value.
  package func member(_ name: String) -> BindingValue {
    BindingValue(
      read: { [self] evaluator in evaluator.property(name, of: get(evaluator)) ?? .none },
      write: { [self] value, evaluator in
        var base = get(evaluator)
        if evaluator.setProperty(name, of: &base, to: value) { set(base, evaluator) }
      }
    )
  }

  /// A member of the binding itself: one to an array is a collection of bindings to its elements.
  package func part(_ name: String, of evaluator: Evaluator) -> Value? {
    guard Self.collectionParts.contains(name), case .array(let values) = get(evaluator) else { return nil }
    switch name {
    case "first", "last":
      guard !values.isEmpty else { return Value.none }
      return .foreign(element(name == "first" ? 0 : values.count - 1))
    default: return evaluator.property(name, of: .array(values))
    }
  }

  private static let collectionParts: Set = [
    "count", "endIndex", "first", "indices", "isEmpty", "last", "startIndex", "underestimatedCount",
  ]

  /// The binding to an element of an array.
  package func element(_ index: Int) -> BindingValue {
    BindingValue(
      read: { [self] evaluator in
        guard case .array(let values) = get(evaluator), values.indices.contains(index) else { return .none }
        return values[index]
      },
      write: { [self] value, evaluator in
        guard case .array(var values) = get(evaluator), values.indices.contains(index) else { return }
        evaluator.changing(&values) { $0[index] = value }
        set(.array(values), evaluator)
      }
    )
  }

  /// The binding to what a subscript of the value gives.
  func element(_ labels: [String?], _ arguments: [Value]) -> BindingValue {
    BindingValue(
      read: { [self] evaluator in evaluator.element(of: get(evaluator), labels, arguments, at: .none) ?? .none },
      write: { [self] value, evaluator in
        var base = get(evaluator)
        evaluator.modifyElement(of: &base, labels, arguments, at: .none) { $0 = value }
        set(base, evaluator)
      }
    )
  }

  package var typeName: String { "Binding" }

  package func isEqual(to other: any ForeignValue) -> Bool { (other as? BindingValue) === self }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  package var description: String { "Binding" }
}
