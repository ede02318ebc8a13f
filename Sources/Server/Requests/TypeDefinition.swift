import IDE
import LSPProtocol

extension RequestHandler {
  static let typeDefinition = RequestHandler(
    "textDocument/typeDefinition",
    announce: { capabilities, _ in capabilities.announce("typeDefinitionProvider") }
  ) { (snapshot, params: LSP.TextDocumentPositionParams) -> RawJSON in
    snapshot.links(at: params, isLinked: snapshot.client.linked.typeDefinition) { analysis, offset, file in
      analysis.typeDefinition(at: offset, in: file)
    }
  }
}
