package import Semantics
package import SourceText
package import Syntax
package import ViewGraph

/// What a rule about suppressions looks at: the comments of a file, and what they silenced.
package struct SuppressionScope: Sendable {
  package let file: FileID
  package let tree: SyntaxTree
  /// Each comment with the rules whose findings it silences.
  package let comments: [(comment: SuppressionComment, silenced: Set<RuleID>)]
  /// Whether all that a rule has to say about the file is known, so that its silence means something.
  package let isDecided: @Sendable (LintRule) -> Bool

  package init(
    file: FileID,
    tree: SyntaxTree,
    comments: [(comment: SuppressionComment, silenced: Set<RuleID>)],
    isDecided: @escaping @Sendable (LintRule) -> Bool
  ) {
    self.file = file
    self.tree = tree
    self.comments = comments
    self.isDecided = isDecided
  }

  package func place(_ range: ByteRange) -> Place { Place(file: file, range: range) }
}
