import LSPProtocol
import Synchronization

/// Where the messages come from and go to.
package enum Channel: Sendable {
  /// Standard input and standard output.
  case standard
  /// A TCP connection to 127.0.0.1.
  case socket(port: Int)
  /// A Unix domain socket (the client listens).
  case pipe(path: String)
}

/// How the server was asked to run.
package struct ServeOptions: Sendable {
  package let channel: Channel
  /// Process whose end ends the server.
  package let clientProcess: Int?
  /// File that records the messages.
  package let log: String?

  package init(channel: Channel, clientProcess: Int? = nil, log: String? = nil) {
    self.channel = channel
    self.clientProcess = clientProcess
    self.log = log
  }
}

/// How serving ended.
package enum ServeOutcome: Sendable {
  /// The client has gone; clean when it said `shutdown` before.
  case ended(isClean: Bool)
  /// The client has sent what is no message.
  case broken(reason: String)
  /// The channel or the log could not be opened.
  case unreachable(reason: String)
}

/// Runs the language server until its client leaves.
package func runServer(_ options: ServeOptions) -> ServeOutcome {
  let stream: ByteStream
  var log: TraceLog?
  do {
    stream = try ByteStream.open(options.channel)
    log = try options.log.map(TraceLog.init)
  } catch {
    return .unreachable(reason: error.message)
  }
  ignoreBrokenPipes()
  let signals = EndSignals()
  let trace = log
  let loop = EventLoop(clientProcess: options.clientProcess, trace: trace) { stream.write(framed($0)) }
  let events = loop.events
  signals.wait { events.post(.inputEnded) }
  let fault = Fault()
  DetachedThread.start(stack: 1 << 20) { readMessages(from: stream, into: events, fault) }
  let isClean = loop.run()
  return fault.reason.withLock(\.self).map { .broken(reason: $0) } ?? .ended(isClean: isClean)
}

/// Why the stream could not be read to its end.
private final class Fault: Sendable {
  let reason = Mutex<String?>(nil)
}

/// So many messages may wait, and fewer where they are large: then the client has to.
private func mostWaiting(besides body: [UInt8]) -> Int { min(10_000, max(16, (64 << 20) / max(1, body.count))) }

/// Cuts the stream into messages until it ends.
private func readMessages(from stream: ByteStream, into events: Mailbox<Event>, _ fault: Fault) {
  var decoder = FrameDecoder()
  do throws(FrameDecoder.Broken) {
    while let bytes = stream.read() {
      decoder.append(bytes)
      while let body = try decoder.next() { events.post(.received(body), whenFewerThan: mostWaiting(besides: body)) }
    }
    if !decoder.isBetweenMessages { throw FrameDecoder.Broken(reason: "the stream ends within a message") }
  } catch {
    // A stream without frames cannot be understood from here on.
    fault.reason.withLock { $0 = error.reason }
  }
  events.post(.inputEnded)
}
