import Formatting
import IDE
import LSPProtocol
import SourceText

extension RequestHandler {
  static let onTypeFormatting = RequestHandler(
    "textDocument/onTypeFormatting",
    staleness: .retriggers,
    announce: { capabilities, _ in
      let triggers = TypedIndentation.triggers
      capabilities.announce(
        "documentOnTypeFormattingProvider",
        .object([
          .init("firstTriggerCharacter", .string(triggers.first ?? "")),
          .init("moreTriggerCharacter", .array(triggers.dropFirst().map { .string($0) })),
        ])
      )
    }
  ) { (snapshot, params: LSP.DocumentOnTypeFormattingParams) -> [LSP.TextEdit] in
    guard let document = snapshot.document(params.textDocument) else { return [] }
    let converter = snapshot.converter(for: document)
    return snapshot.analysis.indentation(
      afterTyping: params.character,
      at: converter.offset(of: params.position),
      in: document.file,
      step: params.options.indentation
    ).map(converter.edit)
  }
}
