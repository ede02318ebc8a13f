import LSPProtocol

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// An editor that has a file of a workspace open, and a language server that it runs.
final class EditorSession {
  let server: ServerProcess
  private let place: TypingPlace
  private let uri: String
  private var version = 1
  private var lastID = 0
  /// Whether the letter is there now.
  private var isTyped = false

  /// Opens the file of `place` in the folder and waits until the server has seen it; an editor that `pulls` is told no
  /// findings but asks for them.
  init?(_ command: [String], folder: String, at place: TypingPlace, pulls: Bool = false) {
    guard let server = ServerProcess(command) else { return nil }
    self.server = server
    self.place = place
    uri = "file://\(folder)/\(place.file)".split(separator: " ", omittingEmptySubsequences: false).joined(
      separator: "%20"
    )
    let document = pulls ? #""diagnostic":{}"# : #""publishDiagnostics":{"versionSupport":true}"#
    let codeActions = #""codeAction":{"codeActionLiteralSupport":{"codeActionKind":{"valueSet":["quickfix"]}}}"#
    let capabilities = "{\"textDocument\":{\(document),\(codeActions)}}"
    let root = #""rootUri":"file://\#(folder)","workspaceFolders":[{"uri":"file://\#(folder)","name":"w"}]"#
    guard request("initialize", "{\"processId\":null,\(root),\"capabilities\":\(capabilities)}") != nil else {
      return nil
    }
    notify("initialized", "{}")
    let text = String(decoding: JSONWriter.bytes(of: JSONValue.string(place.text)), as: UTF8.self)
    let language = place.file.hasSuffix(".py") ? "python" : "ui"
    notify(
      "textDocument/didOpen",
      #"{"textDocument":{"uri":"\#(uri)","languageId":"\#(language)","version":1,"text":\#(text)}}"#
    )
    guard (pulls ? pull() : waitForFindings()) != nil else { return nil }
    waitForRest()
  }

  /// Types the letter, or takes it back.
  func type() {
    version += 1
    let (line, start) = (place.line, place.character)
    let end = start + (isTyped ? 1 : 0)
    let range = #"{"start":{"line":\#(line),"character":\#(start)},"end":{"line":\#(line),"character":\#(end)}}"#
    let change = #"{"range":\#(range),"text":"\#(isTyped ? "" : "x")"}"#
    notify(
      "textDocument/didChange",
      #"{"textDocument":{"uri":"\#(uri)","version":\#(version)},"contentChanges":[\#(change)]}"#
    )
    isTyped.toggle()
  }

  /// When the findings of the newest version are published; `sees` learns when those of each version are.
  func waitForFindings(sees: (ContinuousClock.Instant) -> Void = { _ in }) -> ContinuousClock.Instant? {
    server.wait { message, time in
      guard message["method"].string == "textDocument/publishDiagnostics" else { return false }
      guard message["params"]["uri"].string == uri else { return false }
      sees(time)
      return message["params"]["version"].integer ?? version >= version
    }
  }

  /// Asks for all findings, and waits for them.
  func pull() -> ContinuousClock.Instant? {
    request("textDocument/diagnostic", #"{"textDocument":{"uri":"\#(uri)"}}"#)
  }

  func hover() -> ContinuousClock.Instant? {
    request("textDocument/hover", #"{"textDocument":{"uri":"\#(uri)"},"position":\#(position)}"#)
  }

  func codeActions() -> ContinuousClock.Instant? {
    let range = #"{"start":{"line":\#(max(0, place.line - 20)),"character":0},"end":\#(position)}"#
    return request(
      "textDocument/codeAction",
      #"{"textDocument":{"uri":"\#(uri)"},"range":\#(range),"context":{"diagnostics":[]}}"#
    )
  }

  /// Waits until the server does nothing any more.
  func waitForRest() {
    var last = server.processorTime
    repeat {
      usleep(120_000)
      let now = server.processorTime
      if now == last { return }
      last = now
    } while last != nil
  }

  private var position: String { #"{"line":\#(place.line),"character":\#(place.character)}"# }

  private func notify(_ method: String, _ parameters: String) {
    server.send(#"{"jsonrpc":"2.0","method":"\#(method)","params":\#(parameters)}"#)
  }

  /// Sends a request; when its answer comes.
  private func request(_ method: String, _ parameters: String) -> ContinuousClock.Instant? {
    lastID += 1
    server.send(#"{"jsonrpc":"2.0","id":\#(lastID),"method":"\#(method)","params":\#(parameters)}"#)
    return server.wait { message, _ in message["id"].integer == lastID && message["method"].isNull }
  }
}
