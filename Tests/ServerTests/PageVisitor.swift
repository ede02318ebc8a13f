import LSPProtocol

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A browser that looks at the page of a preview: it hears the events, and sends commands.
final class PageVisitor {
  private let descriptor: Int32
  private let port: UInt16
  private let path: String
  private var unread: [UInt8] = []

  /// Listens to the events of the page at an address.
  init?(_ address: String) {
    let parts = address.split(separator: "/")
    guard parts.count == 3, let number = parts[1].split(separator: ":").last.flatMap({ UInt16($0) }) else { return nil }
    port = number
    path = "/\(parts[2])/"
    guard let made = Self.connected(to: port) else { return nil }
    descriptor = made
    Self.send("GET \(path)events HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n", to: descriptor)
  }

  deinit { close(descriptor) }

  /// The next event that has a member of that name; null where none comes in time.
  func event(with member: String, where isWanted: (JSONValue) -> Bool = { _ in true }) -> JSONValue {
    while let line = nextLine() {
      let json = line.hasPrefix("data: ") ? try? JSONValue(parsing: Array(line.dropFirst(6).utf8)) : nil
      guard let json else { continue }
      if !json[member].isNull, isWanted(json[member]) { return json[member] }
    }
    return .null
  }

  /// Whether the events end.
  func isLeftAlone() -> Bool {
    while nextLine() != nil {}
    return isAtEnd
  }

  private var isAtEnd = false

  private func nextLine() -> String? {
    while true {
      if let end = unread.firstIndex(of: 0x0A) {
        let line = String(decoding: unread[..<end], as: UTF8.self)
        unread.removeFirst(end + 1)
        return line
      }
      guard let more = Self.read(from: descriptor) else { return nil }
      isAtEnd = more.isEmpty
      guard !more.isEmpty else { return nil }
      unread += more
    }
  }

  /// Sends a command as the page does, and gives the status of the answer.
  func send(_ command: String) -> String {
    let origin = "http://127.0.0.1:\(port)"
    return Self.answer(
      "POST \(path)command HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nOrigin: \(origin)\r\n"
        + "Content-Type: application/json\r\nContent-Length: \(command.utf8.count)\r\n\r\n\(command)",
      at: port
    )
  }

  /// The first line of the answer to a request.
  static func answer(_ request: String, at port: UInt16) -> String {
    guard let socket = connected(to: port) else { return "" }
    defer { close(socket) }
    send(request, to: socket)
    let text = String(decoding: read(from: socket) ?? [], as: UTF8.self)
    return text.split(separator: "\r\n").first.map(String.init) ?? ""
  }

  private static func connected(to port: UInt16) -> Int32? {
    #if canImport(Glibc)
      let made = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let made = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isConnected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(made, $0, length) == 0 }
    }
    guard isConnected else {
      close(made)
      return nil
    }
    return made
  }

  private static func send(_ text: String, to socket: Int32) {
    let bytes = Array(text.utf8)
    _ = bytes.withUnsafeBytes { write(socket, $0.baseAddress, $0.count) }
  }

  /// What has come; nothing at the end, nil where nothing comes in time.
  private static func read(from socket: Int32) -> [UInt8]? {
    var waiting = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, 60_000) > 0 else { return nil }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = buffer.withUnsafeMutableBytes { recv(socket, $0.baseAddress, $0.count, 0) }
    return count >= 0 ? Array(buffer.prefix(count)) : nil
  }
}
