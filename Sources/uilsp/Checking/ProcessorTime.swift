import Server
import Synchronization

/// How much processor time a call may take, on all threads together: some seconds for each file, so that only texts come
/// to the limit that are made to.
final class ProcessorTime: Sendable {
  private let end: Double
  /// What has been seen on the clock, by who looks at it now and then.
  private let wasSpent = Atomic(false)

  /// The time for files of these lengths, from now on.
  convenience init(forBytes lengths: some Sequence<Int>) {
    self.init(seconds: lengths.reduce(0) { $0 + ThreadTime.secondsOfCheck(ofBytes: $1) })
  }

  /// So many seconds of a program that is built for use, from now on.
  init(seconds: Double) { end = Self.used + seconds * ThreadTime.slowness }

  /// Whether it has been used up: who does the work ends it, and tells how far it has come. May be asked as often as one
  /// likes within `result`.
  var isSpent: Bool { wasSpent.load(ordering: .relaxed) }

  /// Whether who does the work has not ended it, though it should have by far.
  private var isExceeded: Bool { Self.used >= end + Self.grace * ThreadTime.slowness }

  /// What `work` gives on a thread of its own with a deep stack; nil where it has not ended in the time, in which case it is
  /// left alone: the process is about to end.
  func result<Result: Sendable>(of work: @escaping @Sendable () -> Result) -> Result? {
    let ended = Mailbox<Result>()
    guard DetachedThread.start({ ended.post(work()) }) else { return work() }
    while true {
      if let result = ended.next(until: .now + Self.pause) { return result }
      if Self.used >= end { wasSpent.store(true, ordering: .relaxed) }
      if isExceeded { return nil }
    }
  }

  /// What ending in good order may take.
  private static let grace = 0.2
  /// How long the clock is not looked at.
  private static let pause = Duration.milliseconds(20)

  /// The seconds that this process has taken so far.
  private static var used: Double { ThreadTime.secondsOfProcess }
}
