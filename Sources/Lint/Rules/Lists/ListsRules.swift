extension LintRule {
  /// Lists, loops over data, and lazy containers.
  static let listsRules: [LintRule] = [
    anyviewInRow,
    eagerStackManyRows,
    foreachDuplicateIDs,
    foreachIndicesSelf,
    foreachMutableID,
    foreachNonConstantRange,
    foreachUnstableID,
    foreachVariableViewCount,
    inlineCollectionTransform,
    lazyStackWithoutScroll,
    listInScrollView,
    listRowModifierOnList,
    nestedScrollSameAxis,
    onDeleteOutsideForeach,
  ]
}
