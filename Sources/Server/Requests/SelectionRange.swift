import IDE
import LSPProtocol
import SourceText

extension RequestHandler {
  static let selectionRange = RequestHandler(
    "textDocument/selectionRange",
    announce: { capabilities, _ in capabilities.announce("selectionRangeProvider") }
  ) { (snapshot, params: LSP.SelectionRangeParams) -> [LSP.SelectionRange] in
    guard let document = snapshot.document(params.textDocument) else { return [] }
    let converter = snapshot.converter(for: document)
    return params.positions.map { position in
      let ranges = snapshot.analysis.selections(at: converter.offset(of: position), in: document.file)
      return LSP.SelectionRange(ranges: ranges.map(converter.range(of:)))
    }
  }
}
