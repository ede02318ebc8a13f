import Lint
import Queries
import Semantics
import SourceText
import ViewGraph

/// Says of fixes whether their results type-check as well as the program did before.
///
/// Only what a fix has changed is looked at, and what names something whose signature it has changed.
struct TypeTrial {
  /// What the types say of one part of a trial.
  struct Verdict {
    /// What does not fit together any more.
    var faults: [String] = []
    /// The code whose types nobody knows and that now matter.
    var doubts: [String] = []
  }

  private let before: ProgramScope
  private let after: ProgramScope
  private let change: ProgramChange?
  private let areas: TrialAreas
  /// The units that the edits have made, by the items that they stand in.
  private let inserted: [TrialArea: [UnitID]]
  /// Whether something has become worse in units that the edits left alone: many parts may be named in one of them.
  private var isWorse: [UnitID: Bool] = [:]

  init(_ before: ProgramScope, _ after: ProgramScope, by edits: [FileEdit], in areas: TrialAreas) {
    self.before = before
    self.after = after
    self.areas = areas
    change = after.program.change(since: before.program.version)
    var inserted: [TrialArea: [UnitID]] = [:]
    let shifts = OffsetShift.byFile(edits)
    for file in change?.files ?? [] {
      for placed in after.program.files[file]?.units ?? []
      where change?.insertedUnits.contains(placed.unit.id) == true {
        let start = ByteOffset(placed.start)
        let area = areas.area(at: shifts[file]?.origin(of: start) ?? start, in: file)
        inserted[area, default: []].append(placed.unit.id)
      }
    }
    self.inserted = inserted
  }

  /// What has become worse in the items of the part.
  func verdict(on part: TrialSearch.Part) -> Verdict {
    guard let change else { return Verdict(faults: ["an unknown change"]) }
    let old = part.areas.compactMap(areas.unit).filter(change.removedUnits.contains)
    let (earlier, later) = (before.soundness(of: old), after.soundness(of: part.areas.flatMap { inserted[$0] ?? [] }))
    return Verdict(faults: later.faults(beyond: earlier), doubts: later.doubts(beyond: earlier))
  }

  /// The files of the part, where something has become worse elsewhere that names what the part declares.
  mutating func troubledFiles(of part: TrialSearch.Part) -> Set<FileID> {
    guard let change, !change.names.isEmpty else { return [] }
    let units =
      part.areas.compactMap(areas.unit).compactMap(before.program.unit)
      + part.areas.flatMap { inserted[$0] ?? [] }.compactMap(after.program.unit)
    let names = Set(units.flatMap(\.contributedNames)).filter { change.names.contains($0.hashValue) }
    let users = names.reduce(into: Set()) { $0.formUnion(before.units(naming: $1)) }
    return users.contains(where: { after.program.holds($0) && hasBecomeWorse($0) }) ? part.changedFiles : []
  }

  private mutating func hasBecomeWorse(_ unit: UnitID) -> Bool {
    if let known = isWorse[unit] { return known }
    let (earlier, later) = (before.soundness(of: [unit]), after.soundness(of: [unit]))
    let found = !later.faults(beyond: earlier).isEmpty || !later.doubts(beyond: earlier).isEmpty
    isWorse[unit] = found
    return found
  }
}

extension ProgramScope {
  /// How well the code of some units fits together.
  func soundness(of units: [UnitID]) -> Soundness {
    let typing = Typing(program)
    return units.reduce(into: Soundness()) { sum, id in
      sum.merge(
        derived(Self.soundness, for: id) { scope in
          scope.read(.unit(id))
          scope.read(.signatures)
          return scope.program.unit(id).map { typing.soundness(of: $0) } ?? Soundness()
        }
      )
    }
  }

  private static let soundness = Query<UnitID, Soundness>()

  /// The units with that word.
  fileprivate func units(naming name: String) -> Set<UnitID> {
    Set(UnitWords.all(with: TextWords.Word(name), in: self).map(\.index.id))
  }
}
