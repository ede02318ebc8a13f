import Queries
import Semantics
import SourceText

/// What speaks of places in the program, which are elsewhere when something before them has changed.
protocol PlaceHolding: Sendable {
  associatedtype Places: Sequence<Place>
  /// All places that it speaks of.
  var places: Places { get }
  /// The same where the places are now.
  func moved(_ move: (Place) -> Place) -> Self
}

/// What was found in one version of a program, to be taken over by later ones in which the units are the same that its
/// places stand in.
struct Movable<Value: PlaceHolding>: Sendable {
  private let value: Value
  private let anchors: PlaceAnchors

  private init(value: Value, anchors: PlaceAnchors) {
    self.value = value
    self.anchors = anchors
  }

  /// Notes as read what the places hang on.
  init(_ value: Value, in scope: ProgramScope) {
    self.value = value
    anchors = PlaceAnchors(of: value.places, in: scope)
  }

  /// The value as it stands in `program`.
  func value(in program: Program) -> Value { anchors.move(to: program).map(value.moved) ?? value }
}

extension Movable<[Draft]> {
  static let none = Movable(value: [], anchors: .none)

  var isEmpty: Bool { value.isEmpty }
}

extension ProgramScope {
  /// The answer to a question, kept where its places move with their units, too.
  func derivedMoving<Key, Value>(
    _ query: Query<Key, Movable<Value>>,
    for key: Key,
    _ derive: (ProgramScope) -> Value
  ) -> Value {
    derived(query, for: key) { scope in Movable(derive(scope.movingPlaces), in: scope) }.value(in: program)
  }
}

extension Optional: PlaceHolding where Wrapped: PlaceHolding {
  var places: [Place] { map { Array($0.places) } ?? [] }

  func moved(_ move: (Place) -> Place) -> Self { map { $0.moved(move) } }
}

extension Array: PlaceHolding where Element: PlaceHolding {
  var places: [Place] { flatMap(\.places) }

  func moved(_ move: (Place) -> Place) -> Self { map { $0.moved(move) } }
}

extension Problem: PlaceHolding {
  var places: [Place] { [place] + related.places + proposals.places }

  func moved(_ move: (Place) -> Place) -> Problem {
    Problem(
      move(place),
      message,
      related: related.moved(move),
      proposals: proposals.moved(move),
      severity: severity
    )
  }
}

extension RelatedPlace: PlaceHolding {
  var places: CollectionOfOne<Place> { CollectionOfOne(place) }

  func moved(_ move: (Place) -> Place) -> RelatedPlace { RelatedPlace(move(place), message) }
}

extension FixProposal: PlaceHolding {
  var places: [Place] { edits.map { Place(file: $0.file, range: $0.edit.range) } }

  func moved(_ move: (Place) -> Place) -> FixProposal {
    FixProposal(
      title,
      keepsMeaning: keepsMeaning,
      edits: edits.map { edit in
        let range = move(Place(file: edit.file, range: edit.edit.range)).range
        return FileEdit(file: edit.file, edit: TextEdit(range: range, replacement: edit.edit.replacement))
      }
    )
  }
}

extension Draft: PlaceHolding {
  var places: [Place] { problem.places }

  func moved(_ move: (Place) -> Place) -> Draft {
    Draft(rule: rule, problem: problem.moved(move), severity: severity)
  }
}

extension Observation: PlaceHolding {
  var places: [Place] { [place] + problem.places + problemOfUse.places }

  func moved(_ move: (Place) -> Place) -> Observation {
    var moved = Observation(
      place: move(place),
      problem: problem.moved(move),
      problemOfUse: problemOfUse.moved(move),
      quotesFrames: quotesFrames
    )
    moved.measurements = measurements
    return moved
  }
}

extension Sighting: PlaceHolding {
  var places: [Place] { observation.places }

  func moved(_ move: (Place) -> Place) -> Sighting {
    var moved = self
    moved.observation = observation.moved(move)
    return moved
  }
}
