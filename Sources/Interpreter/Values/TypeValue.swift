package import Semantics

/// A resolved type: a metatype as a value, and the type that a context expects.
package final class TypeValue {
  /// What function types need to know about themselves.
  package struct Function {
    package let parameters: [TypeValue]
    package let result: TypeValue?
    /// The result builder of the parameter that has this type (`ViewBuilder`).
    package let builder: String?
  }

  /// `Int`, `CGFloat`, `MyViewStyle.Key`, `Optional`, `Array`, `Dictionary`, `Tuple`, `Function` …
  package let name: String
  /// The workspace's declaration or extensions of it.
  package let nominal: NominalType?
  package let arguments: [TypeValue]
  package let function: Function?
  /// Labels of a tuple type.
  package let labels: [String?]
  /// Generic parameters of the type itself by name.
  package let bindings: [String: TypeValue]
  package let isOptional: Bool
  /// Whether values of it are `Value.double`.
  package let isFloatingPoint: Bool

  package init(
    name: String,
    nominal: NominalType? = nil,
    arguments: [TypeValue] = [],
    function: Function? = nil,
    labels: [String?] = [],
    bindings: [String: TypeValue] = [:]
  ) {
    self.name = name
    self.nominal = nominal
    self.arguments = arguments
    self.function = function
    self.labels = labels
    self.bindings = bindings
    isOptional = name == "Optional"
    isFloatingPoint = StandardLibrary.floatingTypeNames.contains(name)
  }

  /// A built-in type by its name.
  package static func named(_ name: String, _ arguments: [TypeValue] = []) -> TypeValue {
    TypeValue(name: name, arguments: arguments)
  }

  package static func optional(_ wrapped: TypeValue) -> TypeValue { .named("Optional", [wrapped]) }

  package static func array(_ element: TypeValue) -> TypeValue { .named("Array", [element]) }

  package static func dictionary(_ key: TypeValue, _ value: TypeValue) -> TypeValue {
    .named("Dictionary", [key, value])
  }

  package static func function(
    _ parameters: [TypeValue],
    _ result: TypeValue?,
    builder: String? = nil
  ) -> TypeValue {
    TypeValue(name: "Function", function: Function(parameters: parameters, result: result, builder: builder))
  }

  /// The type without its optionals.
  package var unwrapped: TypeValue {
    guard isOptional, let wrapped = arguments.first else { return self }
    return wrapped.unwrapped
  }
}
