extension LintRule {
  /// How readers are used.
  package static let geometryReaderRules: [LintRule] = [
    geometryProxyStored,
    geometryReaderAsGeometryChange,
    geometryReaderCapturedOnAppear,
    geometryReaderContentOverflow,
    geometryReaderDivisionByZeroSize,
    geometryReaderImplicitAlignment,
    geometryReaderInListRow,
    geometryReaderInScrollAxis,
    geometryReaderMeasureOnly,
    geometryReaderNested,
    geometryReaderOverlappingChildren,
    geometryReaderProportionalFrame,
    geometryReaderRoot,
    geometryReaderStealsSpace,
    geometryReaderUnusedProxy,
    safeAreaInsetsReadAsZero,
  ]
}
