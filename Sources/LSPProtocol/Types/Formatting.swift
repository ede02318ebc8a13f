extension LSP {
  /// How the client's editor indents.
  package struct FormattingOptions: JSONReadable, Sendable {
    package let tabSize: Int
    package let insertSpaces: Bool

    package init(json: JSONValue) throws(InvalidJSON) {
      tabSize = json["tabSize"].integer ?? 4
      insertSpaces = json["insertSpaces"].bool ?? true
    }
  }

  package struct DocumentFormattingParams: JSONReadable, Sendable {
    package let textDocument: TextDocumentIdentifier
    package let options: FormattingOptions

    package init(json: JSONValue) throws(InvalidJSON) {
      textDocument = try json.required("textDocument")
      options = try json.required("options")
    }
  }

  package struct DocumentRangeFormattingParams: JSONReadable, Sendable {
    package let textDocument: TextDocumentIdentifier
    package let range: Range
    package let options: FormattingOptions

    package init(json: JSONValue) throws(InvalidJSON) {
      textDocument = try json.required("textDocument")
      range = try json.required("range")
      options = try json.required("options")
    }
  }

  package struct DocumentRangesFormattingParams: JSONReadable, Sendable {
    package let textDocument: TextDocumentIdentifier
    package let ranges: [Range]
    package let options: FormattingOptions

    package init(json: JSONValue) throws(InvalidJSON) {
      textDocument = try json.required("textDocument")
      ranges = try json.required("ranges")
      options = try json.required("options")
    }
  }

  package struct DocumentOnTypeFormattingParams: JSONReadable, Sendable {
    package let textDocument: TextDocumentIdentifier
    package let position: Position
    /// The character that was typed last.
    package let character: String
    package let options: FormattingOptions

    package init(json: JSONValue) throws(InvalidJSON) {
      textDocument = try json.required("textDocument")
      position = try json.required("position")
      character = try json.required("ch")
      options = try json.required("options")
    }
  }
}
