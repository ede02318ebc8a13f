package import Layout

/// A modifier of the framework: what completion, hover, checks and evaluation know about it.
package final class ModifierDefinition: Sendable {
  package let name: String
  package let summary: String
  package let availability: Availability
  package let deprecation: Deprecation?
  package let signatures: [Signature]
  /// What it is applied to.
  package let receiver: Receiver
  package let behavior: ModifierBehavior
  /// How the modifier changes what is drawn of its receiver; nil where it only changes layout.
  package let paint: ModifierPaint?

  package init(
    _ name: String,
    _ summary: String,
    _ signatures: [Signature],
    _ availability: Availability = .iOS13,
    deprecation: Deprecation? = nil,
    receiver: Receiver = .view,
    paint: ModifierPaint? = nil,
    behavior: ModifierBehavior
  ) {
    self.name = name
    self.summary = summary
    self.availability = availability
    self.deprecation = deprecation
    self.signatures = signatures
    self.receiver = receiver
    self.paint = paint
    self.behavior = behavior
  }

  /// A modifier without effect on layout: paint, gestures, presentation, accessibility.
  package static func neutral(
    _ name: String,
    _ summary: String,
    _ signatures: [Signature],
    _ availability: Availability = .iOS13,
    deprecation: Deprecation? = nil,
    receiver: Receiver = .view,
    paint: ModifierPaint? = nil
  ) -> ModifierDefinition {
    ModifierDefinition(
      name,
      summary,
      signatures,
      availability,
      deprecation: deprecation,
      receiver: receiver,
      paint: paint,
      behavior: .neutral
    )
  }

  /// A modifier that says something of the bars around, and nothing else of layout.
  package static func bars(
    _ name: String,
    _ summary: String,
    _ signatures: [Signature],
    _ availability: Availability = .iOS13,
    deprecation: Deprecation? = nil,
    paint: ModifierPaint? = nil,
    _ make: @escaping @Sendable (ArgumentValues, inout BarTraits) -> Void
  ) -> ModifierDefinition {
    ModifierDefinition(
      name,
      summary,
      signatures,
      availability,
      deprecation: deprecation,
      paint: paint,
      behavior: .transform { arguments in
        var traits = BarTraits()
        make(arguments, &traits)
        return .bars(traits)
      }
    )
  }

  /// What a modifier is applied to: most to views.
  package enum Receiver: Sendable {
    case view
    case chartContent
    case gesture
    case insettableShape
    case scene
    case shape
    case tableColumn
    case widget

    /// The protocol in Swift.
    package var typeName: String {
      switch self {
      case .view: "View"
      case .chartContent: "ChartContent"
      case .gesture: "Gesture"
      case .insettableShape: "InsettableShape"
      case .scene: "Scene"
      case .shape: "Shape"
      case .tableColumn: "TableColumnContent"
      case .widget: "WidgetConfiguration"
      }
    }
  }
}

/// What a modifier does.
package enum ModifierBehavior: Sendable {
  /// The slot of what the modifier is applied to.
  package static let receiver = "self"

  case neutral
  /// Nobody knows: it counts as without effect, and what is around as uncertain.
  case unknown
  /// Takes part in layout: nodes around the receiver (slot `self`).
  case composition(@Sendable (ArgumentValues) -> Composition)
  /// The same, drawn behind the receiver: its preferences come before the receiver's.
  case background(@Sendable (ArgumentValues) -> Composition)
  /// Changes what is seen of the geometry but not the layout: a layout node that frames do not list.
  case transform(@Sendable (ArgumentValues) -> LayoutBehavior)
  case environment(@Sendable (ArgumentValues) -> [EnvironmentWrite])
  /// `environment(_:_:)`, `environment(_:)`, `environmentObject(_:)`
  case writeEnvironment
  case transformEnvironment
  case preference(PreferenceAction)
  case observer(Observer)
  /// A decoration made from the value of a preference.
  case preferenceDecoration(isBehind: Bool)
  case alignmentGuide
  case coordinateSpace
  /// `modifier(_:)`: the body of the program's own modifier.
  case custom
  /// `phaseAnimator`, `keyframeAnimator`: what a closure makes of the receiver and the first value of that type.
  case animated(String)
  /// `id(_:)`
  case identity
  case layoutValue
  /// A value for a container that is handed its views one by one.
  case containerValue
  case matchedGeometry
  /// `containerRelativeFrame` with a closure for the length.
  case containerRelativeFrame
  /// `badge`: what it makes of a row with the argument `badge`; elsewhere it is without effect.
  case badge(@Sendable (ArgumentValues) -> Composition)

  /// What a modifier hands up.
  package enum PreferenceAction: Sendable {
    case write
    case transform
    case anchor
    case transformAnchor
  }

  /// What makes an action run.
  package enum Observer: Sendable {
    case appear
    /// Appearing, or another value of `id`: what then runs may wait.
    case task
    case value
    case preference
    case publisher
    case geometry
    case scrollGeometry
  }
}
