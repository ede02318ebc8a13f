import Lint
import Semantics
import SourceText
import Syntax

/// Texts with what the rules find in them.
struct WorkspaceCheck {
  private let engine: RuleEngine
  private(set) var texts: [FileID: SourceText]
  private(set) var findings: [Finding] = []

  init(texts: [FileID: SourceText], configuration: LintConfiguration, jobs: Int) {
    engine = RuleEngine(configuration: configuration, executor: .threads(jobs))
    self.texts = texts
    check()
  }

  private mutating func check() {
    let trees = texts.mapValues { SyntaxTree.parse($0) }
    findings = engine.check(Program(trees))
  }

  /// Applies fixes until none is left that can be applied, and returns how many were. Of fixes that touch each other
  /// one waits for the next round, and the rounds end where they bring no fewer findings.
  mutating func applyFixes(includingUnsafe: Bool) -> Int {
    var applied = 0
    for _ in 0..<10 {
      let edits = disjointFixes(includingUnsafe: includingUnsafe)
      guard !edits.isEmpty else { break }
      let before = (texts, findings)
      for (file, edits) in Dictionary(grouping: edits.flatMap(\.self), by: \.file) {
        texts[file] = texts[file]?.applying(edits.map(\.edit))
      }
      check()
      guard findings.count < before.1.count else {
        (texts, findings) = before
        break
      }
      applied += edits.count
    }
    return applied
  }

  /// The first fix of each finding that may be applied, without those that overlap an earlier one.
  private func disjointFixes(includingUnsafe: Bool) -> [[FileEdit]] {
    var taken: [FileEdit] = []
    var result: [[FileEdit]] = []
    for finding in findings {
      guard let fix = finding.fixes.first(where: { $0.isSafe || includingUnsafe }) else { continue }
      guard !fix.edits.contains(where: { edit in taken.contains { $0.conflicts(with: edit) } }) else { continue }
      taken += fix.edits
      result.append(fix.edits)
    }
    return result
  }
}

extension FileEdit {
  /// Whether the two change the same bytes, or insert at the same place.
  fileprivate func conflicts(with other: FileEdit) -> Bool {
    file == other.file
      && (edit.range.overlaps(other.edit.range) || edit.range.start == other.edit.range.start)
  }
}
