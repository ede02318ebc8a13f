import LSPProtocol

extension NotificationHandler {
  static let didChangeConfiguration = NotificationHandler("workspace/didChangeConfiguration") {
    (state, client, params: JSONValue) in
    state.takeSettings(params["settings"], client)
    // Clients that have settings to be asked for send none along.
    state.askForSettings(client)
  }
}
