import Synchronization

/// How independent pieces of work are carried out: one after another, or on several threads.
package struct Executor: Sendable {
  /// What the work is about.
  package enum Work: Sendable {
    /// Scenes are laid out: worth being counted for whoever waits.
    case scenes
    case other
  }

  package typealias Run = @Sendable (_ count: Int, _ of: Work, _ work: @escaping @Sendable (Int) -> Void) -> Void

  private let run: Run
  /// Whether nobody waits for the results any more: to be asked within long pieces of work.
  package let isOver: @Sendable () -> Bool
  /// Whether the work has cost as much as it may, so that it is over though somebody waits for it.
  package let isSpent: @Sendable () -> Bool

  /// Creates an executor from a function that calls `work` once with each number below `count` and returns when all
  /// calls have.
  package init(_ run: @escaping Run) { self.init(isOver: { false }, isSpent: { false }, run) }

  private init(isOver: @escaping @Sendable () -> Bool, isSpent: @escaping @Sendable () -> Bool, _ run: @escaping Run) {
    self.isOver = isOver
    self.isSpent = isSpent
    self.run = run
  }

  /// The same, passing over everything that has not begun when `isOver` says so: its results are missing.
  package func stopping(when isOver: @escaping @Sendable () -> Bool) -> Executor {
    Executor(isOver: { [isSpent] in isOver() || isSpent() }, isSpent: isSpent) { [run] count, kind, work in
      run(count, kind) { index in
        if !isOver() { work(index) }
      }
    }
  }

  /// The same, ending when `isSpent` says so, which it says from then on: the results that are there by then are worth
  /// having.
  package func limited(by isSpent: @escaping @Sendable () -> Bool) -> Executor {
    let limited = stopping(when: { [isOver] in isOver() || isSpent() })
    return Executor(isOver: limited.isOver, isSpent: isSpent, limited.run)
  }

  package static let serial = Executor { count, _, work in
    for index in 0..<count { work(index) }
  }

  /// The results of `transform` for the numbers below `count`, in their order.
  package func map<Result: Sendable>(
    _ count: Int,
    of work: Work = .other,
    _ transform: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    let slots = Slots<Result>(count)
    run(count, work) { index in
      let result = transform(index)
      slots.results.withLock { $0[index] = result }
    }
    return slots.results.withLock { results in
      var found: [Result] = []
      found.reserveCapacity(count)
      for case let result? in results { found.append(result) }
      return found
    }
  }

  private final class Slots<Result: Sendable>: Sendable {
    let results: Mutex<[Result?]>

    init(_ count: Int) { results = Mutex(Array(repeating: nil, count: count)) }
  }
}
