extension LintRule {
  /// Every rule, sorted by name. Adding one is a file in this folder and a line here.
  package static let all: [LintRule] = [
    alignmentCenterAmbiguous,
    coordinateSpaceUndefined,
    environmentOptionalDefaultForced,
    environmentPropDrilling,
    environmentReadInInit,
    environmentVerboseKey,
    evaluationLimit,
    feedbackLoopDiverges,
    geometryReaderContentOverflow,
    geometryReaderRoot,
    geometryReaderUnusedProxy,
    preferenceDuplicateOnView,
    preferenceReduceDropsSiblings,
    preferenceReduceSideEffect,
    syntaxError,
    uilabelInRepresentable,
  ]

  /// The rule of that name.
  package static func named(_ name: String) -> LintRule? {
    all.first { $0.id.rawValue == name }
  }
}
