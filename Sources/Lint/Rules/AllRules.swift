import SourceText

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
  ].flatMap { $0 }.ordered { $0.id < $1.id }

  /// The rule of that name.
  package static func named(_ name: String) -> LintRule? {
    byName[name]
  }

  private static let byName = Dictionary(all.map { ($0.id.rawValue, $0) }, uniquingKeysWith: { first, _ in first })
}
