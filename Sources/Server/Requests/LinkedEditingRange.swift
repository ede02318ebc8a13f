import IDE
import LSPProtocol

extension RequestHandler {
  static let linkedEditingRange = RequestHandler(
    "textDocument/linkedEditingRange",
    announce: { capabilities, client in
      if client.linksEditing { capabilities.announce("linkedEditingRangeProvider") }
    }
  ) { (snapshot, params: LSP.TextDocumentPositionParams) -> JSONValue in
    guard let document = snapshot.document(params.textDocument) else { return .null }
    let converter = snapshot.converter(for: document)
    let offset = converter.offset(of: params.position)
    guard let ranges = snapshot.analysis.linkedNames(at: offset, in: document.file) else { return .null }
    return .object([
      .init("ranges", .array(ranges.map { converter.range(of: $0).json })),
      .init("wordPattern", .string("[\\p{L}_][\\p{L}\\p{N}_]*")),
    ])
  }
}
