extension LintRule {
  /// Guides and the alignments that read them.
  static let alignmentGuideRules: [LintRule] = [
    alignmentCenterAmbiguous,
    alignmentFrameNoSlack,
    alignmentGuideAsSpacing,
    alignmentGuideNoEffect,
    alignmentGuideWrongAxis,
    alignmentIDNeverExplicit,
    alignmentIDUnused,
    alignmentIDWrongDimension,
    multilineAlignmentNoEffect,
    textFrameAlignmentMismatch,
  ]
}
