import LSPProtocol

extension NotificationHandler {
  /// Clients that do not watch files tell at least this much: other files may have been written with this one.
  static let didSave = NotificationHandler("textDocument/didSave") { (state, client, _: JSONValue) in
    if !client.watchesFiles { state.loadWorkspace(client.folders) }
  }
}
