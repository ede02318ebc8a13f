import Semantics
import SourceText
import Synchronization
import Syntax

/// The program as other builds than the one that is read have it. What was made for one snapshot is used for the next: only
/// files that have changed since are looked at again.
final class BuildPrograms: Sendable {
  private struct Entry {
    var program: Program
    /// The files of the snapshot, and those of them in which other branches count.
    var files: [FileID: AnalyzedFile]
    var chosen: [FileID: AnalyzedFile] = [:]
    var lastUse = 0
  }

  private struct State {
    var entries: [Build: Entry] = [:]
    var clock = 0
  }

  /// Maximum number of builds that are kept; each holds another version of the program.
  private static let mostBuilds = 2

  private let state = Mutex(State())

  /// The program of a build, and its files with the branches that count there. The branches of `open` are left as they
  /// are: its text is about to be changed.
  func program(
    of build: Build,
    _ files: [FileID: AnalyzedFile],
    _ program: Program,
    leaving open: FileID? = nil
  ) -> (program: Program, files: [FileID: AnalyzedFile]) {
    state.withLock { state in
      state.clock += 1
      let known = state.entries[build]
      var entry = known ?? Entry(program: program, files: [:])
      var changes: [FileID: SyntaxTree?] = [:]
      for (id, file) in files where id != open && entry.files[id] !== file {
        let ranges = program.itemsWithBranches(id).map(\.range)
        let chosen = file.tree.choosingBranches(for: build, in: ranges).map(AnalyzedFile.init)
        entry.files[id] = file
        entry.chosen[id] = chosen
        if known != nil || chosen != nil { changes[id] = chosen?.tree ?? file.tree }
      }
      for id in entry.files.keys where files[id] == nil {
        (entry.files[id], entry.chosen[id]) = (nil, nil)
        changes.updateValue(nil, forKey: id)
      }
      if !changes.isEmpty { entry.program.change(changes) }
      entry.program.resources = program.resources
      entry.lastUse = state.clock
      state.entries[build] = entry
      if state.entries.count > Self.mostBuilds,
        let oldest = state.entries.min(by: { $0.value.lastUse < $1.value.lastUse })?.key
      {
        state.entries[oldest] = nil
      }
      return (entry.program, files.merging(entry.chosen) { $1 })
    }
  }
}
