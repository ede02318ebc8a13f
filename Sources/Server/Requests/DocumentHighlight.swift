import IDE
import LSPProtocol

extension RequestHandler {
  static let documentHighlight = RequestHandler(
    "textDocument/documentHighlight",
    tellsCursor: true,
    announce: { capabilities, _ in capabilities.announce("documentHighlightProvider") }
  ) { (snapshot, params: LSP.TextDocumentPositionParams) -> [LSP.DocumentHighlight]? in
    guard let document = snapshot.document(params.textDocument) else { return nil }
    let converter = snapshot.converter(for: document)
    let offset = converter.offset(of: params.position)
    return snapshot.analysis.highlights(at: offset, in: document.file)?.map { place in
      LSP.DocumentHighlight(range: converter.range(of: place.range), isWritten: place.role == .write)
    }
  }
}
