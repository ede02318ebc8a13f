package import Semantics
package import SourceText
package import ViewGraph

/// What a rule has to say about one place: what is wrong, why it matters here, what to do.
package struct Finding: Hashable, Sendable {
  package let rule: RuleID
  package let severity: Severity
  /// Lower case, no full stop.
  package let message: String
  package let place: Place
  package let related: [RelatedPlace]
  /// Only fixes that were tried and found to work.
  package let fixes: [Fix]

  package var file: FileID { place.file }
  package var range: ByteRange { place.range }

  package init(
    rule: RuleID,
    severity: Severity,
    message: String,
    place: Place,
    related: [RelatedPlace] = [],
    fixes: [Fix] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.place = place
    self.related = related
    self.fixes = fixes
  }
}
