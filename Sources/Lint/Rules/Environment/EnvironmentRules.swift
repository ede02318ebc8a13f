extension LintRule {
  /// Values that are handed downward.
  package static let environmentRules: [LintRule] = [
    entryDefaultClosure,
    entryDefaultReferenceType,
    environmentAccessorMismatch,
    environmentDefaultUnstable,
    environmentDismissWrongScope,
    environmentDomainModel,
    environmentHighFrequencyValue,
    environmentInjectedTooLow,
    environmentKeyPathReadOnly,
    environmentKeyPathStyle,
    environmentKeyPathUnknown,
    environmentLostInNavigation,
    environmentNeverRead,
    environmentObjectMissing,
    environmentObservableBindableMissing,
    environmentOptionalDefaultForced,
    environmentPropDrilling,
    environmentReadInInit,
    environmentRedundantInjection,
    environmentValueTypeMismatch,
    environmentVerboseKey,
  ]
}
