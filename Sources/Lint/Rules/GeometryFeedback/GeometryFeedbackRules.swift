extension LintRule {
  /// State that follows a measurement and changes it.
  package static let geometryFeedbackRules: [LintRule] = [
    feedbackLoopCollapses,
    feedbackLoopDiverges,
    feedbackLoopOscillates,
    feedbackLoopSlow,
    freshClosureInValue,
    geometryActionUnconditionalWrite,
    geometryStateUnguardedLargeSubtree,
    geometryTransformCapturesState,
    measurementClampedByOwnState,
    measurementRatchet,
    onChangeWritesOwnValue,
    stateMutationDeferredFromBody,
    stateMutationInBody,
  ]
}
