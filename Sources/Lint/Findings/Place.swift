package import Semantics
package import SourceText

/// A range of bytes in one file of the workspace.
package struct Place: Hashable, Sendable {
  package let file: FileID
  package let range: ByteRange

  package init(file: FileID, range: ByteRange) {
    self.file = file
    self.range = range
  }
}

/// Another place that a finding speaks of: the writer that feeds the loop, the definition that is missing a name.
package struct RelatedPlace: Hashable, Sendable {
  package let place: Place
  package let message: String

  package init(_ place: Place, _ message: String) {
    self.place = place
    self.message = message
  }
}
