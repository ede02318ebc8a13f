import IDE
import LSPProtocol
import Lint

extension Snapshot {
  /// A finding as the client wants to see it.
  func diagnostic(_ finding: Finding, in document: OpenDocument) -> LSP.Diagnostic {
    let related = finding.related.compactMap { place in
      location(of: place.place.range, in: place.place.file).map {
        LSP.DiagnosticRelatedInformation(location: $0, message: place.message)
      }
    }
    return LSP.Diagnostic(
      range: converter(for: document).range(of: finding.range),
      severity: finding.severity.lspSeverity,
      code: finding.rule.rawValue,
      href: nil,
      source: ServerInfo.name,
      message: client.showsRelatedInformation ? finding.message : message(finding, related),
      tags: [],
      relatedInformation: client.showsRelatedInformation ? related : []
    )
  }

  /// The message with the related places as lines, for clients that show no related information.
  private func message(_ finding: Finding, _ related: [LSP.DiagnosticRelatedInformation]) -> String {
    let lines = related.map { "line \($0.location.range.start.line + 1): \($0.message)" }
    return ([finding.message] + lines).joined(separator: "\n")
  }
}

extension Severity {
  fileprivate var lspSeverity: LSP.DiagnosticSeverity {
    switch self {
    case .error: .error
    case .warning: .warning
    case .info: .information
    case .hint, .off: .hint
    }
  }
}
