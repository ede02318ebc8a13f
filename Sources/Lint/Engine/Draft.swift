import Semantics
import SourceText

/// A problem with its rule and severity, before its fixes are tried.
struct Draft: Sendable {
  let rule: LintRule
  let problem: Problem
  let severity: Severity

  /// What tells drafts apart.
  struct Key: Hashable {
    let rule: RuleID
    let place: Place
  }

  var key: Key { Key(rule: rule.id, place: problem.place) }

  func finding(fixes: [Fix]) -> Finding {
    Finding(
      rule: rule.id,
      severity: severity,
      message: problem.message,
      place: problem.place,
      related: problem.related,
      fixes: fixes
    )
  }
}

extension [Draft] {
  /// One draft for each rule and place (the last reported), without those that a more specific rule at the same place
  /// makes needless, sorted by file, position and rule.
  func settled() -> [Draft] {
    var latest: [Draft.Key: Draft] = [:]
    for draft in self { latest[draft.key] = draft }
    var superseded: Set<Draft.Key> = []
    for draft in latest.values {
      for rule in draft.rule.supersedes { superseded.insert(Draft.Key(rule: rule, place: draft.problem.place)) }
    }
    return latest.filter { !superseded.contains($0.key) }.values.sorted { $0.order < $1.order }
  }
}

extension Draft {
  fileprivate var order: (String, Int, Int, String) {
    (problem.place.file.path, problem.place.range.start.value, problem.place.range.end.value, rule.id.rawValue)
  }
}
