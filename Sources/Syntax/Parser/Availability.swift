/// The arguments of `@available`, which have a notation of their own.
extension Parser {
  private static let options: [StaticString] = [
    "unavailable", "introduced", "deprecated", "obsoleted", "message", "renamed", "noasync",
  ]

  /// AvailabilityGroup = '(' (platform version? | '*') (',' (platform version | '*' | option (':' value)?))* ')'
  mutating func parseAvailabilityGroup() {
    let start = mark()
    let opening = currentRange
    bump()
    if parsePlatform() { parseAvailabilityRest() }
    if !at(.rightParen), !atListEnd { error("expected ',' or ')'", at: gap) }
    while !at(.rightParen), !at(.endOfFile), !at(.rightBrace) { skipBalanced() }
    close(.rightParen, opening, "the platforms of '@available'")
    finish(.tokenGroup, start)
  }

  /// The first argument; whether others may follow.
  private mutating func parsePlatform() -> Bool {
    guard at(.identifier) || atOperator(UInt8(ascii: "*")) else {
      error("expected a platform or '*' in '@available'", at: gap)
      return false
    }
    let isMacro = at(.identifier) && !AvailabilityPlatform.contains(text(of: current))
    bump()
    let hasVersion = eatVersion()
    guard eat(.comma) else {
      if !hasVersion { error("expected ',' and what is said of the platform", at: gap) }
      return false
    }
    if hasVersion || isMacro && !Self.options.contains(where: { isCurrent($0) }) {
      while at(.identifier) || atOperator(UInt8(ascii: "*")) {
        bump()
        _ = eatVersion()
        if !eat(.comma) { break }
      }
      return false
    }
    return true
  }

  private mutating func parseAvailabilityRest() {
    repeat {
      guard at(.identifier), Self.options.contains(where: { isCurrent($0) }) else {
        error(
          "expected 'introduced', 'deprecated', 'obsoleted', 'unavailable', 'message' or 'renamed'",
          at: currentRange
        )
        return
      }
      let needsVersion = isCurrent("introduced") || isCurrent("obsoleted")
      bump()
      if eat(.colon) {
        if !eatVersion(), !eat(.stringLiteral) { error("expected a version or a text", at: gap) }
      } else if needsVersion {
        error("expected ':' and a version", at: gap)
      }
    } while eat(.comma)
  }

  private func isCurrent(_ word: StaticString) -> Bool {
    current.textLength == word.utf8CodeUnitCount && currentText(startsWith: word)
  }

  /// `17`, `17.0`, `17.0.1`
  mutating func eatVersion() -> Bool {
    guard at(.integerLiteral) || at(.floatLiteral) else { return false }
    var parts = 0
    while at(.integerLiteral) || at(.floatLiteral) || at(.period) {
      if !at(.period) { parts &+= at(.floatLiteral) ? 2 : 1 }
      if parts > 3 { error("a version has at most three parts", at: currentRange) }
      bump()
    }
    return true
  }
}

/// The platforms that `@available` knows; any other name is one that a build setting defines for a list of them
/// (`-define-availability`).
private enum AvailabilityPlatform {
  private static let systems: Set = [
    "iOS", "macOS", "OSX", "tvOS", "watchOS", "visionOS", "xrOS", "macCatalyst", "swift", "Swift", "anyAppleOS",
    "Android",
    "OpenBSD", "FreeBSD", "Windows", "DriverKit", "_PackageDescription", "_SwiftToolchain",
  ]

  static func contains(_ name: String) -> Bool {
    let suffix = "ApplicationExtension"
    return systems.contains(name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name)
  }
}
