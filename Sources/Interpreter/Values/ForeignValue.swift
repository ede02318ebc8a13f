/// A value of a built-in type that is not the language's own: `CGSize`, `Color`, a view, a proxy …
package protocol ForeignValue {
  var typeName: String { get }
  /// Protocols it conforms to (`["View"]`), so that the workspace's extensions of them are found.
  var conformances: [String] { get }
  func isEqual(to other: any ForeignValue) -> Bool
  func hash(into hasher: inout Hasher)
  var description: String { get }
  /// Its methods can change it in place.
  var hasMutatingMethods: Bool { get }
  /// The type of a property that may be set, where its present value does not tell.
  func propertyType(_ name: String) -> TypeValue?
  /// The value itself where it is an object that is asked for often: cheaper to look at than a cast of any value.
  var object: AnyObject? { get }
  /// The value itself where it is a part of an array: cheaper to ask than a cast.
  var slice: SliceValue? { get }
  /// The value itself where it stands behind a property with a wrapper attribute: cheaper to ask than a cast.
  var wrapper: (any WrapperValue)? { get }
}

extension ForeignValue {
  package var conformances: [String] { [] }
  package var hasMutatingMethods: Bool { conformances.contains("SetAlgebra") }
  package func propertyType(_ name: String) -> TypeValue? { nil }
  package var object: AnyObject? { nil }
  package var wrapper: (any WrapperValue)? { nil }
  package var slice: SliceValue? { nil }
}

extension ForeignValue where Self: Equatable {
  package func isEqual(to other: any ForeignValue) -> Bool { (other as? Self) == self }
}

/// A value of a built-in type that is an object: equal to nothing but itself.
protocol ForeignObject: AnyObject, ForeignValue {}

extension ForeignObject {
  var description: String { typeName }
  var object: AnyObject? { self }
  func isEqual(to other: any ForeignValue) -> Bool { other.object === self }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Value {
  /// The value of a built-in type that is not the language's own, a view too.
  var foreignValue: (any ForeignValue)? {
    switch self {
    case .foreign(let foreign): foreign
    case .view(let view): view
    default: nil
    }
  }
}

/// The value behind a property with a wrapper attribute.
package protocol WrapperValue: ForeignValue {
  /// `x`
  func get(_ evaluator: Evaluator) -> Value
  /// `x = value`
  func set(_ value: Value, _ evaluator: Evaluator)
  /// `$x`
  func projected(_ evaluator: Evaluator) -> Value?
  /// It has no value yet: the property was declared without one.
  var isUnset: Bool { get }
}

extension WrapperValue {
  package var isUnset: Bool { false }
  package var wrapper: (any WrapperValue)? { self }
}
