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
      func position<P: Plottable>(by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic) -> some ChartContent
      func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent
      func compositingLayer() -> some ChartContent
      func annotation<C: View>(position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: @escaping (AnnotationContext) -> C) -> some ChartContent
      @available(iOS 17, macOS 14, *)
      func annotation<C: View>(position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> C) -> some ChartContent
      func accessibilityLabel(_ label: Text) -> some ChartContent
      func accessibilityValue(_ value: Text) -> some ChartContent
      @available(iOS 17, macOS 14, *)
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
      @_disfavoredOverload static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue<Value>
      static func value(_ label: Text, _ value: Value) -> PlottableValue<Value>
    }
    extension PlottableValue where Value == Date {
      static func value(_ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil) -> PlottableValue<Value>
      @_disfavoredOverload static func value<S: StringProtocol>(_ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil) -> PlottableValue<Value>
      static func value(_ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil) -> PlottableValue<Value>
    }
    extension PlottableValue where Value: Comparable {
      static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue<Value>
      @_disfavoredOverload static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> PlottableValue<Value>
      static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>) -> PlottableValue<Value>
      @_disfavoredOverload static func value<S: StringProtocol>(_ label: S, _ range: ChartBinRange<Value>) -> PlottableValue<Value>
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
    struct MarkStackingMethod: Equatable, Sendable {
      static var standard: MarkStackingMethod { get }
      static var normalized: MarkStackingMethod { get }
      static var center: MarkStackingMethod { get }
      static var unstacked: MarkStackingMethod { get }
    }
    extension AreaMark {
      init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod)
      init<X: Plottable, Y: Plottable, S: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard)
      init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>)
      init<X: Plottable, Y: Plottable, S: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>)
      init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>)
      init<X: Plottable, Y: Plottable, S: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>)
    }
    extension BarMark {
      init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard)
      init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard)
      init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard)
      init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil)
      init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>)
    }
    extension PointMark {
      init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil)
      init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>)
    }
    extension RectangleMark {
      init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic)
      init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic)
      init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil)
      init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>)
      init(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil)
    }
    extension RuleMark {
      init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>)
      init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil)
      init<Y: Plottable>(x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>)
      init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>)
      init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil)
    }
    struct AnnotationContext {
      let targetSize: CGSize
    }
    @available(iOS 17, macOS 14, *)
    struct AnnotationOverflowResolution: Sendable {
      struct Strategy: Sendable {
        static var automatic: AnnotationOverflowResolution.Strategy { get }
        static var disabled: AnnotationOverflowResolution.Strategy { get }
        static var padScale: AnnotationOverflowResolution.Strategy { get }
        static var fit: AnnotationOverflowResolution.Strategy { get }
        static func fit(to boundary: AnnotationOverflowResolution.Boundary) -> AnnotationOverflowResolution.Strategy
      }
      struct Boundary: Sendable {
        static var automatic: AnnotationOverflowResolution.Boundary { get }
        static var chart: AnnotationOverflowResolution.Boundary { get }
        static var plot: AnnotationOverflowResolution.Boundary { get }
      }
      static var automatic: AnnotationOverflowResolution { get }
      init(x: AnnotationOverflowResolution.Strategy = .automatic, y: AnnotationOverflowResolution.Strategy = .automatic)
    }
    protocol ChartScrollTargetBehavior {}
    struct AnnotationPosition: Sendable {
      static let automatic: AnnotationPosition
      static let top: AnnotationPosition
      static let bottom: AnnotationPosition
      static let leading: AnnotationPosition
      static let trailing: AnnotationPosition
      static let topLeading: AnnotationPosition
      static let topTrailing: AnnotationPosition
      static let bottomLeading: AnnotationPosition
      static let bottomTrailing: AnnotationPosition
      static let overlay: AnnotationPosition
    }
    """
  )

  /// Scales, axes and what is read from a chart.
  static let chartAxes = InterfaceFamily(
    "ChartAxes",
    """
    protocol ScaleDomain {}
    struct AutomaticScaleDomain: ScaleDomain {}
    extension ScaleDomain where Self == AutomaticScaleDomain {
      static var automatic: AutomaticScaleDomain { get }
      static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain
    }
    protocol ScaleRange {
      associatedtype VisualValue
    }
    protocol PositionScaleRange: ScaleRange where VisualValue == CGFloat {}
    struct PlotDimensionScaleRange: PositionScaleRange {
      typealias VisualValue = CGFloat
    }
    extension PositionScaleRange where Self == PlotDimensionScaleRange {
      static var plotDimension: PlotDimensionScaleRange { get }
      static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange
      static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange
    }
    extension ClosedRange: ScaleDomain, ScaleRange where Bound: Plottable {
      typealias VisualValue = Bound
    }
    extension Array: ScaleDomain, ScaleRange {
      typealias VisualValue = Element
    }
    extension Gradient: ScaleRange {
      typealias VisualValue = Color
    }
    struct ScaleType: Sendable {
      static var linear: ScaleType { get }
      static var log: ScaleType { get }
      static var squareRoot: ScaleType { get }
      static var symmetricLog: ScaleType { get }
      static var date: ScaleType { get }
      static var category: ScaleType { get }
      static func power(exponent: Double) -> ScaleType
      static func symmetricLog(slopeAtZero: Double) -> ScaleType
    }
    struct ChartBinRange<Bound: Comparable>: Equatable {
      var lowerBound: Bound { get }
      var upperBound: Bound { get }
    }
    struct DateBins: Equatable {
      init(thresholds: [Date])
      init(timeInterval: TimeInterval, range: ClosedRange<Date>)
      init(unit: Calendar.Component, by stride: Int = 1, range: ClosedRange<Date>, calendar: Calendar = .autoupdatingCurrent)
      init(range: ClosedRange<Date>, desiredCount: Int = 10, calendar: Calendar = .autoupdatingCurrent)
      init(data: [Date], desiredCount: Int? = nil, calendar: Calendar = .autoupdatingCurrent)
      var thresholds: [Date] { get }
      func index(for value: Date) -> Int
    }
    extension DateBins: Collection {
      typealias Index = Int
      typealias Element = ChartBinRange<Date>
      var startIndex: Int { get }
      var endIndex: Int { get }
      func index(after i: Int) -> Int
      subscript(position: Int) -> ChartBinRange<Date> { get }
    }
    struct NumberBins<Value: Comparable & Numeric>: Equatable {
      init(thresholds: [Value])
      var thresholds: [Value] { get }
      func index(for value: Value) -> Int
    }
    extension NumberBins where Value: BinaryInteger {
      init(size: Value, range: ClosedRange<Value>)
      init(range: ClosedRange<Value>, count: Int)
      init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0)
      init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0)
    }
    extension NumberBins where Value: BinaryFloatingPoint {
      init(size: Value, range: ClosedRange<Value>)
      init(range: ClosedRange<Value>, count: Int)
      init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0)
      init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0)
    }
    extension NumberBins: Collection {
      typealias Index = Int
      typealias Element = ChartBinRange<Value>
      var startIndex: Int { get }
      var endIndex: Int { get }
      func index(after i: Int) -> Int
      subscript(position: Int) -> ChartBinRange<Value> { get }
    }
    extension View {
      @available(iOS 16, macOS 13, *)
      func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(domain: Domain, range: Range, type: ScaleType? = nil) -> some View where Range.VisualValue: ShapeStyle
      @available(iOS 16, macOS 13, *)
      func chartForegroundStyleScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View
      @available(iOS 16, macOS 13, *)
      func chartForegroundStyleScale<Range: ScaleRange>(range: Range, type: ScaleType? = nil) -> some View where Range.VisualValue: ShapeStyle
      @available(iOS 16, macOS 13, *)
      func chartForegroundStyleScale(type: ScaleType? = nil) -> some View
      @available(iOS 16, macOS 13, *)
      func chartForegroundStyleScale<Domain: Collection, S: ShapeStyle>(domain: Domain, mapping: @escaping (Domain.Element) -> S) -> some View where Domain.Element: Plottable
      @available(iOS 16, macOS 13, *)
      func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(mapping: @escaping (DataValue) -> S) -> some View
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
      static func automatic(desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil) -> AxisMarkValues
      static func automatic<P: Plottable>(minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil) -> AxisMarkValues where P: Numeric
      static func stride<P: Plottable>(by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil) -> AxisMarkValues where P: Numeric
      static func stride(by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil, calendar: Calendar? = nil) -> AxisMarkValues
    }
    extension AxisMarks {
      init<P: Plottable>(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [P], stroke: StrokeStyle? = nil) where Content == BuiltInAxisMarks
      init<Format: FormatStyle>(format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil) where Content == BuiltInAxisMarks, Format.FormatInput: Plottable, Format.FormatOutput == String
      init<P: Plottable, Format: FormatStyle>(format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [P], stroke: StrokeStyle? = nil) where Content == BuiltInAxisMarks, Format.FormatInput == P, Format.FormatOutput == String
      init<P: Plottable>(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [P], @AxisMarkBuilder content: @escaping (AxisValue) -> Content)
    }
    extension AxisTick {
      struct Length: Sendable {
        static let automatic: AxisTick.Length
        static let label: AxisTick.Length
      }
    }
    extension AxisMark {
      func font(_ font: Font?) -> some AxisMark
      func foregroundStyle<S: ShapeStyle>(_ shapeStyle: S) -> some AxisMark
      func offset(_ offset: CGSize) -> some AxisMark
      func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark
    }
    struct AxisValueLabelCollisionResolution: Sendable {
      static var automatic: AxisValueLabelCollisionResolution { get }
      static var disabled: AxisValueLabelCollisionResolution { get }
      static var greedy: AxisValueLabelCollisionResolution { get }
      static var truncate: AxisValueLabelCollisionResolution { get }
      static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> AxisValueLabelCollisionResolution
    }
    struct AxisValueLabelOrientation: Sendable {
      static var automatic: AxisValueLabelOrientation { get }
      static var horizontal: AxisValueLabelOrientation { get }
      static var vertical: AxisValueLabelOrientation { get }
      static var verticalReversed: AxisValueLabelOrientation { get }
    }
    struct ChartProxy {
      @available(iOS 17, macOS 14, *)
      var plotSize: CGSize { get }
      @available(iOS 17, macOS 14, *)
      var plotFrame: Anchor<CGRect>? { get }
      @available(iOS 17, macOS 14, *)
      var plotContainerFrame: Anchor<CGRect>? { get }
      var plotAreaSize: CGSize { get }
      var plotAreaFrame: Anchor<CGRect> { get }
      func position<P: Plottable>(forX value: P) -> CGFloat?
      func position<P: Plottable>(forY value: P) -> CGFloat?
      func position<X: Plottable, Y: Plottable>(for value: (x: X, y: Y)) -> CGPoint?
      func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>?
      func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>?
      func value<P: Plottable>(atX position: CGFloat, as: P.Type = P.self) -> P?
      func value<P: Plottable>(atY position: CGFloat, as: P.Type = P.self) -> P?
      func value<X: Plottable, Y: Plottable>(at position: CGPoint, as: (X, Y).Type = (X, Y).self) -> (X, Y)?
      @available(iOS 17, macOS 14, *)
      func value<P: Plottable>(atAngle angle: Angle, as: P.Type = P.self) -> P?
      @available(iOS 17, macOS 14, *)
      func angle(at position: CGPoint) -> Angle
      @available(iOS 17, macOS 14, *)
      func selectXValue(at position: CGFloat)
      @available(iOS 17, macOS 14, *)
      func selectXRange(from: CGFloat, to: CGFloat)
      @available(iOS 17, macOS 14, *)
      func selectYValue(at position: CGFloat)
      @available(iOS 17, macOS 14, *)
      func selectYRange(from: CGFloat, to: CGFloat)
      @available(iOS 17, macOS 14, *)
      func selectAngleValue(at angle: Angle)
    }
    struct ChartPlotContent: View { typealias Body = Never }
    struct ChartAxisContent: View { typealias Body = Never }
    """
  )
}
