extension RefactoringMaker {
  /// Every sort of change, sorted by name. Adding one is a file in this folder and a line here.
  static let all: [RefactoringMaker] = [
    addPreview,
    convertStack,
    convertToGrid,
    embedInCondition,
    entryInsteadOfKey,
    extractModifier,
    extractSubview,
    extractVariable,
    fillInArguments,
    fillInCases,
    fillInRequirements,
    moveView,
    unwrapView,
    wrapView,
  ]
}
