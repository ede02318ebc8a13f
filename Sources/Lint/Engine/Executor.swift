import Synchronization

/// How independent pieces of work are carried out: one after another, or on several threads.
package struct Executor: Sendable {
  private let run: @Sendable (_ count: Int, _ work: @escaping @Sendable (Int) -> Void) -> Void

  /// Creates an executor from a function that calls `work` once with each number below `count` and returns when all
  /// calls have.
  package init(_ run: @escaping @Sendable (_ count: Int, _ work: @escaping @Sendable (Int) -> Void) -> Void) {
    self.run = run
  }

  package static let serial = Executor { count, work in
    for index in 0..<count { work(index) }
  }

  /// The results of `transform` for the numbers below `count`, in their order.
  package func map<Result: Sendable>(_ count: Int, _ transform: @escaping @Sendable (Int) -> Result) -> [Result] {
    let slots = Slots<Result>()
    run(count) { index in
      let result = transform(index)
      slots.results.withLock { $0[index] = result }
    }
    return slots.results.withLock { results in (0..<count).compactMap { results[$0] } }
  }

  private final class Slots<Result: Sendable>: Sendable {
    let results = Mutex<[Int: Result]>([:])
  }
}
