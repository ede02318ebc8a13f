extension LSP {
  package enum CompletionItemKind: Int, Sendable {
    case method = 2
    case function = 3
    case field = 5
    case variable = 6
    case `class` = 7
    case interface = 8
    case module = 9
    case property = 10
    case value = 12
    case keyword = 14
    case enumMember = 20
    case constant = 21
    case `struct` = 22
  }

  package enum InsertTextFormat: Int, Sendable {
    case plainText = 1
    case snippet = 2
  }

  /// The text that an item replaces.
  package enum CompletionRange: Sendable {
    case replace(Range)
    /// The client asks the user which.
    case insertOrReplace(insert: Range, replace: Range)
  }

  package struct CompletionItem: Sendable {
    package let label: String
    package let kind: CompletionItemKind
    /// What follows the label: parameters.
    package let form: String?
    package let detail: String?
    package let isDeprecated: Bool
    package let sortText: String
    package let newText: String
    package let format: InsertTextFormat
    /// Comes back when the client asks for more.
    package let data: JSONValue?

    package init(
      label: String,
      kind: CompletionItemKind,
      form: String?,
      detail: String?,
      isDeprecated: Bool,
      sortText: String,
      newText: String,
      format: InsertTextFormat,
      data: JSONValue?
    ) {
      self.label = label
      self.kind = kind
      self.form = form
      self.detail = detail
      self.isDeprecated = isDeprecated
      self.sortText = sortText
      self.newText = newText
      self.format = format
      self.data = data
    }
  }

  package struct CompletionList: JSONWritable, Sendable {
    package let range: CompletionRange
    /// Whether the range is written once for all items.
    package let sharesRange: Bool
    /// Whether the client asks again when more is typed.
    package let isIncomplete: Bool
    package let items: [CompletionItem]

    package init(range: CompletionRange, sharesRange: Bool, isIncomplete: Bool, items: [CompletionItem]) {
      self.range = range
      self.sharesRange = sharesRange
      self.isIncomplete = isIncomplete
      self.items = items
    }

    package func write(to json: inout JSONWriter) {
      json.object {
        $0.member("isIncomplete", isIncomplete)
        if sharesRange { $0.member("itemDefaults", object: { $0.member("editRange", range) }) }
        $0.member("items", items.map { WrittenItem(item: $0, range: sharesRange ? nil : range) })
      }
    }
  }
}

extension LSP.CompletionRange: JSONWritable {
  package func write(to json: inout JSONWriter) {
    switch self {
    case .replace(let range): range.write(to: &json)
    case .insertOrReplace(let insert, let replace):
      json.object {
        $0.member("insert", insert)
        $0.member("replace", replace)
      }
    }
  }
}

/// An item with its own range where the list has none.
private struct WrittenItem: JSONWritable {
  let item: LSP.CompletionItem
  let range: LSP.CompletionRange?

  func write(to json: inout JSONWriter) {
    json.object {
      $0.member("label", item.label)
      $0.member("kind", item.kind.rawValue)
      if let form = item.form { $0.member("labelDetails", object: { $0.member("detail", form) }) }
      $0.member("detail", optional: item.detail)
      if item.isDeprecated { $0.member("tags", [1]) }
      $0.member("sortText", item.sortText)
      if item.format != .plainText { $0.member("insertTextFormat", item.format.rawValue) }
      if let data = item.data { $0.member("data", data) }
      switch range {
      case nil:
        if item.newText != item.label { $0.member("textEditText", item.newText) }
      case .replace(let range)?:
        $0.member("textEdit", LSP.TextEdit(range: range, newText: item.newText))
      case .insertOrReplace(let insert, let replace)?:
        $0.member(
          "textEdit",
          object: {
            $0.member("newText", item.newText)
            $0.member("insert", insert)
            $0.member("replace", replace)
          }
        )
      }
    }
  }
}
