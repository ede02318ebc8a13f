import SourceText

/// Findings that a project lives with: they are not reported again, and their number can only shrink.
package struct Baseline: Equatable, Sendable {
  /// How often each finding is accepted.
  package private(set) var counts: [BaselineEntry: Int]

  package init(_ counts: [BaselineEntry: Int] = [:]) { self.counts = counts }

  /// One for each of the findings.
  package init(accepting entries: [BaselineEntry]) {
    counts = Dictionary(entries.map { ($0, 1) }, uniquingKeysWith: +)
  }

  /// The entries in the order of files, rules and code.
  package var sorted: [(entry: BaselineEntry, count: Int)] {
    counts.ordered { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Which of the findings are accepted, in their order: of several that look the same, the first ones.
  package func accepts(_ entries: [BaselineEntry]) -> [Bool] {
    var left = counts
    return entries.map { entry in
      guard let count = left[entry], count > 0 else { return false }
      left[entry] = count - 1
      return true
    }
  }

  /// What is accepted more often than it was found: it was mended, and the baseline should say so.
  package func stale(after entries: [BaselineEntry]) -> Baseline {
    var left = counts
    for entry in entries {
      guard let count = left[entry] else { continue }
      left[entry] = count > 1 ? count - 1 : nil
    }
    return Baseline(left)
  }

  /// The baseline without the entries of another.
  package func subtracting(_ other: Baseline) -> Baseline {
    var left = counts
    for (entry, count) in other.counts {
      guard let own = left[entry] else { continue }
      left[entry] = own > count ? own - count : nil
    }
    return Baseline(left)
  }

  /// The entries that satisfy a condition.
  package func filter(_ isIncluded: (BaselineEntry) -> Bool) -> Baseline {
    Baseline(counts.filter { isIncluded($0.key) })
  }
}
