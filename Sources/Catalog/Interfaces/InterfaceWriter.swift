/// Writes rows of the catalogue as declarations.
struct InterfaceWriter {
  private var lines: [String] = []

  var text: String { lines.joined(separator: "\n") + "\n" }

  mutating func line(_ line: String) { lines.append(line) }

  /// Writes the lines before a declaration: its documentation comment, its `@available` attribute where it is newer than
  /// its module, and its deprecation.
  mutating func introduce(
    _ summary: String? = nil,
    _ availability: Availability?,
    _ deprecation: Deprecation? = nil,
    indent: String = ""
  ) {
    if let summary { line("\(indent)/// \(summary)") }
    if let availability, availability != .iOS13 { line(indent + Self.available(availability)) }
    if let deprecation { line(indent + Self.deprecated(deprecation)) }
  }

  static func available(_ availability: Availability) -> String {
    let versions = [
      availability.iOS.map { "iOS \($0)" }, availability.macOS.map { "macOS \($0)" },
    ].compactMap(\.self)
    let missing = [availability.iOS == nil ? "iOS" : nil, availability.macOS == nil ? "macOS" : nil].compactMap(\.self)
    let unavailable = missing.map { "@available(\($0), unavailable)" }
    return (versions.isEmpty ? unavailable : ["@available(\(versions.joined(separator: ", ")), *)"] + unavailable)
      .joined(separator: " ")
  }

  private static func deprecated(_ deprecation: Deprecation) -> String {
    // The SDK marks what will be deprecated one day by a version that never comes.
    let version = deprecation.level == .soft ? "100000" : deprecation.since.map(\.description) ?? "13"
    return "@available(iOS, deprecated: \(version), message: \"use \(deprecation.replacement)\")"
  }
}

extension InterfaceWriter {
  /// The signatures as members, each in the forms that Swift declares for a text.
  mutating func members(_ signatures: [Signature], prefix: String = "", style: TextForms = .keysAndStrings) {
    for signature in signatures {
      for declaration in style.declarations(of: signature) {
        introduce(nil, signature.since, signature.deprecation, indent: "  ")
        line("  \(prefix)\(declaration)")
      }
    }
  }
}
