extension LSP {
  package struct ReferenceParams: JSONReadable, Sendable {
    package let textDocument: TextDocumentIdentifier
    package let position: Position
    package let includesDeclaration: Bool

    package init(json: JSONValue) throws(InvalidJSON) {
      textDocument = try json.required("textDocument")
      position = try json.required("position")
      includesDeclaration = json["context"]["includeDeclaration"].bool ?? true
    }
  }

  package struct RenameParams: JSONReadable, Sendable {
    package let textDocument: TextDocumentIdentifier
    package let position: Position
    package let newName: String

    package init(json: JSONValue) throws(InvalidJSON) {
      textDocument = try json.required("textDocument")
      position = try json.required("position")
      newName = try json.required("newName")
    }
  }

  /// What is to be renamed, and what stands there until then.
  package struct RenamePlaceholder: JSONWritable, Sendable {
    package let range: Range
    package let placeholder: String

    package init(range: Range, placeholder: String) {
      self.range = range
      self.placeholder = placeholder
    }

    package func write(to json: inout JSONWriter) {
      json.object {
        $0.member("range", range)
        $0.member("placeholder", placeholder)
      }
    }
  }
}
