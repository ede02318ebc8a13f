import IDE
import LSPProtocol
import Lint
import Semantics

private let quickFixKind = "quickfix"

extension RequestHandler {
  static let codeAction = RequestHandler(
    "textDocument/codeAction",
    announce: { capabilities, client in
      guard client.takesCodeActionLiterals else { return }
      capabilities.announce(
        "codeActionProvider",
        .object([.init("codeActionKinds", .array([.string(quickFixKind)]))])
      )
    }
  ) { (snapshot, params: LSP.CodeActionParams) -> [LSP.CodeAction] in
    guard params.wants(quickFixKind), let document = snapshot.document(params.textDocument) else { return [] }
    let range = snapshot.converter(for: document).range(of: params.range)
    return snapshot.analysis.quickFixes(in: range, of: document.file).map { fix in
      snapshot.action(fix, in: document, answering: params.diagnostics)
    }
  }
}

extension Snapshot {
  /// The action, with those of the client's diagnostics attached that it removes.
  fileprivate func action(
    _ quickFix: QuickFix,
    in document: OpenDocument,
    answering diagnostics: [JSONValue]
  ) -> LSP.CodeAction {
    let start = converter(for: document).range(of: quickFix.finding.range).start
    let answered = diagnostics.filter { diagnostic in
      diagnostic["code"].string == quickFix.finding.rule.rawValue
        && (try? LSP.Position(json: diagnostic["range"]["start"])) == start
    }
    return LSP.CodeAction(
      title: quickFix.fix.title,
      kind: quickFixKind,
      diagnostics: answered,
      isPreferred: quickFix.isPreferred && client.knowsPreferredActions,
      edit: workspaceEdit(quickFix.fix.edits)
    )
  }
}
