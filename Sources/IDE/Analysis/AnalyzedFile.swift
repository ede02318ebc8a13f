package import SourceText
import Synchronization
package import Syntax

/// One file in one state, with what has been worked out about it alone; shared by all snapshots until it changes.
package final class AnalyzedFile: Sendable {
  package let tree: SyntaxTree
  private let outline = Mutex<[SymbolNode]?>(nil)
  private let names = Mutex<Set<String>?>(nil)

  init(tree: SyntaxTree) {
    self.tree = tree
  }

  package var text: SourceText { tree.text }

  /// The names, without argument labels, of all that the file declares.
  var declaredNames: Set<String> {
    if let known = names.withLock(\.self) { return known }
    var found: Set<String> = []
    var pending = symbols
    while let symbol = pending.popLast() {
      found.insert(symbol.baseName)
      pending += symbol.children
    }
    names.withLock { [found] in $0 = found }
    return found
  }

  /// What the file declares, as a tree.
  package var symbols: [SymbolNode] {
    outline.withLock { outline in
      let symbols = outline ?? Outline.symbols(of: tree)
      outline = symbols
      return symbols
    }
  }
}
