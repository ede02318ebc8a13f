extension LSP {
  /// A place in a document; `character` counts units of the negotiated encoding.
  package struct Position: Hashable, Sendable {
    package let line: Int
    package let character: Int

    package init(line: Int, character: Int) {
      self.line = line
      self.character = character
    }
  }

  /// A stretch of a document, its end excluded.
  package struct Range: Hashable, Sendable {
    package let start: Position
    package let end: Position

    package init(start: Position, end: Position) {
      self.start = start
      self.end = end
    }
  }
}

extension LSP.Position: JSONReadable, JSONWritable {
  package init(json: JSONValue) throws(InvalidJSON) {
    line = try json.required("line", as: LSP.Unsigned.self).value
    character = try json.required("character", as: LSP.Unsigned.self).value
  }

  package func write(to json: inout JSONWriter) {
    json.object {
      $0.member("line", line)
      $0.member("character", character)
    }
  }
}

extension LSP.Range: JSONReadable, JSONWritable {
  package init(json: JSONValue) throws(InvalidJSON) {
    start = try json.required("start")
    end = try json.required("end")
  }

  package func write(to json: inout JSONWriter) {
    json.object {
      $0.member("start", start)
      $0.member("end", end)
    }
  }
}

extension LSP {
  /// The specification's `uinteger`.
  package struct Unsigned: JSONReadable {
    package let value: Int

    package init(json: JSONValue) throws(InvalidJSON) {
      guard let value = json.integer, (0...Int(Int32.max)).contains(value) else {
        throw InvalidJSON(path: "", expected: "a whole number that is not negative")
      }
      self.value = value
    }
  }
}
