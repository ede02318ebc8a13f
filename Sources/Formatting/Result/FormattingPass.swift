import SourceText
import Syntax

/// One formatting of one text: tree, arrangement, stream, print, edits.
struct FormattingPass {
  /// Prints after which chains are left as they are; each one settles the chains within the one before.
  private static let mostPrints = 8

  let tree: FlatTree
  let edits: [TextEdit]
  private let errors: [SyntaxDiagnostic]

  /// Formats a text but for the items around `places`.
  init(_ syntax: SyntaxTree, style: FormatStyle, except places: [Int]) {
    tree = FlatTree(syntax)
    errors = syntax.diagnostics
    let untouched = UntouchedItems(tree, diagnostics: errors, places: places)
    let arrangement = Arranger.arrangement(of: tree, except: untouched)
    var stream = StreamBuilder.stream(tree, arrangement, untouched)
    stream = stream.breaking(stream.chainsBrokenInSource)
    let placements = Self.placements(&stream, style)
    edits = GapEdits.edits(of: tree.bytes, stream, placements, style)
  }

  /// The offset of the first place where the formatted text is more than white space away from this one: by its tokens,
  /// its comments, its nodes, or by what is told of its errors.
  func firstDifference(from formatted: SyntaxTree) -> Int? {
    let other = FlatTree(formatted)
    return tree.firstDifference(from: other)
      ?? tree.firstDifference(of: errors, from: formatted.diagnostics, in: other)
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
