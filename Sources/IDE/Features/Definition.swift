package import Semantics
package import SourceText

/// Where a name comes from.
package struct Definition: Sendable {
  /// The name that was asked about.
  package let origin: ByteRange
  package let targets: [Target]

  package enum Target: Sendable {
    /// A declaration in the workspace.
    case place(FileID, range: ByteRange, nameRange: ByteRange)
    /// A declaration of the framework: a line range in the text of its interface.
    case interface(InterfaceText, range: ByteRange)
  }
}

/// A part of the framework as a read-only document.
package struct InterfaceText: Hashable, Sendable {
  /// `SwiftUI/VStack`
  package let name: String
  package let text: String
}

extension Analysis {
  /// Where the name at `offset` is declared; nil for what is no name or unknown.
  package func definition(at offset: ByteOffset, in file: FileID) -> Definition? {
    nil
  }
}
