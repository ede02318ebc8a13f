package import Semantics

/// A loop from a state through layout back to the state that did not come to rest within the bound.
package struct Divergence: Sendable {
  /// How the sequence of values behaves.
  package enum Class: Hashable, Sendable {
    /// Tends to a limit, too slowly to reach it (each step is a fixed share of the last).
    case contracting(limit: Double)
    /// Comes back to an earlier value after `period` passes.
    case oscillating(period: Int)
    /// Grows or shrinks by the same step each pass.
    case linear(step: Double)
    /// Grows or shrinks faster each pass.
    case exponential(ratio: Double)
    /// Changes without being a number, or without pattern.
    case irregular
  }

  package let `class`: Class
  /// The state property that keeps changing.
  package let state: String
  /// Its values, one for each pass, as text.
  package let values: [String]
  /// The same as numbers where they are numbers.
  package let numbers: [Double]
  package let declaration: SourceSpan
  /// The modifier whose action writes the state.
  package let writer: SourceSpan?
}
