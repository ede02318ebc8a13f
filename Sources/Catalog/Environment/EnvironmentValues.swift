import Layout

/// The framework's environment at one place of the view tree: few keys are set, and most places read the same ones.
package struct EnvironmentValues {
  private var entries: [(key: EnvironmentKeyDefinition, value: BuiltInValue)] = []
  /// What has been worked out from the entries that concern text.
  private var derived = Derived()
  /// Where it is noted what of the configuration is read, here and in copies.
  package var configurationReads: ConfigurationReads?

  /// Shared by the copies of an environment until one of them changes how text looks.
  private final class Derived {
    var text: TextContent?
  }

  package init() {}

  package subscript(_ key: EnvironmentKeyDefinition) -> BuiltInValue {
    get {
      note(key)
      return unnoted(key)
    }
    set {
      note(key)
      if Self.textKeys.contains(where: { $0 === key }) { derived = Derived() }
      if let index = entries.firstIndex(where: { $0.key === key }) {
        entries[index].value = newValue
      } else {
        entries.append((key, newValue))
      }
    }
  }

  /// Notes that views depend on what of the configuration the key holds.
  package func note(_ key: EnvironmentKeyDefinition) {
    if !key.trait.isEmpty { configurationReads?.traits.formUnion(key.trait) }
  }

  /// The value for who treats the environments of all configurations alike.
  func unnoted(_ key: EnvironmentKeyDefinition) -> BuiltInValue {
    for entry in entries where entry.key === key { return entry.value }
    return key.fallback()
  }

  /// Whether the value is set somewhere above.
  package func isSet(_ key: EnvironmentKeyDefinition) -> Bool {
    entries.contains { $0.key === key }
  }

  /// A text without characters, in the font and within the limits that hold here.
  var emptyText: TextContent {
    if let known = derived.text { return known }
    let made = makeEmptyText()
    derived.text = made
    return made
  }

  /// The keys that `makeEmptyText` reads.
  private static let textKeys: [EnvironmentKeyDefinition] = [
    .allowsTightening, .baselineOffset, .dynamicTypeSize, .font, .fontDesign, .fontWeight, .isItalic, .lineLimit,
    .isPrivacySensitive, .lineSpacing, .minimumLines, .minimumScaleFactor, .monospacedDigits, .platform,
    .redactionReasons, .textScale, .tracking, .truncationMode,
  ]
}
