/// Why a framework's declaration gives another value each time it is used, so that code with it has no one result.
package enum FreshValue: Sendable {
  /// It depends on a generator of random numbers.
  case chance
  /// It is unlike any other value.
  case identifier
  /// It depends on the clock.
  case time

  /// The value of a framework's type that is made of nothing: `UUID()`.
  package init?(madeOf type: String) {
    guard let value = Self.types[type] else { return nil }
    self = value
  }

  /// A framework's function, or its member of some type: `Int.random(in:)`, `Date.now`.
  package init?(named name: String, of type: String?) {
    guard let type else {
      guard let value = Self.functions[name] else { return nil }
      self = value
      return
    }
    if let value = Self.clocks[type], value == name {
      self = .time
    } else if Self.chances.contains(name) {
      self = .chance
    } else {
      return nil
    }
  }

  private static let types: [String: FreshValue] = [
    "Date": .time, "SystemRandomNumberGenerator": .chance, "UUID": .identifier,
  ]
  /// The members of types that tell the time.
  private static let clocks: [String: String] = [
    "ContinuousClock": "now", "Date": "now", "DispatchTime": "now", "DispatchWallTime": "now",
    "ProcessInfo": "systemUptime", "SuspendingClock": "now",
  ]
  /// What numbers, flags, identifiers and collections have in common.
  private static let chances: Set<String> = ["random", "randomElement", "shuffle", "shuffled"]
  private static let functions: [String: FreshValue] = [
    "CACurrentMediaTime": .time, "CFAbsoluteTimeGetCurrent": .time, "arc4random": .chance,
    "arc4random_uniform": .chance, "drand48": .chance,
  ]

  /// "a new UUID", for messages about what a value is.
  package var name: String {
    switch self {
    case .chance: "a random number"
    case .identifier: "a new UUID"
    case .time: "the current time"
    }
  }

  /// "depends on the clock", for messages about what code does.
  package var effect: String {
    switch self {
    case .chance: "depends on a random number"
    case .identifier: "makes a new UUID"
    case .time: "depends on the clock"
    }
  }
}
