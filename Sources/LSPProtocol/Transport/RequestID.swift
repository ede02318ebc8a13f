/// Names a request; echoed exactly as the client wrote it.
package enum RequestID: Hashable, Sendable {
  case integer(Int)
  case string(String)
}

extension RequestID: JSONWritable {
  package func write(to json: inout JSONWriter) {
    switch self {
    case .integer(let value): json.integer(value)
    case .string(let value): json.string(value)
    }
  }
}

extension RequestID: JSONReadable {
  package init(json: JSONValue) throws(InvalidJSON) {
    if let value = json.integer {
      self = .integer(value)
    } else if let value = json.string {
      self = .string(value)
    } else {
      throw InvalidJSON(path: "", expected: "an integer or a string")
    }
  }
}
