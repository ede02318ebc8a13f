/// A type of the framework that is no view: the values its static members name, and how calls make more of them.
package struct TypeDefinition: Sendable {
  /// The name in Swift: `Edge.Set`.
  package let name: String
  package let summary: String
  package let conformances: [String]
  package let availability: Availability
  package let members: [String]
  package let functions: [ValueFunction]
  package let initializers: [ValueFunction]
  private let value: @Sendable (String) -> BuiltInValue?

  package init(
    _ name: String,
    _ summary: String,
    conformances: [String] = ["Equatable", "Hashable", "Sendable"],
    _ availability: Availability = .iOS13,
    members: [String] = [],
    functions: [ValueFunction] = [],
    initializers: [ValueFunction] = [],
    value: @escaping @Sendable (String) -> BuiltInValue? = { _ in nil }
  ) {
    self.name = name
    self.summary = summary
    self.conformances = conformances
    self.availability = availability
    self.members = members
    self.functions = functions
    self.initializers = initializers
    self.value = value
  }

  /// A closed set of names.
  package static func tokens(
    _ name: String,
    _ summary: String,
    _ members: [String],
    _ availability: Availability = .iOS13,
    functions: [Signature] = []
  ) -> TypeDefinition {
    TypeDefinition(
      name,
      summary,
      availability,
      members: members,
      functions: functions.map { signature in
        ValueFunction(signature) { _ in .token(type: name, name: signature.name) }
      }
    ) { .token(type: name, name: $0) }
  }

  /// The value of `Type.name`.
  package func member(_ name: String) -> BuiltInValue? {
    members.contains(name) ? value(name) : nil
  }
}

/// A static function or an initializer that makes a value: `.system(size: 12)`, `EdgeInsets(top: …)`.
package struct ValueFunction: Sendable {
  package let signature: Signature
  package let make: @Sendable (Arguments) -> BuiltInValue?

  package init(_ signature: Signature, make: @escaping @Sendable (Arguments) -> BuiltInValue?) {
    self.signature = signature
    self.make = make
  }
}
