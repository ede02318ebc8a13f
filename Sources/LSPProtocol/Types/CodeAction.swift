extension LSP {
  package struct CodeActionParams: JSONReadable, Sendable {
    package let textDocument: TextDocumentIdentifier
    package let range: Range
    /// The diagnostics as the client has them, to be attached to the actions unchanged.
    package let diagnostics: [JSONValue]
    /// Kinds that are wanted, each with its sub-kinds; empty for all.
    package let only: [String]

    package init(json: JSONValue) throws(InvalidJSON) {
      textDocument = try json.required("textDocument")
      range = try json.required("range")
      diagnostics = json["context"]["diagnostics"].array ?? []
      only = json["context"]["only"].strings
    }

    /// Whether actions of `kind` are wanted.
    package func wants(_ kind: String) -> Bool {
      only.isEmpty || only.contains { $0.isEmpty || kind == $0 || kind.hasPrefix($0 + ".") }
    }
  }

  package struct CodeAction: JSONWritable, Sendable {
    package let title: String
    package let kind: String
    package let diagnostics: [JSONValue]
    package let isPreferred: Bool
    package let edit: WorkspaceEdit

    package init(
      title: String,
      kind: String,
      diagnostics: [JSONValue] = [],
      isPreferred: Bool = false,
      edit: WorkspaceEdit
    ) {
      self.title = title
      self.kind = kind
      self.diagnostics = diagnostics
      self.isPreferred = isPreferred
      self.edit = edit
    }

    package func write(to json: inout JSONWriter) {
      json.object {
        $0.member("title", title)
        $0.member("kind", kind)
        if !diagnostics.isEmpty { $0.member("diagnostics", diagnostics) }
        if isPreferred { $0.member("isPreferred", true) }
        $0.member("edit", edit)
      }
    }
  }
}
