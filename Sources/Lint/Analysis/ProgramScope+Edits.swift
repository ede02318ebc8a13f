import Semantics
import SourceText
import Syntax

extension ProgramScope {
  /// The scope of the program with edits made; nil where a file is not there.
  func applying(_ edits: [FileEdit], executor: Executor = .serial) -> ProgramScope? {
    var changed = program
    for (file, edits) in Dictionary(grouping: edits, by: \.file) {
      guard let tree = tree(file) else { return nil }
      changed.setFile(file, to: tree.reparsed(after: edits.map(\.edit)))
    }
    return ProgramScope(program: changed, target: target, after: indexes, executor: executor)
  }
}
