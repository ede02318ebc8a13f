extension ModifierDefinition {
  /// How the marks of a chart look.
  static let chartContent: [ModifierDefinition] = [
    .neutral(
      "annotation",
      "Puts a view beside a mark.",
      [
        "func annotation(position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> some View) -> some ChartContent"
      ],
      .iOS16,
      receiver: .chartContent
    ),
    .neutral(
      "interpolationMethod",
      "Sets how a line runs between its points.",
      [
        "func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent"
      ],
      .iOS16,
      receiver: .chartContent
    ),
    .neutral(
      "lineStyle",
      "Sets how lines are drawn.",
      [
        "func lineStyle(_ style: StrokeStyle) -> some ChartContent",
        "func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent",
      ],
      .iOS16,
      receiver: .chartContent
    ),
    .neutral(
      "symbol",
      "Sets the symbol of points.",
      [
        "func symbol(_ symbol: some ChartSymbolShape) -> some ChartContent",
        "func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent",
        "func symbol(@ViewBuilder symbol: () -> some View) -> some ChartContent",
      ],
      .iOS16,
      receiver: .chartContent
    ),
    .neutral(
      "symbolSize",
      "Sets how large symbols are.",
      [
        "func symbolSize(_ area: CGFloat) -> some ChartContent",
        "func symbolSize(_ size: CGSize) -> some ChartContent",
        "func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent",
      ],
      .iOS16,
      receiver: .chartContent
    ),
  ]
}
