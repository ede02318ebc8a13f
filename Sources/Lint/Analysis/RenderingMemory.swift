import Synchronization

/// What several rules ask of one rendering, found when the first one asks.
final class RenderingMemory: Sendable {
  private let loopTrials = Mutex<[LoopTrial]?>(nil)
  private let overflows = Mutex<[OverflowSite]?>(nil)
  private let usesStandIns = Mutex<Bool?>(nil)

  func loopTrials(_ make: () -> [LoopTrial]) -> [LoopTrial] { Self.known(loopTrials, make) }

  func overflows(_ find: () -> [OverflowSite]) -> [OverflowSite] { Self.known(overflows, find) }

  func usesStandIns(_ look: () -> Bool) -> Bool { Self.known(usesStandIns, look) }

  private static func known<Found: Sendable>(_ memory: borrowing Mutex<Found?>, _ find: () -> Found) -> Found {
    if let known = memory.withLock({ $0 }) { return known }
    let found = find()
    memory.withLock { $0 = found }
    return found
  }
}
