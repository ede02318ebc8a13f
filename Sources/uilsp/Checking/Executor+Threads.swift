import Server
import Synchronization
import ViewGraph

extension Executor {
  /// Spreads work over the thread that asks for it, whose stack has to be deep enough for deep programs, and over
  /// threads that wait for more work in between.
  static func threads(_ count: Int, progress: CheckProgress? = nil) -> Executor {
    let helpers = WorkerPool(count: max(count - 1, 0))
    return Executor { total, kind, work in
      let progress = kind == .scenes ? progress : nil
      progress?.expect(total)
      let round = Round(total) { index in
        work(index)
        progress?.advance()
      }
      for _ in 1..<max(min(count, total), 1) { helpers.run { round.help() } }
      round.help()
      round.wait()
    }
  }
}

/// Pieces of work that several threads take one after another.
private final class Round: Sendable {
  private let count: Int
  private let work: @Sendable (Int) -> Void
  private let next = Atomic(0)
  private let finished = Atomic(0)
  private let end = Mailbox<Void>()

  init(_ count: Int, _ work: @escaping @Sendable (Int) -> Void) {
    self.count = count
    self.work = work
  }

  /// Does pieces until all are taken.
  func help() {
    while true {
      let index = next.add(1, ordering: .relaxed).oldValue
      guard index < count else { return }
      work(index)
      if finished.add(1, ordering: .acquiringAndReleasing).newValue == count { end.post(()) }
    }
  }

  /// Returns once all pieces are done. Who has not begun by then finds nothing to do and is not waited for: threads
  /// that wait for each other's rounds cannot block one another.
  func wait() {
    if count > 0 { _ = end.next() }
  }
}
