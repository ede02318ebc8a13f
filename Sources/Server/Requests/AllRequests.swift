extension RequestHandler {
  /// Every request that is answered, sorted by name. Adding one is a file in this folder and a line here.
  static let all: [RequestHandler] = [
    codeAction,
    completion,
    definition,
    diagnostic,
    documentHighlight,
    documentSymbol,
    foldingRange,
    formatting,
    hover,
    onTypeFormatting,
    rangeFormatting,
    rangesFormatting,
    selectionRange,
    textDocumentContent,
  ]

  static let byMethod = Dictionary(uniqueKeysWithValues: all.map { ($0.method, $0) })
}
