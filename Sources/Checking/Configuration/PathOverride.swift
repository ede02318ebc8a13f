package import Lint

/// Settings for some of a project's files.
package struct PathOverride: Sendable {
  /// The files, as patterns of paths from the folder of the configuration; in an entry without a slash, of names at any
  /// depth.
  package let paths: [GlobPattern]
  /// Only these rules there, where given.
  package var selected: Set<RuleID>?
  /// Never these.
  package var ignored: Set<RuleID>
  /// Severities that differ from those elsewhere.
  package var severities: [RuleID: Severity]
  /// The configurations of scenes whose code is there, where they differ.
  package var scenes: [TestedConfiguration]?

  init(
    paths: [String],
    selected: Set<RuleID>?,
    ignored: Set<RuleID>,
    severities: [RuleID: Severity],
    scenes: [TestedConfiguration]?
  ) {
    self.paths = paths.map { GlobPattern($0.contains("/") ? $0 : "**/" + $0) }
    self.selected = selected
    self.ignored = ignored
    self.severities = severities
    self.scenes = scenes
  }

  /// Whether it holds for the file at `path`, or for all files of a folder around it.
  func covers(_ path: [String]) -> Bool {
    paths.contains { pattern in
      (1...max(1, path.count)).contains { pattern.matches(path.prefix($0).joined(separator: "/")) }
    }
  }
}
