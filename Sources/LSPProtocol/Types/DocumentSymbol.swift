extension LSP {
  package enum SymbolKind: Int, Sendable {
    case file = 1
    case module = 2
    case namespace = 3
    case `class` = 5
    case method = 6
    case property = 7
    case field = 8
    case constructor = 9
    case `enum` = 10
    case interface = 11
    case function = 12
    case variable = 13
    case constant = 14
    case object = 19
    case enumMember = 22
    case `struct` = 23
    case event = 24
    case `operator` = 25
    case typeParameter = 26
  }

  package struct DocumentSymbol: JSONWritable, Sendable {
    package let name: String
    package let detail: String?
    package let kind: SymbolKind
    package let range: Range
    package let selectionRange: Range
    package let children: [DocumentSymbol]

    package init(
      name: String,
      detail: String?,
      kind: SymbolKind,
      range: Range,
      selectionRange: Range,
      children: [DocumentSymbol]
    ) {
      self.name = name
      self.detail = detail
      self.kind = kind
      self.range = range
      self.selectionRange = selectionRange
      self.children = children
    }

    package func write(to json: inout JSONWriter) {
      json.object {
        $0.member("name", name)
        $0.member("detail", optional: detail)
        $0.member("kind", kind.rawValue)
        $0.member("range", range)
        $0.member("selectionRange", selectionRange)
        if !children.isEmpty { $0.member("children", children) }
      }
    }
  }

  /// The flat form, for clients without trees.
  package struct SymbolInformation: JSONWritable, Sendable {
    package let name: String
    package let kind: SymbolKind
    package let location: Location
    package let containerName: String?

    package init(name: String, kind: SymbolKind, location: Location, containerName: String?) {
      self.name = name
      self.kind = kind
      self.location = location
      self.containerName = containerName
    }

    package func write(to json: inout JSONWriter) {
      json.object {
        $0.member("name", name)
        $0.member("kind", kind.rawValue)
        $0.member("location", location)
        $0.member("containerName", optional: containerName)
      }
    }
  }
}
