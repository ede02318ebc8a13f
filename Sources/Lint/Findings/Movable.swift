package import Queries
package import Semantics
import SourceText
package import ViewGraph

/// What speaks of places in the program, which are elsewhere when something before them has changed.
package protocol PlaceHolding: Sendable {
  associatedtype Places: Sequence<Place>
  /// All places that it speaks of.
  var places: Places { get }
  /// The same where the places are now.
  func moved(_ move: (Place) -> Place) -> Self
}

/// What was found in one version of a program, to be taken over by later ones in which the units are the same that its
/// places stand in.
package struct Movable<Value: PlaceHolding>: Sendable {
  private let value: Value
  private let anchors: PlaceAnchors

  private init(value: Value, anchors: PlaceAnchors) {
    self.value = value
    self.anchors = anchors
  }

  /// Notes as read what the places hang on.
  package init(_ value: Value, in scope: ProgramScope) {
    self.value = value
    anchors = PlaceAnchors(of: value.places, in: scope)
  }

  /// The value as it stands in `program`.
  package func value(in program: Program) -> Value { anchors.move(to: program).map(value.moved) ?? value }
}

extension Movable where Value: RangeReplaceableCollection {
  /// Nothing was found.
  package static var none: Movable { Movable(value: Value(), anchors: .none) }

  package var isEmpty: Bool { value.isEmpty }
}

extension ProgramScope {
  /// The answer to a question, kept where its places move with their units, too.
  package func derivedMoving<Key, Value>(
    _ query: Query<Key, Movable<Value>>,
    for key: Key,
    _ derive: (ProgramScope) -> Value
  ) -> Value {
    derived(query, for: key) { scope in Movable(derive(scope.movingPlaces), in: scope) }.value(in: program)
  }
}

extension Optional: PlaceHolding where Wrapped: PlaceHolding {
  package var places: [Place] { map { Array($0.places) } ?? [] }

  package func moved(_ move: (Place) -> Place) -> Self { map { $0.moved(move) } }
}

extension Array: PlaceHolding where Element: PlaceHolding {
  package var places: [Place] { flatMap(\.places) }

  package func moved(_ move: (Place) -> Place) -> Self { map { $0.moved(move) } }
}

extension Problem: PlaceHolding {
  package var places: [Place] { [place] + related.places + proposals.places }

  package func moved(_ move: (Place) -> Place) -> Problem {
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
  package var places: CollectionOfOne<Place> { CollectionOfOne(place) }

  package func moved(_ move: (Place) -> Place) -> RelatedPlace { RelatedPlace(move(place), message) }
}

extension FixProposal: PlaceHolding {
  package var places: [Place] { edits.map { Place(file: $0.file, range: $0.edit.range) } }

  package func moved(_ move: (Place) -> Place) -> FixProposal {
    FixProposal(
      title,
      keepsMeaning: keepsMeaning,
      mayMoveFrames: mayMoveFrames,
      edits: edits.map { edit in
        let range = move(Place(file: edit.file, range: edit.edit.range)).range
        return FileEdit(file: edit.file, edit: TextEdit(range: range, replacement: edit.edit.replacement))
      }
    )
  }
}

extension Observation: PlaceHolding {
  package var places: [Place] { [place] + problem.places + problemOfUse.places }

  package func moved(_ move: (Place) -> Place) -> Observation {
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
  package var places: [Place] { observation.places }

  package func moved(_ move: (Place) -> Place) -> Sighting { seeing(observation.moved(move)) }
}
