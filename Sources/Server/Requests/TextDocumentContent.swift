import LSPProtocol

extension RequestHandler {
  static let textDocumentContent = RequestHandler(
    "workspace/textDocumentContent",
    announce: { capabilities, client in
      guard client.showsVirtualDocuments else { return }
      let schemes = JSONValue.array([.string(InterfaceFiles.scheme), .string(RulePages.scheme)])
      capabilities.announce(inWorkspace: "textDocumentContent", .object([.init("schemes", schemes)]))
    }
  ) { (_, params: LSP.TextDocumentIdentifier) -> JSONValue in
    guard let text = InterfaceFiles.text(ofURI: params.uri) ?? RulePages.text(ofURI: params.uri) else {
      throw ResponseError(.invalidParams, "no document '\(params.uri)'")
    }
    return .object([.init("text", .string(text))])
  }
}
