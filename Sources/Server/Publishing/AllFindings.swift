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
    let (inAll, inNames) = (Set(all), Set(names))
    layout = all.filter { !inNames.contains($0) }
    withdrawn = names.filter { !inAll.contains($0) }
  }

  /// Moves what only the search for everything tells along with the text.
  mutating func move(along changes: [FileChange]) {
    layout = changes.moved(layout)
    withdrawn = changes.moved(withdrawn)
  }

  /// Takes over what the scenes next to the file tell now, where they told what `earlier` says before; what other scenes
  /// tell stays. Whether that changes anything.
  mutating func update(from earlier: AllFindings, to newer: AllFindings) -> Bool {
    let before = Set(layout)
    let changed = Set((earlier.layout + newer.layout).map(\.subject))
    layout = layout.filter { !changed.contains($0.subject) } + newer.layout
    return Set(layout) != before
  }

  /// The findings of a newer text, as far as they are known: those of the file and its declarations, and what only the
  /// search for everything told before.
  func updated(by names: [Finding]) -> [Finding] {
    let withdrawn = Set(withdrawn)
    let kept = names.filter { !withdrawn.contains($0) }
    let said = Set(kept.map(\.subject))
    return (kept + layout.filter { !said.contains($0.subject) }).sorted { $0.precedes($1) }
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

extension Finding {
  /// What no two findings have in common.
  fileprivate struct Subject: Hashable {
    let rule: RuleID
    let place: Place
  }

  fileprivate var subject: Subject { Subject(rule: rule, place: place) }

  /// Whether it comes first by position and rule, within one file.
  fileprivate func precedes(_ other: Finding) -> Bool {
    (range.start, range.end, rule) < (other.range.start, other.range.end, other.rule)
  }
}
