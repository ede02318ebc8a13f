import Checking
import IDE
import Lint
import Semantics
import SourceText
import Syntax
import ViewGraph

/// Which findings of a check are asked for: those in the files of a shard, on changed lines, and not accepted by a
/// baseline.
struct CheckScope: Sendable {
  var shard: Shard?
  /// What has changed in each file since a commit; files that are not there have not.
  var changes: [FileID: ChangedLines]?
  var baseline: BaselineStore?

  /// What the findings of a run come to.
  struct Verdict {
    /// Those that are asked for.
    var reported: [Finding] = []
    /// Those that the baseline accepts, as entries of it.
    var accepted: [BaselineEntry] = []
    /// All of the run, where there is a baseline, as entries of it.
    var entries: [BaselineEntry] = []
  }

  func verdict(on findings: [Finding], in trees: [FileID: SyntaxTree]) -> Verdict {
    var verdict = Verdict(reported: findings)
    if let baseline {
      let texts = trees.mapValues(\.text)
      verdict.entries = findings.map { baseline.entry(of: $0, in: texts) }
      let accepts = baseline.baseline.accepts(verdict.entries)
      verdict.accepted = zip(verdict.entries, accepts).filter(\.1).map(\.0)
      verdict.reported = zip(findings, accepts).filter { !$0.1 }.map(\.0)
    }
    if let changes { verdict.reported = verdict.reported.filter { isChanged($0, changes, trees) } }
    return verdict
  }

  /// The scope after edits to the texts.
  mutating func apply(_ edits: [FileID: [TextEdit]], to texts: [FileID: SourceText]) {
    for (file, edits) in edits {
      guard let text = texts[file], let lines = changes?[file] else { continue }
      changes?[file] = lines.after(edits, in: text)
    }
  }

  /// Whether the construct at fault, or another place that the finding speaks of, is on changed lines.
  private func isChanged(
    _ finding: Finding,
    _ changes: [FileID: ChangedLines],
    _ trees: [FileID: SyntaxTree]
  ) -> Bool {
    ([finding.place] + finding.related.map(\.place)).contains { place in
      guard let lines = changes[place.file], let tree = trees[place.file] else { return false }
      let first = tree.text.lineColumn(at: place.range.start).line
      let last = tree.text.lineColumn(at: tree.constructEnd(of: place.range)).line
      return lines.touches(first + 1, last + 1)
    }
  }
}

extension SyntaxTree {
  /// Where the call ends whose name is at `range`, arguments and closures included; the end of the range for anything
  /// else.
  fileprivate func constructEnd(of range: ByteRange) -> ByteOffset {
    for ancestor in root.node(covering: range).ancestors {
      guard ancestor.kind == .functionCallExpression else { continue }
      guard let callee = ancestor.children.first(where: { !$0.isToken }), callee.range.end == range.end else { break }
      return ancestor.range.end
    }
    return range.end
  }
}
