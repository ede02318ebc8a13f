import LSPProtocol
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Records the messages of a session, one JSON object a line: `{"at": milliseconds, "from": "client", "message": …}`.
final class TraceLog: Sendable {
  enum Side: String, Sendable {
    case client
    case server
  }

  private let descriptor: Int32
  private let start = ContinuousClock.now
  private let isWriting = Mutex(())

  init(path: String) throws(ByteStream.Unreachable) {
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard descriptor >= 0 else { throw ByteStream.Unreachable(message: "cannot write '\(path)'") }
  }

  deinit {
    close(descriptor)
  }

  func record(_ body: [UInt8], from side: Side) {
    let elapsed = (ContinuousClock.now - start).components
    let milliseconds = Int(elapsed.seconds) * 1_000 + Int(elapsed.attoseconds / 1_000_000_000_000_000)
    var json = JSONWriter()
    json.object {
      $0.member("at", milliseconds)
      $0.member("from", side.rawValue)
      // A body that is no JSON is kept as text, so that every line stays readable.
      if (try? JSONValue(parsing: body)) != nil, !body.contains(0x0A) {
        $0.member("message", RawJSON(body))
      } else {
        $0.member("text", String(decoding: body, as: UTF8.self))
      }
    }
    let line = json.bytes + [0x0A]
    isWriting.withLock { _ in
      // SAFETY: the call reads as many bytes as the buffer has and does not keep it.
      _ = line.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    }
  }
}
