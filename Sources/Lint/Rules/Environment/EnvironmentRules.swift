extension LintRule {
  /// Values that are handed downward.
  static let environmentRules: [LintRule] = [
    entryDefaultClosure,
    entryDefaultReferenceType,
    environmentAccessorMismatch,
    environmentDefaultUnstable,
    environmentDismissWrongScope,
    environmentHighFrequencyValue,
    environmentInjectedTooLow,
    environmentKeyPathReadOnly,
    environmentKeyPathUnknown,
    environmentLostInNavigation,
    environmentNeverRead,
    environmentObjectMissing,
    environmentObservableBindableMissing,
    environmentOptionalDefaultForced,
    environmentPropDrilling,
    environmentReadInInit,
    environmentValueTypeMismatch,
    environmentVerboseKey,
  ]
}
