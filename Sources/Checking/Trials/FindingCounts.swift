import Lint
import Semantics
import SourceText
import ViewGraph

/// How many findings of each rule there are in each top-level item.
struct FindingCounts {
  private var counts: [TrialArea: [RuleID: Int]] = [:]

  /// Counts `drafts` of the program that `areas` are of, or of what `edits` have made of it.
  init(_ drafts: [Draft], in areas: TrialAreas, after edits: [FileEdit] = []) {
    let shifts = OffsetShift.byFile(edits)
    for draft in drafts {
      let (file, start) = (draft.problem.place.file, draft.problem.place.range.start)
      let area = areas.area(at: shifts[file]?.origin(of: start) ?? start, in: file)
      counts[area, default: [:]][draft.rule.id, default: 0] += 1
    }
  }

  /// Whether there are as many findings less than in `old` as were fixed, of the same rules, and of no rule more, in the
  /// items that the part touches. A single fix may remove others of its rule as well; of several nobody could tell which
  /// one did.
  func isLess(than old: FindingCounts, by fixed: [Draft], in part: TrialSearch.Part) -> Bool {
    let before = old.total(in: part.areas)
    let after = total(in: part.areas)
    let fixed = Dictionary(fixed.map { ($0.rule.id, 1) }, uniquingKeysWith: +)
    func expected(_ rule: RuleID) -> Int { before[rule, default: 0] - fixed[rule, default: 0] }
    guard after.allSatisfy({ $0.value <= expected($0.key) }) else { return false }
    return part.candidates.count == 1 || fixed.keys.allSatisfy { after[$0, default: 0] == expected($0) }
  }

  /// The files that have more findings of some rule than in `old` in an item that is none of `areas`.
  func filesWithMore(than old: FindingCounts, outside areas: Set<TrialArea>) -> Set<FileID> {
    Set(
      counts.lazy.filter { area, counts in
        !areas.contains(area) && counts.contains { $0.value > old.counts[area]?[$0.key] ?? 0 }
      }.map(\.key.file)
    )
  }

  private func total(in areas: Set<TrialArea>) -> [RuleID: Int] {
    areas.reduce(into: [:]) { total, area in total.merge(counts[area] ?? [:], uniquingKeysWith: +) }
  }
}
