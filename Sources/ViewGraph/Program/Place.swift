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
