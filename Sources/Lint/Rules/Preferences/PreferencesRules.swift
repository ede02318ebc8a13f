extension LintRule {
  /// Values that views publish upward.
  package static let preferenceRules: [LintRule] = [
    preferenceCrossesPresentation,
    preferenceDefaultNotIdentity,
    preferenceDuplicateElementID,
    preferenceDuplicateOnView,
    preferenceInLazyContainer,
    preferenceLocalFramePublished,
    preferenceManualOverlay,
    preferenceMutableStaticDefault,
    preferenceNeverRead,
    preferenceNeverWritten,
    preferenceObserverMisplaced,
    preferenceReduceDropsSiblings,
    preferenceReduceEvaluatesNextTwice,
    preferenceReduceIgnoresNext,
    preferenceReduceLosesValue,
    preferenceReduceNotAssociative,
    preferenceReduceSideEffect,
    preferenceSendableCapture,
    preferenceShadowed,
    preferenceValueNotEquatable,
  ]
}
