extension LintRule {
  /// What can go without a trace.
  static let redundancyRules: [LintRule] = [
    duplicateModifierChain,
    redundantEmptyView,
    redundantGroup,
    redundantModifier,
    redundantViewBuilder,
  ]
}
