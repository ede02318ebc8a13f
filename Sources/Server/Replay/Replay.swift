import LSPProtocol
import SourceText
import Synchronization

/// Runs a recorded session again: each message of the client's, once everything that came of those before is done. What the
/// server says is told in an order that does not depend on time, so the same record always gives the same lines.
package final class Replay: Sendable {
  private struct State {
    /// How many messages of the client's have been sent.
    var step = 0
    /// The entries before this one have been told.
    var told = 0
    /// What the server has said since.
    var said: [JSONValue] = []
    var isOver = false
  }

  private let trace: Trace
  private let disk: TraceDisk
  private let answers: RecordedAnswers
  private let state = Mutex(State())
  private let write: @Sendable ([UInt8]) -> Void

  /// `write` takes the lines: those of the record, with what the server says now in place of what it said then.
  package init(_ trace: Trace, write: @escaping @Sendable ([UInt8]) -> Void) {
    self.trace = trace
    self.write = write
    disk = TraceDisk(trace)
    answers = RecordedAnswers(trace)
  }

  /// Runs the session to its end.
  package func run() {
    // The loop is told what to do next by what it does: it holds itself only while it runs.
    let loop = Mutex<EventLoop?>(nil)
    let made = EventLoop(
      clientProcess: nil,
      files: disk.system,
      trace: nil,
      whenQuiet: { [self] in
        guard let events = loop.withLock({ $0?.events }) else { return }
        events.post(next().map { .received($0) } ?? .inputEnded)
      }
    ) { [self] body in
      guard let message = try? JSONValue(parsing: body) else { return }
      state.withLock { $0.said.append(message) }
      guard let answer = answers.answer(to: message) else { return }
      loop.withLock { $0?.events }?.post(.received(answer))
    }
    loop.withLock { $0 = made }
    _ = made.run()
    loop.withLock { $0 = nil }
    tell()
  }

  /// The next message of the client's; nil after the last.
  private func next() -> [UInt8]? {
    tell()
    return state.withLock { state in
      while state.told < trace.entries.count {
        let entry = trace.entries[state.told]
        state.told += 1
        switch entry {
        case .server: continue
        case .file, .folder: write(JSONWriter.bytes(of: entry))
        case .client(let body):
          // Answers are given when they are asked for.
          if case .response = IncomingMessage(body: body) {
            state.step += 1
            continue
          }
          write(JSONWriter.bytes(of: entry))
          state.step += 1
          disk.advance(to: state.step)
          return body
        }
      }
      return nil
    }
  }

  /// Tells what the server has said since the last message.
  private func tell() {
    let said = state.withLock { state in
      defer { state.said = [] }
      return state.said
    }
    for message in SettledMessages(said).inOrder {
      write(JSONWriter.bytes(of: Trace.Entry.server(message)))
    }
  }
}

/// How the client has answered the server's requests.
private final class RecordedAnswers: Sendable {
  private let left: Mutex<[String: [JSONValue]]>

  init(_ trace: Trace) {
    var (methods, answers) = ([JSONValue: String](), [String: [JSONValue]]())
    for entry in trace.entries {
      switch entry {
      case .server(let message): if let method = message["method"].string { methods[message["id"]] = method }
      case .client(let body):
        guard let message = try? JSONValue(parsing: body), message["method"].isNull,
          let method = methods[message["id"]]
        else { continue }
        answers[method, default: []].append(message)
      case .file, .folder: break
      }
    }
    left = Mutex(answers)
  }

  /// The body of the answer to a request; nil for what is none. One that was never answered gets null.
  func answer(to message: JSONValue) -> [UInt8]? {
    guard let method = message["method"].string, !message["id"].isNull else { return nil }
    let recorded = left.withLock { left -> JSONValue? in
      guard let first = left[method]?.first else { return nil }
      left[method]?.removeFirst()
      return first
    }
    let isError = recorded.map { !$0["error"].isNull } ?? false
    let result: JSONValue.Member =
      isError
      ? .init("error", recorded?["error"] ?? .null) : .init("result", recorded?["result"] ?? .null)
    return JSONWriter.bytes(
      of: JSONValue.object([.init("jsonrpc", .string("2.0")), .init("id", message["id"]), result])
    )
  }
}

/// What a server has said until it had nothing left to do, without what depends on how fast it was.
struct SettledMessages {
  private let messages: [JSONValue]

  init(_ messages: [JSONValue]) { self.messages = messages }

  /// Answers first, then what was told, of each kind and document only the last.
  var inOrder: [JSONValue] {
    let answers = messages.filter { $0["method"].isNull }
    var last: [String: JSONValue] = [:]
    for message in messages {
      guard let method = message["method"].string else { continue }
      let about = message["params"]["uri"].string ?? message["params"]["message"].string ?? ""
      last["\(method) \(about)"] = message["id"].isNull ? message : message.numbered
    }
    return (answers + last.ordered { $0.key < $1.key }.map(\.value)).map(\.withoutAddresses)
  }
}

extension JSONValue {
  /// A request of the server's without its number, which counts those that nobody sees here.
  fileprivate var numbered: JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members.map { $0.key == "id" ? Member("id", self["method"]) : $0 })
  }

  /// The same with every page at one address: ports and tokens are others each time.
  fileprivate var withoutAddresses: JSONValue {
    switch self {
    case .string(let text): .string(PreviewAccess.withoutAddress(text))
    case .array(let elements): .array(elements.map(\.withoutAddresses))
    case .object(let members): .object(members.map { Member($0.key, $0.value.withoutAddresses) })
    case .null, .bool, .integer, .number: self
    }
  }
}
