import LSPProtocol
import Testing

struct MessageTests {
  /// Each body, and what it is taken for.
  @Test(arguments: [
    (#"{"jsonrpc":"2.0","id":1,"method":"a","params":null}"#, "request 1 a null"),
    (#"{"id":"x","method":"a"}"#, "request \"x\" a null"),
    (#"{"method":"a","params":{"b":1}}"#, "notification a {\"b\":1}"),
    (#"{"id":null,"method":"a"}"#, "notification a null"),
    (#"{"id":1,"result":[]}"#, "response 1 []"),
    (#"{"id":1}"#, "response 1 null"),
    (#"{"id":1,"error":{"code":-32601,"message":"no"}}"#, "response 1 error -32601 no"),
    (#"{"id":{},"method":"a"}"#, "invalid -32600"),
    (#"[]"#, "invalid -32600"),
    (#"{"id":1,"#, "invalid -32700"),
  ])
  func reads(_ body: String, _ expected: String) {
    #expect(describe(IncomingMessage(body: Array(body.utf8))) == expected)
  }

  @Test(arguments: [
    (
      OutgoingMessage.response(id: .string("7"), result: .success(Array("null".utf8))),
      #"{"jsonrpc":"2.0","id":"7","result":null}"#
    ),
    (
      .response(id: nil, result: .failure(ResponseError(.parseError, "no"))),
      #"{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"no"}}"#
    ),
    (.notification(method: "a", params: Array("{}".utf8)), #"{"jsonrpc":"2.0","method":"a","params":{}}"#),
    (
      .request(id: .integer(1), method: "a", params: Array("[]".utf8)),
      #"{"jsonrpc":"2.0","id":1,"method":"a","params":[]}"#
    ),
  ])
  func writes(_ message: OutgoingMessage, _ expected: String) {
    #expect(String(decoding: message.body, as: UTF8.self) == expected)
  }

  private func describe(_ message: IncomingMessage) -> String {
    switch message {
    case .request(let id, let method, let params): "request \(text(id)) \(method) \(text(params))"
    case .notification(let method, let params): "notification \(method) \(text(params))"
    case .response(let id, .success(let result)): "response \(text(id)) \(text(result))"
    case .response(let id, .failure(let error)): "response \(text(id)) error \(error.code.rawValue) \(error.message)"
    case .invalid(_, let error): "invalid \(error.code.rawValue)"
    }
  }

  private func text(_ value: some JSONWritable) -> String {
    String(decoding: JSONWriter.bytes(of: value), as: UTF8.self)
  }
}
