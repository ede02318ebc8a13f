import LSPProtocol

extension NotificationHandler {
  static let didChangeWatchedFiles = NotificationHandler("workspace/didChangeWatchedFiles") {
    (state, client, params: LSP.DidChangeWatchedFilesParams) in
    if params.uris.contains(where: { $0.hasSuffix("/" + WorkspaceConfiguration.fileName) }) {
      state.loadWorkspace(client.folders)
    }
    state.reload(params.uris.filter { $0.hasSuffix(".ui") }.map(DocumentURI.file))
  }
}
