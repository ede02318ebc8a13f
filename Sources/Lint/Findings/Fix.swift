package import ViewGraph

/// A change that removes a finding, tried before it is offered.
package struct Fix: Hashable, Sendable {
  /// What it does and what it moves: "write '.transformPreference' (no other frame changes)".
  package let title: String
  /// Every frame in every tested configuration stays and the rule vouches for the program's meaning.
  package let isSafe: Bool
  /// Ranges of the text before the fix; they do not overlap.
  package let edits: [FileEdit]

  package init(title: String, isSafe: Bool, edits: [FileEdit]) {
    self.title = title
    self.isSafe = isSafe
    self.edits = edits
  }
}
