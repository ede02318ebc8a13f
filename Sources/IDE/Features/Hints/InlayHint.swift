package import SourceText

/// A few words beside the code that are not in it.
package struct InlayHint: Sendable {
  package enum Kind: Hashable, Sendable {
    /// The type of a variable or parameter that does not say it.
    case type
    /// The size that a view has where it is shown first.
    case frame
  }

  package let offset: ByteOffset
  package let label: String
  package let kind: Kind
  /// What to insert to have it in the code; nil for what is no code.
  package let insertion: String?
  /// What it is about, for whoever points at it.
  package let explanation: String?
}
