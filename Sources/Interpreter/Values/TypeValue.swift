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
  /// Of how many types it consists, those that occur more than once counted each time.
  private let size: Int

  /// A type that consists of more types than any program writes has no arguments: types that double with each step of
  /// a program would be looked through for ever.
  private static let largest = 1_000

  package init(
    name: String,
    nominal: NominalType? = nil,
    arguments: [TypeValue] = [],
    function: Function? = nil,
    labels: [String?] = [],
    bindings: [String: TypeValue] = [:]
  ) {
    var size = arguments.reduce(1) { $0 + $1.size }
    if let function { size += function.parameters.reduce(function.result?.size ?? 0) { $0 + $1.size } }
    let isTooLarge = size > Self.largest
    self.size = isTooLarge ? 1 : size
    self.name = name
    self.nominal = nominal
    self.arguments = isTooLarge ? [] : arguments
    self.function = isTooLarge ? function.map { Function(parameters: [], result: nil, builder: $0.builder) } : function
    self.labels = isTooLarge ? [] : labels
    self.bindings = isTooLarge ? [:] : bindings
    isOptional = name == "Optional"
    isFloatingPoint =
      StandardLibrary.floatingTypeNames.contains(name) || StandardLibrary.floatingProtocolNames.contains(name)
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
