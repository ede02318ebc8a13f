extension InterfaceFamily {
  /// The keys of the environment.
  static var environmentKeys: InterfaceFamily {
    var writer = InterfaceWriter()
    writer.line("extension EnvironmentValues {")
    for key in EnvironmentKeyDefinition.all {
      writer.introduce(key.summary, key.availability, key.deprecation, indent: "  ")
      writer.line("  var \(key.name): \(key.type) { \(key.isReadOnly ? "get" : "get set") }")
    }
    for key in OtherEnvironmentKeys.all {
      writer.introduce(nil, key.availability, indent: "  ")
      writer.line("  var \(key.name): \(key.type) { get set }")
    }
    writer.line("}")
    return InterfaceFamily("EnvironmentKeys", writer.text)
  }

  /// The global functions.
  static var functions: InterfaceFamily {
    var writer = InterfaceWriter()
    for function in FunctionDefinition.all {
      writer.introduce(function.summary, function.availability)
      writer.line(function.signature.description)
    }
    return InterfaceFamily("Functions", writer.text)
  }
}

extension EnvironmentKeyDefinition {
  /// Actions and facts of the surroundings, which no view sets.
  fileprivate var isReadOnly: Bool {
    ["Action", "Action?", "PresentationMode>"].contains { type.hasSuffix($0) } && name != "openURL"
      || ["accessibility", "is"].contains { name.hasPrefix($0) } && name != "isEnabled"
  }
}
