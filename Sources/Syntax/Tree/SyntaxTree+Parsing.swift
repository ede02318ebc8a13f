public import SourceText

extension SyntaxTree {
  /// Edits from which on a fresh parse is cheaper than one reuse after the other.
  private static let manyEdits = 64

  /// Parses any text; what is wrong with it is in `diagnostics`.
  ///
  /// Where the braces do not pair up, the text is read again with indentation to tell which one is missing.
  public static func parse(_ text: SourceText) -> SyntaxTree {
    let tree = parse(text, usesIndentation: false)
    return tree.pairsBraces ? tree : parse(text, usesIndentation: true)
  }

  private static func parse(_ text: SourceText, usesIndentation: Bool) -> SyntaxTree {
    var parser = Parser(text, usesIndentation: usesIndentation)
    parser.parseFile()
    return SyntaxTree(text: text, chunk: parser.builder.root(), usesIndentation: usesIndentation)
  }

  /// The tree of the text after `edits`, whose ranges are all meant in this tree's text. It equals a fresh parse and
  /// shares what the edits leave alone.
  public func reparsed(after edits: [TextEdit]) -> SyntaxTree {
    let edits = TextEdit.disjoint(edits)
    guard edits.count < Self.manyEdits else { return SyntaxTree.parse(text.applying(edits)) }
    var tree = self
    for edit in edits.reversed() { tree = tree.reparsed(after: edit) }
    return tree
  }

  private func reparsed(after edit: TextEdit) -> SyntaxTree {
    let start = text.clamped(edit.range.start)
    let range = ByteRange(start, text.clamped(max(edit.range.end, start)))
    let replacement = Array(edit.replacement.utf8)
    let newText = text.replacing(range, with: replacement)
    let changesBraces = changesBraces(range, replacement)
    if !changesBraces {
      let edited = range.start.value..<range.end.value
      let splice = Splice(self, newText, edited: edited, growth: replacement.count &- range.count)
      if let tree = splice.spliced() { return tree }
    }
    let guess = changesBraces != usesIndentation
    let first = reparsed(newText, range, replacement.count, usesIndentation: guess)
    guard first.pairsBraces == guess else { return first }
    let second = reparsed(newText, range, replacement.count, usesIndentation: !guess)
    // Braces that pair up by indentation need not do so without.
    return guess && !second.pairsBraces ? first : second
  }

  private func reparsed(
    _ newText: SourceText,
    _ range: ByteRange,
    _ count: Int,
    usesIndentation: Bool
  ) -> SyntaxTree {
    let old = OldTree(
      TreeFrame(root: chunk),
      of: self,
      edited: range.start.value..<range.end.value,
      growth: count &- range.count
    )
    var parser = Parser(newText, reusing: old, usesIndentation: usesIndentation)
    parser.parseFile()
    return SyntaxTree(text: newText, chunk: parser.builder.root(), usesIndentation: usesIndentation)
  }

  /// Whether an edit adds other braces than it takes away.
  private func changesBraces(_ range: ByteRange, _ replacement: [UInt8]) -> Bool {
    func sum(_ bytes: [UInt8]) -> Int {
      bytes.reduce(0) { $0 &+ ($1 == UInt8(ascii: "{") ? 1 : $1 == UInt8(ascii: "}") ? -1 : 0) }
    }
    return sum(text.bytes(in: range)) != sum(replacement)
  }
}
