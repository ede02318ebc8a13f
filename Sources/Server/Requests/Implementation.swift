import IDE
import LSPProtocol

extension RequestHandler {
  static let implementation = RequestHandler(
    "textDocument/implementation",
    announce: { capabilities, _ in capabilities.announce("implementationProvider") }
  ) { (snapshot, params: LSP.TextDocumentPositionParams) -> RawJSON in
    snapshot.links(at: params, isLinked: snapshot.client.linked.implementation) { analysis, offset, file in
      analysis.implementations(at: offset, in: file)
    }
  }
}
