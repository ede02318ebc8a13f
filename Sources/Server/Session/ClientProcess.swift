#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The editor's process, watched so that the server never outlives it.
struct ClientProcess: Sendable {
  private static let interval = Duration.seconds(2)

  private let id: pid_t
  private(set) var nextCheck: ContinuousClock.Instant

  /// Nil for a process that cannot be seen from here: it may live in another container or on another host.
  init?(id: Int?) {
    guard let id, id > 1, let process = pid_t(exactly: id), Self.isAlive(process) else { return nil }
    self.id = process
    nextCheck = .now + Self.interval
  }

  /// Whether the process has ended; looks at most once in a while.
  mutating func hasEnded() -> Bool {
    guard nextCheck <= .now else { return false }
    nextCheck = .now + Self.interval
    return !Self.isAlive(id)
  }

  private static func isAlive(_ id: pid_t) -> Bool {
    kill(id, 0) == 0 || errno == EPERM
  }
}
