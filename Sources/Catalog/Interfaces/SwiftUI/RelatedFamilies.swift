extension InterfaceFamily {
  /// Swift Charts, beside its marks and axes.
  static let charts = InterfaceFamily(
    "Charts",
    """
    @available(iOS 16, macOS 13, *)
    @MainActor @preconcurrency protocol ChartContent {
      associatedtype Body: ChartContent
      @MainActor @preconcurrency var body: Body { get }
    }
    extension ChartContent where Body == Never {
      var body: Never { get }
    }
    extension Never: ChartContent {}
    extension ForEach: ChartContent where Content: ChartContent {
      init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) where Data.Element: Identifiable, ID == Data.Element.ID
      init(_ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
    }
    @resultBuilder struct ChartContentBuilder {
      static func buildExpression<Content: ChartContent>(_ content: Content) -> Content
      static func buildBlock<Content: ChartContent>(_ content: Content) -> Content
      static func buildBlock<each Content: ChartContent>(_ content: repeat each Content) -> _ChartTuple<(repeat each Content)>
      static func buildIf<Content: ChartContent>(_ content: Content?) -> _ChartTuple<Content?>
      static func buildEither<First: ChartContent, Second: ChartContent>(first: First) -> _ConditionalContent<First, Second>
      static func buildEither<First: ChartContent, Second: ChartContent>(second: Second) -> _ConditionalContent<First, Second>
    }
    extension _ConditionalContent: ChartContent where TrueContent: ChartContent, FalseContent: ChartContent {}
    struct _ChartTuple<T>: ChartContent {
      typealias Body = Never
    }
    extension ChartContent {
      func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent
      func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent
      func opacity(_ opacity: Double) -> some ChartContent
      func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent
      func position<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent
      func accessibilityLabel(_ label: Text) -> some ChartContent
      func accessibilityValue(_ value: Text) -> some ChartContent
      func zIndex(_ value: Double) -> some ChartContent
    }
    protocol Plottable {
      associatedtype PrimitivePlottable
    }
    extension Double: Plottable { typealias PrimitivePlottable = Double }
    extension Float: Plottable { typealias PrimitivePlottable = Float }
    extension CGFloat: Plottable { typealias PrimitivePlottable = CGFloat }
    extension Int: Plottable { typealias PrimitivePlottable = Int }
    extension String: Plottable { typealias PrimitivePlottable = String }
    extension Date: Plottable { typealias PrimitivePlottable = Date }
    struct PlottableValue<Value: Plottable> {
      static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value>
      static func value(_ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component) -> PlottableValue<Date> where Value == Date
    }
    struct MarkDimension: Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
      init(floatLiteral value: Double)
      init(integerLiteral value: Int)
      static let automatic: MarkDimension
      static func fixed(_ value: CGFloat) -> MarkDimension
      static func inset(_ value: CGFloat) -> MarkDimension
      static func ratio(_ value: CGFloat) -> MarkDimension
    }
    struct InterpolationMethod: Sendable {
      static var linear: InterpolationMethod { get }
      static var monotone: InterpolationMethod { get }
      static var catmullRom: InterpolationMethod { get }
      static var cardinal: InterpolationMethod { get }
      static var stepStart: InterpolationMethod { get }
      static var stepCenter: InterpolationMethod { get }
      static var stepEnd: InterpolationMethod { get }
    }
    protocol ChartSymbolShape: Shape {}
    struct BasicChartSymbolShape: ChartSymbolShape {}
    extension ChartSymbolShape where Self == BasicChartSymbolShape {
      static var circle: BasicChartSymbolShape { get }
      static var square: BasicChartSymbolShape { get }
      static var diamond: BasicChartSymbolShape { get }
      static var triangle: BasicChartSymbolShape { get }
    }
    protocol ScaleDomain {}
    protocol ScaleRange {}
    extension ClosedRange: ScaleDomain, ScaleRange where Bound: Plottable {}
    extension Array: ScaleDomain, ScaleRange {}
    protocol ChartScrollTargetBehavior {}
    struct AnnotationPosition: Sendable {
      static let automatic: AnnotationPosition
      static let top: AnnotationPosition
      static let bottom: AnnotationPosition
      static let leading: AnnotationPosition
      static let trailing: AnnotationPosition
      static let overlay: AnnotationPosition
    }
    protocol AxisContent {}
    protocol AxisMark {}
    struct BuiltInAxisMarks: AxisMark {}
    @resultBuilder struct AxisContentBuilder {
      static func buildBlock<Content: AxisContent>(_ content: Content) -> Content
      static func buildBlock<each Content: AxisContent>(_ content: repeat each Content) -> _AxisTuple<(repeat each Content)>
    }
    @resultBuilder struct AxisMarkBuilder {
      static func buildBlock<Content: AxisMark>(_ content: Content) -> Content
      static func buildBlock<each Content: AxisMark>(_ content: repeat each Content) -> _AxisTuple<(repeat each Content)>
      static func buildIf<Content: AxisMark>(_ content: Content?) -> _AxisTuple<Content?>
    }
    struct _AxisTuple<T>: AxisContent, AxisMark {}
    struct AxisValue {
      var index: Int { get }
      var count: Int { get }
      func `as`<P: Plottable>(_ valueType: P.Type) -> P?
    }
    struct AxisMarkPreset: Sendable {
      static let automatic: AxisMarkPreset
      static let extended: AxisMarkPreset
      static let aligned: AxisMarkPreset
      static let inset: AxisMarkPreset
    }
    struct AxisMarkPosition: Sendable {
      static let automatic: AxisMarkPosition
      static let leading: AxisMarkPosition
      static let trailing: AxisMarkPosition
      static let top: AxisMarkPosition
      static let bottom: AxisMarkPosition
    }
    struct AxisMarkValues: Sendable {
      static let automatic: AxisMarkValues
      static func automatic(desiredCount: Int? = nil) -> AxisMarkValues
      static func stride(by stepSize: Double) -> AxisMarkValues
      static func stride(by component: Calendar.Component, count: Int = 1) -> AxisMarkValues
    }
    extension AxisMarks {
      init<P: Plottable>(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [P]) where Content == BuiltInAxisMarks
      init<P: Plottable>(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [P], @AxisMarkBuilder content: @escaping (AxisValue) -> Content)
    }
    extension AxisTick {
      struct Length: Sendable {
        static let automatic: AxisTick.Length
        static let label: AxisTick.Length
      }
    }
    struct ChartProxy {
      var plotSize: CGSize { get }
      func position<P: Plottable>(forX value: P) -> CGFloat?
      func position<P: Plottable>(forY value: P) -> CGFloat?
      func value<P: Plottable>(atX position: CGFloat, as: P.Type = P.self) -> P?
      func value<P: Plottable>(atY position: CGFloat, as: P.Type = P.self) -> P?
    }
    struct ChartPlotContent: View { typealias Body = Never }
    struct ChartAxisContent: View { typealias Body = Never }
    """
  )

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
