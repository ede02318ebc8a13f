import IDE
import LSPProtocol

extension RequestHandler {
  static let diagnostic = RequestHandler(
    "textDocument/diagnostic",
    staleness: .retriggers,
    announce: { capabilities, client in
      guard client.pullsDiagnostics else { return }
      capabilities.announce(
        "diagnosticProvider",
        .object([
          .init("identifier", .string(ServerInfo.name)),
          .init("interFileDependencies", .bool(true)),
          .init("workspaceDiagnostics", .bool(true)),
        ])
      )
    }
  ) { (snapshot, params: JSONValue) -> LSP.DocumentDiagnosticReport in
    let identifier: LSP.TextDocumentIdentifier = try params.required("textDocument")
    guard let document = snapshot.document(identifier) else { return LSP.DocumentDiagnosticReport(items: []) }
    let isCancelled = { @Sendable [cancellation = snapshot.cancellation] in cancellation.isCancelled }
    guard let findings = snapshot.analysis.findings(in: document.file, isNamesOnly: false, isCancelled: isCancelled)
    else { throw Cancelled() }
    return LSP.DocumentDiagnosticReport(
      items: findings.compactMap { snapshot.diagnostic($0, in: document.file) },
      previous: params["previousResultId"].string
    )
  }
}
