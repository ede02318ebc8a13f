import LSPProtocol
import Server

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A language server that runs as a process of its own, and what it says.
final class ServerProcess: Sendable {
  private let process: pid_t
  private let input: Int32
  private let received = Mailbox<Received>()

  private enum Received: Sendable {
    case message(JSONValue, ContinuousClock.Instant)
    case end
  }

  /// Starts `arguments`, the first of which is a path or a name on the search path; nil where that fails.
  init?(_ arguments: [String]) {
    var toServer: [Int32] = [0, 0]
    var fromServer: [Int32] = [0, 0]
    guard pipe(&toServer) == 0, pipe(&fromServer) == 0 else { return nil }
    signal(SIGPIPE, SIG_IGN)
    guard let process = Self.spawn(arguments, reading: toServer, writing: fromServer) else { return nil }
    close(toServer[0])
    close(fromServer[1])
    self.process = process
    input = toServer[1]
    let (output, received) = (fromServer[0], received)
    DetachedThread.start { Self.read(output, into: received) }
  }

  /// Ends the process.
  func end() {
    kill(process, SIGKILL)
    var status: Int32 = 0
    waitpid(process, &status, 0)
    close(input)
  }

  /// Sends a message, which is JSON.
  func send(_ body: String) {
    let bytes = Array("Content-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8)
    var sent = 0
    while sent < bytes.count {
      // SAFETY: the slice is `count` bytes of an array that lives during the call.
      let count = bytes[sent...].withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      sent += count
    }
  }

  /// When the first message comes that `isWanted`; nil where the server ends, or says nothing of the kind for a minute.
  func wait(for isWanted: (JSONValue, ContinuousClock.Instant) -> Bool) -> ContinuousClock.Instant? {
    let deadline = ContinuousClock.now + .seconds(60)
    while let received = received.next(until: deadline) {
      guard case .message(let message, let time) = received else { return nil }
      if isWanted(message, time) { return time }
    }
    return nil
  }

  /// Seconds of processor time so far; nil where the system does not tell.
  var processorTime: Double? {
    // The name may hold spaces: fields count from the parenthesis after it.
    guard let text = Self.text(ofFile: "/proc/\(process)/stat"), let end = text.lastIndex(of: ")") else { return nil }
    let fields = text[end...].split(separator: " ")
    guard fields.count > 13, let user = Double(fields[12]), let system = Double(fields[13]) else { return nil }
    return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  /// Bytes of memory that it holds now; nil where the system does not tell.
  var residentBytes: Double? {
    let fields = Self.text(ofFile: "/proc/\(process)/statm")?.split(separator: " ") ?? []
    return fields.dropFirst().first.flatMap { Double($0) }.map { $0 * Double(sysconf(Int32(_SC_PAGESIZE))) }
  }

  private static func text(ofFile path: String) -> String? {
    FileSystem.live.read(path).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func read(_ descriptor: Int32, into mailbox: Mailbox<Received>) {
    var decoder = FrameDecoder()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = systemRead(descriptor, &buffer)
      guard count > 0 else { break }
      decoder.append(Array(buffer[..<count]))
      while let body = try? decoder.next() {
        if let message = try? JSONValue(parsing: body) { mailbox.post(.message(message, .now)) }
      }
    }
    close(descriptor)
    mailbox.post(.end)
  }

  private static func spawn(_ arguments: [String], reading: [Int32], writing: [Int32]) -> pid_t? {
    guard let name = arguments.first else { return nil }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, reading[0], 0)
    posix_spawn_file_actions_adddup2(&actions, writing[1], 1)
    for descriptor in reading + writing { posix_spawn_file_actions_addclose(&actions, descriptor) }
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    // SAFETY: the strings are copied for the call, end with a null pointer, and are freed once `posix_spawnp` is back.
    var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    var process: pid_t = 0
    return posix_spawnp(&process, name, &actions, nil, &pointers, environ) == 0 ? process : nil
  }
}

private func systemRead(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int {
  read(descriptor, &buffer, buffer.count)
}
