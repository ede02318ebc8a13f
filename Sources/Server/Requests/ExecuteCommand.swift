import IDE
import LSPProtocol

extension RequestHandler {
  /// What clients without requests of their own reach the server's own requests through.
  static let executeCommand = RequestHandler(
    "workspace/executeCommand",
    announce: { capabilities, _ in
      let names = ServerCommand.all.map { JSONValue.string($0.name) }
      capabilities.announce("executeCommandProvider", .object([.init("commands", .array(names))]))
    }
  ) { (snapshot, params: JSONValue) -> JSONValue in
    let name = params["command"].string ?? ""
    guard let command = ServerCommand.all.first(where: { $0.name == name }) else {
      throw ResponseError(.invalidParams, "no command '\(name)'")
    }
    return try command.run(snapshot, params["arguments"].array?.first ?? .null)
  }
}

/// Something that a client can have done, by its name.
struct ServerCommand: Sendable {
  let name: String
  /// The answer to a call with that argument.
  let run: @Sendable (Snapshot, JSONValue) throws -> JSONValue

  /// Every command, sorted by name.
  static let all: [ServerCommand] = [
    editArgument,
    editableArguments,
    explainLayout,
    layoutTree,
    places,
    previews,
    startPreview,
    status,
  ]

  /// Has the client apply the edit, where it can: who can only send commands has no use for one in an answer.
  static let editArgument = ServerCommand(name: "uilsp.editArgument") { snapshot, argument in
    let answer = try snapshot.editArgument(argument)
    guard snapshot.client.appliesEdits else { return answer.json }
    snapshot.post(.edit(AppliedEdit(label: answer.label, edit: answer.edit)))
    return answer.json(isApplied: true)
  }

  static let editableArguments = ServerCommand(name: "uilsp.editableArguments") { snapshot, argument in
    try snapshot.editableArguments(argument)
  }

  static let explainLayout = ServerCommand(name: "uilsp.explainLayout") { snapshot, argument in
    snapshot.explanation(try LSP.TextDocumentPositionParams(json: argument))
  }

  static let layoutTree = ServerCommand(name: "uilsp.layoutTree") { snapshot, argument in
    snapshot.layoutTrees(try LSP.TextDocumentParams(json: argument).textDocument)
  }

  /// The places that a lens tells of.
  static let places = ServerCommand(name: "uilsp.places") { snapshot, argument in
    try snapshot.lensPlaces(argument)
  }

  static let previews = ServerCommand(name: "uilsp.previews") { snapshot, argument in
    snapshot.previews(try LSP.TextDocumentParams(json: argument).textDocument)
  }

  /// Opens the page that shows a document, with the scene of a place in it. Without an argument, since some clients can pass
  /// none, it is the document that was asked about last. With the `address` that the page had before the server was started
  /// again it is the same page.
  static let startPreview = ServerCommand(name: "uilsp.preview.start") { snapshot, argument in
    try snapshot.startPreview(argument)
  }

  static let status = ServerCommand(name: "uilsp.status") { snapshot, _ in snapshot.status }
}

extension Snapshot {
  fileprivate func startPreview(_ argument: JSONValue) throws -> JSONValue {
    let named = argument["textDocument"]["uri"].string.map(DocumentURI.file)
    let only = documents.count == 1 ? documents.keys.first : nil
    guard let file = named ?? focus ?? only, let document = documents[file], !document.isForeign else {
      throw ResponseError(.invalidParams, "no open document is named")
    }
    let position: LSP.Position? = try argument.optional("position")
    let earlier = argument["address"].string
    let page = try desk.page(showing: file, at: earlier.flatMap(PreviewAccess.init(address:)))
    let place = position.map { converter(for: document).offset(of: $0) }
    // A page that was there before is still open.
    let isOpen = page.address == earlier
    post(.preview(file, .asked(page.hub, address: isOpen ? nil : page.address, at: place)))
    var answer: [JSONValue.Member] = [.init("url", .string(page.address))]
    // Who shows it by itself otherwise need not.
    if client.showsDocuments || isOpen { answer.append(.init("shown", .bool(true))) }
    return .object(answer)
  }
}
