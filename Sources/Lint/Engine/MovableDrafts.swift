import Queries
import Semantics
import SourceText

/// What rules have found in one version of a program, with the units that it stands in: in a later version, where these
/// units are the same, the places are where the units are.
struct MovableDrafts: Sendable {
  private let drafts: [Draft]
  private let anchors: [Anchor]

  static let none = MovableDrafts(drafts: [], anchors: [])

  /// A unit, and where it stood when the drafts were made.
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

    func contains(_ offset: ByteOffset) -> Bool { start <= offset.value && offset.value <= end }
  }

  private init(drafts: [Draft], anchors: [Anchor]) {
    self.drafts = drafts
    self.anchors = anchors
  }

  /// Notes as read what the places hang on beside their units.
  init(_ drafts: [Draft], in scope: ProgramScope) {
    var anchors: [UnitID: Anchor] = [:]
    for place in drafts.flatMap(\.problem.places) {
      var around: Anchor?
      for offset in [place.range.start, place.range.end] where around?.contains(offset) != true {
        around = scope.program.unit(at: offset, in: place.file).map { Anchor($0.unit, in: place.file) }
        if let around { anchors[around.unit] = around } else { scope.read(.text(place.file)) }
      }
    }
    for anchor in anchors.keys {
      scope.read(.unit(anchor))
      // What reaches to the unit's edge may have looked at what is beyond.
      scope.read(.surroundings(anchor))
    }
    self.drafts = drafts
    self.anchors = anchors.values.sorted { ($0.file, $0.start) < ($1.file, $1.start) }
  }

  /// The drafts as they stand in `program`.
  func drafts(in program: Program) -> [Draft] {
    let distances = anchors.map { anchor in
      let start = program.absolute(SourceSpan(unit: anchor.unit, start: 0, end: 0))?.range.start.value
      return (start ?? anchor.start) - anchor.start
    }
    guard distances.contains(where: { $0 != 0 }) else { return drafts }
    return drafts.map { $0.moved { moved($0, by: distances) } }
  }

  private func moved(_ place: Place, by distances: [Int]) -> Place {
    let start = anchors.lastIndex { $0.file == place.file && $0.contains(place.range.start) }
    let isWithin = start.map { anchors[$0].contains(place.range.end) } ?? false
    let end = isWithin ? start : anchors.lastIndex { $0.file == place.file && $0.contains(place.range.end) }
    let range = ByteRange(
      place.range.start.value + (start.map { distances[$0] } ?? 0),
      place.range.end.value + (end.map { distances[$0] } ?? 0)
    )
    return Place(file: place.file, range: range)
  }
}
