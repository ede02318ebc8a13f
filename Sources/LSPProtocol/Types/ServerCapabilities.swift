extension LSP {
  package enum PositionEncoding: String, Sendable {
    case utf8 = "utf-8"
    case utf16 = "utf-16"
    case utf32 = "utf-32"
  }

  /// What the server announces; every handler adds its own part.
  package struct ServerCapabilities: JSONWritable, Sendable {
    package let positionEncoding: PositionEncoding
    /// The parts added by handlers, by member name.
    private var providers: [JSONValue.Member] = []
    /// Those that stand under `workspace`.
    private var workspaceProviders: [JSONValue.Member] = []

    package init(positionEncoding: PositionEncoding) {
      self.positionEncoding = positionEncoding
    }

    /// Announces `provider` under its name in the specification (`hoverProvider`).
    package mutating func announce(_ provider: String, _ value: JSONValue = .bool(true)) {
      providers.append(JSONValue.Member(provider, value))
    }

    /// Announces a part of `workspace`.
    package mutating func announce(inWorkspace provider: String, _ value: JSONValue) {
      workspaceProviders.append(JSONValue.Member(provider, value))
    }

    package func write(to json: inout JSONWriter) {
      json.object { json in
        json.member("positionEncoding", positionEncoding.rawValue)
        json.member(
          "textDocumentSync",
          object: {
            $0.member("openClose", true)
            $0.member("change", 2)
            $0.member("save", object: { $0.member("includeText", false) })
          }
        )
        for provider in providers { json.member(named: provider.key, provider.value) }
        if !workspaceProviders.isEmpty { json.member("workspace", JSONValue.object(workspaceProviders)) }
      }
    }
  }
}
