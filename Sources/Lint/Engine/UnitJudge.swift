import Semantics

/// A rule that judges items one by one.
struct UnitJudge: Sendable {
  let engine: RuleEngine
  let rule: LintRule
  let checks: [@Sendable (RuleUnit, ProgramScope) -> [Problem]]

  /// What it finds in a unit.
  func drafts(of unit: UnitID, in scope: ProgramScope) -> MovableDrafts {
    let scope = scope.movingPlaces
    guard let index = scope.index(of: unit) else { return MovableDrafts([], in: scope) }
    let item = RuleUnit(index, in: scope)
    return MovableDrafts(checks.flatMap { engine.drafts($0(item, scope), of: rule) }, in: scope)
  }
}
