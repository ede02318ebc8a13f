import SourceText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// How much processor time a check may take, on all threads together: some seconds for each file, so that only texts come
/// to the limit that are made to.
struct ProcessorTime: Sendable {
  private let end: Double

  /// The time for files of these lengths, from now on.
  init(forBytes lengths: some Sequence<Int>) {
    let seconds = lengths.reduce(0) { $0 + min(Self.most, Self.least + Double($1) / Self.bytesASecond) }
    end = Self.used + seconds * Self.slowness
  }

  /// Whether it has been used up.
  var isSpent: Bool { Self.used >= end }

  private static let least = 2.0
  private static let most = 9.0
  /// What may take a second more.
  private static let bytesASecond = 100_000.0

  /// How much slower programs are that are built to be debugged.
  private static var slowness: Double {
    #if DEBUG
      40
    #else
      1
    #endif
  }

  /// The seconds that this process has taken so far.
  private static var used: Double {
    var time = timespec()
    guard clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time) == 0 else { return 0 }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
