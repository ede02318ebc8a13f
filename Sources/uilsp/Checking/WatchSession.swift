import FoundationEssentials

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A check that is run again whenever a file that it reads has changed, until somebody interrupts the program.
struct WatchSession {
  private let invocation: Invocation
  private let request: CheckRequest

  init(_ invocation: Invocation, _ request: CheckRequest) {
    self.invocation = invocation
    self.request = request
  }

  /// How often the disk is looked at.
  private static let interval: UInt32 = 300_000

  func run() -> ExitStatus {
    let console = invocation.console
    var seen: [String: Stamp]?
    while true {
      let present = stamps()
      if present != seen {
        seen = present
        if console.hasScreen { console.print("\u{1B}[2J\u{1B}[3J\u{1B}[H", terminator: "") }
        checkOnce()
        if !request.isQuiet {
          console.printError("watching \(present.count) \(present.count == 1 ? "file" : "files"); press Ctrl-C to end")
        }
        // Fixes change files: those changes are not news.
        if request.fixing.writes { seen = stamps() }
      }
      usleep(Self.interval)
    }
  }

  /// With the configuration as it is now; a mistake in it is reported, and mending it is a change.
  private func checkOnce() {
    do {
      CheckSession(try CheckRequest(invocation), console: invocation.console).run { _ in }
    } catch {
      invocation.console.printError("uilsp: \((error as? UsageError)?.message ?? "\(error)")")
    }
  }

  /// What tells one state of a file from another.
  private struct Stamp: Equatable {
    let size: Int
    let seconds: Int
    let nanoseconds: Int
    let node: UInt64

    init?(path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      #if canImport(Darwin)
        let time = status.st_mtimespec
      #else
        let time = status.st_mtim
      #endif
      size = Int(status.st_size)
      seconds = time.tv_sec
      nanoseconds = time.tv_nsec
      node = UInt64(status.st_ino)
    }
  }

  /// Every file that the check reads: those that it checks, and its configuration.
  private func stamps() -> [String: Stamp] {
    let paths = request.operands.flatMap { request.search.files(at: $0) ?? [] }
    let configuration = ConfigurationSearch.path(for: invocation).map { [$0] } ?? []
    return Dictionary(
      (paths + configuration).compactMap { path in Stamp(path: path).map { (path, $0) } },
      uniquingKeysWith: { first, _ in first }
    )
  }
}
