import IDE
import LSPProtocol

extension RequestHandler {
  static let documentColor = RequestHandler(
    "textDocument/documentColor",
    announce: { capabilities, _ in capabilities.announce("colorProvider") }
  ) { (snapshot, params: LSP.TextDocumentParams) -> [LSP.ColorInformation] in
    guard let document = snapshot.document(params.textDocument) else { return [] }
    let converter = snapshot.converter(for: document)
    return snapshot.analysis.writtenColors(in: document.file).map { color in
      LSP.ColorInformation(
        range: converter.range(of: color.range),
        color: LSP.Color(red: color.red, green: color.green, blue: color.blue, alpha: color.opacity)
      )
    }
  }

  static let colorPresentation = RequestHandler(
    "textDocument/colorPresentation",
    announce: { _, _ in }
  ) { (snapshot, params: LSP.ColorPresentationParams) -> [LSP.ColorPresentation] in
    guard let document = snapshot.document(params.textDocument) else { return [] }
    let color = WrittenColor(
      range: snapshot.converter(for: document).range(of: params.range),
      red: params.color.red,
      green: params.color.green,
      blue: params.color.blue,
      opacity: params.color.alpha
    )
    return snapshot.analysis.presentations(of: color, in: document.file).map { text in
      LSP.ColorPresentation(label: text, edit: LSP.TextEdit(range: params.range, newText: text))
    }
  }
}
