extension LintRule {
  /// Values that are handed downward.
  static let environmentRules: [LintRule] = [
    environmentOptionalDefaultForced,
    environmentPropDrilling,
    environmentReadInInit,
    environmentVerboseKey,
  ]
}
