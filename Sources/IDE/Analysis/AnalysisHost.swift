package import Semantics
package import SourceText
import Syntax

/// The files of a workspace as they are now. Its owner changes it; `analysis` is a snapshot for everyone else.
package struct AnalysisHost: Sendable {
  private var trees: [FileID: SyntaxTree] = [:]
  /// The snapshot of the present state, once somebody has asked for it; what it found out is carried over to the next.
  private var current: Analysis?
  private var previous: Analysis?

  package init() {}

  /// What is known of the files as they are now. Cheap: everything is worked out when it is asked for.
  package var analysis: Analysis {
    mutating get {
      if let current { return current }
      let made = Analysis(trees: trees, after: previous)
      current = made
      return made
    }
  }

  package func text(of file: FileID) -> SourceText? {
    trees[file]?.text
  }

  /// Adds a file or replaces its text.
  package mutating func set(_ file: FileID, to text: SourceText) {
    trees[file] = SyntaxTree.parse(text)
    invalidate()
  }

  /// Changes the text of a file; the tree around the edit is kept.
  package mutating func apply(_ edit: TextEdit, to file: FileID) {
    guard let tree = trees[file] else { return }
    trees[file] = tree.reparsed(after: [edit])
    invalidate()
  }

  /// Forgets a file; whether there was one.
  @discardableResult
  package mutating func remove(_ file: FileID) -> Bool {
    guard trees.removeValue(forKey: file) != nil else { return false }
    invalidate()
    return true
  }

  private mutating func invalidate() {
    if let current { previous = current }
    current = nil
  }
}
