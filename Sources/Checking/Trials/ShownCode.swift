import Lint
import Semantics
import SourceText
import Syntax
import ViewGraph

/// Where the calls stand whose elements the compared scenes show: of code that none of them shows, nobody knows which
/// frames a change moves.
struct ShownCode {
  /// The places of the calls' names, in their order.
  private let offsets: [FileID: [ByteOffset]]
  private let scope: ProgramScope

  /// Of what `frames` shows of some units.
  init(_ frames: FrameRecord, of units: Set<UnitID>, in scope: ProgramScope) {
    let places = frames.callNames(in: units).compactMap(scope.place)
    offsets = Dictionary(grouping: places, by: \.file).mapValues { $0.map(\.range.start).ordered() }
    self.scope = scope
  }

  /// Whether the scenes show what the fix is for, and each statement that it changes.
  func shows(_ candidate: TrialCandidate) -> Bool {
    candidate.places.allSatisfy { place in
      guard !place.range.isEmpty, let statement = statement(around: place) else { return true }
      return holdsCall(statement, in: place.file)
    }
  }

  /// The innermost statement that holds the place.
  private func statement(around place: Place) -> ByteRange? {
    guard let node = scope.tree(place.file)?.root.node(covering: place.range) else { return nil }
    if node.parent?.kind == .statementList { return node.range }
    return node.ancestors.first { $0.parent?.kind == .statementList }?.range
  }

  private func holdsCall(_ range: ByteRange, in file: FileID) -> Bool {
    guard let offsets = offsets[file] else { return false }
    var (low, high) = (0, offsets.count)
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] < range.start { low = middle + 1 } else { high = middle }
    }
    return low < offsets.count && offsets[low] < range.end
  }
}
