import Lint
import Semantics
import SourceText
import ViewGraph

/// A problem with its rule and severity, before its fixes are tried. Lists of drafts are made, sorted and joined again and
/// again while someone types: what they hold is shared.
struct Draft: Sendable {
  private let content: Content

  private final class Content: Sendable {
    let rule: LintRule
    let problem: Problem
    let severity: Severity

    init(_ rule: LintRule, _ problem: Problem, _ severity: Severity) {
      (self.rule, self.problem, self.severity) = (rule, problem, severity)
    }
  }

  init(rule: LintRule, problem: Problem, severity: Severity) { content = Content(rule, problem, severity) }

  var rule: LintRule { content.rule }
  var problem: Problem { content.problem }
  var severity: Severity { content.severity }

  /// What tells drafts apart.
  struct Key: Hashable {
    let rule: RuleID
    let place: Place
  }

  var key: Key { Key(rule: ruleID, place: place) }

  // Without a copy of all that rule and problem hold: they are asked for many times over when drafts are sorted.
  var ruleID: RuleID { content.rule.id }
  var place: Place { content.problem.place }

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
    var result: [Draft] = []
    result.reserveCapacity(count)
    var pending = indices.sorted { self[$0].precedes(self[$1]) ?? ($0 < $1) }[...]
    while let first = pending.first {
      let place = self[first].place
      let here = pending.prefix { self[$0].place == place }
      pending = pending.dropFirst(here.count)
      result += settled(at: here)
    }
    return result
  }

  /// The same of the drafts of one place, sorted by rule.
  private func settled(at place: ArraySlice<Int>) -> [Draft] {
    if place.count == 1 { return place.map { self[$0] } }
    let superseded = place.flatMap { self[$0].rule.supersedes }
    return zip(place, place.dropFirst().map { self[$0].ruleID } + [nil]).compactMap { index, next in
      let draft = self[index]
      return draft.ruleID == next || superseded.contains(draft.ruleID) ? nil : draft
    }
  }
}

extension Draft {
  /// Whether it comes first by file, position and rule; nil where they are the same.
  fileprivate func precedes(_ other: Draft) -> Bool? {
    let (place, otherPlace) = (place, other.place)
    guard place.file == otherPlace.file else { return place.file < otherPlace.file }
    let (range, otherRange) = (place.range, otherPlace.range)
    guard range.start == otherRange.start else { return range.start < otherRange.start }
    guard range.end == otherRange.end else { return range.end < otherRange.end }
    return ruleID == other.ruleID ? nil : ruleID < other.ruleID
  }
}

extension Draft: PlaceHolding {
  var places: [Place] { problem.places }

  func moved(_ move: (Place) -> Place) -> Draft {
    Draft(rule: rule, problem: problem.moved(move), severity: severity)
  }
}
