import Queries
import SourceText
import Synchronization

/// A unit that came in the place of another one with the same signatures: which pieces of its text are another.
package final class UnitExchange: Sendable {
  let old: Unit
  let new: Unit
  private let known = Lazy<Set<Int>?>()
  /// By the names of types.
  private let knownCalls = Mutex<[String: Bool]>([:])

  init(_ old: Unit, for new: Unit) {
    self.old = old
    self.new = new
  }

  /// The numbers of the pieces that differ; nil where the two are not made of the same pieces.
  var changedPieces: Set<Int>? {
    known.value {
      guard old.pieces.count == new.pieces.count else { return nil }
      return Set((0..<old.pieces.count).filter { old.source(ofPiece: $0) != new.source(ofPiece: $0) })
    }
  }

  /// Whether the calls of a type, by its last name, that make a value of it (`WrittenCalls`) are others in what was
  /// changed.
  func changesCalls(of name: String) -> Bool {
    if let found = knownCalls.withLock({ $0[name] }) { return found }
    let found = makesOtherCalls(of: name)
    knownCalls.withLock { $0[name] = found }
    return found
  }

  private func makesOtherCalls(of name: String) -> Bool {
    guard let changed = changedPieces else { return true }
    let word = Array(name.utf8)
    let isNamed = changed.contains {
      old.source(ofPiece: $0).containsWord(word) || new.source(ofPiece: $0).containsWord(word)
    }
    guard isNamed else { return false }
    let (before, after) = (
      WrittenCalls(of: name, inPieces: changed, of: old), WrittenCalls(of: name, inPieces: changed, of: new)
    )
    return before.steps != after.steps || old.mayCall(name) != new.mayCall(name)
      || before.found.count != after.found.count
      || !zip(before.found, after.found).allSatisfy { $0.isWritten(in: old, like: $1, in: new) }
  }
}

extension WrittenCalls.Call {
  fileprivate func isWritten(in unit: Unit, like other: Self, in otherUnit: Unit) -> Bool {
    owner?.qualifiedName == other.owner?.qualifiedName && spans.count == other.spans.count
      && zip(spans, other.spans).allSatisfy { unit.source(of: $0) == otherUnit.source(of: $1) }
  }
}

/// What became of a unit by one exchange or several.
package struct UnitEdit: Sendable {
  private(set) var steps: [UnitExchange]

  init(_ first: UnitExchange) { steps = [first] }

  mutating func add(_ next: UnitExchange) { steps.append(next) }

  /// The unit that is there now.
  package var new: UnitID? { steps.last?.new.id }

  /// Whether one of the pieces is another: also where that is not known.
  package func changes(anyOf pieces: Set<Int>) -> Bool {
    steps.contains { $0.changedPieces.map { !$0.isDisjoint(with: pieces) } ?? true }
  }

  /// Whether the calls of a type, by its last name, that make a value of it are others.
  package func changesCalls(of name: String) -> Bool { steps.contains { $0.changesCalls(of: name) } }
}

/// Exchanges of units one after another, by the first unit of each chain.
struct UnitEdits {
  private var edits: [UnitID: UnitEdit] = [:]
  /// The first unit of the chain that a unit ends.
  private var origins: [UnitID: UnitID] = [:]

  mutating func add(_ exchanges: [UnitExchange]) {
    for exchange in exchanges {
      let origin = origins.removeValue(forKey: exchange.old.id) ?? exchange.old.id
      origins[exchange.new.id] = origin
      if edits[origin] == nil { edits[origin] = UnitEdit(exchange) } else { edits[origin]?.add(exchange) }
    }
  }

  /// Those that begin with a unit of an earlier version, which is among `removed`, and end with one that is there now:
  /// a unit may also have come after the earlier version, and have been edited since.
  func all(from removed: Set<UnitID>, to inserted: Set<UnitID>) -> [UnitID: UnitEdit] {
    edits.filter { origin, edit in removed.contains(origin) && edit.new.map(inserted.contains) ?? false }
  }
}
