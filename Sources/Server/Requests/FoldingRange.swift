import IDE
import LSPProtocol

extension RequestHandler {
  static let foldingRange = RequestHandler(
    "textDocument/foldingRange",
    announce: { capabilities, _ in capabilities.announce("foldingRangeProvider") }
  ) { (snapshot, params: LSP.TextDocumentParams) -> [LSP.FoldingRange] in
    guard let document = snapshot.document(params.textDocument) else { return [] }
    let limit = snapshot.client.mostFolds ?? Int.max
    return snapshot.analysis.folds(in: document.file).prefix(limit).map { fold in
      LSP.FoldingRange(startLine: fold.firstLine, endLine: fold.lastLine, kind: fold.kind.lspKind)
    }
  }
}

extension Fold.Kind {
  fileprivate var lspKind: LSP.FoldingRangeKind? {
    switch self {
    case .code: nil
    case .comment: .comment
    case .imports: .imports
    }
  }
}
