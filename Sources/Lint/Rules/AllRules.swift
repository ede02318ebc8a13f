extension LintRule {
  /// Every rule, sorted by name. Adding one is a file in its family's folder and a line in the family's list.
  package static let all: [LintRule] = [
    geometryReaderRules,
    preferenceRules,
    environmentRules,
    coordinateSpaceRules,
    geometryFeedbackRules,
    availabilityRules,
    alignmentGuideRules,
    layoutProtocolRules,
    textRules,
    commentRules,
    stacksRules,
    listsRules,
    scrollViewsRules,
    stateRules,
    modernisationRules,
    redundancyRules,
    languageRules,
  ].flatMap { $0 }.sorted { $0.id < $1.id }

  /// The rules of that name; `*` in it stands for any characters: `geometry-reader-*`.
  package static func matching(_ name: String, among rules: [LintRule] = all) -> [LintRule] {
    let pattern = GlobPattern(name)
    return rules.filter { name.contains("*") ? pattern.matches($0.id.rawValue) : $0.id.rawValue == name }
  }

  /// The rule of that name.
  package static func named(_ name: String) -> LintRule? {
    byName[name]
  }

  private static let byName = Dictionary(all.map { ($0.id.rawValue, $0) }, uniquingKeysWith: { first, _ in first })
}
