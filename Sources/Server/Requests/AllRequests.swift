extension RequestHandler {
  /// Every request that is answered, sorted by method. Adding one is a file in this folder and a line here.
  static let all: [RequestHandler] = [
    codeAction,
    completion,
    definition,
    diagnostic,
    documentSymbol,
    hover,
    textDocumentContent,
  ]

  static let byMethod = Dictionary(uniqueKeysWithValues: all.map { ($0.method, $0) })
}
