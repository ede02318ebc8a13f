import Checking
package import Semantics
package import SourceText
import Syntax
package import ViewGraph

/// A change of the code that somebody may want at a place, whether or not anything is wrong there.
package struct Refactoring: Sendable {
  /// What it does: "Wrap in VStack".
  package let title: String
  package let kind: Kind
  package let edits: [FileEdit]

  /// The kinds of the protocol, as far as they are told apart.
  package enum Kind: String, CaseIterable, Sendable {
    case extract = "refactor.extract"
    case inline = "refactor.inline"
    case move = "refactor.move"
    case rewrite = "refactor.rewrite"
  }
}

/// Finds changes of one sort. One is a value in a file of its own, and one line in `RefactoringMaker.all`.
struct RefactoringMaker: Sendable {
  let kind: Refactoring.Kind
  /// The changes that can be made at a place.
  let make: @Sendable (RefactoringPlace) -> [Change]

  /// What one change replaces, in the file of the place.
  struct Change {
    let title: String
    let edits: [TextEdit]

    init(_ title: String, _ edits: [TextEdit]) {
      self.title = title
      self.edits = edits
    }
  }
}

/// Where a change is asked for.
struct RefactoringPlace {
  let analysis: Analysis
  let file: FileID
  let tree: SyntaxTree
  /// The selection, empty for a cursor.
  let range: ByteRange
  let typing: Typing
}

extension Analysis {
  /// The changes that can be made where `range` is, each tried: the program parses and means as much as before. A title
  /// says what it moves.
  package func refactorings(in range: ByteRange, of file: FileID, _ kinds: Set<Refactoring.Kind>) -> [Refactoring] {
    guard let tree = tree(of: file), tree.diagnostics.isEmpty else { return [] }
    let place = RefactoringPlace(analysis: self, file: file, tree: tree, range: range, typing: Typing(program))
    let trial = RefactoringTrial(place)
    return RefactoringMaker.all.filter { kinds.contains($0.kind) }.flatMap { maker -> [Refactoring] in
      if isCancelled() { return [] }
      return maker.make(place).compactMap { change in
        guard let effect = trial.effect(of: change.edits) else { return nil }
        return Refactoring(
          title: change.title + effect,
          kind: maker.kind,
          edits: change.edits.map { FileEdit(file: file, edit: $0) }
        )
      }
    }
  }
}
