package import Semantics
package import SourceText
import Syntax

/// Lines that an editor can hide.
package struct Fold: Hashable, Sendable {
  package enum Kind: Sendable {
    case code
    case comment
    case imports
  }

  package let kind: Kind
  /// What is hidden: from after the opening to before the closing piece.
  package let range: ByteRange
  /// The lines that are hidden where only whole lines can be: the first one stays in sight.
  package let firstLine: Int
  package let lastLine: Int
}

extension Analysis {
  /// What can be folded in a file, from first to last.
  package func folds(in file: FileID) -> [Fold] {
    guard let tree = tree(of: file) else { return [] }
    var finder = FoldFinder(text: tree.text)
    for node in tree.root.descendants { finder.visit(node) }
    finder.finishImports()
    return finder.folds.ordered { ($0.range.start, $1.range.end) < ($1.range.start, $0.range.end) }
  }
}

/// Collects folds while the tree is walked.
private struct FoldFinder {
  let text: SourceText
  private(set) var folds: [Fold] = []
  private var imports: ByteRange?
  private var opening: [SyntaxNode] = []

  init(text: SourceText) {
    self.text = text
  }

  mutating func visit(_ node: SyntaxNode) {
    guard node.isToken else {
      if node.kind == .importDeclaration { imports = ByteRange(imports?.start ?? node.range.start, node.range.end) }
      return
    }
    visitComments(node.leadingTrivia + node.trailingTrivia)
    if node.kind.isOpening, !node.isMissing { opening.append(node) }
    guard node.kind.isClosing, let opener = opening.popLast(), !node.isMissing else { return }
    add(.code, ByteRange(opener.range.end, node.range.start), closerEndsBlock: true)
  }

  mutating func finishImports() {
    if let imports { add(.imports, imports, closerEndsBlock: false) }
  }

  /// A block comment, or line comments one under the other.
  private mutating func visitComments(_ pieces: [TriviaPiece]) {
    var run: ByteRange?
    var newlines = 0
    for piece in pieces {
      switch piece.kind {
      case .newline: newlines += 1
      case .whitespace: continue
      case .lineComment, .documentationLineComment:
        if let current = run, newlines == 1 {
          run = ByteRange(current.start, piece.range.end)
        } else {
          if let run { add(.comment, run, closerEndsBlock: false) }
          run = piece.range
        }
        newlines = 0
      case .blockComment, .documentationBlockComment:
        if let run { add(.comment, run, closerEndsBlock: false) }
        run = nil
        add(.comment, piece.range, closerEndsBlock: false)
        newlines = 0
      default: newlines = 0
      }
    }
    if let run { add(.comment, run, closerEndsBlock: false) }
  }

  /// Adds a fold of two lines or more; the line of a closing brace stays in sight.
  private mutating func add(_ kind: Fold.Kind, _ range: ByteRange, closerEndsBlock: Bool) {
    let first = text.lineColumn(at: range.start).line
    let last = text.lineColumn(at: range.end).line - (closerEndsBlock ? 1 : 0)
    guard last > first else { return }
    folds.append(Fold(kind: kind, range: range, firstLine: first, lastLine: last))
  }
}
