import Formatting
import IDE
import LSPProtocol
import SourceText

extension RequestHandler {
  static let formatting = RequestHandler(
    "textDocument/formatting",
    staleness: .retriggers,
    announce: { capabilities, _ in capabilities.announce("documentFormattingProvider") }
  ) { (snapshot, params: LSP.DocumentFormattingParams) -> [LSP.TextEdit] in
    guard let document = snapshot.document(params.textDocument) else { return [] }
    return snapshot.analysis.formatting(of: document.file, fallback: params.options.indentation)
      .map(snapshot.converter(for: document).edit)
  }
}

extension LSP.FormattingOptions {
  /// Columns of a step that an editor may ask for; others are mistakes.
  private static let steps = 1...16

  /// One step of indentation as the editor has it.
  var indentation: FormatStyle.Indentation {
    guard insertSpaces else { return .tab }
    return Self.steps.contains(tabSize) ? .spaces(tabSize) : FormatStyle.standard.indentation
  }
}
