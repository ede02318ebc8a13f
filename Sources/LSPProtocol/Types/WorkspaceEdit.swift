extension LSP {
  package struct TextEdit: JSONWritable, Hashable, Sendable {
    package let range: Range
    package let newText: String

    package init(range: Range, newText: String) {
      self.range = range
      self.newText = newText
    }

    package func write(to json: inout JSONWriter) {
      json.object {
        $0.member("range", range)
        $0.member("newText", newText)
      }
    }
  }

  /// The edits of one document; the version is null for a document that is not open.
  package struct TextDocumentEdit: JSONWritable, Hashable, Sendable {
    package let uri: String
    package let version: Int?
    package let edits: [TextEdit]

    package init(uri: String, version: Int?, edits: [TextEdit]) {
      self.uri = uri
      self.version = version
      self.edits = edits
    }

    package func write(to json: inout JSONWriter) {
      json.object {
        $0.member(
          "textDocument",
          object: {
            $0.member("uri", uri)
            $0.member("version", version)
          }
        )
        $0.member("edits", edits)
      }
    }
  }

  /// Changes over documents, in the form that the client understands.
  package enum WorkspaceEdit: JSONWritable, Hashable, Sendable {
    case documentChanges([TextDocumentEdit])
    case changes([TextDocumentEdit])

    package func write(to json: inout JSONWriter) {
      json.object {
        switch self {
        case .documentChanges(let documents): $0.member("documentChanges", documents)
        case .changes(let documents):
          $0.member(
            "changes",
            object: { json in
              for document in documents { json.member(named: document.uri, document.edits) }
            }
          )
        }
      }
    }
  }
}
