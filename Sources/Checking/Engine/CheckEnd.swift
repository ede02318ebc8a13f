package import Lint
package import Semantics
import SourceText
import Synchronization
import ViewGraph

/// How far a check has come, and where it was when it had cost as much as it may, which ends it before it has looked at
/// everything.
package final class CheckEnd: Sendable {
  /// What a check does, one after another.
  enum Phase {
    /// The rules about syntax and names.
    case names
    /// Scenes are laid out, and rules look at them.
    case layout
    /// Fixes are tried.
    case fixes
  }

  private struct State {
    var first: (phase: Phase, place: Place)?
    /// The items, scenes and fixes that threads work on now, by the order in which they began.
    var current: [Int: Look] = [:]
    var lastLook = 0
    var found: @Sendable () -> [Draft] = { [] }
  }

  private struct Look {
    let phase: Phase
    let place: @Sendable () -> Place?
  }

  private let state = Mutex(State())

  package init() {}

  /// Notes what was looked at when the check was found to be over; what was noted first counts.
  func note(_ phase: Phase, at place: @autoclosure () -> Place?) {
    state.withLock { state in
      if state.first == nil, let place = place() { state.first = (phase, place) }
    }
  }

  /// Runs `look`, which works on what is at a place. A check that is left alone meanwhile is said to end at that place.
  func looking<Result>(
    at place: @escaping @Sendable () -> Place?,
    _ phase: Phase,
    _ look: () throws -> Result
  ) rethrows -> Result {
    let number = state.withLock { state in
      state.lastLook += 1
      state.current[state.lastLook] = Look(phase: phase, place: place)
      return state.lastLook
    }
    defer { state.withLock { _ = $0.current.removeValue(forKey: number) } }
    return try look()
  }

  /// Takes what has been found by now, in place of what was before.
  func found(_ drafts: @escaping @Sendable () -> [Draft]) { state.withLock { $0.found = drafts } }

  /// What has been found by now. The check is said to end at what has been looked at for longest, or at `start`.
  func cut(elseAt start: Place?) -> [Draft] {
    let (longest, found) = state.withLock { state in
      (state.current.min { $0.key < $1.key }?.value, state.found)
    }
    if let longest { note(longest.phase, at: longest.place()) }
    note(.names, at: start)
    return found()
  }

  /// The problem that is reported, once for a check.
  var problem: Problem? {
    state.withLock(\.first).map { .endingCheck(at: $0.place, missing: $0.phase.missing) }
  }
}

extension RuleEngine {
  /// What a check has found up to now that nobody waits for any longer, and where it is.
  package func findings(cutting end: CheckEnd, of files: Set<FileID>) -> [Finding] {
    let found = end.cut(elseAt: files.min().map { Place(file: $0, range: ByteRange(0, 0)) })
    return (found + drafts(endOf: end)).settled().map { $0.finding(fixes: []) }
  }
}

extension CheckEnd.Phase {
  /// What is left out of a check that ends in this phase.
  fileprivate var missing: String {
    switch self {
    case .names: "other findings are missing, nothing is laid out and no fixes are tried"
    case .layout: "no findings of layout are reported and no fixes are tried"
    case .fixes: "fixes that were not tried by then are not offered"
    }
  }
}
