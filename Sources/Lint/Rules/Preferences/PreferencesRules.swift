extension LintRule {
  /// Values that views publish upward.
  static let preferenceRules: [LintRule] = [
    preferenceDuplicateOnView,
    preferenceReduceDropsSiblings,
    preferenceReduceSideEffect,
  ]
}
