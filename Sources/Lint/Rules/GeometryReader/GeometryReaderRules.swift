extension LintRule {
  /// How readers are used.
  static let geometryReaderRules: [LintRule] = [
    geometryReaderContentOverflow,
    geometryReaderRoot,
    geometryReaderUnusedProxy,
  ]
}
