extension LSP {
  package struct SelectionRangeParams: JSONReadable, Sendable {
    package let textDocument: TextDocumentIdentifier
    package let positions: [Position]

    package init(json: JSONValue) throws(InvalidJSON) {
      textDocument = try json.required("textDocument")
      positions = try json.required("positions")
    }
  }

  /// Ranges each within the next; on the wire each is the parent of the one before.
  package struct SelectionRange: JSONWritable, Sendable {
    package let ranges: [Range]

    package init(ranges: [Range]) {
      self.ranges = ranges
    }

    package func write(to json: inout JSONWriter) {
      // Written without recursion: `{"range":…,"parent":` for each, then all the closing braces.
      for (index, range) in ranges.enumerated() {
        json.raw(index == 0 ? "{\"range\":" : ",\"parent\":{\"range\":")
        range.write(to: &json)
      }
      json.raw(Array(repeating: UInt8(ascii: "}"), count: ranges.count))
    }
  }
}
