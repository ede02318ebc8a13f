#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The signals that ask the process to end: it ends as it does when its client has gone.
struct EndSignals: Sendable {
  private static let numbers = [SIGTERM, SIGINT, SIGHUP]
  /// Seconds after which it ends whatever it is at.
  private static let patience: UInt32 = 2

  /// Keeps them for `wait`; to be called before other threads are started, which take that over.
  init() {
    var set = Self.set
    pthread_sigmask(SIG_BLOCK, &set, nil)
  }

  private static var set: sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for number in numbers { sigaddset(&set, number) }
    return set
  }

  /// Tells `end` when one of them has come.
  func wait(then end: @escaping @Sendable () -> Void) {
    DetachedThread.start(stack: 1 << 18) {
      var set = Self.set
      var number: Int32 = 0
      while sigwait(&set, &number) != 0 {}
      end()
      sleep(Self.patience)
      exit(1)
    }
  }
}
