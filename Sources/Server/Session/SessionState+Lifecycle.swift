import LSPProtocol
import Semantics

extension SessionState {
  /// Answers `initialize` with what the registered handlers announce.
  mutating func initialize(_ id: RequestID, _ params: JSONValue) {
    let client = ClientProfile(initialize: params)
    var capabilities = LSP.ServerCapabilities(positionEncoding: client.encoding)
    for handler in RequestHandler.all { handler.announce(&capabilities, client) }
    let folders: [JSONValue.Member] = [.init("supported", .bool(true)), .init("changeNotifications", .bool(true))]
    capabilities.announce(inWorkspace: "workspaceFolders", .object(folders))
    settings.take(params["initializationOptions"])
    phase = .running(client)
    if clientProcess == nil { clientProcess = ClientProcess(id: client.process) }
    var json = JSONWriter()
    json.object {
      $0.member("capabilities", capabilities)
      $0.member(
        "serverInfo",
        object: {
          $0.member("name", ServerInfo.name)
          $0.member("version", ServerInfo.version)
        }
      )
    }
    respond(id, .success(json.bytes))
  }

  /// The client has confirmed: from here on the server may ask it for something.
  mutating func initialized(_ client: ClientProfile) {
    environment.runInBackground { Frameworks.prepare() }
    register(for: client)
    askForSettings(client)
    workspace.folders = client.folders
    if !client.folders.isEmpty || settings.project != nil { loadWorkspace(isNew: true) }
  }

  /// Asks for what the user has set, where the client tells.
  mutating func askForSettings(_ client: ClientProfile) {
    guard client.tellsSettings else { return }
    let item = JSONValue.object([.init("section", .string(ServerInfo.name))])
    settingsRequest = request("workspace/configuration", JSONValue.object([.init("items", .array([item]))]))
  }

  /// Takes over what the user has set.
  mutating func takeSettings(_ new: JSONValue, _ client: ClientProfile) {
    let old = settings
    settings.take(new)
    if settings.hints != old.hints, client.refreshesHints { request("workspace/inlayHint/refresh", JSONValue.null) }
    if settings.project != old.project || settings.readsSwift != old.readsSwift { loadWorkspace() }
  }

  mutating func shutDown() {
    guard case .running = phase else { return }
    for id in inFlight.keys { cancel(id) }
    phase = .shutDown
  }

  /// Ends the loop, also for a client that has just gone; clean only after `shutdown`.
  mutating func exit() {
    if case .shutDown = phase { endedCleanly = true }
    phase = .over
  }

  private mutating func register(for client: ClientProfile) {
    var registrations: [JSONValue] = []
    if client.watchesFiles {
      let watched = [
        "**/*.ui", "**/*.swift", "**/.uilsp.json", "**/.gitignore", "**/*.xcassets/**", "**/*.strings",
        "**/*.stringsdict", "**/*.xcstrings",
      ].map {
        JSONValue.object([.init("globPattern", .string($0))])
      }
      // A folder that comes or goes is told of by itself; 1 and 4 are creation and deletion.
      let folders = JSONValue.object([.init("globPattern", .string("**/*")), .init("kind", .integer(1 + 4))])
      registrations.append(
        .object([
          .init("id", .string("uilsp-files")),
          .init("method", .string("workspace/didChangeWatchedFiles")),
          .init("registerOptions", .object([.init("watchers", .array(watched + [folders]))])),
        ])
      )
    }
    if client.registersSettings {
      registrations.append(
        .object([
          .init("id", .string("uilsp-settings")),
          .init("method", .string("workspace/didChangeConfiguration")),
          .init("registerOptions", .object([.init("section", .string(ServerInfo.name))])),
        ])
      )
    }
    guard !registrations.isEmpty else { return }
    request("client/registerCapability", JSONValue.object([.init("registrations", .array(registrations))]))
  }
}
