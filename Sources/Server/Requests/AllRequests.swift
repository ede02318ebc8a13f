extension RequestHandler {
  /// Every request that is answered, sorted by method. Adding one is a file in this folder and a line here.
  static let all: [RequestHandler] = [
    codeAction,
    definition,
    diagnostic,
    documentSymbol,
    hover,
  ]

  static let byMethod = Dictionary(uniqueKeysWithValues: all.map { ($0.method, $0) })
}
