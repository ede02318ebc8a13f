import Interpreter
import Lint
import Queries
import Semantics
import ViewGraph

/// What rules saw in one rendering, to be taken over by later versions of the program in which the scene and everything
/// else that they looked at are the same.
struct MovableNotes: Sendable {
  private let notes: RenderingNotes
  private let anchors: PlaceAnchors

  /// Notes as read what the places hang on.
  init(_ notes: RenderingNotes, in scope: ProgramScope) {
    self.notes = notes
    anchors = PlaceAnchors(of: notes.places, in: scope)
  }

  /// The notes as they stand in `program`.
  func notes(in program: Program) -> RenderingNotes { anchors.move(to: program).map(notes.moved) ?? notes }

  /// What the notes are of: one evaluation of a scene, which its reads tell from all others.
  struct Key: Hashable, Sendable {
    private let reads: SceneReads
    private let configuration: TestedConfiguration
    private let limits: EvaluationLimits
    private let configurationCount: Int

    init?(
      _ result: SceneResult,
      in configuration: TestedConfiguration,
      of configurationCount: Int,
      within limits: EvaluationLimits
    ) {
      guard let reads = result.reads else { return nil }
      self.reads = reads
      self.configuration = configuration
      self.limits = limits
      self.configurationCount = configurationCount
    }

    static func == (one: Key, other: Key) -> Bool {
      one.reads === other.reads && one.configuration == other.configuration && one.limits == other.limits
        && one.configurationCount == other.configurationCount
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(reads))
      hasher.combine(configuration)
    }

    /// The units that the scene was made from.
    var units: Set<UnitID> { reads.units }
  }

  static let query = Query<Key, MovableNotes>()
}

extension RenderingNotes {
  fileprivate var places: some Sequence<Place> {
    sightings.values.lazy.joined().map(\.observation).flatMap { observation -> [Place] in
      var places = [observation.place]
      places += observation.problem?.places ?? []
      places += observation.problemOfUse?.places ?? []
      return places
    }
  }
}
