extension LintRule {
  /// Values that are handed downward.
  static let environmentRules: [LintRule] = [
    entryDefaultClosure,
    entryDefaultReferenceType,
    environmentAccessorMismatch,
    environmentDefaultUnstable,
    environmentDismissWrongScope,
    environmentInjectedTooLow,
    environmentKeyPathReadOnly,
    environmentKeyPathUnknown,
    environmentLostInNavigation,
    environmentObjectMissing,
    environmentObservableBindableMissing,
    environmentOptionalDefaultForced,
    environmentPropDrilling,
    environmentReadInInit,
    environmentValueTypeMismatch,
    environmentVerboseKey,
  ]
}
