package import Layout
package import Semantics

/// The number of an element in its scene.
package struct ElementID: Hashable, Comparable, Sendable {
  package let index: Int

  package init(_ index: Int) {
    self.index = index
  }

  package static func < (lhs: Self, rhs: Self) -> Bool {
    lhs.index < rhs.index
  }
}

/// A view or a modifier that takes part in layout, where it came from, and what layout made of it. Rules hand many of
/// them around, which must cost no more than a reference.
package final class Element: Sendable {
  package enum Kind: String, Sendable {
    case view
    case modifier
  }

  package let id: ElementID
  package let parent: ElementID?
  package let children: [ElementID]
  /// The call's name as written: `VStack`, `padding`; `Color.red` for a static member.
  package let name: String
  package let kind: Kind
  /// The call; for a modifier from the start of its receiver.
  package let span: SourceSpan
  /// The name alone, where a finding about the call starts for a modifier.
  package let nameSpan: SourceSpan
  /// Whether the project itself declares this type or function.
  package let isUserDefined: Bool
  /// Where the element stands among the instances: `ContentView`, `List`, `ForEach[2]`, `Row`.
  package var instancePath: [String] { (base?.names ?? []) + (path?.names ?? []) + [name] }
  /// What it stands in.
  let path: InstancePath?
  /// What the path is below of.
  let base: InstancePath?

  package let layout: Geometry
  /// How much of it shows, for a text, or for what no other element shows the text of: a button with a title.
  package let text: TextFacts?
  /// What few elements have.
  let notes: Notes?

  init(
    id: ElementID,
    parent: ElementID?,
    children: [ElementID],
    source: SceneNode.Source,
    base: InstancePath?,
    layout: Geometry,
    text: TextFacts?,
    notes: Notes?
  ) {
    self.id = id
    self.parent = parent
    self.children = children
    name = source.name
    kind = source.kind
    span = source.span
    nameSpan = source.nameSpan
    isUserDefined = source.isUserDefined
    path = source.path
    self.base = base
    self.layout = layout
    self.text = text
    self.notes = notes
  }

  /// What the frame depends on beside the source, where the scene was asked to explain itself; nothing: it is exact.
  package var dependsOn: [FrameDependency] { notes?.dependsOn ?? [] }
  /// The same for its size alone.
  package var sizeDependsOn: [FrameDependency] { notes?.sizeDependsOn ?? [] }
  /// The stand-ins that the element itself is made from: where uncertainty enters.
  package var standIns: [String] { notes?.standIns ?? [] }
  /// The environment values that this element's own evaluation has read.
  package var environmentReads: [EnvironmentRead] { notes?.environmentReads ?? [] }
  package var preferenceWrites: [PreferenceWrite] { notes?.preferenceWrites ?? [] }
  package var preferenceReads: [PreferenceRead] { notes?.preferenceReads ?? [] }

  /// Kept apart, so that an element that has none of it takes no more than a reference.
  final class Notes: Sendable {
    let dependsOn: [FrameDependency]
    let sizeDependsOn: [FrameDependency]
    let standIns: [String]
    let environmentReads: [EnvironmentRead]
    let preferenceWrites: [PreferenceWrite]
    let preferenceReads: [PreferenceRead]

    init(
      dependsOn: [FrameDependency],
      sizeDependsOn: [FrameDependency],
      standIns: [String],
      environmentReads: [EnvironmentRead],
      preferenceWrites: [PreferenceWrite],
      preferenceReads: [PreferenceRead]
    ) {
      self.dependsOn = dependsOn
      self.sizeDependsOn = sizeDependsOn
      self.standIns = standIns
      self.environmentReads = environmentReads
      self.preferenceWrites = preferenceWrites
      self.preferenceReads = preferenceReads
    }
  }
}

extension Element {
  /// What layout decided, in points.
  package struct Geometry: Sendable {
    package let node: NodeID
    /// What the parent offered when it placed this element.
    package let proposal: Proposal
    /// What the element chose.
    package let size: Size
    /// `frame(in: .global)` with the container as the screen.
    package let globalFrame: Rect
    /// Why the size is what it is, on each axis.
    package let widthReason: SizeReason
    package let heightReason: SizeReason
    /// Why the proposal is what it is, on each axis.
    package let widthOffer: OfferReason
    package let heightOffer: OfferReason
    package let priority: Double
    /// Measured where the elements are to explain themselves.
    package let extremes: Extremes?
  }

  /// The answers to a proposal of nothing, of no opinion and of everything.
  package struct Extremes: Sendable {
    package let minimum: Size
    package let ideal: Size
    package let maximum: Size
  }
}

extension Element {
  /// One environment value that an evaluation has used.
  package struct EnvironmentRead: Hashable, Sendable {
    /// The key as written in the read: `colorScheme`, `theme`, or the type's name for an object.
    package let key: String
    package let value: String
    /// Where the value was set, nil for the default.
    package let writer: SourceSpan?
  }

  /// A value that an element hands up for a key.
  package struct PreferenceWrite: Hashable, Sendable {
    package let key: String
    package let value: String
    package let span: SourceSpan
    package let isTransform: Bool
  }

  /// A value that an element has received from below.
  package struct PreferenceRead: Hashable, Sendable {
    package let key: String
    /// The joined value, nil when nothing below contributes.
    package let value: String?
    package let span: SourceSpan
    /// How many writers were joined.
    package let contributions: Int
    /// A written value that joining with a default has changed.
    package let loss: PreferenceLoss?
    /// Identifiers under which two writers have handed up different values, as text.
    package let collisions: [String]
  }

  /// A written value that `reduce` has given up for the key's default, which a container without a writer contributes.
  package struct PreferenceLoss: Hashable, Sendable {
    package let writer: SourceSpan?
    /// The container whose content may change, where it is an element.
    package let container: SourceSpan?
    package let written: String
    package let result: String
  }
}
