extension InterfaceFamily {
  /// Bridges to views of other frameworks.
  static let representables = InterfaceFamily(
    "Representables",
    """
    @MainActor @preconcurrency protocol UIViewRepresentable: View where Body == Never {
      associatedtype UIViewType: UIView
      associatedtype Coordinator = Void
      typealias Context = UIViewRepresentableContext<Self>
      @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
      @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)
      @MainActor @preconcurrency func makeCoordinator() -> Coordinator
    }
    extension UIViewRepresentable where Coordinator == Void {
      func makeCoordinator() -> Coordinator
    }
    @MainActor @preconcurrency protocol UIViewControllerRepresentable: View where Body == Never {
      associatedtype UIViewControllerType: UIViewController
      associatedtype Coordinator = Void
      typealias Context = UIViewControllerRepresentableContext<Self>
      @MainActor @preconcurrency func makeUIViewController(context: Context) -> UIViewControllerType
      @MainActor @preconcurrency func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
      @MainActor @preconcurrency func makeCoordinator() -> Coordinator
    }
    extension UIViewControllerRepresentable where Coordinator == Void {
      func makeCoordinator() -> Coordinator
    }
    @MainActor @preconcurrency protocol NSViewRepresentable: View where Body == Never {
      associatedtype NSViewType: NSView
      associatedtype Coordinator = Void
      typealias Context = NSViewRepresentableContext<Self>
      @MainActor @preconcurrency func makeNSView(context: Context) -> NSViewType
      @MainActor @preconcurrency func updateNSView(_ nsView: NSViewType, context: Context)
      @MainActor @preconcurrency func makeCoordinator() -> Coordinator
    }
    extension NSViewRepresentable where Coordinator == Void {
      func makeCoordinator() -> Coordinator
    }
    @MainActor @preconcurrency struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
      let coordinator: Representable.Coordinator
      var transaction: Transaction { get }
      var environment: EnvironmentValues { get }
    }
    @MainActor @preconcurrency struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
      let coordinator: Representable.Coordinator
      var transaction: Transaction { get }
      var environment: EnvironmentValues { get }
    }
    @MainActor @preconcurrency struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
      let coordinator: Representable.Coordinator
      var transaction: Transaction { get }
      var environment: EnvironmentValues { get }
    }
    @MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
      init(rootView: Content)
      var rootView: Content
    }
    @available(iOS 16, macOS 13, *)
    @MainActor @preconcurrency final class ImageRenderer<Content: View>: ObservableObject {
      init(content view: Content)
      var content: Content
      var proposedSize: ProposedViewSize
      var scale: CGFloat
      var isOpaque: Bool
      var colorMode: ColorRenderingMode
      @available(iOS 26, macOS 26, *)
      var allowedDynamicRange: Image.DynamicRange?
      @available(iOS 17.2, macOS 14.2, *)
      var isObservationEnabled: Bool
      let objectWillChange: PassthroughSubject<Void, Never>
      var uiImage: UIImage? { get }
      var nsImage: NSImage? { get }
      var cgImage: CGImage? { get }
      func render(rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void)
    }
    """
  )

  /// Macros. What they expand to is the program's business: `@Entry` makes a key of the property's default value.
  static let macros = InterfaceFamily(
    "Macros",
    """
    @attached(accessor) macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")
    @attached(peer) macro Previewable() = #externalMacro(module: "PreviewsMacros", type: "PreviewableMacro")
    @freestanding(declaration) macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) = #externalMacro(module: "PreviewsMacros", type: "SwiftUIView")
    @freestanding(declaration) macro Preview(_ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>, _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View) = #externalMacro(module: "PreviewsMacros", type: "SwiftUIView")
    struct Preview {
      struct ViewTraits {}
    }
    struct PreviewTrait<T> {
      static var sizeThatFitsLayout: PreviewTrait<Preview.ViewTraits> { get }
      static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<Preview.ViewTraits>
      static var landscapeLeft: PreviewTrait<Preview.ViewTraits> { get }
      static var landscapeRight: PreviewTrait<Preview.ViewTraits> { get }
      static var portrait: PreviewTrait<Preview.ViewTraits> { get }
    }
    enum PreviewLayout: Sendable {
      case device
      case sizeThatFits
      case fixed(width: CGFloat, height: CGFloat)
    }
    struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
      let rawValue: String
      init(rawValue: String)
      init(stringLiteral: String)
    }
    protocol PreviewContext {}
    struct InterfaceOrientation: Equatable, Sendable {
      static let portrait: InterfaceOrientation
      static let landscapeLeft: InterfaceOrientation
      static let landscapeRight: InterfaceOrientation
    }
    """
  )
}
