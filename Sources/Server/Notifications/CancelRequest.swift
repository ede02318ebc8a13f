import LSPProtocol

extension NotificationHandler {
  static let cancelRequest = NotificationHandler("$/cancelRequest") { (state, _, params: JSONValue) in
    if let id = try? RequestID(json: params["id"]) { state.cancel(id) }
  }
}
