import IDE
import LSPProtocol
import Semantics
import SourceText

extension RequestHandler {
  static let definition = RequestHandler(
    "textDocument/definition",
    announce: { capabilities, _ in capabilities.announce("definitionProvider") }
  ) { (snapshot, params: LSP.TextDocumentPositionParams) -> RawJSON in
    snapshot.links(at: params, isLinked: snapshot.client.linked.definition) { analysis, offset, file in
      analysis.definition(at: offset, in: file)
    }
  }
}

/// Which answers the client takes with the place that they were reached from.
struct LinkProfile: Sendable {
  let declaration: Bool
  let definition: Bool
  let implementation: Bool
  let typeDefinition: Bool

  init(_ document: JSONValue) {
    func isLinked(_ feature: String) -> Bool { document[feature]["linkSupport"].bool ?? false }
    declaration = isLinked("declaration")
    definition = isLinked("definition")
    implementation = isLinked("implementation")
    typeDefinition = isLinked("typeDefinition")
  }
}

extension Snapshot {
  /// The places that `find` says a name leads to, as links or as locations.
  func links(
    at params: LSP.TextDocumentPositionParams,
    isLinked: Bool,
    _ find: (Analysis, ByteOffset, FileID) -> Definition?
  ) -> RawJSON {
    guard let document = document(params.textDocument) else { return .null }
    let converter = converter(for: document)
    guard let found = find(analysis, converter.offset(of: params.position), document.file) else { return .null }
    let origin = converter.range(of: found.origin)
    let links = found.targets.compactMap { link($0, from: origin) }
    guard isLinked else {
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
