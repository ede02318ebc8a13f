import Semantics

/// `HTTPCookieStorage`: like the keychain, it holds nothing before the program has put something into it.
extension LibraryType {
  static let cookies = LibraryType(
    name: "HTTPCookieStorage",
    properties: ["cookies": { _, evaluator in hasNone(evaluator) ? .array([]) : nil }],
    methods: [
      "cookies": { _, site in hasNone(site.evaluator) ? .array([]) : nil },
      "deleteCookie": { _, _ in .void },
      "removeCookies": { _, _ in .void },
      "setCookie": { _, site in put(site) }, "setCookies": { _, site in put(site) },
    ],
    statics: ["shared": { _ in opaque("HTTPCookieStorage", "shared") }]
  )

  private static func hasNone(_ evaluator: Evaluator) -> Bool {
    !evaluator.appData.keepsSettings(in: "HTTPCookieStorage", evaluator)
  }

  private static func put(_ site: CallSite) -> Value {
    site.evaluator.appData.set(.bool(true), for: "", in: "HTTPCookieStorage", site.evaluator)
    return .void
  }
}

/// The keychain, which is empty where the program has put nothing into it, as its other settings are. What it puts there
/// is not followed: from then on nobody knows what is found.
enum Keychain {
  private static let suite = "Keychain"
  /// `errSecItemNotFound`
  private static let notFound = -25_300

  static let functions: [String: LibraryType.StaticMethod] = [
    "SecItemAdd": { site in put(site) },
    "SecItemCopyMatching": { site in isEmpty(site) ? .int(notFound) : nil },
    "SecItemDelete": { site in isEmpty(site) ? .int(notFound) : nil },
    "SecItemUpdate": { site in isEmpty(site) ? .int(notFound) : nil },
  ]

  /// The names of attributes and of results.
  static func global(_ name: String) -> Value? {
    switch name {
    case "errSecSuccess": .int(0)
    case "errSecItemNotFound": .int(notFound)
    case "errSecDuplicateItem": .int(-25_299)
    case "kCFBooleanTrue": .bool(true)
    case "kCFBooleanFalse": .bool(false)
    default: name.hasPrefix("kSec") ? .string(name) : nil
    }
  }

  private static func isEmpty(_ site: CallSite) -> Bool {
    for index in site.arguments.indices where site.labels[index] == nil { _ = site.evaluate(index) }
    return !site.evaluator.appData.keepsSettings(in: suite, site.evaluator)
  }

  private static func put(_ site: CallSite) -> Value {
    let wasEmpty = isEmpty(site)
    site.evaluator.appData.set(.bool(true), for: suite, in: suite, site.evaluator)
    return wasEmpty
      ? .int(0) : site.evaluator.unknown("no value for 'SecItemAdd(…)'", name: "SecItemAdd", at: site.span)
  }
}
