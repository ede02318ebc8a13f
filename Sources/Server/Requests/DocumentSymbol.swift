import IDE
import LSPProtocol

extension RequestHandler {
  static let documentSymbol = RequestHandler(
    "textDocument/documentSymbol",
    announce: { capabilities, _ in capabilities.announce("documentSymbolProvider") }
  ) { (snapshot, params: LSP.TextDocumentParams) -> RawJSON in
    guard let document = snapshot.document(params.textDocument) else { return RawJSON(Array("[]".utf8)) }
    let converter = snapshot.converter(for: document)
    let symbols = snapshot.analysis.symbols(in: document.file)
    guard snapshot.client.showsSymbolTrees else {
      return RawJSON(JSONWriter.bytes(of: flat(symbols, in: nil, document.uri, converter)))
    }
    return RawJSON(JSONWriter.bytes(of: symbols.map { tree($0, converter) }))
  }
}

private func tree(_ symbol: SymbolNode, _ converter: PositionConverter) -> LSP.DocumentSymbol {
  LSP.DocumentSymbol(
    name: symbol.name,
    detail: symbol.detail,
    kind: symbol.kind.lspKind,
    range: converter.range(of: symbol.range),
    selectionRange: converter.range(of: symbol.nameRange),
    children: symbol.children.map { tree($0, converter) }
  )
}

private func flat(
  _ symbols: [SymbolNode],
  in container: String?,
  _ uri: String,
  _ converter: PositionConverter
) -> [LSP.SymbolInformation] {
  symbols.flatMap { symbol in
    let own = LSP.SymbolInformation(
      name: symbol.name,
      kind: symbol.kind.lspKind,
      location: LSP.Location(uri: uri, range: converter.range(of: symbol.range)),
      containerName: container
    )
    return [own] + flat(symbol.children, in: symbol.name, uri, converter)
  }
}

extension SymbolNode.Kind {
  var lspKind: LSP.SymbolKind {
    switch self {
    case .structure: .struct
    case .class: .class
    case .enumeration: .enum
    case .protocol: .interface
    case .extension: .namespace
    case .enumCase: .enumMember
    case .function: .function
    case .method, .subscript: .method
    case .initializer: .constructor
    case .property: .property
    case .variable: .variable
    case .typealias: .typeParameter
    case .preview: .event
    }
  }
}
