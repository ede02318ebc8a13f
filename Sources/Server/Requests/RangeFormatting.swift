import IDE
import LSPProtocol
import SourceText

extension RequestHandler {
  static let rangeFormatting = RequestHandler(
    "textDocument/rangeFormatting",
    staleness: .retriggers,
    announce: { capabilities, client in
      let several = JSONValue.object([.init("rangesSupport", .bool(true))])
      capabilities.announce("documentRangeFormattingProvider", client.formatsSeveralRanges ? several : .bool(true))
    }
  ) { (snapshot, params: LSP.DocumentRangeFormattingParams) -> [LSP.TextEdit] in
    guard let document = snapshot.document(params.textDocument) else { return [] }
    let converter = snapshot.converter(for: document)
    let range = converter.range(of: params.range)
    return snapshot.analysis.formatting(of: [range], in: document.file, fallback: params.options.indentation)
      .map(converter.edit)
  }
}
