import Lint
import Server
import Synchronization

extension Executor {
  /// Spreads work over threads of its own, whose stacks are deep enough for deep programs.
  static func threads(_ count: Int, progress: CheckProgress? = nil) -> Executor {
    Executor { total, kind, work in
      let progress = kind == .scenes ? progress : nil
      progress?.expect(total)
      let next = Counter()
      let finished = Mailbox<Void>()
      let workers = min(count, total)
      for _ in 0..<workers {
        DetachedThread.start {
          while let index = next.take(below: total) {
            work(index)
            progress?.advance()
          }
          finished.post(())
        }
      }
      for _ in 0..<workers { _ = finished.next() }
    }
  }
}

/// Hands out numbers, each once.
private final class Counter: Sendable {
  private let value = Atomic(0)

  func take(below limit: Int) -> Int? {
    let taken = value.add(1, ordering: .relaxed).oldValue
    return taken < limit ? taken : nil
  }
}
