import LSPProtocol

extension NotificationHandler {
  static let didChangeWatchedFiles = NotificationHandler("workspace/didChangeWatchedFiles") {
    (state, _, params: LSP.DidChangeWatchedFilesParams) in
    state.reload(params.uris.map(DocumentURI.file))
  }
}
