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

  /// A name that a `coordinateSpace` modifier defines.
  package struct DefinedSpace: Hashable, Sendable {
    package let name: String
    package let span: SourceSpan
    package let element: ElementID?
  }

  /// A state cell that an observer has written.
  package struct StateWrite: Hashable, Sendable {
    package enum Phase: Hashable, Sendable {
      /// During `body`: SwiftUI ignores it and warns.
      case evaluation
      /// In the action of the observer at this place.
      case action(SourceSpan)
    }

    package let pass: Int
    package let state: String
    package let value: String
    package let span: SourceSpan?
    package let phase: Phase
  }

  /// The action of an observer that ran.
  package struct Observation: Hashable, Sendable {
    package let pass: Int
    /// `onPreferenceChange`, `onChange`, …
    package let modifier: String
    package let span: SourceSpan
    package let value: String
  }

  /// A modifier that writes a preference, whether or not anybody reads it.
  package struct PreferenceSite: Hashable, Sendable {
    package let key: String
    package let span: SourceSpan
    /// The modifier around it that replaces the value.
    package let replacedBy: SourceSpan?
    /// That modifier writes the key's default.
    package let isReset: Bool
  }

  /// An `alignmentGuide` modifier.
  package struct Guide: Hashable, Sendable {
    package let span: SourceSpan
    package let axis: Axis
    /// Whether a container, frame or decoration has asked for its value.
    package internal(set) var isUsed: Bool
  }

  package internal(set) var guides: [Guide] = []
  /// The writers of preferences, each place once for each modifier that replaces it.
  package internal(set) var preferenceSites: [PreferenceSite] = []
  package internal(set) var missedSpaces: [MissedSpace] = []
  package internal(set) var definedSpaces: [DefinedSpace] = []
  package internal(set) var writes: [StateWrite] = []
  package internal(set) var observations: [Observation] = []
  /// Whether the limit of elements or steps was reached, and where.
  package internal(set) var limit: Limit?

  /// A bound that cut the evaluation short.
  package struct Limit: Hashable, Sendable {
    package let reason: String
    package let span: SourceSpan?
  }
}
