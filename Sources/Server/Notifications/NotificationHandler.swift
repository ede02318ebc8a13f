import LSPProtocol

/// How one notification of the client changes the session. A handler is a value in a file of its own, and one line in
/// `NotificationHandler.all`; unknown notifications are ignored.
struct NotificationHandler: Sendable {
  let method: String
  let handle: @Sendable (inout SessionState, ClientProfile, JSONValue) throws -> Void

  init<Params: JSONReadable>(
    _ method: String,
    handle: @escaping @Sendable (inout SessionState, ClientProfile, Params) -> Void
  ) {
    self.method = method
    self.handle = { state, client, params in
      handle(&state, client, try Params(json: params))
    }
  }
}
