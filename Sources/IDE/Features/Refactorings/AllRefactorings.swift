extension RefactoringMaker {
  /// Every sort of change, sorted by name. Adding one is a file in this folder and a line here.
  static let all: [RefactoringMaker] = [
    convertStack,
    embedInCondition,
    extractSubview,
    extractVariable,
    fillInRequirements,
    moveView,
    unwrapView,
    wrapView,
  ]
}
