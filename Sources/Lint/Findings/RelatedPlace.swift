package import ViewGraph

/// Another place that a finding speaks of: the writer that feeds the loop, the definition that is missing a name.
package struct RelatedPlace: Hashable, Sendable {
  package let place: Place
  package let message: String

  package init(_ place: Place, _ message: String) {
    self.place = place
    self.message = message
  }
}
