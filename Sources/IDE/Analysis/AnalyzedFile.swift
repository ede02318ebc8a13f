import Queries
package import SourceText
package import Syntax

/// One file in one state, with what has been worked out about it alone; shared by all snapshots until it changes.
package final class AnalyzedFile: Sendable {
  package let tree: SyntaxTree
  private let outline = Lazy<[SymbolNode]>()

  init(tree: SyntaxTree) {
    self.tree = tree
  }

  package var text: SourceText { tree.text }

  /// What the file declares, as a tree.
  package var symbols: [SymbolNode] { outline.value { Outline.symbols(of: tree) } }
}
