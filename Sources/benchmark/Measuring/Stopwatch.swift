/// Times work: the median of several runs, since the machine has other things to do.
enum Stopwatch {
  /// The median duration of `work` in seconds, over at least `runs` runs and a tenth of a second, after one to warm up.
  static func median(runs: Int = 7, of work: () -> Void) -> Double {
    work()
    var times: [Double] = []
    var total = 0.0
    while times.count < runs || (total < 0.1 && times.count < 10_000) {
      let time = once(work)
      times.append(time)
      total += time
    }
    return percentile(0.5, of: times)
  }

  /// The duration of one run in seconds.
  static func once(_ work: () -> Void) -> Double {
    let clock = ContinuousClock()
    let duration = clock.measure(work)
    return Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
  }

  /// The value below which the given share of `times` lies; 0 of none.
  static func percentile(_ share: Double, of times: [Double]) -> Double {
    guard !times.isEmpty else { return 0 }
    let index = Double(times.count - 1) * max(0, min(1, share))
    return times.sorted()[Int(index)]
  }
}
