package import Layout
import Semantics
package import ViewGraph

/// A `GeometryReader` of a project, sorted.
package struct AuditedReader: Sendable {
  /// Its name in the source.
  package let place: Place
  /// Where it stands: `Card.body`.
  package let owner: String
  package let category: ReaderCategory
  /// What the proxy's values go into; empty where it is never asked.
  package let uses: [ReaderUse]
  /// Whether it stands in a background, an overlay or the like, where it takes no space from others.
  package let isIsolated: Bool
  /// What it takes, and what its content needs, in the first tested configuration that shows it.
  package var sizes: (reader: Size, content: Size?)?
  /// Why it is in its category; a fragment.
  package let reason: String
  /// What to write instead, or that it can stay; a fragment.
  package let replacement: String
}
