extension LintRule {
  /// State, animation and previews.
  static let stateRules: [LintRule] = [
    animationValueUnrelated,
    animationWithoutValue,
    bodyMultipleRootsUnwrapped,
    matchedGeometryMultipleSources,
    matchedGeometryUnpaired,
    namespaceOutsideBody,
    namespaceUnused,
    objectCreatedInBodyOrObserved,
    stateCopiesParameter,
    stateNeverRead,
    stateNeverWritten,
    stateNotPrivate,
    suspiciousCharacter,
    viewConformanceMissing,
  ]
}
