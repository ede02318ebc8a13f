#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Times work: the median of several runs, since the machine has other things to do.
enum Stopwatch {
  /// The median processor time of `work` in seconds, over at least `runs` runs and a tenth of a second, after one to
  /// warm up. Time that the thread waits for a processor does not count, so that a busy machine gives the same figures.
  static func median(runs: Int = 7, of work: () -> Void) -> Double {
    work()
    var times: [Double] = []
    var total = 0.0
    while times.count < runs || (total < 0.1 && times.count < 10_000) {
      let start = threadTime()
      work()
      let time = threadTime() - start
      times.append(time)
      total += time
    }
    return percentile(0.5, of: times)
  }

  /// The processor time of one run in seconds.
  static func processorTime(_ work: () -> Void) -> Double {
    let start = threadTime()
    work()
    return threadTime() - start
  }

  /// How long one run takes in seconds, waiting included: for work on several threads.
  static func elapsed(_ work: () -> Void) -> Double {
    let duration = ContinuousClock().measure(work)
    return Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
  }

  /// The value below which the given share of `times` lies; 0 of none.
  static func percentile(_ share: Double, of times: [Double]) -> Double {
    guard !times.isEmpty else { return 0 }
    let index = Double(times.count - 1) * max(0, min(1, share))
    return times.sorted()[Int(index)]
  }

  /// Seconds that this thread has run.
  private static func threadTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
