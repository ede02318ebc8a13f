/// A value that flows down the view tree: its name in `EnvironmentValues`, its type and its default.
package final class EnvironmentKeyDefinition: Sendable {
  package let name: String
  /// In Swift's notation: `Font?`.
  package let type: String
  package let summary: String
  package let availability: Availability
  package let deprecation: Deprecation?
  package let fallback: @Sendable () -> BuiltInValue
  /// Whether the size of the framework's own views depends on the value; false where only colors or actions do.
  package let concernsSizes: Bool
  /// The setting of a configuration that the key holds; most keys hold none.
  let trait: ConfigurationTraits

  package init(
    _ name: String,
    _ type: String,
    _ summary: String,
    _ availability: Availability = .iOS13,
    deprecation: Deprecation? = nil,
    concernsSizes: Bool = true,
    trait: ConfigurationTraits = [],
    default fallback: @autoclosure @escaping @Sendable () -> BuiltInValue
  ) {
    self.name = name
    self.type = type
    self.summary = summary
    self.availability = availability
    self.deprecation = deprecation
    self.fallback = fallback
    self.concernsSizes = concernsSizes
    self.trait = trait
  }
}
