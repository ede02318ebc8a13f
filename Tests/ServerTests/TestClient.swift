import LSPProtocol
import Server
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A client that talks to a server in the same process, message by message.
final class TestClient: Sendable {
  private let loop: EventLoop
  private let incoming: AsyncStream<JSONValue>
  private let lastID = Mutex(0)
  /// Notifications and requests of the server that nobody has waited for yet.
  private let unread = Mutex<[JSONValue]>([])

  convenience init(files: [String: String] = [:]) { self.init(disk: .fixed(files)) }

  init(disk: FileSystem) {
    let (stream, continuation) = AsyncStream.makeStream(of: JSONValue.self)
    incoming = stream
    loop = EventLoop(files: disk) { body in
      if let message = try? JSONValue(parsing: body) { continuation.yield(message) }
    }
    loop.start { isClean in
      continuation.yield(.object([.init("ended", .bool(isClean))]))
      continuation.finish()
    }
  }

  deinit {
    loop.inputEnded()
  }

  /// A client that has been through `initialize`; the parameters are JSON.
  static func initialized(_ parameters: String = #"{"capabilities":{}}"#, files: [String: String] = [:]) async
    -> TestClient
  {
    await initialized(parameters, disk: .fixed(files))
  }

  static func initialized(_ parameters: String, disk: FileSystem) async -> TestClient {
    let client = TestClient(disk: disk)
    _ = await client.request("initialize", parameters)
    client.notify("initialized", "{}")
    return client
  }

  func hangUp() {
    loop.inputEnded()
  }

  func send(_ body: String) {
    loop.receive(Array(body.utf8))
  }

  func notify(_ method: String, _ parameters: String) {
    send(#"{"jsonrpc":"2.0","method":"\#(method)","params":\#(parameters)}"#)
  }

  /// Sends a request and gives its id.
  func start(_ method: String, _ parameters: String) -> Int {
    let id = lastID.withLock { id in
      id += 1
      return id
    }
    send(#"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(parameters)}"#)
    return id
  }

  /// The whole answer to a request.
  func request(_ method: String, _ parameters: String) async -> JSONValue {
    await answer(to: start(method, parameters))
  }

  func answer(to id: Int) async -> JSONValue {
    await next { $0["id"].integer == id && $0["method"].isNull }
  }

  /// The parameters of the next message of that method.
  func parameters(of method: String) async -> JSONValue {
    await next { $0["method"].string == method }["params"]
  }

  /// The error of the next answer that is one.
  func error() async -> JSONValue {
    await next { !$0["error"].isNull }["error"]
  }

  /// The next request of the server of that method, and its answer is sent.
  func answer(_ method: String, with result: String) async -> JSONValue {
    let request = await next { $0["method"].string == method && !$0["id"].isNull }
    let id = String(decoding: JSONWriter.bytes(of: request["id"]), as: UTF8.self)
    send(#"{"jsonrpc":"2.0","id":\#(id),"result":\#(result)}"#)
    return request["params"]
  }

  /// Opens a document.
  func open(_ uri: String, _ text: String) {
    let json = String(decoding: JSONWriter.bytes(of: JSONValue.string(text)), as: UTF8.self)
    notify(
      "textDocument/didOpen",
      #"{"textDocument":{"uri":"\#(uri)","languageId":"ui","version":1,"text":\#(json)}}"#
    )
  }

  /// Whether the server ended in order.
  func end() async -> Bool {
    await next { !$0["ended"].isNull }["ended"].bool ?? false
  }

  /// The messages that have come and were not asked for, up to the answer to a request sent now.
  func messagesUntilNow() async -> [JSONValue] {
    let id = start("uilsp/none", "null")
    _ = await answer(to: id)
    return unread.withLock { unread in
      defer { unread = [] }
      return unread
    }
  }

  private func next(_ isWanted: (JSONValue) -> Bool) async -> JSONValue {
    let kept = unread.withLock { unread -> JSONValue? in
      guard let index = unread.firstIndex(where: isWanted) else { return nil }
      return unread.remove(at: index)
    }
    if let kept { return kept }
    for await message in incoming {
      if isWanted(message) { return message }
      unread.withLock { $0.append(message) }
    }
    return .null
  }
}

extension FileSystem {
  /// A disk that holds these files only.
  static func fixed(_ files: [String: String]) -> FileSystem { TestDisk(files).system }
}

/// A disk that changes, and can be held up.
final class TestDisk: Sendable {
  private let files: Mutex<[String: String]>
  /// The path that cannot be read yet.
  private let held = Mutex<String?>(nil)

  init(_ files: [String: String]) { self.files = Mutex(files) }

  func write(_ path: String, _ text: String?) { files.withLock { $0[path] = text } }

  func hold(_ path: String?) { held.withLock { $0 = path } }

  private func read(_ path: String) -> [UInt8]? {
    while held.withLock({ $0 == path }) { usleep(1_000) }
    return files.withLock { $0[path].map { Array($0.utf8) } }
  }

  var system: FileSystem {
    FileSystem(
      read: { self.read($0) },
      list: { folder in
        let files = self.files.withLock(\.self)
        let prefix = folder.hasSuffix("/") ? folder : folder + "/"
        let rests = files.keys.filter { $0.hasPrefix(prefix) }.map { $0.dropFirst(prefix.count) }
        let entries = rests.map { rest in
          FileSystem.Entry(name: String(rest.prefix { $0 != "/" }), isFolder: rest.contains("/"))
        }
        return Set(entries).sorted { $0.name < $1.name }
      }
    )
  }
}
