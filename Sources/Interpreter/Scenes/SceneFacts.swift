package import Layout
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

  /// A length of a frame that SwiftUI refuses: negative, infinite, no number, or more than a bound that is to be larger.
  package struct InvalidFrame: Hashable, Sendable {
    /// A length with its argument's label.
    package struct Bound: Hashable, Sendable {
      package let label: String
      package let length: Double
    }

    /// The whole call of the modifier.
    package let span: SourceSpan
    package let label: String
    package let length: Double
    /// The bound of the same call that is smaller; nil where the length itself is refused.
    package let exceeded: Bound?

    /// Lengths that are no numbers are alike.
    package static func == (first: InvalidFrame, second: InvalidFrame) -> Bool {
      first.span == second.span && first.label == second.label && first.exceeded == second.exceeded
        && (first.length == second.length || first.length.isNaN && second.length.isNaN)
    }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(span)
      hasher.combine(label)
    }
  }

  /// An id that several elements of one loop have.
  package struct RepeatedID: Hashable, Sendable {
    /// The call with the loop.
    package let span: SourceSpan
    /// As text.
    package let id: String
    /// Positions in the data.
    package let first: Int
    package let second: Int
    /// Whether every run of the program has both: no value that they are made of stands in for another.
    package let isKnown: Bool
  }

  /// A view that gives its geometry to others, or takes it.
  package struct MatchedView: Hashable, Sendable {
    /// The name of the modifier.
    package let span: SourceSpan
    /// The id and the namespace, as text.
    package let id: String
    package let isSource: Bool
  }

  /// A modifier that writes a preference, whether or not anybody reads it.
  package struct PreferenceSite: Hashable, Sendable {
    package let key: String
    package let span: SourceSpan
    /// The modifier around it that replaces the value.
    package let replacedBy: SourceSpan?
    /// That modifier writes the key's default.
    package let isReset: Bool
    /// The uses of the program's own views and modifiers that the writer stands in, innermost first, up to the replacing
    /// modifier.
    package let uses: [SourceSpan]
    /// Those that the replacing modifier stands in.
    package let outerUses: [SourceSpan]
  }

  /// An `alignmentGuide` modifier.
  package struct Guide: Hashable, Sendable {
    package let span: SourceSpan
    package let axis: Axis
    /// Whether a container, frame or decoration has asked for its value.
    package internal(set) var isUsed: Bool
  }

  package internal(set) var invalidFrames: [InvalidFrame] = []
  /// What ends the program whenever the scene is shown.
  package internal(set) var traps: [UnknownRecord] = []
  /// Where the state came to rest; nil where it did not, or where other things than state were written on the way.
  package internal(set) var rest: RestingState?
  package internal(set) var repeatedIDs: [RepeatedID] = []
  package internal(set) var matchedViews: [MatchedView] = []
  package internal(set) var guides: [Guide] = []
  /// The writers of preferences, each place once for each modifier that replaces it.
  package internal(set) var preferenceSites: [PreferenceSite] = []
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
