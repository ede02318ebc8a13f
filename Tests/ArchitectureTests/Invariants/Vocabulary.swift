import Syntax

extension Invariant {
  /// What a module does not know of, by the words it would need to speak of it.
  private static let unknownWords: [(module: String, words: Set<String>, reason: String)] = [
    ("Syntax", ["swiftui", "vstack", "geometry"], "the parser knows no view and no meaning"),
    (
      "Layout", ["syntax", "parser", "expression", "statement", "interpreter", "swiftui"],
      "the layout knows no language"
    ),
    ("IDE", ["uri", "utf16", "lsp", "json"], "features speak byte offsets and plain values; Server converts"),
    (
      "LSPProtocol", ["swift", "swiftui", "view", "modifier", "geometry", "layout", "scene", "proposal"],
      "the protocol knows nothing of our language"
    ),
  ]

  static let vocabulary = Invariant(
    "Each module speaks only of what it knows.",
    brokenBy: [
      ("Sources/Syntax/A.swift", "let isGeometryReader = true"),
      ("Sources/Layout/A.swift", "func layOut(_ expression: Int) {}"),
      ("Sources/IDE/A.swift", "struct Place { let documentURI: String }"),
      ("Sources/IDE/A.swift", "let utf16Column = 3"),
      ("Sources/LSPProtocol/A.swift", "struct ViewHover {}"),
    ]
  ) { file in
    guard !file.isTest, let row = unknownWords.first(where: { $0.module == file.module }) else { return [] }
    return file.tokens.filter { $0.kind == .identifier }.compactMap { token in
      guard let word = NameWords.of(token.text).first(where: row.words.contains) else { return nil }
      return "\(file.place(token)): `\(token.text)` speaks of '\(word)'; \(row.reason)"
    }
  }
}
