import LSPProtocol
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Records the messages of a session and what it finds on the disk, one JSON object a line:
/// `{"at": milliseconds, "from": "client", "message": …}`. `Replay` runs it again.
final class TraceLog: Sendable {
  enum Side: String, Sendable {
    case client
    case server
    case disk
  }

  private let descriptor: Int32
  private let start = ContinuousClock.now
  private let isWriting = Mutex(())
  /// What is recorded of the disk.
  private let recorded = Mutex<[String: Int]>([:])

  init(path: String) throws(ByteStream.Unreachable) {
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard descriptor >= 0 else { throw ByteStream.Unreachable(message: "cannot write '\(path)'") }
  }

  deinit {
    close(descriptor)
  }

  func record(_ body: [UInt8], from side: Side) {
    switch side {
    case .client: record(.client(body))
    case .server: if let message = try? JSONValue(parsing: body) { record(.server(message)) }
    case .disk: break
    }
  }

  private func record(_ entry: Trace.Entry) {
    let elapsed = (ContinuousClock.now - start).components
    let milliseconds = Int(elapsed.seconds) * 1_000 + Int(elapsed.attoseconds / 1_000_000_000_000_000)
    let line = Array("{\"at\":\(milliseconds),".utf8) + JSONWriter.bytes(of: entry).dropFirst() + [0x0A]
    isWriting.withLock { _ in
      // SAFETY: the call reads as many bytes as the buffer has and does not keep it.
      _ = line.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    }
  }

  /// A disk that is recorded as it is looked at: each file and folder where it is another than before.
  func recording(_ files: FileSystem) -> FileSystem {
    FileSystem(
      read: { [self] path in
        let bytes = files.read(path)
        if isNews("file \(path)", bytes) { record(.file(path, bytes)) }
        return bytes
      },
      list: { [self] path in
        let entries = files.list(path)
        if isNews("folder \(path)", entries) { record(.folder(path, entries)) }
        return entries
      }
    )
  }

  private func isNews(_ name: String, _ contents: some Hashable & Sendable) -> Bool {
    let hash = contents.hashValue
    return recorded.withLock { $0.updateValue(hash, forKey: name) != hash }
  }
}
