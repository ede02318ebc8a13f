import Queries
import Semantics
import SourceText
import ViewGraph

/// The units that places of one version of a program stand in: in a later version, where these units are the same, the
/// places are where the units are.
struct PlaceAnchors: Sendable {
  private let anchors: [Anchor]

  /// A unit, and where it stood.
  private struct Anchor: Sendable {
    let unit: UnitID
    let file: FileID
    let start: Int
    let end: Int

    init(_ placed: PlacedUnit, in file: FileID) {
      unit = placed.unit.id
      self.file = file
      start = placed.start
      end = placed.start + placed.unit.byteCount
    }

    func contains(_ offset: ByteOffset, in file: FileID) -> Bool {
      start <= offset.value && offset.value <= end && file == self.file
    }
  }

  static let none = PlaceAnchors()

  private init() { anchors = [] }

  /// Notes as read what the places hang on.
  init(of places: some Sequence<Place>, in scope: ProgramScope) {
    var anchors: [UnitID: Anchor] = [:]
    var around: Anchor?
    for place in places {
      for offset in [place.range.start, place.range.end] where around?.contains(offset, in: place.file) != true {
        around = scope.program.unit(at: offset, in: place.file).map { Anchor($0.unit, in: place.file) }
        if let around { anchors[around.unit] = around } else { scope.read(.text(place.file)) }
      }
    }
    for anchor in anchors.keys {
      scope.read(.unit(anchor))
      // What reaches to the unit's edge may have looked at what is beyond.
      scope.read(.surroundings(anchor))
    }
    self.anchors = anchors.values.ordered { ($0.file, $0.start) < ($1.file, $1.start) }
  }

  /// How places move to where they are in `program`; nil where they stay.
  func move(to program: Program) -> ((Place) -> Place)? {
    let distances = anchors.map { anchor in
      let start = program.absolute(SourceSpan(unit: anchor.unit, start: 0, end: 0))?.range.start.value
      return (start ?? anchor.start) - anchor.start
    }
    guard distances.contains(where: { $0 != 0 }) else { return nil }
    return { moved($0, by: distances) }
  }

  private func moved(_ place: Place, by distances: [Int]) -> Place {
    let start = anchors.lastIndex { $0.contains(place.range.start, in: place.file) }
    let isWithin = start.map { anchors[$0].contains(place.range.end, in: place.file) } ?? false
    let end = isWithin ? start : anchors.lastIndex { $0.contains(place.range.end, in: place.file) }
    let range = ByteRange(
      place.range.start.value + (start.map { distances[$0] } ?? 0),
      place.range.end.value + (end.map { distances[$0] } ?? 0)
    )
    return Place(file: place.file, range: range)
  }
}
