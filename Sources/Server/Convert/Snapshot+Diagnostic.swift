import IDE
import LSPProtocol
import Lint
import Semantics
import ViewGraph

extension Snapshot {
  /// A finding as the client wants to see it.
  func diagnostic(_ finding: Finding, in document: OpenDocument) -> LSP.Diagnostic {
    diagnostic(finding, converter(for: document))
  }

  /// A finding in any file of the workspace; nil where the file has gone.
  func diagnostic(_ finding: Finding, in file: FileID) -> LSP.Diagnostic? {
    (documents[file].map(converter(for:)) ?? converter(for: file)).map { diagnostic(finding, $0) }
  }

  private func diagnostic(_ finding: Finding, _ converter: PositionConverter) -> LSP.Diagnostic {
    let related = finding.related.compactMap { place in
      location(of: place.place.range, in: place.place.file).map {
        LSP.DiagnosticRelatedInformation(location: $0, message: place.message)
      }
    }
    return LSP.Diagnostic(
      range: converter.range(of: finding.range),
      severity: finding.severity.lspSeverity,
      code: finding.rule.rawValue,
      href: hasPage(finding.rule) ? RulePages.uri(of: finding.rule) : nil,
      source: ServerInfo.name,
      message: client.showsRelatedInformation ? finding.message : message(finding, related),
      tags: [],
      relatedInformation: client.showsRelatedInformation ? related : []
    )
  }

  /// Whether the client can open the page of a rule.
  private func hasPage(_ rule: RuleID) -> Bool {
    client.showsDiagnosticLinks && client.showsVirtualDocuments && LintRule.named(rule.rawValue) != nil
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
