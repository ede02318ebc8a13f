extension InterfaceFamily {
  /// Shapes and what draws them.
  static let shapes = InterfaceFamily(
    "Shapes",
    """
    protocol Shape: Sendable, Animatable, View {
      nonisolated func path(in rect: CGRect) -> Path
      @available(iOS 17, macOS 14, *)
      nonisolated static var role: ShapeRole { get }
      @available(iOS 17, macOS 14, *)
      nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
      @available(iOS 16, macOS 13, *)
      nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    }
    extension Shape {
      nonisolated func path(in rect: CGRect) -> Path
      nonisolated static var role: ShapeRole { get }
      nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
      nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
      var body: _ShapeView<Self, ForegroundStyle> { get }
    }
    @available(iOS 17, macOS 14, *)
    extension Shape {
      nonisolated func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape
      nonisolated func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape
      nonisolated func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape
      nonisolated func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape
      nonisolated func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape
      nonisolated func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape
    }
    struct _ShapeView<Content: Shape, Style: ShapeStyle>: View {
      typealias Body = Never
    }
    enum ShapeRole: Sendable {
      case fill
      case stroke
      case separator
    }
    enum LayoutDirectionBehavior: Hashable, Sendable {
      case fixed
      case mirrors(in: LayoutDirection)
      static var mirrors: LayoutDirectionBehavior { get }
    }
    protocol InsettableShape: Shape {
      associatedtype InsetShape: InsettableShape
      nonisolated func inset(by amount: CGFloat) -> InsetShape
    }
    struct _InsetShape<Base: Shape>: InsettableShape {
      typealias InsetShape = _InsetShape<Base>
      func inset(by amount: CGFloat) -> _InsetShape<Base>
    }
    extension InsettableShape where InsetShape == _InsetShape<Self> {
      nonisolated func inset(by amount: CGFloat) -> _InsetShape<Self>
    }
    extension Capsule { typealias InsetShape = _InsetShape<Capsule> }
    extension Circle { typealias InsetShape = _InsetShape<Circle> }
    extension ContainerRelativeShape { typealias InsetShape = _InsetShape<ContainerRelativeShape> }
    extension Ellipse { typealias InsetShape = _InsetShape<Ellipse> }
    extension Rectangle { typealias InsetShape = _InsetShape<Rectangle> }
    extension RoundedRectangle {
      typealias InsetShape = _InsetShape<RoundedRectangle>
      var cornerSize: CGSize { get set }
      var style: RoundedCornerStyle { get set }
    }
    extension UnevenRoundedRectangle { typealias InsetShape = _InsetShape<UnevenRoundedRectangle> }
    extension Shape where Self == Rectangle {
      static var rect: Rectangle { get }
    }
    extension Shape where Self == RoundedRectangle {
      static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle
      static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle
    }
    extension Shape where Self == UnevenRoundedRectangle {
      static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> UnevenRoundedRectangle
      static func rect(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous) -> UnevenRoundedRectangle
    }
    extension Shape where Self == Circle {
      static var circle: Circle { get }
    }
    extension Shape where Self == Ellipse {
      static var ellipse: Ellipse { get }
    }
    extension Shape where Self == Capsule {
      static var capsule: Capsule { get }
      static func capsule(style: RoundedCornerStyle) -> Capsule
    }
    extension Shape where Self == ContainerRelativeShape {
      static var containerRelative: ContainerRelativeShape { get }
    }
    extension Shape where Self == ButtonBorderShape {
      static var buttonBorder: ButtonBorderShape { get }
    }
    extension ButtonBorderShape: InsettableShape {
      typealias InsetShape = _InsetShape<ButtonBorderShape>
      static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape
    }
    @available(iOS 16, macOS 13, *)
    struct RectangleCornerRadii: Equatable, Sendable {
      init(topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0)
      var topLeading: CGFloat
      var bottomLeading: CGFloat
      var bottomTrailing: CGFloat
      var topTrailing: CGFloat
    }
    extension Path: Equatable {
      init(ellipseIn rect: CGRect)
      init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous)
      init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle)
      init(_ path: CGPath)
      var cgPath: CGPath { get }
      var boundingRect: CGRect { get }
      var isEmpty: Bool { get }
      var currentPoint: CGPoint? { get }
      func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool
      mutating func move(to end: CGPoint)
      mutating func addLine(to end: CGPoint)
      mutating func addLines(_ lines: [CGPoint])
      mutating func addQuadCurve(to end: CGPoint, control: CGPoint)
      mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint)
      mutating func closeSubpath()
      mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity)
      mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity)
      mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity)
      mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity)
      mutating func addArc(center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool, transform: CGAffineTransform = .identity)
      mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity)
      mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity)
      mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity)
      func applying(_ transform: CGAffineTransform) -> Path
      func offsetBy(dx: CGFloat, dy: CGFloat) -> Path
      func trimmedPath(from: CGFloat, to: CGFloat) -> Path
      func strokedPath(_ style: StrokeStyle) -> Path
    }
    struct FillStyle: Equatable, Sendable {
      init(eoFill: Bool = false, antialiased: Bool = true)
      var isEOFilled: Bool
      var isAntialiased: Bool
    }
    struct StrokeStyle: Equatable, Sendable {
      init(lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0)
      var lineWidth: CGFloat
      var lineCap: CGLineCap
      var lineJoin: CGLineJoin
      var miterLimit: CGFloat
      var dash: [CGFloat]
      var dashPhase: CGFloat
    }
    """
  )

  /// What shapes and texts are filled with.
  static let paint = InterfaceFamily(
    "Paint",
    """
    protocol ShapeStyle: Sendable {
      associatedtype Resolved = Never
      @available(iOS 17, macOS 14, *)
      func resolve(in environment: EnvironmentValues) -> Resolved
    }
    extension ShapeStyle where Resolved == Never {
      func resolve(in environment: EnvironmentValues) -> Never
    }
    extension Never: ShapeStyle {}
    extension ShapeStyle {
      func opacity(_ opacity: Double) -> some ShapeStyle
      func blendMode(_ mode: BlendMode) -> some ShapeStyle
      func shadow(_ style: ShadowStyle) -> some ShapeStyle
      func `in`(_ rect: CGRect) -> some ShapeStyle
      var secondary: some ShapeStyle { get }
      var tertiary: some ShapeStyle { get }
      var quaternary: some ShapeStyle { get }
      var quinary: some ShapeStyle { get }
    }
    extension ShapeStyle where Self: View {
      var body: _ShapeView<Rectangle, Self> { get }
    }
    struct AnyShapeStyle: ShapeStyle {
      init<S: ShapeStyle>(_ style: S)
    }
    struct ForegroundStyle: ShapeStyle { init() }
    struct BackgroundStyle: ShapeStyle { init() }
    struct TintShapeStyle: ShapeStyle { init() }
    struct FillShapeStyle: ShapeStyle { init() }
    struct SelectionShapeStyle: ShapeStyle { init() }
    struct SeparatorShapeStyle: ShapeStyle { init() }
    struct PlaceholderTextShapeStyle: ShapeStyle { init() }
    struct LinkShapeStyle: ShapeStyle { init() }
    struct WindowBackgroundShapeStyle: ShapeStyle { init() }
    struct HierarchicalShapeStyle: ShapeStyle {
      static let primary: HierarchicalShapeStyle
      static let secondary: HierarchicalShapeStyle
      static let tertiary: HierarchicalShapeStyle
      static let quaternary: HierarchicalShapeStyle
      static let quinary: HierarchicalShapeStyle
    }
    struct ImagePaint: ShapeStyle {
      init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1)
    }
    extension ShapeStyle where Self == HierarchicalShapeStyle {
      static var primary: HierarchicalShapeStyle { get }
      static var secondary: HierarchicalShapeStyle { get }
      static var tertiary: HierarchicalShapeStyle { get }
      static var quaternary: HierarchicalShapeStyle { get }
      @available(iOS 17, macOS 14, *)
      static var quinary: HierarchicalShapeStyle { get }
    }
    extension ShapeStyle where Self == ForegroundStyle {
      static var foreground: ForegroundStyle { get }
    }
    extension ShapeStyle where Self == BackgroundStyle {
      static var background: BackgroundStyle { get }
    }
    extension ShapeStyle where Self == TintShapeStyle {
      static var tint: TintShapeStyle { get }
    }
    extension ShapeStyle where Self == FillShapeStyle {
      @available(iOS 17, macOS 14, *)
      static var fill: FillShapeStyle { get }
    }
    extension ShapeStyle where Self == SelectionShapeStyle {
      static var selection: SelectionShapeStyle { get }
    }
    extension ShapeStyle where Self == SeparatorShapeStyle {
      @available(iOS 17, macOS 14, *)
      static var separator: SeparatorShapeStyle { get }
    }
    extension ShapeStyle where Self == PlaceholderTextShapeStyle {
      @available(iOS 17, macOS 14, *)
      static var placeholder: PlaceholderTextShapeStyle { get }
    }
    extension ShapeStyle where Self == LinkShapeStyle {
      @available(iOS 17, macOS 14, *)
      static var link: LinkShapeStyle { get }
    }
    extension ShapeStyle where Self == WindowBackgroundShapeStyle {
      static var windowBackground: WindowBackgroundShapeStyle { get }
    }
    extension ShapeStyle where Self == Material {
      static var regularMaterial: Material { get }
      static var thickMaterial: Material { get }
      static var thinMaterial: Material { get }
      static var ultraThinMaterial: Material { get }
      static var ultraThickMaterial: Material { get }
      static var bar: Material { get }
    }
    extension Material: ShapeStyle {
      static var ultraThinMaterial: Material { get }
      static var thinMaterial: Material { get }
      static var regularMaterial: Material { get }
      static var thickMaterial: Material { get }
      static var ultraThickMaterial: Material { get }
    }
    extension ShapeStyle where Self == LinearGradient {
      static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient
      static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient
      static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient
      static func linearGradient(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient
    }
    extension ShapeStyle where Self == RadialGradient {
      static func radialGradient(_ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) -> RadialGradient
      static func radialGradient(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) -> RadialGradient
    }
    extension ShapeStyle where Self == AngularGradient {
      static func angularGradient(_ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) -> AngularGradient
      static func angularGradient(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) -> AngularGradient
      static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> AngularGradient
    }
    struct EllipticalGradient: ShapeStyle, Sendable {
      init(gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5)
      init(colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5)
      init(stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5)
    }
    extension ShapeStyle where Self == ImagePaint {
      static func image(_ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) -> ImagePaint
    }
    struct Gradient: ShapeStyle, Equatable, Hashable {
      struct Stop: Equatable, Hashable, Sendable {
        var color: Color
        var location: CGFloat
        init(color: Color, location: CGFloat)
      }
      var stops: [Gradient.Stop]
      init(stops: [Gradient.Stop])
      init(colors: [Color])
    }
    @available(iOS 16, macOS 13, *)
    struct AnyGradient: ShapeStyle, Hashable {
      init(_ gradient: Gradient)
    }
    struct ShadowStyle: Equatable, Sendable {
      static func drop(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle
      static func inner(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle
    }
    """
  )

  /// Colors, by the names that a shape style and a color share.
  static var colors: InterfaceFamily {
    var writer = InterfaceWriter()
    writer.line(colorText)
    writer.line("extension ShapeStyle where Self == Color {")
    let others = TypeDefinition.hierarchicalNames.union(TypeDefinition.colorsOnly)
    for name in TypeDefinition.color.members where !others.contains(name) {
      writer.line("  static var \(name): Color { get }")
    }
    writer.line("}")
    return InterfaceFamily("Colors", writer.text)
  }

  private static let colorText = """
    extension Color {
      enum RGBColorSpace: Equatable, Hashable, Sendable {
        case sRGB
        case sRGBLinear
        case displayP3
      }
      struct Resolved: Hashable, ShapeStyle, Codable {
        init(colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1)
        var red: Float { get set }
        var green: Float { get set }
        var blue: Float { get set }
        var opacity: Float { get set }
      }
      init(_ color: UIColor)
      @_disfavoredOverload init(_ color: NSColor)
      init(_ cgColor: CGColor)
      init(_ resolved: Color.Resolved)
      func opacity(_ opacity: Double) -> Color
      @available(iOS 16, macOS 13, *)
      var gradient: AnyGradient { get }
      var cgColor: CGColor? { get }
      @available(iOS 18, macOS 15, *)
      func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color
      @available(iOS 17, macOS 14, *)
      func resolve(in environment: EnvironmentValues) -> Color.Resolved
    }
    extension Gradient {
      struct ColorSpace: Hashable, Sendable {
        static let device: Gradient.ColorSpace
        static let perceptual: Gradient.ColorSpace
      }
    }
    """
}
