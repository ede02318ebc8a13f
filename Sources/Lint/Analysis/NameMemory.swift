import Synchronization

/// What rules ask of a program by name, each collected over all units once.
final class NameMemory: Sendable {
  private let calls = Mutex<[String: [CallOccurrence]]>([:])
  private let names = Mutex<[String: [ExpressionOccurrence]]>([:])
  private let conforming = Mutex<[String: [TypeParts]]>([:])

  func calls(_ name: String, _ collect: () -> [CallOccurrence]) -> [CallOccurrence] {
    Self.known(calls, name, collect)
  }

  func names(_ name: String, _ collect: () -> [ExpressionOccurrence]) -> [ExpressionOccurrence] {
    Self.known(names, name, collect)
  }

  func types(conformingTo name: String, _ collect: () -> [TypeParts]) -> [TypeParts] {
    Self.known(conforming, name, collect)
  }

  private static func known<Found: Sendable>(
    _ memory: borrowing Mutex<[String: Found]>,
    _ name: String,
    _ collect: () -> Found
  ) -> Found {
    if let known = memory.withLock({ $0[name] }) { return known }
    let found = collect()
    memory.withLock { $0[name] = found }
    return found
  }
}
