import LSPProtocol

extension NotificationHandler {
  /// Clients that do not watch files, or only say so, tell at least this much: other files may have been written with this
  /// one.
  static let didSave = NotificationHandler("textDocument/didSave") { (state, _, _: JSONValue) in
    if !state.workspace.folders.isEmpty { state.loadWorkspace() }
  }
}
