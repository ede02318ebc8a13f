/// A message of JSON-RPC 2.0 as it came from the client.
package enum IncomingMessage: Sendable {
  case request(id: RequestID, method: String, params: JSONValue)
  case notification(method: String, params: JSONValue)
  /// The answer to a request of ours.
  case response(id: RequestID, result: Result<JSONValue, ResponseError>)
  /// No message at all; answered with the error where that makes sense (id null if it is unknown).
  case invalid(id: RequestID?, error: ResponseError)

  /// Reads a message's body.
  package init(body: [UInt8]) {
    do {
      self.init(try JSONValue(parsing: body))
    } catch {
      let message = "not JSON: \(error.message) at byte \(error.offset)"
      self = .invalid(id: nil, error: ResponseError(.parseError, message))
    }
  }

  private init(_ json: JSONValue) {
    let id = try? RequestID(json: json["id"])
    if let method = json["method"].string {
      if let id {
        self = .request(id: id, method: method, params: json["params"])
      } else if json["id"].isNull {
        self = .notification(method: method, params: json["params"])
      } else {
        self = .invalid(id: nil, error: ResponseError(.invalidRequest, "an id is an integer or a string"))
      }
      return
    }
    guard let id else {
      // An answer to a message that we could not be blamed for is not answered again.
      self = .invalid(id: nil, error: ResponseError(.invalidRequest, "neither a method nor an id"))
      return
    }
    let error = json["error"]
    guard error.isNull else {
      let message = error["message"].string ?? ""
      let code = ErrorCode(rawValue: error["code"].integer ?? ErrorCode.internalError.rawValue)
      self = .response(id: id, result: .failure(ResponseError(code, message)))
      return
    }
    self = .response(id: id, result: .success(json["result"]))
  }
}
