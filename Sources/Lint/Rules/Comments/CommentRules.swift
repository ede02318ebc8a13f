extension LintRule {
  /// What comments tell this program.
  static let commentRules: [LintRule] = [
    expectationFailed,
    suppressionUnused,
    suppressionWithoutReason,
  ]
}
