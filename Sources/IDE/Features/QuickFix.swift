package import Lint
package import Semantics
package import SourceText

/// A change that removes a finding.
package struct QuickFix: Sendable {
  package let finding: Finding
  package let fix: Fix
  /// The one to take where the choice is clear.
  package let isPreferred: Bool
}

extension Analysis {
  /// The fixes of the findings that `range` touches. Each has been tried.
  package func quickFixes(in range: ByteRange, of file: FileID) -> [QuickFix] {
    guard findings(in: file).contains(where: { $0.range.touches(range) }) else { return [] }
    return findings(in: file, .fixes(touching: range)).filter { $0.range.touches(range) }.flatMap { finding in
      finding.fixes.enumerated().map { index, fix in
        QuickFix(finding: finding, fix: fix, isPreferred: index == 0 && fix.isSafe)
      }
    }
  }

  /// Fixes of one finding.
  package func quickFixes(of finding: Finding) -> [QuickFix] {
    quickFixes(in: finding.range, of: finding.file).filter {
      $0.finding.rule == finding.rule && $0.finding.range == finding.range
    }
  }
}

extension ByteRange {
  /// Whether the ranges share a byte or a border.
  package func touches(_ other: ByteRange) -> Bool {
    start <= other.end && other.start <= end
  }
}
