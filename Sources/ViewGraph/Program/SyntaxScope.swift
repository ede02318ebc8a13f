package import Semantics
package import SourceText
package import Syntax

/// What a rule about syntax looks at beside the node: the file it stands in.
package struct SyntaxScope: Sendable {
  package let file: FileID
  package let tree: SyntaxTree

  package init(file: FileID, tree: SyntaxTree) {
    self.file = file
    self.tree = tree
  }

  package func place(_ range: ByteRange) -> Place { Place(file: file, range: range) }
}
