import Catalog
import ViewGraph

/// `deploymentTarget` in a configuration file: the oldest version of each platform.
struct WrittenTarget: Decodable, Sendable {
  private var ios: String?
  private var macos: String?

  private enum Key: String, CodingKey, CaseIterable {
    case ios
    case macos
  }

  init(from decoder: any Decoder) throws {
    try UnknownKeys.check(decoder, against: Key.self)
    let values = try decoder.container(keyedBy: Key.self)
    ios = try values.decodeIfPresent(String.self, forKey: .ios)
    macos = try values.decodeIfPresent(String.self, forKey: .macos)
  }

  /// What the entry means; throws what it says wrongly.
  func target() throws(ConfigurationError) -> DeploymentTarget {
    DeploymentTarget(iOS: try Self.version("ios", ios), macOS: try Self.version("macos", macos))
  }

  private static func version(_ platform: String, _ written: String?) throws(ConfigurationError) -> PlatformVersion? {
    guard let written else { return nil }
    guard let version = PlatformVersion(written) else {
      throw ConfigurationError(
        "deploymentTarget.\(platform): '\(written)' is no version; write it as \"16.4\"",
        at: [.member("deploymentTarget"), .member(platform)]
      )
    }
    return version
  }
}
