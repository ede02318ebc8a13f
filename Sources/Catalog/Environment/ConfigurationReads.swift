/// Notes what of its configuration is read of an environment and of those below it: views that read none of what differs are
/// the same on a phone and on a tablet, and from right to left, until they are laid out.
package final class ConfigurationReads {
  // SAFETY: unchecked, since every access reads or writes the one value.
  @exclusivity(unchecked) package var traits: ConfigurationTraits = []

  package init() {}
}

/// The settings of a configuration that may differ while views stay the same.
package struct ConfigurationTraits: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let horizontalSizeClass = ConfigurationTraits(rawValue: 1)
  package static let verticalSizeClass = ConfigurationTraits(rawValue: 2)
  package static let layoutDirection = ConfigurationTraits(rawValue: 4)
}
