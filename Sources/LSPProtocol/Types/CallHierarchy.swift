extension LSP {
  package struct CallHierarchyItem: JSONWritable, Sendable {
    package let name: String
    package let kind: SymbolKind
    package let detail: String?
    package let uri: String
    package let range: Range
    package let selectionRange: Range
    /// Comes back when the client asks for calls.
    package let data: JSONValue

    package init(
      name: String,
      kind: SymbolKind,
      detail: String?,
      uri: String,
      range: Range,
      selectionRange: Range,
      data: JSONValue
    ) {
      self.name = name
      self.kind = kind
      self.detail = detail
      self.uri = uri
      self.range = range
      self.selectionRange = selectionRange
      self.data = data
    }

    package func write(to json: inout JSONWriter) {
      json.object {
        $0.member("name", name)
        $0.member("kind", kind.rawValue)
        $0.member("detail", optional: detail)
        $0.member("uri", uri)
        $0.member("range", range)
        $0.member("selectionRange", selectionRange)
        $0.member("data", data)
      }
    }
  }

  package struct CallHierarchyCall: JSONWritable, Sendable {
    /// Which end of the call the item is.
    package enum End: Sendable {
      case from
      case to
    }

    package let end: End
    package let item: CallHierarchyItem
    package let ranges: [Range]

    package init(end: End, item: CallHierarchyItem, ranges: [Range]) {
      self.end = end
      self.item = item
      self.ranges = ranges
    }

    package func write(to json: inout JSONWriter) {
      json.object {
        switch end {
        case .from: $0.member("from", item)
        case .to: $0.member("to", item)
        }
        $0.member("fromRanges", ranges)
      }
    }
  }
}
