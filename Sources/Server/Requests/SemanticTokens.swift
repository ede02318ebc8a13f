import IDE
import LSPProtocol
import SourceText

extension RequestHandler {
  static let semanticTokensFull = RequestHandler(
    "textDocument/semanticTokens/full",
    announce: { capabilities, client in
      guard client.tokens.isWanted else { return }
      let legend: [JSONValue.Member] = [
        .init("tokenTypes", .array(SemanticToken.Kind.allCases.map { .string("\($0)") })),
        .init("tokenModifiers", .array(SemanticToken.Traits.names.map(JSONValue.string))),
      ]
      capabilities.announce(
        "semanticTokensProvider",
        .object([
          .init("legend", .object(legend)),
          .init("range", .bool(true)),
          .init("full", .object([.init("delta", .bool(true))])),
        ])
      )
    }
  ) { (snapshot, params: LSP.TextDocumentParams) -> RawJSON in
    guard let document = snapshot.document(params.textDocument) else { return .null }
    let data = snapshot.encodedTokens(of: document, in: nil)
    return RawJSON(LSP.SemanticTokens.json(data, id: snapshot.tokens.keep(data, for: document.file)))
  }

  static let semanticTokensDelta = RequestHandler(
    "textDocument/semanticTokens/full/delta",
    announce: { _, _ in }
  ) { (snapshot, params: JSONValue) -> RawJSON in
    let identifier = try LSP.TextDocumentIdentifier(json: params["textDocument"])
    guard let document = snapshot.document(identifier) else { return .null }
    let data = snapshot.encodedTokens(of: document, in: nil)
    let known = params["previousResultId"].string.flatMap { snapshot.tokens.known($0, for: document.file) }
    let id = snapshot.tokens.keep(data, for: document.file)
    guard let known else { return RawJSON(LSP.SemanticTokens.json(data, id: id)) }
    return RawJSON(LSP.SemanticTokens.delta(from: known, to: data, id: id))
  }

  static let semanticTokensRange = RequestHandler(
    "textDocument/semanticTokens/range",
    announce: { _, _ in }
  ) { (snapshot, params: LSP.DocumentRangeParams) -> RawJSON in
    guard let document = snapshot.document(params.textDocument) else { return .null }
    let range = snapshot.converter(for: document).range(of: params.range)
    return RawJSON(LSP.SemanticTokens.json(snapshot.encodedTokens(of: document, in: range), id: nil))
  }
}

extension Snapshot {
  /// The tokens as the protocol has them: five numbers each, the places relative to the token before.
  fileprivate func encodedTokens(of document: OpenDocument, in range: ByteRange?) -> [UInt32] {
    let converter = converter(for: document)
    var data: [UInt32] = []
    var last = LSP.Position(line: 0, character: 0)
    for token in analysis.semanticTokens(in: document.file, range) {
      let (start, end) = (converter.position(of: token.range.start), converter.position(of: token.range.end))
      guard start.line == end.line, end.character > start.character else { continue }
      let isSameLine = start.line == last.line
      data.append(UInt32(clamping: start.line - last.line))
      data.append(UInt32(clamping: isSameLine ? start.character - last.character : start.character))
      data.append(UInt32(clamping: end.character - start.character))
      data.append(SemanticToken.Kind.allCases.firstIndex(of: token.kind).map { UInt32($0) } ?? 0)
      data.append(token.traits.rawValue)
      last = start
    }
    return data
  }
}
