import IDE
import LSPProtocol

extension RequestHandler {
  /// `ui/layoutTree`: the scenes of a document with the frames of all views.
  static let layoutTree = RequestHandler(
    "ui/layoutTree",
    announce: { _, _ in }
  ) { (snapshot, params: LSP.TextDocumentParams) -> JSONValue in
    snapshot.layoutTrees(params.textDocument)
  }

  /// `ui/explainSize`: why what the name at a place makes has its size, in Markdown.
  static let explainSize = RequestHandler(
    "ui/explainSize",
    announce: { _, _ in }
  ) { (snapshot, params: LSP.TextDocumentPositionParams) -> JSONValue in
    snapshot.explanation(params)
  }

  /// `ui/previews`: the scenes that a document can show, by their titles.
  static let previews = RequestHandler(
    "ui/previews",
    announce: { _, _ in }
  ) { (snapshot, params: LSP.TextDocumentParams) -> JSONValue in
    snapshot.previews(params.textDocument)
  }

  /// `ui/status`: what is loaded, and how much has been worked out.
  static let status = RequestHandler(
    "ui/status",
    announce: { _, _ in }
  ) { (snapshot, _: JSONValue) -> JSONValue in
    snapshot.status
  }
}

extension Snapshot {
  var status: JSONValue {
    let scenes = analysis.sceneCounters
    return .object([
      .init("version", .string(ServerInfo.version)), .init("files", .integer(analysis.fileIDs.count)),
      .init("openDocuments", .integer(documents.count)), .init("scenesAsked", .integer(scenes.asked)),
      .init("scenesReused", .integer(scenes.reused)), .init("scenesMade", .integer(scenes.made)),
    ])
  }

  func previews(_ identifier: LSP.TextDocumentIdentifier) -> JSONValue {
    guard let document = document(identifier) else { return .array([]) }
    return .array(analysis.sceneTitles(of: document.file).map { .object([.init("title", .string($0))]) })
  }

  func explanation(_ params: LSP.TextDocumentPositionParams) -> JSONValue {
    guard let document = document(params.textDocument) else { return .null }
    let offset = converter(for: document).offset(of: params.position)
    guard let hover = analysis.hover(at: offset, in: document.file) else { return .null }
    return .object([.init("contents", .string(hover.contents.markdown))])
  }

  func layoutTrees(_ identifier: LSP.TextDocumentIdentifier) -> JSONValue {
    guard let document = document(identifier) else { return .array([]) }
    return .array(
      analysis.layoutTrees(of: document.file).map { tree in
        .object([
          .init("title", .string(tree.title)), .init("width", .number(tree.width)),
          .init("height", .number(tree.height)), .init("root", tree.root.map(json) ?? .null),
        ])
      }
    )
  }

  private func json(_ node: LayoutTree.Node) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("id", .integer(node.id)), .init("name", .string(node.name)),
      .init("kind", .string(node.isModifier ? "modifier" : "view")),
      .init("uri", .string(uri(of: node.file))),
      .init("frame", .array(node.frame.map(finite))), .init("proposal", .array(node.proposal.map(finite))),
      .init("children", .array(node.children.map(json))),
    ]
    if let range = converter(for: node.file)?.range(of: node.range) {
      members.append(.init("range", range.json))
    }
    return .object(members)
  }

  /// A length; what is not specified is null, what has no end a word.
  private func finite(_ length: Double?) -> JSONValue {
    guard let length else { return .null }
    return length.isFinite ? .number(length) : .string("inf")
  }
}
