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
    /// The files where something has become worse elsewhere that names what the part declares.
    var troubledFiles: Set<FileID> = []
  }

  private let before: ProgramScope
  private let after: ProgramScope
  private let change: ProgramChange?
  private let areas: TrialAreas
  /// The units that the edits have made, by the items that they stand in.
  private let inserted: [TrialArea: [UnitID]]
  private let typing: (before: Typing, after: Typing)

  init(_ before: ProgramScope, _ after: ProgramScope, by edits: [FileEdit], in areas: TrialAreas) {
    self.before = before
    self.after = after
    self.areas = areas
    typing = (Typing(before.program), Typing(after.program))
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

  /// Judges each part by what its edits have made worse; no two parts touch the same item, and the verdicts are found by the
  /// items of their parts. Code that was not typed before `executor` was over counts as no worse.
  func verdicts(on parts: [TrialSearch.Part], by executor: Executor) -> [Set<TrialArea>: Verdict] {
    let declared = parts.map(changedNames(of:))
    let troubled = worseUnits(naming: declared.reduce(into: Set()) { $0.formUnion($1.words) }, by: executor)
    let verdicts = zip(parts, declared).map { part, declared in
      var verdict = executor.isOver() ? Verdict() : verdict(on: part)
      let blamed = troubled.filter { before.typing($0, reads: declared.names, typing.before) }
      verdict.troubledFiles = Set(blamed.compactMap(after.program.file(of:)))
      return (part.areas, verdict)
    }
    return Dictionary(verdicts) { first, _ in first }
  }

  /// What has become worse in the items of the part.
  private func verdict(on part: TrialSearch.Part) -> Verdict {
    guard let change else { return Verdict(faults: ["an unknown change"]) }
    let old = part.areas.compactMap(areas.unit).filter(change.removedUnits.contains)
    let new = part.areas.flatMap { inserted[$0] ?? [] }
    let (earlier, later) = (before.soundness(of: old, typing.before), after.soundness(of: new, typing.after))
    return Verdict(faults: later.faults(beyond: earlier), doubts: later.doubts(beyond: earlier))
  }

  /// The units that the edits have left alone, that have one of the words, and in which something has become worse.
  private func worseUnits(naming words: Set<String>, by executor: Executor) -> [UnitID] {
    guard let change else { return [] }
    let users = words.reduce(into: Set()) { $0.formUnion(before.units(naming: $1)) }
    let left = users.filter(after.program.holds).ordered { $0.index < $1.index }
    // All earlier types come before the later ones: what declarations promise is kept for one version at a time.
    let earlier = before.soundness(ofEach: left, by: executor)
    let touched = left.filter { before.typing($0, reads: change.names, typing.before) }
    let later = after.soundness(ofEach: touched, by: executor)
    return touched.filter { unit in
      guard let earlier = earlier[unit], let later = later[unit] else { return false }
      return !later.faults(beyond: earlier).isEmpty || !later.doubts(beyond: earlier).isEmpty
    }
  }

  /// The names that the part declares with another signature than before: as words of the source, and as the hashes by
  /// which types note what they have looked up.
  private func changedNames(of part: TrialSearch.Part) -> (words: Set<String>, names: NameSet) {
    guard let change, !change.names.isEmpty else { return ([], []) }
    let units =
      part.areas.compactMap(areas.unit).compactMap(before.program.unit)
      + part.areas.flatMap { inserted[$0] ?? [] }.compactMap(after.program.unit)
    let words = units.flatMap(\.contributedNames).filter { change.names.contains($0.hashValue) }
    let names = units.flatMap(\.signatures).map(\.name).filter(change.names.contains)
    return (Set(words), NameSet(names))
  }
}

extension ProgramScope {
  /// So many units are typed one after another: what one has looked up helps with the next.
  private static let unitsAtOnce = 16

  /// How well the code of some units fits together; `typing` is about the program of the scope.
  fileprivate func soundness(of units: [UnitID], _ typing: Typing) -> Soundness {
    units.reduce(into: Soundness()) { $0.merge(soundness(of: $1, typing)) }
  }

  /// How well the code of each unit fits together.
  fileprivate func soundness(ofEach units: [UnitID], by executor: Executor) -> [UnitID: Soundness] {
    let starts = Array(stride(from: 0, to: units.count, by: Self.unitsAtOnce))
    let found = executor.map(starts.count) { index -> [(UnitID, Soundness)] in
      let typing = Typing(self.program)
      return units.dropFirst(starts[index]).prefix(Self.unitsAtOnce).compactMap { unit in
        executor.isOver() ? nil : (unit, self.soundness(of: unit, typing))
      }
    }
    return Dictionary(found.joined()) { first, _ in first }
  }

  private func soundness(of unit: UnitID, _ typing: Typing) -> Soundness {
    derived(Self.soundness, for: unit) { scope in
      scope.read(.unit(unit))
      scope.read(.signatures)
      return scope.program.unit(unit).map { typing.soundness(of: $0) } ?? Soundness()
    }
  }

  private static let soundness = Query<UnitID, Soundness>()

  /// Whether the types of the unit depend on any of the names.
  fileprivate func typing(_ unit: UnitID, reads names: NameSet, _ typing: Typing) -> Bool {
    program.unit(unit).map { typing.reads(any: names, in: $0) } ?? true
  }

  /// The units with that word.
  fileprivate func units(naming name: String) -> Set<UnitID> {
    Set(UnitWords.all(with: TextWords.Word(name), in: self).map(\.index.id))
  }
}
