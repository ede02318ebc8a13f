import Checking
import IDE
import LSPProtocol
import Lint
import Semantics
import SourceText
import ViewGraph

extension RequestHandler {
  static let codeAction = RequestHandler(
    "textDocument/codeAction",
    announce: { capabilities, client in
      guard client.takesCodeActionLiterals else { return }
      let kinds = ActionKind.all.map(JSONValue.string)
      capabilities.announce("codeActionProvider", .object([.init("codeActionKinds", .array(kinds))]))
    }
  ) { (snapshot, params: LSP.CodeActionParams) -> [LSP.CodeAction] in
    guard let document = snapshot.document(params.textDocument) else { return [] }
    let range = snapshot.converter(for: document).range(of: params.range)
    var actions: [LSP.CodeAction] = []
    let end = ContinuousClock.now + Snapshot.longestWait
    if params.wants(ActionKind.quickFix),
      snapshot.mayHaveFindings(in: range, of: document, params.diagnostics, until: end),
      snapshot.findings(in: document.file, within: end - .now) != nil
    {
      actions += snapshot.analysis.quickFixes(in: range, of: document.file).map { fix in
        snapshot.action(fix, in: document, answering: params.diagnostics)
      }
      actions += snapshot.analysis.suppressions(in: range, of: document.file).map { suppression in
        snapshot.action(suppression, in: document, answering: params.diagnostics)
      }
    }
    let kinds = Set(Refactoring.Kind.allCases.filter { params.wants($0.rawValue) })
    if !kinds.isEmpty {
      actions += snapshot.analysis.refactorings(in: range, of: document.file, kinds).map { refactoring in
        LSP.CodeAction(
          title: refactoring.title,
          kind: refactoring.kind.rawValue,
          edit: snapshot.workspaceEdit(refactoring.edits)
        )
      }
    }
    // All fixes of a file take long to try: only for whoever asks for them by name.
    if params.only.contains(where: { $0.hasPrefix(ActionKind.source) }), params.wants(ActionKind.fixAll) {
      let edits = snapshot.wholeAnalysis.allFixes(in: document.file)
      if !edits.isEmpty {
        actions.append(
          LSP.CodeAction(title: "Apply all safe fixes", kind: ActionKind.fixAll, edit: snapshot.workspaceEdit(edits))
        )
      }
    }
    return actions
  }
}

/// The kinds of actions in the protocol's words.
private enum ActionKind {
  static let quickFix = "quickfix"
  static let source = "source"
  static let fixAll = "source.fixAll.uilsp"
  static let all = [quickFix] + Refactoring.Kind.allCases.map(\.rawValue) + [fixAll]
}

extension Snapshot {
  /// Whether the request may be about findings: the client has some there, or they are found at once. What layout says
  /// after an edit comes with the next diagnostics, and the client asks again.
  fileprivate func mayHaveFindings(
    in range: ByteRange,
    of document: OpenDocument,
    _ diagnostics: [JSONValue],
    until end: ContinuousClock.Instant
  ) -> Bool {
    if diagnostics.contains(where: { $0["source"].string == ServerInfo.name }) { return true }
    let found = findingsSoon(in: document.file) ?? findings(in: document.file, .names, within: end - .now)
    return found?.contains { $0.range.touches(range) } ?? false
  }

  private static let firstSearch = Duration.seconds(0.4 * ThreadTime.slowness)
  /// How long an answer waits for findings in all: without fixes that nobody has found by then, the other actions are
  /// answered.
  fileprivate static let longestWait = Duration.seconds(0.4 * ThreadTime.slowness)

  /// All findings of a file where they are known or soon will be; those of its first search are worth a longer wait.
  private func findingsSoon(in file: FileID) -> [Finding]? {
    findings(in: file, within: analysis.wasSearched(file) ? .milliseconds(25) : Self.firstSearch)
  }

  /// The action, with those of the client's diagnostics attached that it removes.
  fileprivate func action(
    _ quickFix: QuickFix,
    in document: OpenDocument,
    answering diagnostics: [JSONValue]
  ) -> LSP.CodeAction {
    LSP.CodeAction(
      title: quickFix.fix.title,
      kind: ActionKind.quickFix,
      diagnostics: answered(quickFix.finding, in: document, diagnostics),
      isPreferred: quickFix.isPreferred && client.knowsPreferredActions,
      edit: workspaceEdit(quickFix.fix.edits)
    )
  }

  fileprivate func action(
    _ suppression: SuppressionAction,
    in document: OpenDocument,
    answering diagnostics: [JSONValue]
  ) -> LSP.CodeAction {
    LSP.CodeAction(
      title: suppression.title,
      kind: ActionKind.quickFix,
      diagnostics: answered(suppression.finding, in: document, diagnostics),
      edit: workspaceEdit(suppression.edits)
    )
  }

  private func answered(_ finding: Finding, in document: OpenDocument, _ diagnostics: [JSONValue]) -> [JSONValue] {
    let start = converter(for: document).range(of: finding.range).start
    return diagnostics.filter { diagnostic in
      diagnostic["code"].string == finding.rule.rawValue
        && (try? LSP.Position(json: diagnostic["range"]["start"])) == start
    }
  }
}
