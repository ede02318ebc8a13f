extension LintRule {
  /// Layouts that the program declares.
  static let layoutProtocolRules: [LintRule] = [
    layoutEmptySubviewsCrash,
    layoutForcesProposal,
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
