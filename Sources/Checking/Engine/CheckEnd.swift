import Lint
import Synchronization
import ViewGraph

/// Where a check was when it had cost as much as it may, which ends it before it has looked at everything.
final class CheckEnd: Sendable {
  /// What a check does, one after another.
  enum Phase {
    /// The rules about syntax and names.
    case names
    /// Scenes are laid out, and rules look at them.
    case layout
    /// Fixes are tried.
    case fixes
  }

  private let first = Mutex<(phase: Phase, place: Place)?>(nil)

  /// Notes what was looked at when the check was found to be over; what was noted first counts.
  func note(_ phase: Phase, at place: @autoclosure () -> Place?) {
    first.withLock { first in
      if first == nil, let place = place() { first = (phase, place) }
    }
  }

  /// The problem that is reported, once for a check.
  var problem: Problem? {
    first.withLock(\.self).map { .endingCheck(at: $0.place, missing: $0.phase.missing) }
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
