import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Serves a preview on 127.0.0.1, at a port that the system chooses or that it had before a restart. Every connection has
/// a thread of its own with a limit of time and of bytes; there are no more of them than a few browsers need.
package final class PreviewListener: Sendable {
  private let socket: Int32
  private let access: PreviewAccess
  private let hub: PreviewHub
  private let page: [UInt8]
  private let connections = Atomic(0)
  private let isOver = Atomic(false)

  private static let mostConnections = 48
  /// How long a client may take to say what it wants, and to take an answer.
  private static let patience = Duration.seconds(5)
  /// Milliseconds after which it looks whether it is to stop.
  private static let rest: Int32 = 500

  /// Where a browser finds the page.
  package var address: String { access.address }

  /// Nil where no port can be had. It is `earlier` again where that is given and its port is free, so that a page that is
  /// still open goes on. `page` is the document; what it must not know beforehand is its nonce.
  package init?(hub: PreviewHub, at earlier: PreviewAccess?, page: (_ nonce: String) -> String) {
    if let earlier, let (socket, _) = Self.listen(port: UInt16(clamping: earlier.port)) {
      self.socket = socket
      access = earlier
    } else if let (socket, port) = Self.listen(port: 0) {
      self.socket = socket
      access = PreviewAccess(port: port, token: PreviewAccess.makeToken())
    } else {
      return nil
    }
    self.hub = hub
    let nonce = PreviewAccess.makeToken()
    let body = Array(page(nonce).utf8)
    self.page =
      Array(
        """
        HTTP/1.1 200 OK\r
        Content-Type: text/html; charset=utf-8\r
        Content-Length: \(body.count)\r
        Content-Security-Policy: default-src 'none'; script-src 'nonce-\(nonce)'; style-src 'unsafe-inline'; \
        connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'\r
        \(Self.safety)\r
        \r\n
        """.utf8
      ) + body
  }

  deinit { close(socket) }

  /// What every answer says: nobody keeps it, guesses its type or frames it.
  private static let safety = """
    Cache-Control: no-store\r
    X-Content-Type-Options: nosniff\r
    X-Frame-Options: DENY\r
    Referrer-Policy: no-referrer\r
    Cross-Origin-Resource-Policy: same-origin\r
    Connection: close
    """

  /// Takes connections on a thread of its own, until it is told to stop.
  package func start() {
    ignoreBrokenPipes()
    DetachedThread.start(stack: 1 << 20) { [self] in
      while !isOver.load(ordering: .relaxed) {
        var waiting = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
        guard poll(&waiting, 1, Self.rest) > 0 else { continue }
        let connection = accept(socket, nil, nil)
        if connection < 0 {
          guard errno == EINTR || errno == ECONNABORTED || errno == EMFILE || errno == ENFILE else { return }
          if errno != EINTR { usleep(10_000) }
          continue
        }
        take(connection)
      }
    }
  }

  /// Takes no more connections, and ends those that wait for changes.
  package func stop() {
    isOver.store(true, ordering: .relaxed)
    hub.end()
  }

  private func take(_ connection: Int32) {
    let count = connections.add(1, ordering: .relaxed).newValue
    let isRefused = count > Self.mostConnections
    let isStarted =
      !isRefused
      && DetachedThread.start(stack: 1 << 20) { [self] in
        defer {
          connections.subtract(1, ordering: .relaxed)
          close(connection)
        }
        serve(Connection(connection))
      }
    guard !isStarted else { return }
    Connection(connection).send(Self.answer("503 Service Unavailable", "too many connections"))
    connections.subtract(1, ordering: .relaxed)
    close(connection)
  }

  private func serve(_ connection: Connection) {
    let deadline = ContinuousClock.now + Self.patience
    var bytes: [UInt8] = []
    while true {
      switch HTTPRequest.head(of: bytes) {
      case .incomplete:
        guard let more = connection.read(until: deadline) else { return }
        bytes += more
      case .tooLong: return refuse(connection, "431 Request Header Fields Too Large", "the head is too long")
      case .malformed: return refuse(connection, "400 Bad Request", "the request is not understood")
      case .complete(let request, let body):
        return answer(request, Array(bytes[min(body, bytes.count)...]), connection, deadline)
      }
    }
  }

  private func answer(
    _ request: HTTPRequest,
    _ start: [UInt8],
    _ connection: Connection,
    _ deadline: ContinuousClock.Instant
  ) {
    do throws(PreviewAccess.Refusal) {
      switch try access.resource(of: request) {
      case .page: connection.send(page)
      case .events: stream(to: connection)
      case .command: take(request, start, connection, deadline)
      }
    } catch {
      let status =
        switch error {
        case .foreignHost, .foreignOrigin: "403 Forbidden"
        case .unknownPath: "404 Not Found"
        case .wrongMethod: "405 Method Not Allowed"
        }
      connection.send(Self.answer(status, "no"))
    }
  }

  /// Takes a command with its body.
  private func take(
    _ request: HTTPRequest,
    _ start: [UInt8],
    _ connection: Connection,
    _ deadline: ContinuousClock.Instant
  ) {
    guard let length = request.bodyLength else {
      return refuse(connection, "411 Length Required", "the length is not known")
    }
    guard length <= HTTPRequest.mostBody else {
      return refuse(connection, "413 Content Too Large", "the command is too long")
    }
    var body = start
    while body.count < length {
      guard let more = connection.read(until: deadline) else { return }
      body += more
    }
    hub.receive(Array(body.prefix(length)))
    connection.send(Self.answer("204 No Content", ""))
  }

  /// Sends every change as an event, and now and then a sign of life, until the page has gone.
  private func stream(to connection: Connection) {
    guard let (id, mailbox) = hub.listen() else {
      return refuse(connection, "503 Service Unavailable", "too many pages")
    }
    defer { hub.stopListening(id) }
    let head = "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\(Self.safety)\r\n\r\n"
    guard connection.send(Array(head.utf8)) else { return }
    while true {
      guard let first = mailbox.next(until: .now + .seconds(10)) else {
        guard connection.send(Array(": alive\n\n".utf8)) else { return }
        continue
      }
      // Of each kind only the newest counts where several have come.
      var pending: [PreviewNews?] = [first]
      while let newer = mailbox.next(until: .now) { pending.append(newer) }
      guard !pending.contains(where: { $0 == nil }) else { return }
      let newest = Dictionary(pending.compactMap(\.self).map { ($0.kind, $0) }) { $1 }
      for news in PreviewNews.Kind.allCases.compactMap({ newest[$0] }) {
        guard connection.send(Array("data: ".utf8) + news.json + Array("\n\n".utf8)) else { return }
      }
    }
  }

  private func refuse(_ connection: Connection, _ status: String, _ reason: String) {
    connection.send(Self.answer(status, reason))
  }

  private static func answer(_ status: String, _ text: String) -> [UInt8] {
    Array(
      """
      HTTP/1.1 \(status)\r
      Content-Type: text/plain; charset=utf-8\r
      Content-Length: \(text.utf8.count)\r
      \(safety)\r
      \r
      \(text)
      """.utf8
    )
  }

  /// A socket that waits for connections to this machine by name of number alone.
  /// Port 0 is any that is free. A port may be taken again right after the program that had it has ended.
  private static func listen(port: UInt16) -> (socket: Int32, port: Int)? {
    let descriptor = streamSocket(AF_INET)
    guard descriptor >= 0 else { return nil }
    var isReused: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &isReused, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_port = port.bigEndian
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    // SAFETY: every socket address begins with the fields of `sockaddr`; `length` is that of the real one.
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, length) == 0 && getsockname(descriptor, $0, &length) == 0
      }
    }
    guard isBound, listenForConnections(descriptor) else {
      close(descriptor)
      return nil
    }
    return (descriptor, Int(UInt16(bigEndian: address.sin_port)))
  }
}

