import SourceText
import Syntax

/// What is formatted, or was.
struct FormattedTree {
  let text: SourceText
  let errors: [SyntaxDiagnostic]
  let flat: FlatTree

  init(_ tree: SyntaxTree) {
    text = tree.text
    errors = tree.diagnostics
    flat = FlatTree(tree)
  }
}

/// One formatting of one text: tree, arrangement, stream, print, edits.
struct FormattingPass {
  /// Prints after which chains are left as they are; each one settles the chains within the one before.
  private static let mostPrints = 8

  let tree: FlatTree
  let edits: [TextEdit]
  private let errors: [SyntaxDiagnostic]

  /// Formats a text but for the items around `places`; nil once `isOver`.
  init?(_ formatted: FormattedTree, style: FormatStyle, except places: [Int], unless isOver: () -> Bool) {
    tree = formatted.flat
    errors = formatted.errors
    let untouched = UntouchedItems(tree, diagnostics: errors, places: places)
    let arrangement = Arranger.arrangement(of: tree, except: untouched)
    if isOver() { return nil }
    var stream = StreamBuilder.stream(tree, arrangement, untouched)
    stream = stream.breaking(stream.chainsBrokenInSource)
    if isOver() { return nil }
    let placements = Self.placements(&stream, style)
    if isOver() { return nil }
    edits = GapEdits.edits(of: tree.bytes, stream, placements, style)
  }

  /// The offset of the first place where the formatted text is more than white space away from this one: by its tokens,
  /// its comments, its nodes, or by what is told of its errors.
  func firstDifference(from formatted: FormattedTree) -> Int? {
    tree.firstDifference(from: formatted.flat)
      ?? tree.firstDifference(of: errors, from: formatted.errors, in: formatted.flat)
  }

  private static func placements(_ stream: inout LayoutStream, _ style: FormatStyle) -> [Placement] {
    var broken: Set<ChainID> = []
    var printer = Printer(stream, style: style)
    printer.run()
    for _ in 1..<mostPrints {
      let uneven = printer.unevenChains.subtracting(broken)
      guard !uneven.isEmpty else { break }
      broken.formUnion(uneven)
      stream = stream.breaking(uneven)
      printer = Printer(stream, style: style)
      printer.run()
    }
    return printer.placements
  }
}
