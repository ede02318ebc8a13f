extension LintRule {
  /// Text, images of text, and how they are read aloud.
  static let textRules: [LintRule] = [
    fontFixedSize,
    iconOnlyButton,
    imageMissingLabel,
    lineLimitFixedSizeConflict,
    rtlAsymmetry,
    tapGestureAsButton,
    textConcatenation,
    textInFixedHeight,
    textTruncated,
    uilabelInRepresentable,
  ]
}
