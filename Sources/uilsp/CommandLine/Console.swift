#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The terminal the program was started from: the only place that writes to standard output and standard error.
struct Console: Sendable {
  /// Writes `text` to standard output.
  func print(_ text: String, terminator: String = "\n") {
    write(Array((text + terminator).utf8), to: STDOUT_FILENO)
  }

  /// Writes bytes to standard output as they are.
  func print(bytes: [UInt8]) {
    write(bytes, to: STDOUT_FILENO)
  }

  /// Writes `text` to standard error.
  func printError(_ text: String, terminator: String = "\n") {
    write(Array((text + terminator).utf8), to: STDERR_FILENO)
  }

  /// Writes bytes to standard error as they are.
  func printError(bytes: [UInt8]) {
    write(bytes, to: STDERR_FILENO)
  }

  /// Everything that comes on standard input, up to its end.
  func readInput() -> [UInt8] {
    var bytes: [UInt8] = []
    while let more = readChunk() { bytes += more }
    return bytes
  }

  /// What has come on standard input, once something has; nil at its end.
  func readChunk() -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(STDIN_FILENO, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      return count > 0 ? Array(buffer[..<count]) : nil
    }
  }

  /// Whether standard output wants color under `--color auto|always|never`.
  func usesColor(_ choice: String?) -> Bool {
    switch choice {
    case "always": true
    case "never": false
    default: isatty(STDOUT_FILENO) == 1 && getenv("NO_COLOR") == nil && getenv("TERM") != nil
    }
  }

  /// Whether people watch standard error as it is written.
  var showsProgress: Bool { isatty(STDERR_FILENO) == 1 && getenv("TERM").map { String(cString: $0) } != "dumb" }

  /// Whether standard output is a terminal's screen.
  var hasScreen: Bool { isatty(STDOUT_FILENO) == 1 }

  /// How many characters a line of that screen holds; nil where there is none, or it does not say.
  var screenWidth: Int? {
    guard hasScreen else { return nil }
    var size = winsize()
    // SAFETY: the call fills in the structure that it is given, and does not keep it.
    guard ioctl(STDOUT_FILENO, numericCast(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// The value of an environment variable.
  func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  private func write(_ bytes: [UInt8], to descriptor: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      // SAFETY: the call reads as many bytes as the buffer has and does not keep it.
      let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}

// SAFETY: reads `count` bytes, which the caller says there are.
func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  #if canImport(Darwin)
    Darwin.write(descriptor, bytes, count)
  #elseif canImport(Musl)
    Musl.write(descriptor, bytes, count)
  #else
    Glibc.write(descriptor, bytes, count)
  #endif
}
