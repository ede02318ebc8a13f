import IDE
import LSPProtocol

extension RequestHandler {
  static let inlayHint = RequestHandler(
    "textDocument/inlayHint",
    announce: { capabilities, _ in capabilities.announce("inlayHintProvider") }
  ) { (snapshot, params: LSP.DocumentRangeParams) -> [LSP.InlayHint]? in
    guard let document = snapshot.document(params.textDocument) else { return nil }
    let converter = snapshot.converter(for: document)
    let range = converter.range(of: params.range)
    return snapshot.analysis.inlayHints(in: range, of: document.file, snapshot.settings.hints).map { hint in
      let position = converter.position(of: hint.offset)
      let edit = hint.insertion.map { LSP.TextEdit(range: LSP.Range(start: position, end: position), newText: $0) }
      return LSP.InlayHint(
        position: position,
        label: hint.label,
        isType: hint.kind == .type,
        edit: edit,
        tooltip: hint.explanation,
        isPadded: hint.kind == .frame
      )
    }
  }
}
