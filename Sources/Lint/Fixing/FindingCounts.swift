import Semantics

/// How many findings of each rule there are in each file.
struct FindingCounts {
  private var counts: [FileID: [RuleID: Int]] = [:]

  init(_ drafts: [Draft]) {
    for draft in drafts { counts[draft.problem.place.file, default: [:]][draft.rule.id, default: 0] += 1 }
  }

  /// Whether there are as many findings less than in `old` as were fixed, of the same rules, and of no rule more, in the
  /// files that the part changes. A single fix may remove others of its rule as well; of several nobody could tell which
  /// one did.
  func isLess(than old: FindingCounts, by fixed: [Draft], in part: TrialSearch.Part) -> Bool {
    let before = old.total(in: part.changedFiles)
    let after = total(in: part.changedFiles)
    let fixed = Dictionary(fixed.map { ($0.rule.id, 1) }, uniquingKeysWith: +)
    func expected(_ rule: RuleID) -> Int { before[rule, default: 0] - fixed[rule, default: 0] }
    guard after.allSatisfy({ $0.value <= expected($0.key) }) else { return false }
    return part.candidates.count == 1 || fixed.keys.allSatisfy { after[$0, default: 0] == expected($0) }
  }

  private func total(in files: Set<FileID>) -> [RuleID: Int] {
    files.reduce(into: [:]) { total, file in total.merge(counts[file] ?? [:], uniquingKeysWith: +) }
  }
}
