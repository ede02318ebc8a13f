import Interpreter
import Lint
import Semantics

/// What rules saw of one evaluation of a scene, which its reads tell from all others.
struct NotesKey: Hashable, Sendable {
  private let reads: SceneReads
  private let configuration: TestedConfiguration
  private let limits: EvaluationLimits
  private let configurationCount: Int

  init(
    _ reads: SceneReads,
    in configuration: TestedConfiguration,
    of configurationCount: Int,
    within limits: EvaluationLimits
  ) {
    self.reads = reads
    self.configuration = configuration
    self.limits = limits
    self.configurationCount = configurationCount
  }

  static func == (one: NotesKey, other: NotesKey) -> Bool {
    one.reads === other.reads && one.configuration == other.configuration && one.limits == other.limits
      && one.configurationCount == other.configurationCount
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(reads))
    hasher.combine(configuration)
  }

  /// The units that the scene was made from as wholes. Of others it has read pieces, which are the same as long as its
  /// reads hold.
  var units: Set<UnitID> { reads.wholeUnits }
}
