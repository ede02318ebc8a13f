/// A widely used package that keeps an app's settings behind typed keys, each with the value it has before anybody sets
/// it. A type of the program's own with one of these names comes before.
package struct PackageSettings: Sendable {
  /// `Defaults[.key]`
  package let store: String
  /// The type that programs extend by their keys.
  package let keys: String
  /// The names of a single key's type, generic over the value; the first is that of its values.
  package let key: [String]
  /// `@Default(.key) var name`
  package let wrapper: String
  /// A `Toggle` with a key in place of the binding.
  package let toggle: String
  /// The framework's view that is shown for it.
  package var control: ViewDefinition { .toggle }

  package static let all: [PackageSettings] = [
    // sindresorhus/Defaults: `Defaults.Keys` inherits the name `Key`.
    PackageSettings(
      store: "Defaults",
      keys: "Defaults.Keys",
      key: ["Defaults.Key", "Defaults.Keys.Key"],
      wrapper: "Default",
      toggle: "Defaults.Toggle"
    )
  ]

  package static func of(store name: String) -> PackageSettings? { all.first { $0.store == plain(name) } }
  package static func of(key name: String) -> PackageSettings? { all.first { $0.key.contains(plain(name)) } }
  package static func of(wrapper name: String) -> PackageSettings? { all.first { $0.wrapper == plain(name) } }
  package static func of(toggle name: String) -> PackageSettings? { all.first { $0.toggle == plain(name) } }

  /// The package has each type by a second name for programs with such a type of their own: `_Defaults`.
  private static func plain(_ name: String) -> String { name.hasPrefix("_") ? String(name.dropFirst()) : name }
}
