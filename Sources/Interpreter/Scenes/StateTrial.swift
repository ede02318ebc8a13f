import Semantics

/// What becomes of a scene's state that starts from other values than the declared ones.
package struct StateTrial: Sendable {
  /// The cells that measurements have written.
  package let measured: [MeasuredState]
  /// Set when the state does not settle.
  package let divergence: Divergence?
  /// Set when the trial was ended before it was over.
  package let limit: SceneFacts.Limit?
  /// How much of the fuel was used.
  package let steps: Int
  /// What all of this depends on; nil where that is not known.
  package internal(set) var reads: SceneReads?
}
