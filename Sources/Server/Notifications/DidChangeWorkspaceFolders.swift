import LSPProtocol

extension NotificationHandler {
  static let didChangeWorkspaceFolders = NotificationHandler("workspace/didChangeWorkspaceFolders") {
    (state, _, params: JSONValue) in
    state.loadWorkspace(params["event"]["added"].array?.compactMap { $0["uri"].string } ?? [])
  }
}
