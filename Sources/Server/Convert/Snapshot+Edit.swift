import LSPProtocol
import Semantics
import SourceText
import ViewGraph

extension Snapshot {
  /// Edits over files, grouped by document, in the form that the client understands.
  func workspaceEdit(_ edits: [FileEdit]) -> LSP.WorkspaceEdit {
    let files = Set(edits.map(\.file)).ordered()
    let changed = files.compactMap { file -> LSP.TextDocumentEdit? in
      guard let converter = converter(for: file) else { return nil }
      let own = TextEdit.joined(edits.filter { $0.file == file }.map(\.edit))
      return LSP.TextDocumentEdit(
        uri: uri(of: file),
        version: documents[file]?.version,
        edits: own.map(converter.edit)
      )
    }
    return client.takesDocumentChanges ? .documentChanges(changed) : .changes(changed)
  }
}
