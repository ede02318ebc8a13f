extension LintRule {
  /// What can go without a trace.
  static let redundancyRules: [LintRule] = [
    redundantEmptyView,
    redundantGroup,
    redundantModifier,
    redundantViewBuilder,
  ]
}
