/// Notes what of its configuration is read of an environment and of those below it: views that read none of what differs are
/// the same on a phone and on a tablet, and from right to left, until they are laid out.
package final class ConfigurationReads {
  // SAFETY: unchecked, since every access reads or writes the one value.
  @exclusivity(unchecked) package var traits: ConfigurationTraits = []

  package init() {}
}

/// The settings of a configuration, of which views may read few: where only others differ, they stay the same.
package struct ConfigurationTraits: OptionSet, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  package static let horizontalSizeClass = ConfigurationTraits(rawValue: 1 << 0)
  package static let verticalSizeClass = ConfigurationTraits(rawValue: 1 << 1)
  package static let layoutDirection = ConfigurationTraits(rawValue: 1 << 2)
  package static let size = ConfigurationTraits(rawValue: 1 << 3)
  package static let safeArea = ConfigurationTraits(rawValue: 1 << 4)
  package static let scale = ConfigurationTraits(rawValue: 1 << 5)
  package static let textSize = ConfigurationTraits(rawValue: 1 << 6)
  package static let appearance = ConfigurationTraits(rawValue: 1 << 7)
  package static let locale = ConfigurationTraits(rawValue: 1 << 8)
  package static let platform = ConfigurationTraits(rawValue: 1 << 9)
}
