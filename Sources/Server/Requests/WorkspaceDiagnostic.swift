import IDE
import LSPProtocol
import Semantics

extension RequestHandler {
  static let workspaceDiagnostic = RequestHandler(
    "workspace/diagnostic",
    announce: { _, _ in }
  ) { (snapshot, params: JSONValue) -> LSP.WorkspaceDiagnosticReport in
    var previous: [FileID: String] = [:]
    for known in params["previousResultIds"].array ?? [] {
      guard let uri = known["uri"].string, let id = known["value"].string else { continue }
      previous[DocumentURI.file(uri)] = id
    }
    let isCancelled = { @Sendable [cancellation = snapshot.cancellation] in cancellation.isCancelled }
    let reports = try snapshot.analysis.fileIDs.map { file in
      guard let findings = snapshot.analysis.findings(in: file, isNamesOnly: false, isCancelled: isCancelled) else {
        throw Cancelled()
      }
      return LSP.DocumentDiagnosticReport(
        items: findings.compactMap { snapshot.diagnostic($0, in: file) },
        previous: previous[file],
        document: (snapshot.uri(of: file), snapshot.documents[file]?.version)
      )
    }
    return LSP.WorkspaceDiagnosticReport(items: reports)
  }
}
