import LSPProtocol

extension NotificationHandler {
  static let didChange = NotificationHandler("textDocument/didChange") {
    (state, client, params: LSP.DidChangeTextDocumentParams) in
    state.change(params, client)
  }
}
