package import Lint
package import Semantics

/// How far the search for findings goes.
enum CheckDepth: Hashable, Sendable {
  /// Syntax and names.
  case names
  /// Layout too.
  case everything
  /// Everything, and each finding's fixes are tried.
  case fixes
}

/// A file's findings, as deep as they were looked for.
struct FindingsKey: Hashable, Sendable {
  let file: FileID
  let depth: CheckDepth
}

extension Analysis {
  /// The findings of syntax and names: those that need no layout.
  package func namesFindings(in file: FileID) -> [Finding] {
    findings(in: file, .names)
  }

  /// All findings of a file, those of layout included; without their fixes.
  package func findings(in file: FileID) -> [Finding] {
    findings(in: file, .everything)
  }

  /// The same, as far as `isNamesOnly` says; nil where nobody waits for them any more before they are found.
  package func findings(
    in file: FileID,
    isNamesOnly: Bool,
    isCancelled: @escaping @Sendable () -> Bool
  ) -> [Finding]? {
    stopping(when: isCancelled).found(in: file, isNamesOnly ? .names : .everything)
  }

  /// The same; none where the search was given up.
  func findings(in file: FileID, _ depth: CheckDepth) -> [Finding] {
    found(in: file, depth) ?? []
  }

  private func found(in file: FileID, _ depth: CheckDepth) -> [Finding]? {
    findings(for: FindingsKey(file: file, depth: depth)) {
      guard !isCancelled() else { return nil }
      let found = look(in: file, depth)
      return isCancelled() ? nil : found
    }
  }

  private func look(in file: FileID, _ depth: CheckDepth) -> [Finding] {
    let engine = depth == .names ? memory.namesEngine : memory.engine
    return engine.check(
      program,
      files: [file],
      scenes: SceneSource { scenes($0, in: $1, within: $2) },
      fixes: depth == .fixes ? .tried : .none,
      isCancelled: isCancelled,
      includes: dependence(on: file)
    )
  }
}
