import LSPProtocol

/// Where a request runs.
enum Lane: Sendable {
  /// At once on the event loop: for answers that are there already.
  case loop
  /// On a worker, over the snapshot taken when the request came.
  case background
}

/// What happens to an answer whose document has changed before it was ready.
enum Staleness: Sendable {
  /// It is given all the same: it is right for the text that the client asked about.
  case answers
  /// It is refused, and the client asks again.
  case retriggers
}

/// How one request is answered. A handler is a value in a file of its own, and one line in `RequestHandler.all`.
struct RequestHandler: Sendable {
  let method: String
  let lane: Lane
  let staleness: Staleness
  /// Clients ask it about the place where the cursor is.
  let tellsCursor: Bool
  /// Adds what the server announces for it, given what the client can do.
  let announce: @Sendable (inout LSP.ServerCapabilities, ClientProfile) -> Void
  /// The answer as JSON.
  let run: @Sendable (Snapshot, JSONValue) throws -> [UInt8]

  init<Params: JSONReadable, Answer: JSONWritable>(
    _ method: String,
    lane: Lane = .background,
    staleness: Staleness = .answers,
    tellsCursor: Bool = false,
    announce: @escaping @Sendable (inout LSP.ServerCapabilities, ClientProfile) -> Void,
    answer: @escaping @Sendable (Snapshot, Params) throws -> Answer
  ) {
    self.method = method
    self.lane = lane
    self.staleness = staleness
    self.tellsCursor = tellsCursor
    self.announce = announce
    run = { snapshot, params in
      JSONWriter.bytes(of: try answer(snapshot, try Params(json: params)))
    }
  }
}
