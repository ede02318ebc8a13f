package import Semantics

/// What happened during a scene beside its frames.
package struct SceneFacts: Sendable {
  /// `frame(in: .named(x))` where no ancestor defines x.
  package struct MissedSpace: Hashable, Sendable {
    package let name: String
    /// The lookup: the expression in the source.
    package let span: SourceSpan
    package let element: ElementID?
  }

  /// A state cell that an observer has written.
  struct StateWrite: Hashable, Sendable {
    enum Phase: Hashable, Sendable {
      /// During `body`: SwiftUI ignores it and warns.
      case evaluation
      /// In the action of the observer at this place.
      case action(SourceSpan)
    }

    let pass: Int
    let state: String
    /// The declaration.
    let span: SourceSpan
    let phase: Phase
  }

  package internal(set) var missedSpaces: [MissedSpace] = []
  /// State that follows measurements.
  package internal(set) var measured: [MeasuredState] = []
  /// Whether the limit of elements or steps was reached, and where.
  package internal(set) var limit: Limit?

  /// A bound that cut the evaluation short.
  package struct Limit: Hashable, Sendable {
    package let reason: String
    package let span: SourceSpan?
  }
}
