package import SourceText
import Synchronization
package import Syntax

/// One file in one state, with what has been worked out about it alone; shared by all snapshots until it changes.
package final class AnalyzedFile: Sendable {
  package let tree: SyntaxTree
  private let outline = Mutex<[SymbolNode]?>(nil)

  init(tree: SyntaxTree) {
    self.tree = tree
  }

  package var text: SourceText { tree.text }

  /// What the file declares, as a tree.
  package var symbols: [SymbolNode] {
    outline.withLock { outline in
      let symbols = outline ?? Outline.symbols(of: tree)
      outline = symbols
      return symbols
    }
  }
}
