import Synchronization

/// Tells a job that nobody waits for its answer any more.
final class CancellationToken: Sendable {
  private let flag = Atomic(false)

  init() {}

  var isCancelled: Bool { flag.load(ordering: .relaxed) }

  func cancel() { flag.store(true, ordering: .relaxed) }
}
