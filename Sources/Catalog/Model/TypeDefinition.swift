package import Layout

/// A type of the framework that is no view: the values its static members name, and how calls make more of them.
package final class TypeDefinition: Sendable {
  /// The name in Swift: `Edge.Set`.
  package let name: String
  package let summary: String
  package let form: TypeForm
  package let conformances: [String]
  package let availability: Availability
  package let members: [String]
  /// The availability of members that came later than the type, or not to all platforms (Apple: the page of each).
  package let since: [String: Availability]
  package let functions: [ValueFunction]
  package let initializers: [ValueFunction]
  /// Methods of a value, which they find as the argument `self`: `.title.weight(.bold)`.
  package let methods: [ValueFunction]
  /// Set where the type is more than a list of names.
  package let role: Role?
  /// The members from the least to the greatest, where the type has an order.
  package let order: [String]?
  private let properties: Properties
  private let value: @Sendable (String) -> BuiltInValue?

  package init(
    _ name: String,
    _ summary: String,
    form: TypeForm = .structure,
    conformances: [String] = ["Equatable", "Hashable", "Sendable"],
    _ availability: Availability = .iOS13,
    members: [String] = [],
    since: [String: Availability] = [:],
    functions: [ValueFunction] = [],
    initializers: [ValueFunction] = [],
    methods: [ValueFunction] = [],
    role: Role? = nil,
    order: [String]? = nil,
    properties: Properties = .none,
    value: @escaping @Sendable (String) -> BuiltInValue? = { _ in nil }
  ) {
    self.name = name
    self.summary = summary
    self.form = form
    self.conformances = conformances
    self.availability = availability
    self.members = members
    self.since = since
    self.functions = functions
    self.initializers = initializers
    self.methods = methods
    self.role = role
    self.order = order
    self.properties = properties
    self.value = value
  }

  /// Every signature of the type.
  package var signatures: [Signature] {
    (initializers + functions + methods).map(\.signature)
  }

  /// A closed set of names.
  package static func tokens(
    _ name: String,
    _ summary: String,
    form: TypeForm = .structure,
    _ members: [String],
    _ availability: Availability = .iOS13,
    since: [String: Availability] = [:],
    order: [String]? = nil,
    functions: [Signature] = [],
    properties: Properties = .none
  ) -> TypeDefinition {
    TypeDefinition(
      name,
      summary,
      form: form,
      availability,
      members: members,
      since: since,
      functions: functions.map { signature in
        ValueFunction(signature) { _ in .token(type: name, name: signature.name) }
      },
      order: order,
      properties: properties
    ) { .token(type: name, name: $0) }
  }

  /// The name of the type that a member of a style names: `InsetGroupedListStyle`.
  package func structure(of member: String) -> String {
    (member == "automatic" ? "Default" : member.capitalizedFirst) + name
  }

  /// The properties of a type's values.
  package struct Properties: Sendable {
    fileprivate let read: @Sendable (BuiltInValue, String) -> BuiltInValue?
    fileprivate var write: @Sendable (BuiltInValue, String, BuiltInValue) -> BuiltInValue? = { _, _, _ in nil }

    package static let none = Properties { _, _ in nil }

    package static func read(_ read: @escaping @Sendable (BuiltInValue, String) -> BuiltInValue?) -> Properties {
      Properties(read: read)
    }

    /// These properties with a setter: `change(value, name, newValue)` returns the value whose property of that name is
    /// `newValue`, or nil where the property cannot be set.
    func set(_ change: @escaping @Sendable (BuiltInValue, String, BuiltInValue) -> BuiltInValue?) -> Properties {
      var properties = self
      properties.write = change
      return properties
    }
  }

  /// What evaluation does with a type beside its members and functions.
  package enum Role: Sendable {
    /// `HorizontalAlignment(MyID.self)`: a guide whose default the program computes.
    case alignment(Axis)
    /// `[.top, .leading]`: several options as one value.
    case options(@Sendable ([BuiltInValue]) -> BuiltInValue)
  }

  /// The value of `value.name`.
  package func property(_ name: String, of value: BuiltInValue) -> BuiltInValue? {
    properties.read(value, name)
  }

  /// `value` after `value.name = property`; nil where that cannot be set.
  package func setting(_ name: String, of value: BuiltInValue, to property: BuiltInValue) -> BuiltInValue? {
    properties.write(value, name, property)
  }

  /// The value of `Type.name`.
  package func member(_ name: String) -> BuiltInValue? {
    members.contains(name) ? value(name) : nil
  }
}

/// A static function or an initializer that makes a value: `.system(size: 12)`, `EdgeInsets(top: …)`.
package struct ValueFunction: Sendable {
  package let signature: Signature
  package let make: @Sendable (ArgumentValues) -> BuiltInValue?

  package init(_ signature: Signature, make: @escaping @Sendable (ArgumentValues) -> BuiltInValue?) {
    self.signature = signature
    self.make = make
  }
}
