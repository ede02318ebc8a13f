/// A message of JSON-RPC 2.0 that goes to the client; payloads are JSON already.
package enum OutgoingMessage: Sendable {
  /// The answer to the request `id`; nil when not even the id could be read.
  case response(id: RequestID?, result: Result<[UInt8], ResponseError>)
  case notification(method: String, params: [UInt8])
  case request(id: RequestID, method: String, params: [UInt8])

  /// The body, without its header.
  package var body: [UInt8] {
    var json = JSONWriter()
    json.object {
      $0.member("jsonrpc", "2.0")
      switch self {
      case .response(let id, .success(let result)):
        $0.member("id", id)
        $0.member("result", RawJSON(result))
      case .response(let id, .failure(let error)):
        $0.member("id", id)
        $0.member("error", error)
      case .notification(let method, let params):
        $0.member("method", method)
        $0.member("params", RawJSON(params))
      case .request(let id, let method, let params):
        $0.member("id", id)
        $0.member("method", method)
        $0.member("params", RawJSON(params))
      }
    }
    return json.bytes
  }
}

/// Bytes that are JSON already.
package struct RawJSON: JSONWritable, Sendable {
  package let bytes: [UInt8]

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  package static let null = RawJSON(Array("null".utf8))

  package func write(to json: inout JSONWriter) {
    json.raw(bytes)
  }
}
