import IDE
import LSPProtocol

extension RequestHandler {
  static let prepareRename = RequestHandler(
    "textDocument/prepareRename",
    announce: { _, _ in }
  ) { (snapshot, params: LSP.TextDocumentPositionParams) -> LSP.RenamePlaceholder? in
    guard let document = snapshot.document(params.textDocument) else { return nil }
    let converter = snapshot.converter(for: document)
    let offset = converter.offset(of: params.position)
    do throws(RenameRefusal) {
      guard let found = try snapshot.analysis.renamable(at: offset, in: document.file) else { return nil }
      return LSP.RenamePlaceholder(range: converter.range(of: found.range), placeholder: found.name)
    } catch {
      throw ResponseError(.requestFailed, error.message)
    }
  }
}
