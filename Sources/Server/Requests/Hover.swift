import IDE
import LSPProtocol

extension RequestHandler {
  static let hover = RequestHandler(
    "textDocument/hover",
    tellsCursor: true,
    announce: { capabilities, _ in capabilities.announce("hoverProvider") }
  ) { (snapshot, params: LSP.TextDocumentPositionParams) -> LSP.Hover? in
    guard let document = snapshot.document(params.textDocument) else { return nil }
    let converter = snapshot.converter(for: document)
    let offset = converter.offset(of: params.position)
    guard let hover = snapshot.analysis.hover(at: offset, in: document.file) else { return nil }
    let format = snapshot.client.hoverFormat
    let text = format == .markdown ? hover.contents.markdown : hover.contents.plainText
    return LSP.Hover(contents: LSP.MarkupContent(kind: format, value: text), range: converter.range(of: hover.range))
  }
}
