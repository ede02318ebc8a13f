extension LintRule {
  /// State that follows a measurement and changes it.
  static let geometryFeedbackRules: [LintRule] = [
    feedbackLoopCollapses,
    feedbackLoopDiverges,
    feedbackLoopOscillates,
    feedbackLoopSlow,
    geometryActionUnconditionalWrite,
    measurementClampedByOwnState,
    measurementRatchet,
    onChangeWritesOwnValue,
    stateMutationDeferredFromBody,
    stateMutationInBody,
  ]
}
