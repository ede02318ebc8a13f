import Interpreter
import Synchronization

/// What several rules ask of one rendering, found when the first one asks.
final class RenderingMemory: Sendable {
  private let loopTrials = Mutex<[LoopTrial]?>(nil)
  private let overflows = Mutex<[OverflowSite]?>(nil)
  private let usesStandIns = Mutex<Bool?>(nil)
  private let certainties = Mutex<[ElementID: Bool]>([:])

  func loopTrials(_ make: () -> [LoopTrial]) -> [LoopTrial] { Self.known(loopTrials, make) }

  func overflows(_ find: () -> [OverflowSite]) -> [OverflowSite] { Self.known(overflows, find) }

  func usesStandIns(_ look: () -> Bool) -> Bool { Self.known(usesStandIns, look) }

  /// Whether the sizes below the element can be trusted, where that is known already.
  func certainty(of element: ElementID) -> Bool? { certainties.withLock { $0[element] } }

  func note(certainty: Bool, of element: ElementID) { certainties.withLock { $0[element] = certainty } }

  private static func known<Found: Sendable>(_ memory: borrowing Mutex<Found?>, _ find: () -> Found) -> Found {
    if let known = memory.withLock({ $0 }) { return known }
    let found = find()
    memory.withLock { $0 = found }
    return found
  }
}
