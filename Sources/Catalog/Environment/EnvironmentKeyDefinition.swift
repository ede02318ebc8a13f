/// A value that flows down the view tree: its name in `EnvironmentValues`, its type and its default.
package struct EnvironmentKeyDefinition: Sendable {
  package let name: String
  /// In Swift's notation: `Font?`.
  package let type: String
  package let summary: String
  package let availability: Availability
  package let deprecation: Deprecation?
  package let fallback: @Sendable () -> BuiltInValue

  package init(
    _ name: String,
    _ type: String,
    _ summary: String,
    _ availability: Availability = .iOS13,
    deprecation: Deprecation? = nil,
    default fallback: @autoclosure @escaping @Sendable () -> BuiltInValue
  ) {
    self.name = name
    self.type = type
    self.summary = summary
    self.availability = availability
    self.deprecation = deprecation
    self.fallback = fallback
  }
}

/// The framework's environment at one place of the view tree.
package struct EnvironmentValues {
  private var values: [String: BuiltInValue] = [:]

  package init() {}

  package subscript(_ key: EnvironmentKeyDefinition) -> BuiltInValue {
    get { values[key.name] ?? key.fallback() }
    set { values[key.name] = newValue }
  }

  /// Whether the value is set somewhere above.
  package func isSet(_ key: EnvironmentKeyDefinition) -> Bool {
    values[key.name] != nil
  }
}
