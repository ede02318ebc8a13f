import Semantics

/// The ways to read and write dates that are more than a name (Foundation: `JSONDecoder.DateDecodingStrategy`,
/// `JSONEncoder.DateEncodingStrategy`): by a formatter, or by a function of the program.
extension LibraryType {
  static let codingStrategies = ["JSONDecoder.DateDecodingStrategy", "JSONEncoder.DateEncodingStrategy"].map { name in
    LibraryType(
      name: name,
      staticMethods: [
        "formatted": { .foreign(SettingsValue(name, ["formatter": $0.evaluate(0)])) },
        "custom": { site in
          site.function(0).map { .foreign(SettingsValue(name, ["function": .function($0)])) }
        },
      ]
    )
  }
}

extension SettingsValue {
  /// What a strategy that is set of a coder holds; nil where the strategy is a name alone, or none is set.
  func strategy(_ setting: String, _ part: String) -> Value? {
    settings[setting]?.foreign(SettingsValue.self)?.settings[part]
  }

  /// The function of the program that a strategy calls.
  func function(ofStrategy setting: String) -> FunctionValue? {
    if case .function(let function)? = strategy(setting, "function") { function } else { nil }
  }

  /// Whether a strategy is set that nothing here knows.
  var hasUnknownStrategy: Bool { settings.values.contains { $0.isUnknown } }
}
