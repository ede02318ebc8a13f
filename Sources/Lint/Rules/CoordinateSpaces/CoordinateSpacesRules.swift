extension LintRule {
  /// Named spaces and the frames read in them.
  package static let coordinateSpaceRules: [LintRule] = [
    coordinateSpaceCrossesPresentation,
    coordinateSpaceGlobalInComponent,
    coordinateSpaceLegacyModifier,
    coordinateSpaceLiteralArgument,
    coordinateSpaceNameMismatch,
    coordinateSpaceOrder,
    coordinateSpaceShadowed,
    coordinateSpaceUndefined,
    coordinateSpaceUnused,
    geometrySpaceMismatch,
    scrollSpaceIsViewport,
  ]
}
