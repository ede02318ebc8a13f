/// A version of an operating system, such as 17 or 16.4.
package struct PlatformVersion: Hashable, Comparable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
  CustomStringConvertible
{
  package let major: Int
  package let minor: Int

  package init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  package init(integerLiteral value: Int) {
    self.init(value)
  }

  /// Reads `10.15` as major 10, minor 15: up to two decimals count.
  package init(floatLiteral value: Double) {
    let hundredths = Int((min(max(value, 0), 10_000) * 100).rounded())
    let fraction = hundredths % 100
    self.init(hundredths / 100, fraction % 10 == 0 ? fraction / 10 : fraction)
  }

  package static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.major, lhs.minor) < (rhs.major, rhs.minor)
  }

  /// The version of another platform that came out with this one of iOS (Apple: the release notes of the SDKs).
  /// visionOS began with what iOS 17 had.
  package func released(on platform: String) -> PlatformVersion {
    guard (13..<26).contains(major) else { return self }
    switch platform {
    case "macOS": return major == 13 ? 10.15 : PlatformVersion(major - 3, minor)
    case "watchOS": return PlatformVersion(major - 7, minor)
    case "visionOS": return major < 17 ? 1 : PlatformVersion(major - 16, minor)
    default: return self
    }
  }

  package var description: String {
    minor == 0 ? "\(major)" : "\(major).\(minor)"
  }
}

/// Since which versions something can be used; nil means never on that platform.
package struct Availability: Hashable, Sendable {
  package let iOS: PlatformVersion?
  package let macOS: PlatformVersion?

  package init(iOS: PlatformVersion?, macOS: PlatformVersion?) {
    self.iOS = iOS
    self.macOS = macOS
  }

  /// The yearly releases of SwiftUI, named by their iOS version (Apple: the macOS version of the same autumn).
  package static let iOS13 = Availability(iOS: 13, macOS: 10.15)
  package static let iOS14 = Availability(iOS: 14, macOS: 11)
  package static let iOS15 = Availability(iOS: 15, macOS: 12)
  package static let iOS16 = Availability(iOS: 16, macOS: 13)
  package static let iOS17 = Availability(iOS: 17, macOS: 14)
  package static let iOS18 = Availability(iOS: 18, macOS: 15)
  package static let iOS26 = Availability(iOS: 26, macOS: 26)

  /// From the first release of SwiftUI on, but on macOS alone.
  static let mac = Availability(iOS: nil, macOS: 10.15)

  /// The same release, on iOS alone.
  package var withoutMac: Availability { Availability(iOS: iOS, macOS: nil) }
}

/// That something should no longer be used, and what to use in its place.
package struct Deprecation: Hashable, Sendable {
  /// How loudly the SDK says so.
  package enum Level: Sendable {
    /// Marked "to be deprecated in a future version": no warning by the compiler.
    case soft
    /// The compiler warns from `since` on.
    case hard
  }

  package let level: Level
  /// The iOS version in which the replacement appeared, or in which the warning starts.
  package let since: PlatformVersion?
  /// The replacement as one would write it.
  package let replacement: String

  package static func soft(_ replacement: String) -> Deprecation {
    Deprecation(level: .soft, since: nil, replacement: replacement)
  }

  package static func hard(_ since: PlatformVersion, _ replacement: String) -> Deprecation {
    Deprecation(level: .hard, since: since, replacement: replacement)
  }
}
