import IDE
import LSPProtocol
import Semantics
import SourceText

extension RequestHandler {
  static let codeLens = RequestHandler(
    "textDocument/codeLens",
    announce: { capabilities, client in
      guard client.showsLenses else { return }
      capabilities.announce("codeLensProvider", .object([.init("resolveProvider", .bool(true))]))
    }
  ) { (snapshot, params: LSP.TextDocumentParams) -> JSONValue in
    guard let document = snapshot.document(params.textDocument) else { return .array([]) }
    let converter = snapshot.converter(for: document)
    return .array(
      snapshot.analysis.lenses(in: document.file).map { lens in
        let place = JSONValue.object([
          .init("textDocument", .object([.init("uri", .string(document.uri))])),
          .init("position", converter.position(of: lens.name.start).json),
        ])
        let command = JSONValue.object([
          .init("title", .string("Preview")), .init("command", .string(ServerCommand.startPreview.name)),
          .init("arguments", .array([place])),
        ])
        let data: [JSONValue.Member] = [
          .init("uri", .string(document.uri)), .init("kind", .string(lens.kind.rawValue)),
        ]
        let range = converter.range(of: lens.name).json
        guard lens.kind != .preview else { return .object([.init("range", range), .init("command", command)]) }
        return .object([.init("range", range), .init("data", .object(data))])
      }
    )
  }

  /// What a lens tells is worked out when it comes into view. Who executes its command gets the places.
  static let codeLensResolve = RequestHandler(
    "codeLens/resolve",
    announce: { _, _ in }
  ) { (snapshot, params: JSONValue) -> JSONValue in
    let range: LSP.Range = try params.required("range")
    let contents = snapshot.lensContents(params["data"], at: range.start)
    let arguments: [JSONValue] = [
      .object([
        .init("textDocument", .object([.init("uri", params["data"]["uri"])])), .init("position", range.start.json),
        .init("kind", params["data"]["kind"]),
      ])
    ]
    let command: [JSONValue.Member] = [
      .init("title", .string(contents?.title ?? "")), .init("command", .string(ServerCommand.places.name)),
      .init("arguments", .array(arguments)),
    ]
    return .object([
      .init("range", range.json), .init("command", .object(command)), .init("data", params["data"]),
    ])
  }
}

extension Snapshot {
  fileprivate func lensContents(_ data: JSONValue, at position: LSP.Position) -> LensContents? {
    guard let uri = data["uri"].string, let kind = data["kind"].string.flatMap(Lens.Kind.init),
      let document = documents[DocumentURI.file(uri)], !document.isForeign
    else { return nil }
    return analysis.contents(of: kind, at: converter(for: document).offset(of: position), in: document.file)
  }

  /// The places that a lens tells of.
  func lensPlaces(_ argument: JSONValue) throws -> JSONValue {
    let position: LSP.Position = try argument.required("position")
    let data = JSONValue.object([
      .init("uri", argument["textDocument"]["uri"]), .init("kind", argument["kind"]),
    ])
    let places = lensContents(data, at: position)?.places ?? []
    return .array(
      places.compactMap { place in
        location(of: place.range, in: place.file).map { location in
          .object([.init("uri", .string(location.uri)), .init("range", location.range.json)])
        }
      }
    )
  }
}
