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
          .init("workspaceDiagnostics", .bool(false)),
        ])
      )
    }
  ) { (snapshot, params: LSP.TextDocumentParams) -> LSP.DocumentDiagnosticReport in
    guard let document = snapshot.document(params.textDocument) else { return LSP.DocumentDiagnosticReport(items: []) }
    let isCancelled = { @Sendable [cancellation = snapshot.cancellation] in cancellation.isCancelled }
    guard let findings = snapshot.analysis.findings(in: document.file, isNamesOnly: false, isCancelled: isCancelled)
    else { throw Cancelled() }
    return LSP.DocumentDiagnosticReport(items: findings.map { snapshot.diagnostic($0, in: document) })
  }
}
