extension InterfaceFamily {
  /// The environment, beside its keys, and the actions found in it.
  static let environment = InterfaceFamily(
    "Environment",
    """
    protocol EnvironmentKey {
      associatedtype Value
      static var defaultValue: Value { get }
    }
    struct EnvironmentValues: CustomStringConvertible {
      init()
      subscript<K: EnvironmentKey>(key: K.Type) -> K.Value { get set }
      @available(iOS 17, macOS 14, *)
      subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? { get set }
      var description: String { get }
    }
    struct DismissAction {
      @MainActor func callAsFunction()
    }
    struct DismissSearchAction {
      @MainActor func callAsFunction()
    }
    struct DismissWindowAction {
      @MainActor func callAsFunction()
      @MainActor func callAsFunction(id: String)
      @MainActor func callAsFunction<D: Codable & Hashable>(id: String, value: D)
    }
    struct OpenURLAction {
      struct Result: Sendable {
        static let handled: OpenURLAction.Result
        static let discarded: OpenURLAction.Result
        static let systemAction: OpenURLAction.Result
        static func systemAction(_ url: URL) -> OpenURLAction.Result
      }
      init(handler: @escaping (URL) -> OpenURLAction.Result)
      @MainActor func callAsFunction(_ url: URL)
      @MainActor func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void)
    }
    struct OpenWindowAction {
      @MainActor func callAsFunction(id: String)
      @MainActor func callAsFunction<D: Codable & Hashable>(value: D)
      @MainActor func callAsFunction<D: Codable & Hashable>(id: String, value: D)
    }
    struct OpenSettingsAction {
      @MainActor func callAsFunction()
    }
    struct RefreshAction: Sendable {
      func callAsFunction() async
    }
    struct RenameAction {
      @MainActor func callAsFunction()
    }
    struct RequestReviewAction {
      @MainActor func callAsFunction()
    }
    struct ResetFocusAction {
      func callAsFunction(in namespace: Namespace.ID)
    }
    struct PresentationMode {
      var isPresented: Bool { get }
      mutating func dismiss()
    }
    extension EditMode {
      var isEditing: Bool { get }
    }
    extension DynamicTypeSize {
      var isAccessibilitySize: Bool { get }
    }
    extension ContentSizeCategory {
      var isAccessibilityCategory: Bool { get }
    }
    extension ScenePhase: Comparable {
      static func < (lhs: ScenePhase, rhs: ScenePhase) -> Bool
    }
    """
  )

  /// Values handed up, and anchors.
  static let preferences = InterfaceFamily(
    "Preferences",
    """
    protocol PreferenceKey {
      associatedtype Value
      static var defaultValue: Value { get }
      static func reduce(value: inout Value, nextValue: () -> Value)
    }
    extension PreferenceKey where Value: ExpressibleByNilLiteral {
      static var defaultValue: Value { get }
    }
    struct Anchor<Value> {
      struct Source {}
    }
    extension Anchor: Equatable where Value: Equatable {}
    extension Anchor: Hashable where Value: Hashable {}
    extension Anchor: Sendable where Value: Sendable {}
    extension Anchor.Source where Value == CGRect {
      static func rect(_ r: CGRect) -> Anchor<Value>.Source
      static var bounds: Anchor<CGRect>.Source { get }
    }
    extension Anchor.Source where Value == CGPoint {
      static func point(_ p: CGPoint) -> Anchor<Value>.Source
      static func unitPoint(_ p: UnitPoint) -> Anchor<Value>.Source
      static var topLeading: Anchor<CGPoint>.Source { get }
      static var top: Anchor<CGPoint>.Source { get }
      static var topTrailing: Anchor<CGPoint>.Source { get }
      static var leading: Anchor<CGPoint>.Source { get }
      static var center: Anchor<CGPoint>.Source { get }
      static var trailing: Anchor<CGPoint>.Source { get }
      static var bottomTrailing: Anchor<CGPoint>.Source { get }
      static var bottom: Anchor<CGPoint>.Source { get }
      static var bottomLeading: Anchor<CGPoint>.Source { get }
    }
    extension Anchor.Source {
      init<T>(_ array: [Anchor<T>.Source]) where Value == [T]
      init<T>(_ anchor: Anchor<T>.Source?) where Value == T?
    }
    """
  )
}
