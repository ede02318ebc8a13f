extension LintRule {
  /// Scroll views: their targets, positions and content.
  static let scrollViewsRules: [LintRule] = [
    scrollContentNarrow,
    scrollIndicatorsArgument,
    scrollOffsetPreference,
    scrollPositionIDMismatch,
    scrollTargetLayoutMissing,
    scrollToUnknownID,
    scrollViewMissing,
    scrollViewUnneeded,
  ]
}
