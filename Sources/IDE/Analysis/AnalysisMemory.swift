import Checking
import Interpreter
import Semantics
import Synchronization

/// What outlives a snapshot, so that the next one costs what has changed.
final class AnalysisMemory: Sendable {
  let scenes: SceneCache
  let mentions: MentionTable
  let unitNames = UnitNameTable()
  let builds = BuildPrograms()
  let configuration: LintConfiguration
  /// Finds what the files and items tell by themselves.
  let namesEngine: RuleEngine
  /// Finds that, and what the scenes next to it show.
  let nearEngine: RuleEngine
  /// Finds everything.
  let engine: RuleEngine
  private let words = Mutex(WordCounts())
  /// The files in which everything was searched to the end, in this version or an earlier one.
  private let searched = Mutex<Set<FileID>>([])

  init(configuration: LintConfiguration) {
    self.configuration = configuration
    scenes = SceneCache(names: unitNames)
    mentions = MentionTable(names: unitNames)
    engine = RuleEngine(configuration: configuration)
    namesEngine = engine.judgingItems
    nearEngine = engine.glimpsing
  }

  func noteSearch(of file: FileID) { searched.withLock { _ = $0.insert(file) } }

  /// In how many top-level items of the program each word stands.
  func wordCounts(of program: Program) -> WordCounts {
    words.withLock { counts in
      counts.follow(program)
      return counts
    }
  }

  func wasSearched(_ file: FileID) -> Bool { searched.withLock { $0.contains(file) } }
}
