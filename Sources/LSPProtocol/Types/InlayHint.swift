extension LSP {
  package struct InlayHint: JSONWritable, Sendable {
    package let position: Position
    package let label: String
    package let isType: Bool
    /// What makes the hint part of the text.
    package let edit: TextEdit?
    package let tooltip: String?
    package let isPadded: Bool

    package init(
      position: Position,
      label: String,
      isType: Bool,
      edit: TextEdit?,
      tooltip: String?,
      isPadded: Bool
    ) {
      self.position = position
      self.label = label
      self.isType = isType
      self.edit = edit
      self.tooltip = tooltip
      self.isPadded = isPadded
    }

    package func write(to json: inout JSONWriter) {
      json.object {
        $0.member("position", position)
        $0.member("label", label)
        if isType { $0.member("kind", 1) }
        if let edit { $0.member("textEdits", [edit]) }
        $0.member("tooltip", optional: tooltip)
        if isPadded { $0.member("paddingLeft", true) }
      }
    }
  }

  /// Parameters that name a range of a document.
  package struct DocumentRangeParams: JSONReadable, Sendable {
    package let textDocument: TextDocumentIdentifier
    package let range: Range

    package init(json: JSONValue) throws(InvalidJSON) {
      textDocument = try json.required("textDocument")
      range = try json.required("range")
    }
  }
}
