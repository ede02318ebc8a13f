/// A few threads that run jobs in the order given.
package final class WorkerPool: Sendable {
  private let jobs = Mailbox<Job>()
  private let count: Int

  private enum Job: Sendable {
    case run(@Sendable () -> Void)
    case stop
  }

  /// Starts `count` threads, whose stacks are deep enough for deep programs.
  package init(count: Int) {
    self.count = count
    for _ in 0..<count {
      DetachedThread.start { [jobs] in
        while case .run(let job) = jobs.next() { job() }
      }
    }
  }

  deinit {
    for _ in 0..<count { jobs.post(.stop) }
  }

  /// Has one of the threads run the job when it comes to it.
  package func run(_ job: @escaping @Sendable () -> Void) {
    jobs.post(.run(job))
  }
}
