import Interpreter
import Queries
import Semantics

/// What becomes of a measured state when its scene starts from another value: a measurement that does not depend on the
/// state it writes comes back to the same value.
struct LoopTrial: Sendable {
  enum Outcome: Sendable {
    /// It stays where it is put: the view is as large as it is told to be.
    case kept
    /// It stays where it is put below that, and never comes back: the state bounds the measured view from above.
    case capped
    /// It comes to rest at this larger length: the state keeps the measured view smaller than it wants to be.
    case larger(Double)
    /// It shrinks to nothing; the declared initial value is nothing already.
    case vanishes([Double])
  }

  let state: MeasuredState
  /// The dimension that depends on the start: where the declared initial value leads.
  let rest: Double
  let outcome: Outcome
}

extension LoopTrial {
  /// More than any view asks for.
  private static let enormous = 10_000.0
  /// Measurements that differ by less are the same.
  private static let tolerance = 0.5

  /// The states of a settled scene that would have settled elsewhere.
  static func all(in rendering: Rendering) -> [LoopTrial] {
    guard rendering.result.divergence == nil, rendering.result.facts.limit == nil else { return [] }
    var work = WorkBudget.ofRestarts
    return rendering.measured.compactMap { state in
      var restarts = Restarts(state: state, rendering: rendering, work: work)
      defer { work = restarts.work }
      return of(state, &restarts)
    }
  }

  private static func of(_ state: MeasuredState, _ restarts: inout Restarts) -> LoopTrial? {
    let rest = state.last.all
    guard state.isRead, rest.allSatisfy({ $0 >= 0 && $0 < enormous / 4 }) else { return nil }
    // Two lines of text need more than twice the height of one.
    let higher = state.last.mapping { $0 > 0 ? $0 * 3 + 1 : 100 }
    guard let raised = restarts.trial(at: higher) else { return nil }
    if rest.allSatisfy({ $0 <= LoopEnd.nothing }), let numbers = raised.vanishing(state) {
      return LoopTrial(state: state, rest: 0, outcome: .vanishes(numbers))
    }
    guard let moved = restarts.end(of: raised, from: higher), moved.count == rest.count else { return nil }
    guard let index = rest.indices.first(where: { isApart(rest[$0], moved[$0]) }) else {
      return lowered(state, rest, &restarts)
    }
    let highest = state.last.mapping { _ in enormous }
    guard let far = restarts.trial(at: highest).flatMap({ restarts.end(of: $0, from: highest) }),
      far.indices.contains(index)
    else { return nil }
    if !isApart(far[index], enormous) { return LoopTrial(state: state, rest: rest[index], outcome: .kept) }
    // More than it was given is no measurement: a counter. What began without a length was measured without one.
    guard far[index] > rest[index] + tolerance, far[index] < enormous else { return nil }
    if state.beganWithoutLength {
      // Measured freely once, and then told that size: does it stay where it is put, up to some bound?
      let lowered = restarts.trial(at: state.last.mapping { $0 / 2 })?.end(of: state)
      guard let lowered, lowered.indices.contains(index), rest[index] > 4 * tolerance,
        !isApart(lowered[index], rest[index] / 2)
      else { return nil }
      return LoopTrial(state: state, rest: rest[index], outcome: .kept)
    }
    return LoopTrial(state: state, rest: rest[index], outcome: .larger(far[index]))
  }

  /// A state that nothing raises, and that stays below where it came to rest once it has been less: an upper bound of what
  /// it measures. Text may fit into one width by chance.
  private static func lowered(_ state: MeasuredState, _ rest: [Double], _ restarts: inout Restarts) -> LoopTrial? {
    guard state.beganWithoutLength, let index = rest.firstIndex(where: { $0 > 4 * tolerance }) else { return nil }
    for share in [0.5, 0.7] {
      guard let lowered = restarts.trial(at: state.last.mapping { $0 * share })?.end(of: state),
        lowered.indices.contains(index), !isApart(lowered[index], rest[index] * share)
      else { return nil }
    }
    return LoopTrial(state: state, rest: rest[index], outcome: .capped)
  }

  private static func isApart(_ a: Double, _ b: Double) -> Bool { abs(a - b) > tolerance }

  /// Evaluations of a scene whose state starts from another value, as long as there is work left for them.
  private struct Restarts {
    let state: MeasuredState
    let rendering: Rendering
    var work: WorkBudget

    /// Where the state settles. What nothing writes that is less than it was stays where it is put.
    func end(of trial: StateTrial, from start: StateNumbers) -> [Double]? {
      if let end = trial.end(of: state) { return end }
      guard trial.isSettled, !trial.writes(state), FeedbackLoop(state, in: rendering.program).keepsLargest else {
        return nil
      }
      return start.all
    }

    mutating func trial(at start: StateNumbers) -> StateTrial? {
      let once = rendering.result.work
      guard work.take(once) else { return nil }
      let trial = rendering.session.trial(
        in: rendering.configuration.scene,
        limits: .brief,
        startingFrom: [state.declaration: start],
        until: rendering.result.facts.rest
      )
      let more = max(0, trial.steps - rendering.result.steps)
      work.takeAll(upTo: more)
      rendering.charge(once + more)
      // It may run code that the scene itself has not run.
      rendering.program.readCode(trial.reads, beyond: rendering.result.reads)
      return trial
    }
  }
}

extension StateTrial {
  /// Where the state settles; nil where it does not.
  fileprivate func end(of state: MeasuredState) -> [Double]? { isSettled ? measured(state)?.last.all : nil }

  fileprivate var isSettled: Bool { divergence == nil && limit == nil }

  /// Whether a measurement has written the state.
  fileprivate func writes(_ state: MeasuredState) -> Bool { measured(state) != nil }

  /// The values on the way to nothing, where more than one step leads there.
  fileprivate func vanishing(_ state: MeasuredState) -> [Double]? {
    if let divergence {
      guard case .contracting(let limit) = divergence.class, limit <= LoopEnd.nothing, divergence.state == state.name
      else { return nil }
      return shrinking(divergence.numbers)
    }
    guard limit == nil, let numbers = measured(state)?.numbers, let last = numbers.last, last <= LoopEnd.nothing
    else { return nil }
    return shrinking(numbers)
  }

  /// A view that is empty whatever it is told is empty at once.
  private func shrinking(_ numbers: [Double]) -> [Double]? {
    numbers.count { $0 > LoopEnd.nothing } >= 3 ? numbers : nil
  }

  private func measured(_ state: MeasuredState) -> MeasuredState? {
    measured.first { $0.declaration == state.declaration }
  }
}

/// Where loops end that leave nothing to see.
enum LoopEnd {
  /// Less than this is no length that one sees, in points.
  static let nothing = 0.5
}
