extension LintRule {
  /// Scroll views: their targets, positions and content.
  static let scrollViewsRules: [LintRule] = [
    scrollContentNarrow,
    scrollIndicatorsArgument,
    scrollPositionIDMismatch,
    scrollTargetLayoutMissing,
    scrollToUnknownID,
    scrollViewMissing,
    scrollViewUnneeded,
  ]
}
