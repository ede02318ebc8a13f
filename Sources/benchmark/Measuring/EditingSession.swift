import Server
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A server in this process with one open document, in which somebody types.
final class EditingSession: Sendable {
  private static let uri = "file:///sample/Sample.ui"
  private let loop: EventLoop
  private let inbox: Inbox
  private let version = Mutex(1)
  /// Where the typing happens: after the first member access in the second half of the text.
  private let place: (line: Int, character: Int)

  /// Opens the document and waits for its first diagnostics.
  init(text: String) {
    let inbox = Inbox()
    self.inbox = inbox
    loop = EventLoop { inbox.take($0) }
    place = Self.place(in: text)
    let loop = loop
    Task.detached { _ = loop.run() }
    send(
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"processId":null,"rootUri":null,"capabilities":{}}}"#
    )
    send(#"{"jsonrpc":"2.0","method":"initialized","params":{}}"#)
    let document = #"{"uri":"\#(Self.uri)","languageId":"ui","version":1,"text":\#(Self.quoted(text))}"#
    send(#"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":\#(document)}}"#)
    inbox.wait(forVersion: 1)
  }

  /// Types a character, or takes it back, and waits for the diagnostics of that version.
  func type(isErasing: Bool) {
    let version = version.withLock { version in
      version += 1
      return version
    }
    let (line, start) = place
    let end = start + (isErasing ? 1 : 0)
    let range = #"{"start":{"line":\#(line),"character":\#(start)},"end":{"line":\#(line),"character":\#(end)}}"#
    let change = #"{"range":\#(range),"text":"\#(isErasing ? "" : "x")"}"#
    let document = #"{"uri":"\#(Self.uri)","version":\#(version)}"#
    send(
      #"{"jsonrpc":"2.0","method":"textDocument/didChange","params":"#
        + #"{"textDocument":\#(document),"contentChanges":[\#(change)]}}"#
    )
    inbox.wait(forVersion: version)
  }

  func end() { loop.inputEnded() }

  private func send(_ message: String) { loop.receive(Array(message.utf8)) }

  private static func place(in text: String) -> (line: Int, character: Int) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated().dropFirst(lines.count / 2) {
      if let column = line.utf8.firstIndex(of: UInt8(ascii: ".")) {
        return (index, line.utf8.distance(from: line.startIndex, to: column) + 2)
      }
    }
    return (0, 0)
  }

  /// The samples are plain ASCII: only quotes, backslashes and line ends need an escape.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for character in text {
      switch character {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      default: result.append(character)
      }
    }
    return result + "\""
  }
}

/// The newest version of the document that the server has published diagnostics for.
private final class Inbox: Sendable {
  private let published = Mutex(0)

  func take(_ message: [UInt8]) {
    let text = String(decoding: message, as: UTF8.self)
    guard text.contains("publishDiagnostics"), let version = text.firstMatch(of: /"version":(\d+)/) else { return }
    let number = Int(version.1) ?? 0
    published.withLock { $0 = max($0, number) }
  }

  /// Looks every 20 µs: nothing is woken, so nothing is measured but the server.
  func wait(forVersion version: Int) {
    while published.withLock({ $0 }) < version { usleep(20) }
  }
}
