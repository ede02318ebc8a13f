extension LintRule {
  /// The file itself, and how far it could be evaluated.
  static let languageRules: [LintRule] = [
    evaluationLimit,
    evaluationTrap,
    syntaxError,
  ]
}
