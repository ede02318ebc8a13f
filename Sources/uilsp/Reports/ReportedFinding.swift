import Lint

/// One finding; everything in it is ready to be printed.
struct ReportedFinding: Sendable {
  let path: String
  let rule: String
  let severity: Severity
  let message: String
  let region: Region
  let related: [RelatedRegion]
  let fixes: [ReportedFix]
}

/// A place in a file: 1-based lines and columns; columns count UTF-8 bytes.
struct Position: Hashable, Comparable, Sendable {
  let line: Int
  let column: Int

  static func < (lhs: Position, rhs: Position) -> Bool { (lhs.line, lhs.column) < (rhs.line, rhs.column) }
}

/// From a position up to, not including, another.
struct Region: Hashable, Sendable {
  let start: Position
  let end: Position
}

/// Another place that a finding speaks of.
struct RelatedRegion: Sendable {
  let path: String
  let region: Region
  let message: String
}

/// A fix as offered.
struct ReportedFix: Sendable {
  let title: String
  let isSafe: Bool
  let edits: [ReportedEdit]
}

/// Text that replaces a region.
struct ReportedEdit: Sendable {
  let path: String
  let region: Region
  let newText: String
}
