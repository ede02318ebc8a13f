import LSPProtocol
package import Server
import Synchronization

/// What holds for every client: each of its requests is answered once, nothing else is, and the server ends when it has
/// gone, whatever was sent. The same seed tries the same.
package struct SessionFuzz: Sendable {
  private static let messages = 100
  private static let files = 3

  package init() {}

  /// What is wrong with the session number `seed`.
  package func outcome(seed: UInt64) -> FuzzOutcome {
    let received = Mailbox<Received>()
    let loop = EventLoop(files: .empty) { received.post(.message($0)) }
    loop.start { _ in received.post(.ended) }
    var client = Client(seed: seed)
    loop.receive(Array(#"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"capabilities":{}}}"#.utf8))
    loop.receive(Array(#"{"jsonrpc":"2.0","method":"initialized","params":{}}"#.utf8))
    for _ in 0..<Self.messages { loop.receive(client.next()) }
    // What comes before the answer to this is everything.
    loop.receive(Array(#"{"jsonrpc":"2.0","id":"last","method":"shutdown"}"#.utf8))
    var answers: [RequestID: Int] = [:]
    var hasEnded = false
    var isComplete = false
    while !hasEnded, let next = received.next(until: .now + .seconds(50)) {
      switch next {
      case .ended: hasEnded = true
      case .message(let body):
        guard let json = try? JSONValue(parsing: body) else { return FuzzOutcome(failure: "an answer is no JSON") }
        guard json["method"].isNull, let id = try? RequestID(json: json["id"]) else { continue }
        answers[id, default: 0] += 1
        isComplete = client.expected.union([.string("last")]).isSubset(of: answers.keys)
        if isComplete { loop.inputEnded() }
      }
    }
    let counts = ["messages": Self.messages]
    if !isComplete {
      let missing = client.expected.subtracting(answers.keys).prefix(3)
      return FuzzOutcome(failure: "no answer to \(missing)", counts: counts)
    }
    if let twice = answers.first(where: { $0.value > 1 }) {
      return FuzzOutcome(failure: "\(twice.key) is answered \(twice.value) times", counts: counts)
    }
    return FuzzOutcome(failure: hasEnded ? nil : "the server does not end", counts: counts)
  }

  private enum Received: Sendable {
    case message([UInt8])
    case ended
  }

  /// A client that says what comes to its mind.
  private struct Client {
    private var generator: SeededGenerator
    private var lastID = 0
    /// The requests that are to be answered.
    private(set) var expected: Set<RequestID> = [.integer(0)]

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    private static let requests = [
      "hover", "completion", "definition", "documentSymbol", "foldingRange", "formatting", "diagnostic", "codeAction",
      "documentHighlight", "selectionRange", "rangeFormatting", "onTypeFormatting", "noSuchThing",
    ]

    mutating func next() -> [UInt8] {
      switch generator.below(12) {
      case 0, 1: return notification("didOpen", opening)
      case 2, 3, 4: return notification("didChange", change)
      case 5: return notification("didClose", #"{"textDocument":{"uri":"\#(uri)"}}"#)
      case 6:
        return Array(
          #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":\#(generator.below(lastID + 2))}}"#.utf8
        )
      case 7: return garbage
      default: return request
      }
    }

    private var uri: String { mutating get { "file:///fuzz/\(generator.below(SessionFuzz.files)).ui" } }

    private func notification(_ name: String, _ parameters: String) -> [UInt8] {
      Array(#"{"jsonrpc":"2.0","method":"textDocument/\#(name)","params":\#(parameters)}"#.utf8)
    }

    private var text: String {
      mutating get {
        let program = EvaluationFuzz.program(seed: generator.next())
        return String(decoding: JSONWriter.bytes(of: String(program.prefix(4_000))), as: UTF8.self)
      }
    }

    private var opening: String {
      mutating get {
        #"{"textDocument":{"uri":"\#(uri)","languageId":"ui","version":\#(generator.below(9)),"text":\#(text)}}"#
      }
    }

    private var position: String {
      mutating get { #"{"line":\#(generator.below(40) - 2),"character":\#(generator.below(90) - 2)}"# }
    }

    private var change: String {
      mutating get {
        let range = generator.below(3) == 0 ? "" : #""range":{"start":\#(position),"end":\#(position)},"#
        return
          #"{"textDocument":{"uri":"\#(uri)","version":\#(generator.below(99))},"contentChanges":[{\#(range)"text":\#(text)}]}"#
      }
    }

    private var request: [UInt8] {
      mutating get {
        lastID += 1
        expected.insert(.integer(lastID))
        let name = generator.pick(Self.requests) ?? "hover"
        let parameters =
          #"{"textDocument":{"uri":"\#(uri)"},"position":\#(position),"range":{"start":\#(position),"end":\#(position)},"#
          + #""positions":[\#(position)],"ch":"}","options":{"tabSize":\#(generator.below(9)),"insertSpaces":true},"#
          + #""context":{"diagnostics":[]}}"#
        return Array(
          #"{"jsonrpc":"2.0","id":\#(lastID),"method":"textDocument/\#(name)","params":\#(parameters)}"#.utf8
        )
      }
    }

    /// What is no message.
    private var garbage: [UInt8] {
      mutating get {
        let all = [
          "", "{", "[]", "null", #"{"jsonrpc":"2.0"}"#, #"{"id":{},"method":"a"}"#, #"{"id":null,"result":1}"#,
          #"{"method":1}"#, String(repeating: "[", count: 10_000), #"{"id":"uilsp-1","result":[]}"#,
        ]
        return Array((generator.pick(all) ?? "").utf8)
      }
    }
  }
}

extension FileSystem {
  /// A disk with nothing on it.
  package static let empty = FileSystem(read: { _ in nil }, list: { _ in nil })
}