private func listenForConnections(_ descriptor: Int32) -> Bool { listen(descriptor, 32) == 0 }

/// The two ends of one connection.
private struct Connection {
  private let descriptor: Int32

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    var patience = timeval(tv_sec: 5, tv_usec: 0)
    let length = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &patience, length)
  }

  /// What has arrived; nil at the end and where nothing comes in time.
  func read(until deadline: ContinuousClock.Instant) -> [UInt8]? {
    while true {
      let left = deadline - .now
      guard left > .zero else { return nil }
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let milliseconds = left.components.seconds * 1_000 + left.components.attoseconds / 1_000_000_000_000_000
      let count = poll(&waiting, 1, Int32(clamping: max(milliseconds, 1)))
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      var buffer = [UInt8](repeating: 0, count: 16_384)
      // SAFETY: writes at most as many bytes as the buffer has.
      let received = buffer.withUnsafeMutableBytes { recv(descriptor, $0.baseAddress, $0.count, 0) }
      if received < 0, errno == EINTR { continue }
      return received > 0 ? Array(buffer.prefix(received)) : nil
    }
  }

  /// Sends everything; false where the other end takes it no more.
  @discardableResult
  func send(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      // SAFETY: reads as many bytes as the buffer has.
      let count = rest.withUnsafeBytes { sendBytes(descriptor, $0) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}

// SAFETY: reads as many bytes as the buffer has.
private func sendBytes(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  send(descriptor, bytes.baseAddress, bytes.count, 0)
}
