extension LintRule {
  /// Text, images of text, and how they are read aloud.
  static let textRules: [LintRule] = [
    iconOnlyButton,
    imageMissingLabel,
    lineLimitFixedSizeConflict,
    tapGestureAsButton,
    textConcatenation,
    textInFixedHeight,
    textTruncated,
    uilabelInRepresentable,
  ]
}
