import IDE
import LSPProtocol

extension RequestHandler {
  static let completion = RequestHandler(
    "textDocument/completion",
    announce: { capabilities, _ in
      let characters = [".", "@", "$", "#", "\\", "\""].map(JSONValue.string)
      capabilities.announce(
        "completionProvider",
        .object([.init("triggerCharacters", .array(characters)), .init("resolveProvider", .bool(true))])
      )
    }
  ) { (snapshot, params: LSP.TextDocumentPositionParams) -> LSP.CompletionList? in
    guard let document = snapshot.document(params.textDocument) else { return nil }
    let converter = snapshot.converter(for: document)
    let offset = converter.offset(of: params.position)
    guard let completions = snapshot.analysis.completions(at: offset, in: document.file) else { return nil }
    let inserted = converter.range(of: completions.inserted)
    let client = snapshot.client.completion
    let range: LSP.CompletionRange =
      client.choosesRange
      ? .insertOrReplace(insert: inserted, replace: converter.range(of: completions.replaced)) : .replace(inserted)
    let items = completions.items.enumerated().map { $1.item(at: $0, for: client) }
    return LSP.CompletionList(
      range: range,
      sharesRange: client.sharesRange,
      isIncomplete: completions.isCut,
      items: items
    )
  }
}

/// What the client does with completion items.
struct CompletionProfile: Sendable {
  let takesSnippets: Bool
  let marksDeprecated: Bool
  let choosesRange: Bool
  let sharesRange: Bool
  let showsForms: Bool
  let documentationFormat: LSP.MarkupKind

  init(_ completion: JSONValue) {
    let item = completion["completionItem"]
    takesSnippets = item["snippetSupport"].bool ?? false
    marksDeprecated = item["tagSupport"]["valueSet"].array?.contains(.integer(1)) ?? false
    showsForms = item["labelDetailsSupport"].bool ?? false
    documentationFormat =
      item["documentationFormat"].strings.lazy.compactMap(LSP.MarkupKind.init).first ?? .plainText
    choosesRange = item["insertReplaceSupport"].bool ?? false
    sharesRange = completion["completionList"]["itemDefaults"].strings.contains("editRange")
  }
}

extension IDE.CompletionItem {
  fileprivate func item(at index: Int, for client: CompletionProfile) -> LSP.CompletionItem {
    let isSnippet = client.takesSnippets && insertion.isInteractive
    let order = String(index)
    return LSP.CompletionItem(
      label: name,
      kind: kind.lspKind,
      form: client.showsForms ? form : nil,
      detail: client.showsForms ? detail : form.map { $0 + (detail.map { " -> \($0)" } ?? "") } ?? detail,
      isDeprecated: isDeprecated && client.marksDeprecated,
      sortText: String(repeating: "0", count: max(0, 5 - order.count)) + order,
      newText: isSnippet ? insertion.snippetText : client.takesSnippets ? insertion.plainText : name,
      format: isSnippet ? .snippet : .plainText,
      data: declaration.map { $0.reference }
    )
  }
}

extension Snippet {
  /// Whether there is anything to fill in or a place to go to.
  fileprivate var isInteractive: Bool {
    pieces.contains { piece in
      if case .text = piece { false } else { true }
    }
  }

  /// In the protocol's notation, with what would be taken for it escaped.
  fileprivate var snippetText: String {
    var text = ""
    var count = 0
    for piece in pieces {
      switch piece {
      case .text(let plain): text += Self.escaped(plain)
      case .placeholder(let name):
        count += 1
        text += "${\(count):\(Self.escaped(name))}"
      case .end: text += "$0"
      }
    }
    return text
  }

  fileprivate var plainText: String {
    pieces.map { piece in
      switch piece {
      case .text(let text), .placeholder(let text): text
      case .end: ""
      }
    }.joined()
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if character == "$" || character == "}" || character == "\\" { result.append("\\") }
      result.append(character)
    }
    return result
  }
}

extension IDE.CompletionItem.Kind {
  fileprivate var lspKind: LSP.CompletionItemKind {
    switch self {
    case .view, .type: .struct
    case .protocol: .interface
    case .module: .module
    case .text: .value
    case .requirement: .method
    case .modifier: .method
    case .function: .function
    case .member: .enumMember
    case .property: .property
    case .local: .variable
    case .environmentKey: .constant
    case .label: .field
    case .wrapper: .class
    case .keyword: .keyword
    }
  }
}
