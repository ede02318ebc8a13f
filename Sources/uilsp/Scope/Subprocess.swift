import FoundationEssentials

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Another program, run to its end without input.
struct Subprocess {
  /// Its exit status; 128 and more where a signal ended it.
  let status: Int32
  let output: [UInt8]
  let errors: [UInt8]

  /// Runs the program of that name in `PATH`; nil where there is none that can be started.
  static func run(_ arguments: [String]) -> Subprocess? {
    guard let name = arguments.first, let output = Pipe(), let errors = Pipe() else { return nil }
    defer { for pipe in [output, errors] { pipe.closeAll() } }
    guard let child = start(name, arguments, output, errors) else { return nil }
    output.closeWriting()
    errors.closeWriting()
    var texts: [[UInt8]] = [[], []]
    read([output.reading, errors.reading], into: &texts)
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return Subprocess(
      status: signal == 0 ? (status >> 8) & 0xFF : 128 + signal,
      output: texts[0],
      errors: texts[1]
    )
  }

  private static func start(_ name: String, _ arguments: [String], _ output: Pipe, _ errors: Pipe) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output.writing, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, errors.writing, STDERR_FILENO)
    let environment = ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }
    var child: pid_t = 0
    let status = withCStrings(arguments) { arguments in
      withCStrings(environment) { posix_spawnp(&child, name, &actions, nil, arguments, $0) }
    }
    return status == 0 ? child : nil
  }

  /// Reads both to their ends, whichever has something, so that the program never waits for the other to be read.
  private static func read(_ descriptors: [Int32], into texts: inout [[UInt8]]) {
    var waiting = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while waiting.contains(where: { $0.fd >= 0 }) {
      if poll(&waiting, nfds_t(waiting.count), -1) < 0 {
        guard errno == EINTR else { return }
        continue
      }
      for index in waiting.indices where waiting[index].revents != 0 {
        let count = systemRead(waiting[index].fd, &buffer)
        if count > 0 { texts[index] += buffer[..<count] } else { waiting[index].fd = -1 }
      }
    }
  }

  private static func systemRead(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int {
    while true {
      #if canImport(Darwin)
        let count = Darwin.read(descriptor, &buffer, buffer.count)
      #elseif canImport(Musl)
        let count = Musl.read(descriptor, &buffer, buffer.count)
      #else
        let count = Glibc.read(descriptor, &buffer, buffer.count)
      #endif
      guard count < 0, errno == EINTR else { return count }
    }
  }

  /// Calls `body` with the strings as C wants a list of them: pointers, the last one nil.
  private static func withCStrings<Result>(
    _ strings: [String],
    // SAFETY: only for the call of `body`.
    _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    // SAFETY: the pointers are to copies, which live until `body` has returned.
    let copies: [UnsafeMutablePointer<CChar>?] = strings.map { strdup($0) } + [nil]
    defer { for copy in copies { free(copy) } }
    return body(copies)
  }
}

/// A pipe whose ends other programs do not inherit.
private final class Pipe {
  let reading: Int32
  private(set) var writing: Int32

  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    reading = ends[0]
    writing = ends[1]
  }

  func closeWriting() {
    guard writing >= 0 else { return }
    close(writing)
    writing = -1
  }

  func closeAll() {
    closeWriting()
    close(reading)
  }
}
