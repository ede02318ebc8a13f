/// A number that says what kind of error an answer is.
package struct ErrorCode: RawRepresentable, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  // JSON-RPC 2.0
  package static let parseError = ErrorCode(rawValue: -32700)
  package static let invalidRequest = ErrorCode(rawValue: -32600)
  package static let methodNotFound = ErrorCode(rawValue: -32601)
  package static let invalidParams = ErrorCode(rawValue: -32602)
  package static let internalError = ErrorCode(rawValue: -32603)
  // Language Server Protocol
  package static let serverNotInitialized = ErrorCode(rawValue: -32002)
  package static let requestFailed = ErrorCode(rawValue: -32803)
  package static let serverCancelled = ErrorCode(rawValue: -32802)
  package static let contentModified = ErrorCode(rawValue: -32801)
  package static let requestCancelled = ErrorCode(rawValue: -32800)
}

/// The error that answers a request.
package struct ResponseError: Error, Hashable, Sendable {
  package let code: ErrorCode
  package let message: String
  package let data: JSONValue?

  package init(_ code: ErrorCode, _ message: String, data: JSONValue? = nil) {
    self.code = code
    self.message = message
    self.data = data
  }
}

extension ResponseError: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object {
      $0.member("code", code.rawValue)
      $0.member("message", message)
      $0.member("data", optional: data)
    }
  }
}
