import IDE
import LSPProtocol
import Lint
import Semantics

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
    guard let findings = snapshot.findings(of: document) else { throw Cancelled() }
    return LSP.DocumentDiagnosticReport(
      items: findings.compactMap { snapshot.diagnostic($0, in: document.file) },
      previous: params["previousResultId"].string
    )
  }
}

extension Snapshot {
  /// While the client waits for diagnostics, and may be told later that there are more.
  private static let patience = Duration.milliseconds(250)
  /// What the file itself tells is worth a longer wait.
  private static let longestWait = Duration.seconds(0.6 * ThreadTime.slowness)
  /// The moments that a search may wait for another.
  private static let mostMoments = 600
  /// All findings of a document; where the client can be told to pull again, those that are known in time. Nil where nobody
  /// waits for them any more.
  fileprivate func findings(of document: OpenDocument) -> [Finding]? {
    let file = document.file
    let isCancelled = { @Sendable [cancellation] in cancellation.isCancelled }
    guard client.refreshesDiagnostics, let earlier = publishing[file]?.plan.earlier else {
      // The client cannot be told that there are more: the search says where it ended.
      let time = ThreadTime(seconds: Snapshot.mostSeconds)
      return analysis.limited { time.isSpent }.waiting(by: Snapshot.pauses(Self.mostMoments))
        .findings(in: file, isNamesOnly: false, isCancelled: isCancelled)
    }
    if let found = findings(in: file, within: Self.patience) { return found }
    let nearest = findings(in: file, .nearest, within: Self.longestWait)
    guard !cancellation.isCancelled else { return nil }
    post(.answeredEarly(file))
    let names = findings(in: file, .names, within: Self.patience) ?? []
    return nearest.map { earlier.updated(names: names, nearest: $0) } ?? earlier.everything.updated(by: names)
  }
}
