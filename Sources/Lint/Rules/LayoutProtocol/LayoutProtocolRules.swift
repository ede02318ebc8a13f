extension LintRule {
  /// Layouts that the program declares.
  package static let layoutProtocolRules: [LintRule] = [
    layoutEmptySubviewsCrash,
    layoutForcesProposal,
    layoutHardcodedSpacing,
    layoutIgnoresBoundsOrigin,
    layoutInScrollLargeForEach,
    layoutMinExceedsIdeal,
    layoutNonFiniteSize,
    layoutPlacesOutsideBounds,
    layoutPriorityNoEffect,
    layoutStaleCache,
    layoutSubviewNotPlaced,
    layoutValueKeyUnread,
    layoutValueKeyUnset,
  ]
}
