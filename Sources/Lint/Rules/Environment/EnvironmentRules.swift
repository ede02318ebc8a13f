extension LintRule {
  /// Values that are handed downward.
  static let environmentRules: [LintRule] = [
    entryDefaultClosure,
    entryDefaultReferenceType,
    environmentAccessorMismatch,
    environmentDefaultUnstable,
    environmentDismissWrongScope,
    environmentKeyPathReadOnly,
    environmentObservableBindableMissing,
    environmentOptionalDefaultForced,
    environmentPropDrilling,
    environmentReadInInit,
    environmentValueTypeMismatch,
    environmentVerboseKey,
  ]
}
