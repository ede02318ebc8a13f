extension RefactoringMaker {
  /// Every sort of change, sorted by name. Adding one is a file in this folder and a line here.
  static let all: [RefactoringMaker] = [
    addCoordinateSpace,
    addPreview,
    convertStack,
    convertToGrid,
    embedInCondition,
    embedInForEach,
    entryInsteadOfKey,
    extractModifier,
    extractSubview,
    extractVariable,
    extractViewModifier,
    fillInArguments,
    fillInCases,
    fillInRequirements,
    inlineVariable,
    inlineView,
    moveView,
    swapWithParent,
    unwrapView,
    wrapView,
  ]
}
