import Semantics
import SourceText
import Syntax

extension ProgramScope {
  /// The scope of the program with edits made; nil where a file is not there.
  package func applying(_ edits: [FileEdit], executor: Executor = .serial) -> ProgramScope? {
    var trees: [FileID: SyntaxTree] = [:]
    for (file, edits) in Dictionary(grouping: edits, by: \.file) {
      guard let tree = tree(file) else { return nil }
      trees[file] = tree.reparsed(after: edits.map(\.edit))
    }
    var changed = program
    changed.setFiles(trees)
    return branch(changed, executor: executor)
  }
}
