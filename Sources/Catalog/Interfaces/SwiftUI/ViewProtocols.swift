extension InterfaceFamily {
  /// What views, modifiers and apps are.
  static let viewProtocols = InterfaceFamily(
    "ViewProtocols",
    """
    @MainActor @preconcurrency protocol View {
      associatedtype Body: View
      @ViewBuilder @MainActor @preconcurrency var body: Body { get }
    }
    extension View where Body == Never {
      var body: Never { get }
    }
    @MainActor @preconcurrency protocol ViewModifier {
      associatedtype Body: View
      typealias Content = _ViewModifier_Content<Self>
      @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
    }
    extension ViewModifier where Body == Never {
      func body(content: Content) -> Never
    }
    extension ViewModifier {
      func concat<T>(_ modifier: T) -> ModifiedContent<Self, T>
    }
    struct _ViewModifier_Content<Modifier: ViewModifier>: View {
      typealias Body = Never
    }
    struct EmptyModifier: ViewModifier {
      typealias Body = Never
      static let identity: EmptyModifier
      init()
    }
    struct ModifiedContent<Content, Modifier> {
      typealias Body = Never
      var content: Content
      var modifier: Modifier
      init(content: Content, modifier: Modifier)
    }
    extension ModifiedContent: View where Content: View, Modifier: ViewModifier {}
    extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {}
    protocol AnimatableModifier: Animatable, ViewModifier {}
    protocol EnvironmentalModifier: ViewModifier {
      associatedtype ResolvedModifier: ViewModifier
      func resolve(in environment: EnvironmentValues) -> ResolvedModifier
    }
    extension Never: View {
      var body: Never { get }
    }
    extension Optional: View where Wrapped: View {
      typealias Body = Never
    }
    extension Text: Sendable {}
    @MainActor @preconcurrency protocol App {
      associatedtype Body: Scene
      @SceneBuilder @MainActor @preconcurrency var body: Body { get }
      @MainActor @preconcurrency init()
    }
    extension App {
      @MainActor static func main()
    }
    @MainActor @preconcurrency protocol Scene {
      associatedtype Body: Scene
      @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    }
    extension Scene where Body == Never {
      var body: Never { get }
    }
    extension Never: Scene {}
    @MainActor @preconcurrency protocol Commands {
      associatedtype Body: Commands
      @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
    }
    extension Commands where Body == Never {
      var body: Never { get }
    }
    extension Never: Commands {}
    @MainActor @preconcurrency protocol ToolbarContent {
      associatedtype Body: ToolbarContent
      @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
    }
    extension ToolbarContent where Body == Never {
      var body: Never { get }
    }
    extension Never: ToolbarContent {}
    @MainActor @preconcurrency protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}
    extension Never: CustomizableToolbarContent {}
    @available(iOS 18, macOS 15, *)
    @MainActor @preconcurrency protocol TabContent<TabValue> {
      associatedtype TabValue: Hashable = Never
      associatedtype Body: TabContent
      var body: Body { get }
    }
    extension TabContent where Body == Never {
      var body: Never { get }
    }
    extension Never: TabContent {
      typealias TabValue = Never
    }
    @MainActor @preconcurrency protocol WidgetConfiguration {
      associatedtype Body: WidgetConfiguration
      @MainActor @preconcurrency var body: Body { get }
    }
    extension WidgetConfiguration where Body == Never {
      var body: Never { get }
    }
    extension Never: WidgetConfiguration {}
    @MainActor @preconcurrency protocol PreviewProvider {
      associatedtype Previews: View
      @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
    }
    @MainActor @preconcurrency protocol LibraryContentProvider {}
    """
  )
}
