#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// How much processor time a piece of work may take that one thread does.
package struct ThreadTime: Sendable {
  private let end: Double
  /// No thread takes more time than passes: before, its own clock need not be asked, which costs a call of the system.
  private let earliest: ContinuousClock.Instant

  /// So many seconds of a program that is built for use, from now on, on this thread.
  init(seconds: Double) {
    let seconds = seconds * Self.slowness
    end = Self.used + seconds
    earliest = .now + .seconds(seconds)
  }

  /// Whether it has been used up; to be asked by the same thread.
  var isSpent: Bool { .now >= earliest && Self.used >= end }

  /// The seconds of processor time that this thread has taken so far.
  private static var used: Double { seconds(of: CLOCK_THREAD_CPUTIME_ID) }

  /// The seconds of processor time that this process has taken so far, on all threads.
  package static var secondsOfProcess: Double { seconds(of: CLOCK_PROCESS_CPUTIME_ID) }

  /// What a clock of processor time shows, in seconds; none where there is no such clock.
  private static func seconds(of clock: clockid_t) -> Double {
    var time = timespec()
    guard clock_gettime(clock, &time) == 0 else { return 0 }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// How much slower programs are that are built to be debugged, or with a sanitizer.
  package static var slowness: Double {
    #if DEBUG
      40
    #elseif SANITIZED
      20
    #else
      1
    #endif
  }

  /// The seconds that the check of a file may take: so many that only texts come to the limit that are made to.
  package static func secondsOfCheck(ofBytes length: Int) -> Double {
    min(mostOfCheck, leastOfCheck + Double(length) / bytesASecond)
  }

  /// The seconds that the check of a file may take in any case.
  package static let leastOfCheck = 2.0
  private static let mostOfCheck = 9.0
  /// What may take a second more.
  private static let bytesASecond = 100_000.0
}
