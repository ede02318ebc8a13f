import LSPProtocol

extension NotificationHandler {
  static let didChangeWorkspaceFolders = NotificationHandler("workspace/didChangeWorkspaceFolders") {
    (state, _, params: JSONValue) in
    func folders(_ list: JSONValue) -> [String] { list.array?.compactMap { $0["uri"].string } ?? [] }
    state.changeFolders(added: folders(params["event"]["added"]), removed: folders(params["event"]["removed"]))
  }
}
