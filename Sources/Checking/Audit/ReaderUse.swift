package import Semantics
import ViewGraph

/// One use of what a reader's proxy tells.
package struct ReaderUse: Hashable, Sendable {
  /// Where the value goes.
  package enum Kind: String, CaseIterable, Sendable {
    /// A preference of that key is written.
    case preference
    /// State is set, or an action is called.
    case state
    /// It is shown as text.
    case text
    /// A frame is as long as the reader.
    case fill
    /// A frame is computed.
    case frame
    /// Paddings, spacings, offsets, positions.
    case arrangement
    /// It decides what is shown, or how much.
    case condition
    /// An anchor is resolved.
    case anchor
    /// A path, a gradient or a shape is computed.
    case drawing
    /// It is compared with where a finger is.
    case gesture
    /// Opacity, scale, rotation and the like.
    case effect
    /// Another view or function gets it.
    case handedOn = "handed-on"
  }

  package let kind: Kind
  /// The expression that uses it.
  package let span: SourceSpan
  /// What it goes into: `frame`, `Text`, a preference key's name.
  package let target: String
}
