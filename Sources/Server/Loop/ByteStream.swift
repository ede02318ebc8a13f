import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The two ends of the connection to the client.
struct ByteStream: Sendable {
  private let input: Int32
  private let output: Int32
  private let health = Health()

  private init(input: Int32, output: Int32) {
    self.input = input
    self.output = output
  }

  /// What is known of the other end.
  private final class Health: Sendable {
    /// It sends nothing more.
    let hasEnded = Atomic(false)
    /// It takes nothing more.
    let isDeaf = Atomic(false)
    /// The process that has started this one.
    let parent = getppid()

    /// Whether nobody is there any more to read what is written.
    var isDeserted: Bool { hasEnded.load(ordering: .relaxed) || getppid() != parent }
  }

  /// As much as can be written to a pipe without waiting, once it takes anything.
  private static let pieceSize = 4_096
  /// How long one wait for a reader takes, in milliseconds, until it is asked whether there is one.
  private static let patience: Int32 = 500

  /// Why a channel cannot be opened.
  struct Unreachable: Error {
    let message: String
  }

  static func open(_ channel: Channel) throws(Unreachable) -> ByteStream {
    switch channel {
    case .standard: return ByteStream(input: STDIN_FILENO, output: STDOUT_FILENO)
    case .socket(let port): return try connected(toPort: port)
    case .pipe(let path): return try connected(toPath: path)
    }
  }

  /// The bytes that have arrived; waits for at least one; nil at the end.
  func read() -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = recvOrRead(input, &buffer)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        health.hasEnded.store(true, ordering: .relaxed)
        return nil
      }
      return Array(buffer.prefix(count))
    }
  }

  /// Writes everything, or gives up when nobody reads. A client that does not read is waited for as long as it is there.
  func write(_ bytes: [UInt8]) {
    guard !health.isDeaf.load(ordering: .relaxed) else { return }
    var rest = bytes[...]
    while !rest.isEmpty {
      guard waitForReader() else { break }
      // SAFETY: the call reads as many bytes as the buffer has and does not keep it.
      let count = rest.prefix(Self.pieceSize).withUnsafeBytes { sendOrWrite(output, $0) }
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      guard count > 0 else { break }
      rest = rest.dropFirst(count)
    }
    if !rest.isEmpty { health.isDeaf.store(true, ordering: .relaxed) }
  }

  /// Waits until something can be written; false when nobody is there to read it.
  private func waitForReader() -> Bool {
    while true {
      var descriptor = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
      let count = poll(&descriptor, 1, Self.patience)
      if count > 0 { return true }
      if count < 0, errno != EINTR { return true }
      if health.isDeserted { return false }
    }
  }

  private static func connected(toPort port: Int) throws(Unreachable) -> ByteStream {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(truncatingIfNeeded: port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let descriptor = streamSocket(AF_INET)
    guard connectSocket(descriptor, &address) else {
      throw Unreachable(message: "nothing listens on 127.0.0.1:\(port)")
    }
    return ByteStream(input: descriptor, output: descriptor)
  }

  private static func connected(toPath path: String) throws(Unreachable) -> ByteStream {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    let capacity = MemoryLayout.size(ofValue: address.sun_path)
    guard bytes.count < capacity else { throw Unreachable(message: "the path of the socket is too long") }
    // SAFETY: the path is shorter than the field, which is zero before.
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    let descriptor = streamSocket(AF_UNIX)
    guard connectSocket(descriptor, &address) else { throw Unreachable(message: "nothing listens on '\(path)'") }
    return ByteStream(input: descriptor, output: descriptor)
  }
}

/// Writing to a client that has gone is an error to be noticed, not the end of the process.
func ignoreBrokenPipes() {
  signal(SIGPIPE, SIG_IGN)
}

// SAFETY: writes at most as many bytes as the buffer has.
private func recvOrRead(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int {
  buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
}

// SAFETY: reads as many bytes as the buffer has.
private func sendOrWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}

func streamSocket(_ family: Int32) -> Int32 {
  #if canImport(Glibc)
    socket(family, Int32(SOCK_STREAM.rawValue), 0)
  #else
    socket(family, SOCK_STREAM, 0)
  #endif
}

private func connectSocket<Address>(_ descriptor: Int32, _ address: inout Address) -> Bool {
  guard descriptor >= 0 else { return false }
  let length = socklen_t(MemoryLayout<Address>.size)
  // SAFETY: every socket address begins with the fields of `sockaddr`; `length` is that of the real one.
  return withUnsafePointer(to: &address) { pointer in
    pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, length) == 0 }
  }
}
