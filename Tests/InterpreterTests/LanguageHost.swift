import Interpreter
import Semantics

/// A framework with nothing in it: what the language does alone. Builders make arrays; `@Boxed` is a wrapper.
final class LanguageHost: EvaluationHost {
  func construct(_ typeName: String, _ call: CallSite) -> Value? { nil }
  func global(_ name: String) -> Value? { nil }
  func callGlobal(_ name: String, _ call: CallSite) -> Value? { nil }
  func staticMember(_ name: String, of typeName: String) -> Value? { nil }
  func callStatic(_ name: String, of typeName: String, _ call: CallSite) -> Value? { nil }
  func member(_ name: String, of value: Value) -> Value? { nil }
  func setMember(_ name: String, of value: inout Value, to newValue: Value) -> Bool { false }
  func callMember(_ name: String, on value: Value, _ call: CallSite) -> Value? { nil }
  func subscripted(_ value: Value, _ labels: [String?], _ arguments: [Value]) -> Value? { nil }
  func setSubscript(_ value: inout Value, _ arguments: [Value], to newValue: Value) -> Bool { false }
  func standIn(for type: TypeValue, named name: String?) -> Value? { nil }

  func makeWrapper(
    _ attribute: AttributeReference,
    property: VariableDeclaration,
    owner: TypeDeclaration?,
    initial: Value?,
    evaluator: Evaluator
  ) -> (any WrapperValue)? {
    attribute.name == "Boxed" ? BoxedWrapper(initial ?? .none) : nil
  }

  func makeGroup(_ items: [BuilderItem], builder: String) -> Value { .array(items.map(value)) }

  private func value(_ item: BuilderItem) -> Value {
    switch item {
    case .value(let value, _): value
    case .branch(let statement, let index, let items):
      .tuple(
        TupleValue(
          labels: [statement.isOptional ? "optional" : "branch", nil],
          elements: [.int(index), .array(items.map(value))]
        )
      )
    }
  }
}

/// A wrapper with a value of its own, whose projection is its value twice.
private final class BoxedWrapper: WrapperValue {
  private var value: Value

  init(_ value: Value) { self.value = value }

  var typeName: String { "Boxed" }
  var description: String { "Boxed" }
  func isEqual(to other: any ForeignValue) -> Bool { (other as? BoxedWrapper) === self }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  func get(_ evaluator: Evaluator) -> Value { value }
  func set(_ value: Value, _ evaluator: Evaluator) { self.value = value }
  func projected(_ evaluator: Evaluator) -> Value? { .array([value, value]) }
}
