import Interpreter
import Lint

/// What outlives a snapshot, so that the next one costs what has changed.
final class AnalysisMemory: Sendable {
  let scenes: SceneCache
  let mentions: MentionTable
  let unitNames = UnitNameTable()
  let configuration: LintConfiguration
  /// Finds what the files and items tell by themselves.
  let namesEngine: RuleEngine
  /// Finds everything.
  let engine: RuleEngine

  init(configuration: LintConfiguration) {
    self.configuration = configuration
    scenes = SceneCache(names: unitNames)
    mentions = MentionTable(names: unitNames)
    engine = RuleEngine(configuration: configuration)
    namesEngine = engine.judgingItems
  }
}
