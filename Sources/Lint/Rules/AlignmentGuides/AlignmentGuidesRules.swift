extension LintRule {
  /// Guides and the alignments that read them.
  static let alignmentGuideRules: [LintRule] = [
    alignmentCenterAmbiguous,
    alignmentGuideAsSpacing,
    alignmentGuideNoEffect,
    alignmentGuideWrongAxis,
    alignmentIDNeverExplicit,
    alignmentIDUnused,
    alignmentIDWrongDimension,
  ]
}
