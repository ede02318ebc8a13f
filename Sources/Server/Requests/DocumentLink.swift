import IDE
import LSPProtocol
import Semantics

extension RequestHandler {
  static let documentLink = RequestHandler(
    "textDocument/documentLink",
    announce: { capabilities, _ in
      capabilities.announce("documentLinkProvider", .object([.init("resolveProvider", .bool(false))]))
    }
  ) { (snapshot, params: LSP.TextDocumentParams) -> JSONValue in
    guard let document = snapshot.document(params.textDocument) else { return .array([]) }
    let converter = snapshot.converter(for: document)
    return .array(
      snapshot.analysis.textLinks(in: document.file).map { link in
        let target =
          switch link.target {
          case .address(let address): address
          case .folder(let folder): DocumentURI.uri(of: FileID(folder))
          }
        return .object([.init("range", converter.range(of: link.range).json), .init("target", .string(target))])
      }
    )
  }
}

extension LSP.Range {
  var json: JSONValue { .object([.init("start", start.json), .init("end", end.json)]) }
}

extension LSP.Position {
  var json: JSONValue { .object([.init("line", .integer(line)), .init("character", .integer(character))]) }
}
