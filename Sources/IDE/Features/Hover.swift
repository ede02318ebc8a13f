package import Semantics
package import SourceText

/// What is worth knowing about the piece of code under the cursor.
package struct Hover: Sendable {
  package let range: ByteRange
  package let contents: RichText
}

extension Analysis {
  package func hover(at offset: ByteOffset, in file: FileID) -> Hover? {
    nil
  }
}
