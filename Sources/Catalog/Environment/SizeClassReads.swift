/// Notes which size classes are read of an environment and of those below it: views that read none are the same on a phone
/// and on a tablet until they are laid out.
package final class SizeClassReads {
  // SAFETY: unchecked, since every access reads or writes the one value.
  @exclusivity(unchecked) package var classes: SizeClassSet = []

  package init() {}

  func note(_ key: EnvironmentKeyDefinition) {
    if key === EnvironmentKeyDefinition.horizontalSizeClass { classes.insert(.horizontal) }
    if key === EnvironmentKeyDefinition.verticalSizeClass { classes.insert(.vertical) }
  }
}

/// Some of the size classes.
package struct SizeClassSet: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let horizontal = SizeClassSet(rawValue: 1)
  package static let vertical = SizeClassSet(rawValue: 2)
}
