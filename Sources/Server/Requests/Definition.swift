import IDE
import LSPProtocol
import SourceText

extension RequestHandler {
  static let definition = RequestHandler(
    "textDocument/definition",
    announce: { capabilities, _ in capabilities.announce("definitionProvider") }
  ) { (snapshot, params: LSP.TextDocumentPositionParams) -> RawJSON in
    let nothing = RawJSON(Array("null".utf8))
    guard let document = snapshot.document(params.textDocument) else { return nothing }
    let converter = snapshot.converter(for: document)
    let offset = converter.offset(of: params.position)
    guard let definition = snapshot.analysis.definition(at: offset, in: document.file) else { return nothing }
    let origin = converter.range(of: definition.origin)
    let links = definition.targets.compactMap { snapshot.link($0, from: origin) }
    guard snapshot.client.followsDefinitionLinks else {
      let locations = links.map { LSP.Location(uri: $0.targetURI, range: $0.targetSelectionRange) }
      return RawJSON(JSONWriter.bytes(of: locations))
    }
    return RawJSON(JSONWriter.bytes(of: links))
  }
}

extension Snapshot {
  fileprivate func link(_ target: Definition.Target, from origin: LSP.Range) -> LSP.LocationLink? {
    switch target {
    case .place(let file, let range, let nameRange):
      guard let converter = converter(for: file) else { return nil }
      return LSP.LocationLink(
        originSelectionRange: origin,
        targetURI: uri(of: file),
        targetRange: converter.range(of: range),
        targetSelectionRange: converter.range(of: nameRange)
      )
    case .interface(let text, let range):
      guard let uri = InterfaceFiles.uri(of: text, isVirtual: client.showsVirtualDocuments) else { return nil }
      let converter = PositionConverter(text: SourceText(text.text), encoding: client.encoding)
      return LSP.LocationLink(
        originSelectionRange: origin,
        targetURI: uri,
        targetRange: converter.range(of: range),
        targetSelectionRange: converter.range(of: range)
      )
    }
  }
}
