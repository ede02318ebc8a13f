import LSPProtocol

extension NotificationHandler {
  static let didClose = NotificationHandler("textDocument/didClose") { (state, _, params: LSP.TextDocumentParams) in
    state.close(params.textDocument)
  }
}
