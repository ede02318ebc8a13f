import Interpreter
import Lint
package import Semantics
package import SourceText
package import Syntax

/// What is known of a workspace at one moment: immutable, to be read on any thread. Everything beyond the trees is
/// worked out when it is first asked for and kept.
package struct Analysis: Sendable {
  package let trees: [FileID: SyntaxTree]
  private let facts: Facts

  /// The facts about `trees`, taking over from an earlier analysis what has not changed.
  init(trees: [FileID: SyntaxTree], after previous: Analysis?) {
    self.trees = trees
    facts = Facts()
  }

  /// Every file, in the order of their names.
  package var files: [FileID] { trees.keys.sorted() }

  package func text(of file: FileID) -> SourceText? {
    trees[file]?.text
  }

  /// What the files declare.
  package var program: Program { .empty }
}

/// What has been worked out for one analysis.
private final class Facts: Sendable {
  let scenes = MemoTable<FileID, [SceneResult]>()
  let findings = MemoTable<FileID, [Finding]>()
}
