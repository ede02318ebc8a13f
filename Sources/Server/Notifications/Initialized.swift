import LSPProtocol

extension NotificationHandler {
  static let initialized = NotificationHandler("initialized") { (state, client, _: JSONValue) in
    state.initialized(client)
  }
}
