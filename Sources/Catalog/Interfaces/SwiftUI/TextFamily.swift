extension InterfaceFamily {
  /// Texts and fonts.
  static let texts = InterfaceFamily(
    "Texts",
    """
    @available(iOS 15, macOS 12, *)
    extension SymbolVariants {
      var circle: SymbolVariants { get }
      var square: SymbolVariants { get }
      var rectangle: SymbolVariants { get }
      var fill: SymbolVariants { get }
      var slash: SymbolVariants { get }
      func contains(_ other: SymbolVariants) -> Bool
    }
    extension Text {
      @_disfavoredOverload init(_ resource: LocalizedStringResource)
      @_disfavoredOverload init(_ attributedContent: AttributedString)
      init(_ dates: DateInterval)
      static func + (lhs: Text, rhs: Text) -> Text
      func font(_ font: Font?) -> Text
      func fontWeight(_ weight: Font.Weight?) -> Text
      @available(iOS 16, macOS 13, *)
      func fontWidth(_ width: Font.Width?) -> Text
      @available(iOS 16, macOS 13, *)
      func fontDesign(_ design: Font.Design?) -> Text
      func foregroundColor(_ color: Color?) -> Text
      @available(iOS 17, macOS 14, *)
      func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text
      func bold() -> Text
      @available(iOS 16, macOS 13, *)
      func bold(_ isActive: Bool) -> Text
      func italic() -> Text
      @available(iOS 16, macOS 13, *)
      func italic(_ isActive: Bool) -> Text
      @available(iOS 15, macOS 12, *)
      func monospaced(_ isActive: Bool = true) -> Text
      func monospacedDigit() -> Text
      func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text
      func underline(_ isActive: Bool = true, color: Color? = nil) -> Text
      func kerning(_ kerning: CGFloat) -> Text
      func tracking(_ tracking: CGFloat) -> Text
      func baselineOffset(_ baselineOffset: CGFloat) -> Text
      struct LineStyle: Hashable, Sendable {
        init(pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil)
        static let single: Text.LineStyle
        struct Pattern: Sendable {
          static let solid: Text.LineStyle.Pattern
          static let dot: Text.LineStyle.Pattern
          static let dash: Text.LineStyle.Pattern
          static let dashDot: Text.LineStyle.Pattern
          static let dashDotDot: Text.LineStyle.Pattern
        }
      }
      struct Layout {}
    }
    struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
      init(_ value: String)
      init(stringLiteral value: String)
      init(stringInterpolation: LocalizedStringKey.StringInterpolation)
      struct StringInterpolation: StringInterpolationProtocol {
        init(literalCapacity: Int, interpolationCount: Int)
        mutating func appendLiteral(_ literal: String)
        mutating func appendInterpolation(_ string: String)
        mutating func appendInterpolation<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter? = nil)
        mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil)
        mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String
        mutating func appendInterpolation<T>(_ value: T)
        mutating func appendInterpolation<T>(_ value: T, specifier: String)
        mutating func appendInterpolation(_ text: Text)
        mutating func appendInterpolation(_ image: Image)
        mutating func appendInterpolation(_ date: Date, style: Text.DateStyle)
        mutating func appendInterpolation(_ dates: ClosedRange<Date>)
        mutating func appendInterpolation(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true)
      }
    }
    extension Font {
      enum Leading: Hashable, Sendable {
        case standard
        case tight
        case loose
      }
      struct Context: Hashable, Sendable {}
      init(_ font: CTFont)
      static func custom(_ name: String, size: CGFloat, weight: Font.Weight) -> Font
      @available(iOS 16, macOS 13, *)
      func width(_ width: Font.Width) -> Font
    }
    extension Font.Weight {}
    extension Font.Width {
      init(_ value: CGFloat)
      var value: CGFloat { get set }
    }
    extension View {
      @available(iOS 15, macOS 12, *)
      func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize
    }
    """
  )

  /// Images, and pictures that are loaded.
  static let images = InterfaceFamily(
    "Images",
    """
    extension Image {
      enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up
        case upMirrored
        case down
        case downMirrored
        case left
        case leftMirrored
        case right
        case rightMirrored
      }
      struct DynamicRange: Hashable, Sendable {
        static let standard: Image.DynamicRange
        static let constrainedHigh: Image.DynamicRange
        static let high: Image.DynamicRange
      }
      func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image
    }
    @available(iOS 15, macOS 12, *)
    enum AsyncImagePhase: Sendable {
      case empty
      case success(Image)
      case failure(any Error)
      var image: Image? { get }
      var error: (any Error)? { get }
    }
    enum ColorRenderingMode: Hashable, Sendable {
      case nonLinear
      case linear
      case extendedLinear
    }
    """
  )

  /// What a canvas draws with, and effects of geometry.
  static let drawing = InterfaceFamily(
    "Drawing",
    """
    extension Canvas {
      init(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false, renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols)
    }
    @available(iOS 15, macOS 12, *)
    struct GraphicsContext {
      struct BlendMode: Equatable, Sendable {
        static var normal: GraphicsContext.BlendMode { get }
        static var multiply: GraphicsContext.BlendMode { get }
        static var screen: GraphicsContext.BlendMode { get }
        static var overlay: GraphicsContext.BlendMode { get }
        static var darken: GraphicsContext.BlendMode { get }
        static var lighten: GraphicsContext.BlendMode { get }
        static var colorDodge: GraphicsContext.BlendMode { get }
        static var colorBurn: GraphicsContext.BlendMode { get }
        static var softLight: GraphicsContext.BlendMode { get }
        static var hardLight: GraphicsContext.BlendMode { get }
        static var difference: GraphicsContext.BlendMode { get }
        static var exclusion: GraphicsContext.BlendMode { get }
        static var hue: GraphicsContext.BlendMode { get }
        static var saturation: GraphicsContext.BlendMode { get }
        static var color: GraphicsContext.BlendMode { get }
        static var luminosity: GraphicsContext.BlendMode { get }
        static var clear: GraphicsContext.BlendMode { get }
        static var copy: GraphicsContext.BlendMode { get }
        static var sourceIn: GraphicsContext.BlendMode { get }
        static var sourceOut: GraphicsContext.BlendMode { get }
        static var sourceAtop: GraphicsContext.BlendMode { get }
        static var destinationOver: GraphicsContext.BlendMode { get }
        static var destinationIn: GraphicsContext.BlendMode { get }
        static var destinationOut: GraphicsContext.BlendMode { get }
        static var destinationAtop: GraphicsContext.BlendMode { get }
        static var xor: GraphicsContext.BlendMode { get }
        static var plusDarker: GraphicsContext.BlendMode { get }
        static var plusLighter: GraphicsContext.BlendMode { get }
      }
      struct Filter: Sendable {
        static func projectionTransform(_ matrix: ProjectionTransform) -> GraphicsContext.Filter
        static func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0, blendMode: GraphicsContext.BlendMode = .normal, options: GraphicsContext.ShadowOptions = GraphicsContext.ShadowOptions()) -> GraphicsContext.Filter
        static func colorMultiply(_ color: Color) -> GraphicsContext.Filter
        static func hueRotation(_ angle: Angle) -> GraphicsContext.Filter
        static func saturation(_ amount: Double) -> GraphicsContext.Filter
        static func brightness(_ amount: Double) -> GraphicsContext.Filter
        static func contrast(_ amount: Double) -> GraphicsContext.Filter
        static func colorInvert(_ amount: Double = 1) -> GraphicsContext.Filter
        static func grayscale(_ amount: Double) -> GraphicsContext.Filter
        static var luminanceToAlpha: GraphicsContext.Filter { get }
        static func blur(radius: CGFloat, options: GraphicsContext.BlurOptions = GraphicsContext.BlurOptions()) -> GraphicsContext.Filter
        static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> GraphicsContext.Filter
      }
      struct ShadowOptions: OptionSet, Sendable {
        let rawValue: UInt32
        init(rawValue: UInt32)
        static var shadowAbove: GraphicsContext.ShadowOptions { get }
        static var shadowOnly: GraphicsContext.ShadowOptions { get }
        static var invertsAlpha: GraphicsContext.ShadowOptions { get }
        static var disablesGroup: GraphicsContext.ShadowOptions { get }
      }
      struct BlurOptions: OptionSet, Sendable {
        let rawValue: UInt32
        init(rawValue: UInt32)
        static var opaque: GraphicsContext.BlurOptions { get }
        static var dithersResult: GraphicsContext.BlurOptions { get }
      }
      struct GradientOptions: OptionSet, Sendable {
        let rawValue: UInt32
        init(rawValue: UInt32)
        static var `repeat`: GraphicsContext.GradientOptions { get }
        static var mirror: GraphicsContext.GradientOptions { get }
        static var linearColor: GraphicsContext.GradientOptions { get }
      }
      struct Shading: Sendable {
        static var foreground: GraphicsContext.Shading { get }
        static var backdrop: GraphicsContext.Shading { get }
        static func palette(_ array: [GraphicsContext.Shading]) -> GraphicsContext.Shading
        static func color(_ color: Color) -> GraphicsContext.Shading
        static func color(_ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) -> GraphicsContext.Shading
        static func color(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) -> GraphicsContext.Shading
        static func style<S: ShapeStyle>(_ style: S) -> GraphicsContext.Shading
        static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GraphicsContext.GradientOptions = GraphicsContext.GradientOptions()) -> GraphicsContext.Shading
        static func radialGradient(_ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat, options: GraphicsContext.GradientOptions = GraphicsContext.GradientOptions()) -> GraphicsContext.Shading
        static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GraphicsContext.GradientOptions = GraphicsContext.GradientOptions()) -> GraphicsContext.Shading
        static func tiledImage(_ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) -> GraphicsContext.Shading
      }
      struct ResolvedText {
        var shading: GraphicsContext.Shading
        func measure(in size: CGSize) -> CGSize
      }
      struct ResolvedImage {
        var size: CGSize { get }
      }
      struct ResolvedSymbol {
        var size: CGSize { get }
      }
      var opacity: Double
      var blendMode: GraphicsContext.BlendMode
      var clipBoundingRect: CGRect { get }
      var environment: EnvironmentValues { get }
      var transform: CGAffineTransform
      mutating func scaleBy(x: CGFloat, y: CGFloat)
      mutating func translateBy(x: CGFloat, y: CGFloat)
      mutating func rotate(by angle: Angle)
      mutating func concatenate(_ matrix: CGAffineTransform)
      mutating func clip(to path: Path, style: FillStyle = FillStyle())
      mutating func addFilter(_ filter: GraphicsContext.Filter)
      func withCGContext(content: (CGContext) throws -> Void) rethrows
      func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows
      func fill(_ path: Path, with shading: GraphicsContext.Shading, style: FillStyle = FillStyle())
      func stroke(_ path: Path, with shading: GraphicsContext.Shading, style: StrokeStyle)
      func stroke(_ path: Path, with shading: GraphicsContext.Shading, lineWidth: CGFloat = 1)
      func resolve(_ text: Text) -> GraphicsContext.ResolvedText
      func resolve(_ image: Image) -> GraphicsContext.ResolvedImage
      func resolveSymbol<ID: Hashable>(id: ID) -> GraphicsContext.ResolvedSymbol?
      func draw(_ text: GraphicsContext.ResolvedText, in rect: CGRect)
      func draw(_ text: GraphicsContext.ResolvedText, at point: CGPoint, anchor: UnitPoint = .center)
      func draw(_ text: Text, in rect: CGRect)
      func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center)
      func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle())
      func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center)
      func draw(_ image: GraphicsContext.ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle())
      func draw(_ symbol: GraphicsContext.ResolvedSymbol, in rect: CGRect)
      func draw(_ symbol: GraphicsContext.ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center)
    }
    protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
      nonisolated func effectValue(size: CGSize) -> ProjectionTransform
    }
    extension GeometryEffect {
      func ignoredByLayout() -> some GeometryEffect
    }
    @available(iOS 17, macOS 14, *)
    protocol VisualEffect: Sendable, Animatable {}
    @available(iOS 17, macOS 14, *)
    struct EmptyVisualEffect: VisualEffect {
      init()
    }
    extension VisualEffect {
      func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect
      func offset(_ offset: CGSize) -> some VisualEffect
      func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect
      func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect
      func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some VisualEffect
      func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect
      func rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1) -> some VisualEffect
      func opacity(_ opacity: Double) -> some VisualEffect
      func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect
      func brightness(_ amount: Double) -> some VisualEffect
      func contrast(_ amount: Double) -> some VisualEffect
      func grayscale(_ amount: Double) -> some VisualEffect
      func hueRotation(_ angle: Angle) -> some VisualEffect
      func saturation(_ amount: Double) -> some VisualEffect
    }
    @available(iOS 17, macOS 14, *)
    enum ScrollTransitionPhase: Hashable, Sendable {
      case topLeading
      case identity
      case bottomTrailing
      var isIdentity: Bool { get }
      var value: Double { get }
    }
    @available(iOS 17, macOS 14, *)
    struct ScrollTransitionConfiguration: Sendable {
      static let interactive: ScrollTransitionConfiguration
      static let animated: ScrollTransitionConfiguration
      static let identity: ScrollTransitionConfiguration
      static func animated(_ animation: Animation) -> ScrollTransitionConfiguration
      func threshold(_ threshold: ScrollTransitionConfiguration.Threshold) -> ScrollTransitionConfiguration
      struct Threshold: Sendable {
        static let visible: ScrollTransitionConfiguration.Threshold
        static let hidden: ScrollTransitionConfiguration.Threshold
        static let centered: ScrollTransitionConfiguration.Threshold
        static func visible(_ amount: Double) -> ScrollTransitionConfiguration.Threshold
      }
    }
    protocol TextRenderer: Animatable {
      func draw(layout: Text.Layout, in context: inout GraphicsContext)
    }
    """
  )
}
