extension LintRule {
  /// State that follows a measurement and changes it.
  static let geometryFeedbackRules: [LintRule] = [
    feedbackLoopDiverges
  ]
}
