package import Catalog

/// The oldest systems that a project runs on, and the Xcode that builds it. Where nothing is configured, nothing is too
/// new.
package struct DeploymentTarget: Hashable, Sendable {
  package var iOS: PlatformVersion?
  package var macOS: PlatformVersion?
  package var xcode: PlatformVersion?

  package init(iOS: PlatformVersion? = nil, macOS: PlatformVersion? = nil, xcode: PlatformVersion? = nil) {
    self.iOS = iOS
    self.macOS = macOS
    self.xcode = xcode
  }

  package static let none = DeploymentTarget()

  /// Whether the project runs anywhere that is known.
  package var hasPlatform: Bool { iOS != nil || macOS != nil }
}

extension PlatformVersion {
  /// Reads "16", "16.4" and "16.4.1", of which the third number does not count.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...3).contains(parts.count), let major = parts[0], (1...999).contains(major) else { return nil }
    var minor = 0
    if parts.count > 1 {
      guard let number = parts[1], (0...999).contains(number) else { return nil }
      minor = number
    }
    if parts.count > 2, parts[2] == nil { return nil }
    self.init(major, minor)
  }
}
