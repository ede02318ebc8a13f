extension LSP {
  /// Names a document as the client spells it.
  package struct TextDocumentIdentifier: JSONReadable, JSONWritable, Hashable, Sendable {
    package let uri: String

    package init(uri: String) {
      self.uri = uri
    }

    package init(json: JSONValue) throws(InvalidJSON) {
      uri = try json.required("uri")
    }

    package func write(to json: inout JSONWriter) {
      json.object { $0.member("uri", uri) }
    }
  }

  /// A document that has just been opened.
  package struct TextDocumentItem: JSONReadable, Sendable {
    package let uri: String
    package let languageID: String
    package let version: Int
    package let text: String

    package init(json: JSONValue) throws(InvalidJSON) {
      uri = try json.required("uri")
      languageID = try json.optional("languageId") ?? ""
      version = try json.optional("version") ?? 0
      text = try json.required("text")
    }
  }

  /// Parameters that name a document and nothing else of interest.
  package struct TextDocumentParams: JSONReadable, Sendable {
    package let textDocument: TextDocumentIdentifier

    package init(json: JSONValue) throws(InvalidJSON) {
      textDocument = try json.required("textDocument")
    }
  }

  /// Parameters that name a place in a document.
  package struct TextDocumentPositionParams: JSONReadable, Sendable {
    package let textDocument: TextDocumentIdentifier
    package let position: Position

    package init(json: JSONValue) throws(InvalidJSON) {
      textDocument = try json.required("textDocument")
      position = try json.required("position")
    }
  }

  package struct DidOpenTextDocumentParams: JSONReadable, Sendable {
    package let textDocument: TextDocumentItem

    package init(json: JSONValue) throws(InvalidJSON) {
      textDocument = try json.required("textDocument")
    }
  }

  /// One change of a document; without a range it replaces the whole text.
  package struct TextDocumentContentChangeEvent: JSONReadable, Sendable {
    package let range: Range?
    package let text: String

    package init(json: JSONValue) throws(InvalidJSON) {
      range = try json.optional("range")
      text = try json.required("text")
    }
  }

  package struct DidChangeTextDocumentParams: JSONReadable, Sendable {
    package let uri: String
    package let version: Int?
    package let contentChanges: [TextDocumentContentChangeEvent]

    package init(json: JSONValue) throws(InvalidJSON) {
      let document: JSONValue = try json.required("textDocument")
      uri = try document.required("uri")
      version = try document.optional("version")
      contentChanges = try json.required("contentChanges")
    }
  }

  package struct DidChangeWatchedFilesParams: JSONReadable, Sendable {
    package let uris: [String]

    package init(json: JSONValue) throws(InvalidJSON) {
      let changes: [TextDocumentIdentifier] = try json.required("changes")
      uris = changes.map(\.uri)
    }
  }
}
