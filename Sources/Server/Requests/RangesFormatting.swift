import IDE
import LSPProtocol
import SourceText

extension RequestHandler {
  /// Several ranges at once (LSP 3.18); `textDocument/rangeFormatting` announces it.
  static let rangesFormatting = RequestHandler(
    "textDocument/rangesFormatting",
    staleness: .retriggers,
    announce: { _, _ in }
  ) { (snapshot, params: LSP.DocumentRangesFormattingParams) -> [LSP.TextEdit] in
    guard let document = snapshot.document(params.textDocument) else { return [] }
    let converter = snapshot.converter(for: document)
    let ranges = params.ranges.map(converter.range)
    return snapshot.analysis.formatting(of: ranges, in: document.file, fallback: params.options.indentation)
      .map(converter.edit)
  }
}
