/// What stands in a chart, which is a box of its own: it is drawn in that, and moves no frame.
extension ViewDefinition {
  static let areaMark = mark(
    "AreaMark",
    "The area under a line.",
    [
      "init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>)"
    ],
    form: .area
  )
  static let axisGridLine = mark(
    "AxisGridLine",
    "A line across a chart at a value of an axis.",
    [
      "init(centered: Bool? = nil, stroke: StrokeStyle? = nil)"
    ],
    kind: "AxisMark"
  )
  static let axisMarks = mark(
    "AxisMarks",
    "The marks of an axis.",
    [
      "init(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic)",
      "init(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> Content)",
    ],
    kind: "AxisContent",
    generics: "Content: AxisMark = BuiltInAxisMarks"
  )
  static let axisTick = mark(
    "AxisTick",
    "A tick at a value of an axis.",
    [
      "init(centered: Bool? = nil, length: AxisTick.Length = .automatic, stroke: StrokeStyle? = nil)"
    ],
    kind: "AxisMark"
  )
  static let axisValueLabel = mark(
    "AxisValueLabel",
    "The label of a value of an axis.",
    [
      "init(centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil)",
      "init(_ text: some StringProtocol, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil)",
      "init<Format: FormatStyle>(format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil)",
      "init(centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content)",
    ],
    kind: "AxisMark",
    generics: "Content: View = EmptyView"
  )
  static let barMark = mark(
    "BarMark",
    "A bar.",
    [
      "init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic)",
      "init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic)",
      "init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic)",
    ],
    form: .bar
  )
  static let lineMark = mark(
    "LineMark",
    "A point of a line.",
    [
      "init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>)",
      "init<X: Plottable, Y: Plottable, S: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>)",
    ],
    form: .line
  )
  static let pointMark = mark(
    "PointMark",
    "A point.",
    [
      "init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>)"
    ],
    form: .point
  )
  static let rectangleMark = mark(
    "RectangleMark",
    "A rectangle.",
    [
      "init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic)",
      "init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic)",
      "init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic)",
      "init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>)",
    ],
    form: .rectangle
  )
  static let ruleMark = mark(
    "RuleMark",
    "A straight line.",
    [
      "init<X: Plottable>(x: PlottableValue<X>)",
      "init<Y: Plottable>(y: PlottableValue<Y>)",
      "init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>)",
    ],
    form: .rule
  )
  static let sectorMark = mark(
    "SectorMark",
    "A sector of a pie.",
    [
      "init<A: Plottable>(angle: PlottableValue<A>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil)"
    ],
    .iOS17,
    form: .sector
  )

  private static func mark(
    _ name: String,
    _ summary: String,
    _ initializers: [Signature],
    _ availability: Availability = .iOS16,
    kind: String = "ChartContent",
    generics: String = "",
    form: MarkForm? = nil
  ) -> ViewDefinition {
    ViewDefinition(
      name,
      summary,
      availability,
      kind: kind,
      generics: generics,
      initializers: initializers,
      paint: form.map { .mark($0) },
      behavior: .composition { _ in .nothing }
    )
  }
}
