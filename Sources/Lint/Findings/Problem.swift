import SourceText
package import ViewGraph

/// What a rule reports. The engine adds the rule's name and severity, tries the fixes, and makes a `Finding` of it.
package struct Problem: Sendable {
  package let place: Place
  package let message: String
  package var related: [RelatedPlace]
  /// Candidates, best first; those that fail their trial are dropped.
  package var proposals: [FixProposal]
  /// Where this occurrence is milder or graver than the rule's default. Configuration still has the last word.
  package var severity: Severity?

  package init(
    _ place: Place,
    _ message: String,
    related: [RelatedPlace] = [],
    proposals: [FixProposal] = [],
    severity: Severity? = nil
  ) {
    self.place = place
    self.message = message
    self.related = related
    self.proposals = proposals
    self.severity = severity
  }
}

/// A change that a rule believes to remove its finding.
package struct FixProposal: Sendable {
  /// Imperative, lower case: "delete the statement".
  package let title: String
  package let edits: [FileEdit]
  /// Whether the program means the same afterwards, provided that no frame moves.
  package let keepsMeaning: Bool
  /// Whether only scenes that show the code can prove that no frame moves; false where what is written lays out as what
  /// it replaces by definition.
  package let mayMoveFrames: Bool

  package init(_ title: String, keepsMeaning: Bool, mayMoveFrames: Bool = true, edits: [FileEdit]) {
    self.title = title
    self.keepsMeaning = keepsMeaning
    self.mayMoveFrames = mayMoveFrames
    self.edits = edits
  }
}
