extension LintRule {
  /// Guides and the alignments that read them.
  package static let alignmentGuideRules: [LintRule] = [
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
