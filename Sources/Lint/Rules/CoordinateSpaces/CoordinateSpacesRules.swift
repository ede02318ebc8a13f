extension LintRule {
  /// Named spaces and the frames read in them.
  static let coordinateSpaceRules: [LintRule] = [
    coordinateSpaceUndefined
  ]
}
