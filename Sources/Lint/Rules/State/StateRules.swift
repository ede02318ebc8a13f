extension LintRule {
  /// State, animation and previews.
  static let stateRules: [LintRule] = [
    animationValueUnrelated,
    animationWithoutValue,
    bindingLetStored,
    bodyMultipleRootsUnwrapped,
    matchedGeometryMultipleSources,
    matchedGeometryUnpaired,
    namespaceOutsideBody,
    namespaceUnused,
    objectCreatedInBodyOrObserved,
    previewMissing,
    stateCopiesParameter,
    stateNeverRead,
    stateNeverWritten,
    stateNotPrivate,
    suspiciousCharacter,
    viewConformanceMissing,
  ]
}
