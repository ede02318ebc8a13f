import IDE
import LSPProtocol

extension RequestHandler {
  static let declaration = RequestHandler(
    "textDocument/declaration",
    announce: { capabilities, _ in capabilities.announce("declarationProvider") }
  ) { (snapshot, params: LSP.TextDocumentPositionParams) -> RawJSON in
    snapshot.links(at: params, isLinked: snapshot.client.linked.declaration) { analysis, offset, file in
      analysis.definition(at: offset, in: file)
    }
  }
}
