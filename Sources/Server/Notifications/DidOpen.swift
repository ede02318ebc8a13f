import LSPProtocol

extension NotificationHandler {
  static let didOpen = NotificationHandler("textDocument/didOpen") {
    (state, _, params: LSP.DidOpenTextDocumentParams) in
    state.open(params.textDocument)
  }
}
