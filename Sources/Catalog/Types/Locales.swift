extension TypeDefinition {
  /// What views ask a locale for: its names. How it writes dates and numbers is not evaluated.
  package static let locale = TypeDefinition(
    "Locale",
    "The language and region of the user.",
    form: .written,
    members: ["autoupdatingCurrent", "current"],
    initializers: [
      ValueFunction("init(identifier: String)") { arguments in
        .token(type: "Locale", name: arguments.string("identifier") ?? "en_US")
      }
    ],
    properties: .read { value, name in
      guard let identifier = value.token else { return nil }
      let parts = identifier.split { $0 == "_" || $0 == "-" }.map(String.init)
      switch name {
      case "identifier": return .string(identifier)
      case "language": return .token(type: "Locale.Language", name: parts.first ?? identifier)
      case "languageCode": return .string(parts.first ?? identifier)
      case "regionCode": return parts.count > 1 ? .string(parts[parts.count - 1]) : BuiltInValue.none
      default: return nil
      }
    }
  ) { _ in .token(type: "Locale", name: "en_US") }

  static let localeLanguage = TypeDefinition(
    "Locale.Language",
    "The language of a locale.",
    form: .written,
    .iOS16,
    properties: .read { value, name in
      guard let code = value.token else { return nil }
      switch name {
      case "languageCode": return .token(type: "Locale.LanguageCode", name: code)
      case "minimalIdentifier": return .string(code)
      default: return nil
      }
    }
  )

  static let localeLanguageCode = TypeDefinition(
    "Locale.LanguageCode",
    "The code of a language.",
    form: .written,
    .iOS16,
    properties: .read { value, name in name == "identifier" ? value.token.map(BuiltInValue.string) : nil }
  )
}
