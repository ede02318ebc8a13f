import Synchronization

/// A few threads that run jobs in the order given. They are started when there are jobs for them.
package final class WorkerPool: Sendable {
  private let jobs = Mailbox<Job>()
  private let count: Int
  private let started = Mutex(0)

  /// All stacks together.
  private static let stacks = 512 << 20

  /// Without a job for so long, a thread is said to have time.
  private static let pause = Duration.seconds(1)

  private enum Job: Sendable {
    case run(@Sendable () -> Void)
    case stop
  }

  /// A pool of at most `count` threads, whose stacks are deep enough for deep programs.
  package init(count: Int) { self.count = count }

  private func startOne() {
    let isMissing = started.withLock { started in
      guard started < count else { return false }
      started += 1
      return true
    }
    guard isMissing else { return }
    let stack = min(max(Self.stacks / count, DetachedThread.deepStack / 2), DetachedThread.deepStack)
    let isRunning = DetachedThread.start(stack: stack) { [jobs] in
      while case .run(let job) = Self.next(of: jobs) { job() }
    }
    if isRunning { return }
    // Where there is no room for a thread, whoever has the job does it.
    let isAlone = started.withLock { started in
      started -= 1
      return started == 0
    }
    while isAlone, case .run(let job)? = jobs.next(until: .now) { job() }
  }

  /// The next job. Where none comes for a while, memory is given back before the thread sleeps.
  private static func next(of jobs: Mailbox<Job>) -> Job? {
    if let job = jobs.next(until: .now + pause) { return job }
    FreeMemory.giveBack()
    return jobs.next()
  }

  deinit {
    for _ in 0..<started.withLock(\.self) { jobs.post(.stop) }
  }

  /// Has one of the threads run the job when it comes to it.
  package func run(_ job: @escaping @Sendable () -> Void) {
    jobs.post(.run(job))
    startOne()
  }
}
