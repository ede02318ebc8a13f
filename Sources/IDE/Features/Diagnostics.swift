import Checking
import Interpreter
package import Lint
package import Semantics
package import SourceText

/// How far the search for findings goes.
package enum CheckDepth: Hashable, Sendable {
  /// Syntax, and what each item tells by itself: no more work for a large workspace than for a small one.
  case names
  /// That, and what holds in the scenes next to the file, whatever others show.
  case nearest
  /// The program as a whole and layout too.
  case everything
  /// Everything, and the fixes of the findings that touch a range are tried.
  case fixes(touching: ByteRange)
}

/// A file's findings, as deep as they were looked for.
struct FindingsKey: Hashable, Sendable {
  let file: FileID
  let depth: CheckDepth
}

extension Analysis {
  /// The findings of syntax and of each item by itself: those that need neither the whole program nor layout.
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

  /// The findings of syntax and of each item by itself, and of layout what the file's own scenes tell, or, where it has
  /// none, the smallest ones that show it; nil where nobody waits for them any more before they are found.
  package func nearestFindings(in file: FileID, isCancelled: @escaping @Sendable () -> Bool) -> [Finding]? {
    stopping(when: isCancelled).found(in: file, .nearest)
  }

  /// The same; none where the search was given up.
  func findings(in file: FileID, _ depth: CheckDepth) -> [Finding] {
    found(in: file, depth) ?? []
  }

  /// The findings of a file as deep as asked for, where they are known, or can be found while nobody else searches it; nil
  /// where the search was given up, or somebody else is at it.
  package func findingsUnlessBusy(in file: FileID, _ depth: CheckDepth) -> [Finding]? {
    found(in: file, depth, waitsForOthers: false)
  }

  /// Whether everything was searched in the file to the end, in this version of the program or an earlier one.
  package func wasSearched(_ file: FileID) -> Bool { memory.wasSearched(file) }

  private func found(in file: FileID, _ depth: CheckDepth, waitsForOthers: Bool = true) -> [Finding]? {
    findings(for: FindingsKey(file: file, depth: depth), waitsForOthers: waitsForOthers) {
      guard !isCancelled() else { return nil }
      let found = look(in: file, depth)
      guard !isCancelled() else { return nil }
      if depth == .everything { memory.noteSearch(of: file) }
      return found
    }
  }

  private func look(in file: FileID, _ depth: CheckDepth) -> [Finding] {
    // While the workspace is read, only findings are given that no other file can change.
    if isPartial {
      return check(file, by: memory.namesEngine, includes: { _ in false }).filter {
        LintRule.named($0.rule.rawValue)?.looksAtNames != true
      }
    }
    switch depth {
    case .names: return check(file, by: memory.namesEngine, includes: dependence(on: file))
    case .nearest:
      let others = smallestScenes(showing: file)
      let files = Set(others.map(\.file)).union([file])
      return check(file, by: memory.nearEngine, scenesOf: files) { $0.file == file || others.contains($0) }
    case .everything: return check(file, by: memory.engine, includes: dependence(on: file))
    case .fixes(let range):
      let fixes = RuleEngine.FixPolicy.tried(for: { found in found.map { $0.range.touches(range) } })
      return check(file, by: memory.engine, fixes: fixes, includes: dependence(on: file))
    }
  }

  /// The scenes that are known, and those that are evaluated for it.
  private var sceneSource: SceneSource {
    SceneSource {
      scenes($0, in: $1, within: $2)
    } knownReads: { request, configuration, limits, other in
      let isTrial = other.version != program.version
      return memory.scenes.reads(of: request, in: configuration, limits, of: other, isTrial: isTrial)
    }
  }

  private func check(
    _ file: FileID,
    by engine: RuleEngine,
    scenesOf sceneFiles: Set<FileID>? = nil,
    fixes: RuleEngine.FixPolicy = .none,
    includes: @escaping @Sendable (SceneRequest) -> Bool
  ) -> [Finding] {
    engine.check(
      program,
      files: [file],
      sceneFiles: sceneFiles,
      scenes: sceneSource,
      fixes: fixes,
      isCancelled: isCancelled,
      isSpent: isSpent,
      includes: includes
    )
  }
}
