#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// One run of another program to its end.
struct ChildProcess {
  let output: String
  let status: Int32
  /// From its start to its end.
  let seconds: Double
  /// The most memory that it held, in bytes.
  let peakBytes: Double

  /// Runs `arguments`, the first of which is a path or a name on the search path. Nil where it cannot be started.
  init?(_ arguments: [String]) {
    var descriptors: [Int32] = [0, 0]
    guard pipe(&descriptors) == 0 else { return nil }
    let (reading, writing) = (descriptors[0], descriptors[1])
    defer { close(reading) }
    guard let process = Self.spawn(arguments, writing: writing, closing: reading) else {
      close(writing)
      return nil
    }
    let start = ContinuousClock.now
    close(writing)
    output = Self.text(from: reading)
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(process, &status, 0, &usage) == process else { return nil }
    let duration = start.duration(to: .now).components
    seconds = Double(duration.seconds) + Double(duration.attoseconds) / 1e18
    #if canImport(Darwin)
      peakBytes = Double(usage.ru_maxrss)
    #else
      peakBytes = Double(usage.ru_maxrss) * 1024
    #endif
    self.status = (status >> 8) & 0xFF
  }

  private static func spawn(_ arguments: [String], writing: Int32, closing reading: Int32) -> pid_t? {
    guard let name = arguments.first else { return nil }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addclose(&actions, reading)
    posix_spawn_file_actions_adddup2(&actions, writing, 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    // SAFETY: each is a copy of its own, freed when the program runs, and the last one is nil.
    // SAFETY: the strings are copied for the call, end with a null pointer, and are freed once `posix_spawnp` is back.
    var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    var process: pid_t = 0
    return posix_spawnp(&process, name, &actions, nil, &pointers, environ) == 0 ? process : nil
  }

  private static func text(from descriptor: Int32) -> String {
    var result: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return String(decoding: result, as: UTF8.self) }
      result += buffer[..<count]
    }
  }
}
