/// A property wrapper of the framework.
package struct PropertyWrapperDefinition: Sendable {
  package let name: String
  package let summary: String
  package let availability: Availability
  package let behavior: Behavior

  /// Where the value of the property comes from.
  package enum Behavior: Sendable {
    /// A cell of the view's own, made once for each instance.
    case state
    /// The same, with nothing (`false` or nil) where no initial value is written.
    case focus
    case binding
    /// The environment, by key path or type.
    case environment
    /// The environment, by the property's type.
    case environmentObject
    /// An object that is handed in.
    case object
    case namespace
    /// A length that grows with the text size.
    case scaledMetric

    /// Whether the view is made again where what the property holds, or leads to, is changed by code.
    package var isFollowed: Bool {
      switch self {
      case .state, .focus, .binding, .environmentObject, .object: true
      case .environment, .namespace, .scaledMetric: false
      }
    }
  }

  /// Every wrapper, sorted by name.
  package static let all: [PropertyWrapperDefinition] = [
    .init("AccessibilityFocusState", "Whether assistive technology has the focus here.", .iOS15, .focus),
    .init("AppStorage", "A value kept in the user's defaults.", .iOS14, .state),
    .init("Bindable", "Bindings to the properties of an observable object.", .iOS17, .object),
    .init("Binding", "A value that another view owns.", .iOS13, .binding),
    .init("Environment", "A value from the environment.", .iOS13, .environment),
    .init("EnvironmentObject", "An object from the environment.", .iOS13, .environmentObject),
    .init("FocusState", "Where the focus is.", .iOS15, .focus),
    .init("GestureState", "A value while a gesture lasts.", .iOS13, .state),
    .init("Namespace", "An identity for matched views.", .iOS14, .namespace),
    .init("ObservedObject", "An object that makes the view follow its changes.", .iOS13, .object),
    .init("ScaledMetric", "A length that grows with the text size.", .iOS14, .scaledMetric),
    .init("SceneStorage", "A value kept with the scene.", .iOS14, .state),
    .init("State", "A value that the view owns.", .iOS13, .state),
    .init("StateObject", "An object that the view owns.", .iOS14, .state),
  ]

  private init(_ name: String, _ summary: String, _ availability: Availability, _ behavior: Behavior) {
    self.name = name
    self.summary = summary
    self.availability = availability
    self.behavior = behavior
  }
}
