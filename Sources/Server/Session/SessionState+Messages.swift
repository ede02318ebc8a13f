import LSPProtocol

extension SessionState {
  /// Takes one message from the client; every request gets exactly one answer.
  mutating func receive(_ message: IncomingMessage) {
    switch message {
    case .request(let id, let method, let params): receive(request: method, id, params)
    case .notification(let method, let params): receive(notification: method, params)
    case .response(let id, let result): takeAnswer(id, result)
    case .invalid(let id, let error): respond(id, .failure(error))
    }
  }

  func respond(_ id: RequestID?, _ result: Result<[UInt8], ResponseError>) {
    environment.send(.response(id: id, result: result))
  }

  func respondNull(_ id: RequestID) {
    respond(id, .success(Array("null".utf8)))
  }

  private mutating func receive(request method: String, _ id: RequestID, _ params: JSONValue) {
    switch phase {
    case .waitingForInitialize where method == "initialize":
      initialize(id, params)
    case .waitingForInitialize:
      respond(id, .failure(ResponseError(.serverNotInitialized, "'initialize' comes first")))
    case .shutDown, .over:
      respond(id, .failure(ResponseError(.invalidRequest, "the server has been shut down")))
    case .running(let client):
      receive(request: method, id, params, from: client)
    }
  }

  private mutating func receive(
    request method: String,
    _ id: RequestID,
    _ params: JSONValue,
    from client: ClientProfile
  ) {
    switch method {
    case "initialize":
      respond(id, .failure(ResponseError(.invalidRequest, "'initialize' comes once only")))
    case "shutdown":
      shutDown()
      respondNull(id)
    default:
      guard let handler = RequestHandler.byMethod[method] else {
        respond(id, .failure(ResponseError(.methodNotFound, "no method '\(method)'")))
        return
      }
      start(handler, id, params, for: client)
    }
  }

  private mutating func receive(notification method: String, _ params: JSONValue) {
    switch method {
    case "exit":
      exit()
      return
    case "shutdown":  // Kate sends it without an id.
      shutDown()
      return
    default: break
    }
    guard case .running(let client) = phase else { return }
    do {
      try NotificationHandler.byMethod[method]?.handle(&self, client, params)
    } catch {
      log("'\(method)' was not understood: \(error)")
    }
  }

  /// Tells the client's log; the user is not disturbed.
  func log(_ message: String) {
    guard client != nil else { return }
    notify("window/logMessage", JSONValue.object([.init("type", .integer(2)), .init("message", .string(message))]))
  }
}
