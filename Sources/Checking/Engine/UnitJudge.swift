import Lint
import Semantics
import ViewGraph

/// A rule that judges items one by one.
final class UnitJudge: Sendable {
  let rule: LintRule
  private let engine: RuleEngine
  private let checks: [@Sendable (RuleUnit, ProgramScope) -> [Problem]]

  init(engine: RuleEngine, rule: LintRule, checks: [@Sendable (RuleUnit, ProgramScope) -> [Problem]]) {
    self.engine = engine
    self.rule = rule
    self.checks = checks
  }

  /// What it finds in a unit.
  func drafts(of unit: UnitID, in scope: ProgramScope) -> Movable<[Draft]> {
    let scope = scope.movingPlaces
    guard let index = scope.index(of: unit) else { return .none }
    return drafts(of: RuleUnit(index, in: scope), scope)
  }

  /// The same, in a scope that moves places.
  func drafts(of item: RuleUnit, _ scope: ProgramScope) -> Movable<[Draft]> {
    let problems = checks.flatMap { $0(item, scope) }
    return problems.isEmpty ? .none : Movable(engine.drafts(problems, of: rule), in: scope)
  }
}
