extension LintRule {
  /// What runs where, and what it is built with.
  static let availabilityRules: [LintRule] = [
    apiDeprecated,
    apiNeedsToolchain,
    apiSoftDeprecated,
    apiUnavailable,
    availabilityCheckRedundant,
    platformMissing,
  ]
}
