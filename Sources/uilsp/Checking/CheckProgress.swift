import Synchronization

/// A line on the terminal that says how far a long check is; it comes after a moment, and goes when the check ends.
final class CheckProgress: Sendable {
  private struct State {
    var expected = 0
    var done = 0
    var isVisible = false
    var nextUpdate: ContinuousClock.Instant
  }

  private static let delay = Duration.milliseconds(700)
  private static let interval = Duration.milliseconds(100)

  private let console: Console
  private let state: Mutex<State>

  init(_ console: Console) {
    self.console = console
    state = Mutex(State(nextUpdate: .now + Self.delay))
  }

  /// More work has come up: so many scenes.
  func expect(_ count: Int) {
    state.withLock { $0.expected += count }
  }

  /// One scene is laid out.
  func advance() {
    state.withLock { state in
      state.done += 1
      guard ContinuousClock.now >= state.nextUpdate else { return }
      state.nextUpdate = .now + Self.interval
      state.isVisible = true
      console.printError("\r\u{1B}[Klaying out: \(state.done) of \(state.expected)", terminator: "")
    }
  }

  /// Takes the line away.
  func end() {
    state.withLock { state in
      if state.isVisible { console.printError("\r\u{1B}[K", terminator: "") }
      state.isVisible = false
    }
  }
}
