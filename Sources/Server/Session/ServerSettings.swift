import IDE
import LSPProtocol

/// What the user has set in the client.
struct ServerSettings: Equatable, Sendable {
  /// The hints that are shown beside the code.
  var hints: Set<InlayHint.Kind> = [.frame, .type]
  /// What a `.uilsp.json` would say, for where there is none; nil where the client says nothing of it.
  var project: JSONValue?
  /// Whether `.swift` files are views' code too.
  var readsSwift = false

  /// How the names of the files end that the workspace is made of.
  var suffixes: [String] { readsSwift ? [".ui", ".swift"] : [".ui"] }

  /// The settings as the client sends them: alone, or under the server's name. What they do not say stays as it was.
  mutating func take(_ settings: JSONValue) {
    let own = settings[ServerInfo.name].isObject ? settings[ServerInfo.name] : settings
    let hints = own["inlayHints"]
    if let all = hints.bool { self.hints = all ? [.frame, .type] : [] }
    set(.frame, hints["frames"].bool)
    set(.type, hints["types"].bool)
    readsSwift = own["swift"].bool ?? readsSwift
    if case .object(let members) = own["project"] {
      // Clients send null for what their user has not set.
      let said = members.filter { !$0.value.isNull }
      project = said.isEmpty ? nil : .object(said)
    }
  }

  private mutating func set(_ kind: InlayHint.Kind, _ isWanted: Bool?) {
    guard let isWanted else { return }
    if isWanted { hints.insert(kind) } else { hints.remove(kind) }
  }
}
