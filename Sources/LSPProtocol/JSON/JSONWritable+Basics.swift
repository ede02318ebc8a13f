extension Int: JSONWritable {
  package func write(to json: inout JSONWriter) { json.integer(self) }
}

extension Bool: JSONWritable {
  package func write(to json: inout JSONWriter) { json.raw(self ? "true" : "false") }
}

extension String: JSONWritable {
  package func write(to json: inout JSONWriter) { json.string(self) }
}

extension Array: JSONWritable where Element: JSONWritable {
  package func write(to json: inout JSONWriter) { json.array(self) }
}

extension Optional: JSONWritable where Wrapped: JSONWritable {
  /// `null` where there is no value.
  package func write(to json: inout JSONWriter) {
    if let self { self.write(to: &json) } else { json.raw("null") }
  }
}

extension JSONValue: JSONWritable {
  package func write(to json: inout JSONWriter) {
    switch self {
    case .null: json.raw("null")
    case .bool(let value): value.write(to: &json)
    case .integer(let value): json.integer(value)
    case .number(let value): json.raw(Array("\(value)".utf8))
    case .string(let value): json.string(value)
    case .array(let values): json.array(values)
    case .object(let members):
      json.object { json in
        for member in members { json.member(named: member.key, member.value) }
      }
    }
  }
}
