import Checking
import IDE
package import Lint
import Semantics
import SourceText
import ViewGraph

/// What a search for everything found, and how that differs from what the file and its declarations alone tell.
package struct AllFindings: Sendable {
  /// Sorted by position and rule.
  package let all: [Finding]
  /// Those among them that only the whole program or layout tells.
  private(set) var layout: [Finding]
  /// What the declarations told, and the search for everything took back.
  private(set) var withdrawn: [Finding]

  package init(all: [Finding], names: [Finding]) {
    self.all = all
    layout = all.subtracting(names)
    withdrawn = names.subtracting(all)
  }

  /// Moves what only the search for everything tells along with the text.
  mutating func move(along changes: [FileChange]) {
    layout = changes.moved(layout)
    withdrawn = changes.moved(withdrawn)
  }

  /// Takes over what the scenes next to the file tell now, where they told what `earlier` says before; what other scenes
  /// tell stays. Whether that changes anything.
  mutating func update(from earlier: AllFindings, to newer: AllFindings) -> Bool {
    let before = layout
    layout = layout.without(subjectsOf: earlier.layout).overlaid(by: newer.layout)
    return layout != before
  }

  /// The findings of a newer text, as far as they are known: those of the file and its declarations, and what only the
  /// search for everything told before.
  func updated(by names: [Finding]) -> [Finding] {
    layout.overlaid(by: names.subtracting(withdrawn))
  }
}

/// What earlier searches have found in a text, moved along with its changes.
package struct EarlierFindings: Sendable {
  let nearest: AllFindings
  let everything: AllFindings

  /// The findings of the newest text as far as they are known when the scenes next to it have been looked at.
  func updated(names: [Finding], nearest: [Finding]) -> [Finding] {
    var known = everything
    _ = known.update(from: self.nearest, to: AllFindings(all: nearest, names: names))
    return known.updated(by: names)
  }
}

/// Findings of one file, sorted by position and rule: no two of one rule stand in the same place.
extension [Finding] {
  /// Those that are not among `others`.
  fileprivate func subtracting(_ others: [Finding]) -> [Finding] {
    var rest = others[...]
    return filter { finding in
      rest = rest.drop { $0.precedes(finding) }
      return rest.first != finding
    }
  }

  /// Those of which `others` has none of the same rule in the same place.
  fileprivate func without(subjectsOf others: [Finding]) -> [Finding] {
    var rest = others[...]
    return filter { finding in
      rest = rest.drop { $0.precedes(finding) }
      return rest.first.map { finding.precedes($0) } ?? true
    }
  }

  /// All of `others`, with those of these that say nothing of the same rule in the same place.
  fileprivate func overlaid(by others: [Finding]) -> [Finding] {
    let own = without(subjectsOf: others)
    var rest = others[...]
    var result: [Finding] = []
    result.reserveCapacity(own.count + others.count)
    for finding in own {
      let first = rest.prefix { $0.precedes(finding) }
      result += first
      rest = rest.dropFirst(first.count)
      result.append(finding)
    }
    return result + rest
  }
}

extension Finding {
  /// Whether it comes first by position and rule, within one file.
  fileprivate func precedes(_ other: Finding) -> Bool { precedes(other.range, other.rule) }

  /// The same of a finding of that rule at that range.
  func precedes(_ range: ByteRange, _ rule: RuleID) -> Bool {
    guard self.range.start == range.start else { return self.range.start < range.start }
    return (self.range.end, self.rule) < (range.end, rule)
  }
}
