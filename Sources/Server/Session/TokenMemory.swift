import LSPProtocol
import Semantics
import Synchronization

/// The tokens that clients have of each document, to answer with what differs.
final class TokenMemory: Sendable {
  private struct State {
    var lastID = 0
    var kept: [FileID: (id: String, data: [UInt32])] = [:]
  }

  private let state = Mutex(State())

  /// Keeps what a document's client is about to have, and names it.
  func keep(_ data: [UInt32], for file: FileID) -> String {
    state.withLock { state in
      state.lastID += 1
      let id = String(state.lastID)
      state.kept[file] = (id, data)
      return id
    }
  }

  /// What the client has by that name; nil where it has something else.
  func known(_ id: String, for file: FileID) -> [UInt32]? {
    state.withLock { state in state.kept[file].flatMap { $0.id == id ? $0.data : nil } }
  }

  func forget(_ file: FileID) { state.withLock { $0.kept[file] = nil } }
}

/// What the client does with tokens.
struct TokenProfile: Sendable {
  let isWanted: Bool

  init(_ semanticTokens: JSONValue) { isWanted = semanticTokens.isObject }
}
