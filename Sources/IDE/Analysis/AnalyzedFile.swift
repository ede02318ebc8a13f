import Queries
package import SourceText
package import Syntax

/// One file in one state, with what has been worked out about it alone; shared by all snapshots until it changes.
package final class AnalyzedFile: Sendable {
  package let tree: SyntaxTree
  private let outline = Lazy<[SymbolNode]>()
  private let names = Lazy<Set<String>>()

  init(tree: SyntaxTree) {
    self.tree = tree
  }

  package var text: SourceText { tree.text }

  /// The names, without argument labels, of all that the file declares.
  var declaredNames: Set<String> {
    names.value {
      var found: Set<String> = []
      var pending = symbols
      while let symbol = pending.popLast() {
        found.insert(symbol.baseName)
        pending += symbol.children
      }
      return found
    }
  }

  /// What the file declares, as a tree.
  package var symbols: [SymbolNode] { outline.value { Outline.symbols(of: tree) } }
}
