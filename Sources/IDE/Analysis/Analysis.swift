package import Interpreter
import Lint
package import Semantics
package import SourceText
package import Syntax

/// What is known of a workspace at one moment: immutable, to be read on any thread. Everything beyond the trees is
/// worked out when it is first asked for and kept.
package struct Analysis: Sendable {
  private let files: [FileID: AnalyzedFile]
  private let facts: Facts

  /// The facts about `files`, taking over from an earlier analysis what has not changed.
  init(files: [FileID: AnalyzedFile], after previous: Analysis?) {
    self.files = files
    facts = Facts()
  }

  /// Every file, in the order of their names.
  package var fileIDs: [FileID] { files.keys.sorted() }

  package func tree(of file: FileID) -> SyntaxTree? {
    files[file]?.tree
  }

  package func text(of file: FileID) -> SourceText? {
    files[file]?.text
  }

  /// The outline of a file.
  package func symbols(in file: FileID) -> [SymbolNode] {
    files[file]?.symbols ?? []
  }

  /// What the files declare.
  package var program: Program { .empty }

  /// The scenes of a file as the device that is shown by default would show them.
  package func scenes(in file: FileID) -> [SceneResult] {
    facts.scenes.value(for: file) { [] }
  }
}

/// What has been worked out for one analysis.
private final class Facts: Sendable {
  let scenes = MemoTable<FileID, [SceneResult]>()
  let findings = MemoTable<FileID, [Finding]>()
}
