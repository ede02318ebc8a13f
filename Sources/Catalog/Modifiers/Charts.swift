extension ModifierDefinition {
  /// Axes, scales and scrolling of charts.
  static let charts: [ModifierDefinition] = [
    .neutral(
      "chartAngleSelection",
      "Ties the angle that is pointed at to a value.",
      [
        "func chartAngleSelection<P: Plottable>(value binding: Binding<P?>) -> some View",
        "func chartAngleSelection<P: Plottable>(range binding: Binding<ClosedRange<P>?>) -> some View",
      ],
      .iOS17
    ),
    .neutral(
      "chartBackground",
      "Puts a view behind a chart.",
      [
        "func chartBackground(alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> some View) -> some View"
      ],
      .iOS16
    ),
    .neutral(
      "chartGesture",
      "Follows gestures on a chart.",
      [
        "func chartGesture(_ gesture: @escaping (ChartProxy) -> some Gesture) -> some View"
      ],
      .iOS17
    ),
    .neutral(
      "chartLineStyleScale",
      "Sets which value has which line.",
      [
        "func chartLineStyleScale<D: Plottable>(_ mapping: KeyValuePairs<D, StrokeStyle>) -> some View",
        "func chartLineStyleScale<Domain: ScaleDomain>(domain: Domain) -> some View",
        "func chartLineStyleScale<Domain: ScaleDomain, Range: ScaleRange>(domain: Domain, range: Range) -> some View",
        "func chartLineStyleScale<Range: ScaleRange>(range: Range) -> some View",
        "func chartLineStyleScale<D: Plottable, Domain: ScaleDomain>(domain: Domain, mapping: @escaping (D) -> StrokeStyle) -> some View",
      ],
      .iOS16
    ),
    .neutral(
      "chartScrollPosition",
      "Ties the place that a chart is scrolled to to a value.",
      [
        "func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View",
        "func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View",
        "func chartScrollPosition<P: Plottable>(initialX: P) -> some View",
        "func chartScrollPosition<P: Plottable>(initialY: P) -> some View",
      ],
      .iOS17
    ),
    .neutral(
      "chartScrollTargetBehavior",
      "Sets where scrolling a chart ends.",
      [
        "func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View"
      ],
      .iOS17
    ),
    .neutral(
      "chartScrollableAxes",
      "Sets along which axes a chart scrolls.",
      [
        "func chartScrollableAxes(_ axes: Axis.Set) -> some View"
      ],
      .iOS17
    ),
    .neutral(
      "chartSymbolScale",
      "Sets which value has which symbol.",
      [
        "func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(_ mapping: KeyValuePairs<D, S>) -> some View",
        "func chartSymbolScale<Domain: ScaleDomain>(domain: Domain) -> some View",
        "func chartSymbolScale<Domain: ScaleDomain, Range: ScaleRange>(domain: Domain, range: Range) -> some View",
        "func chartSymbolScale<Range: ScaleRange>(range: Range) -> some View",
        "func chartSymbolScale<D: Plottable, S: ChartSymbolShape, Domain: ScaleDomain>(domain: Domain, mapping: @escaping (D) -> S) -> some View",
      ],
      .iOS16
    ),
    .neutral(
      "chartSymbolSizeScale",
      "Sets which value has which size of symbol.",
      [
        "func chartSymbolSizeScale<D: Plottable>(_ mapping: KeyValuePairs<D, CGFloat>) -> some View",
        "func chartSymbolSizeScale<Domain: ScaleDomain>(domain: Domain) -> some View",
        "func chartSymbolSizeScale<Domain: ScaleDomain, Range: ScaleRange>(domain: Domain, range: Range) -> some View",
        "func chartSymbolSizeScale<Range: ScaleRange>(range: Range) -> some View",
        "func chartSymbolSizeScale<D: Plottable, Domain: ScaleDomain>(domain: Domain, mapping: @escaping (D) -> CGFloat) -> some View",
      ],
      .iOS16
    ),
    .neutral(
      "chartXAxisStyle",
      "Changes the horizontal axis as a view.",
      [
        "func chartXAxisStyle(@ViewBuilder content: @escaping (ChartAxisContent) -> some View) -> some View"
      ],
      .iOS16
    ),
    .neutral(
      "chartXVisibleDomain",
      "Sets how much shows at once.",
      [
        "func chartXVisibleDomain<P: Plottable>(length: P) -> some View"
      ],
      .iOS17
    ),
    .neutral(
      "chartYAxisStyle",
      "Changes the vertical axis as a view.",
      [
        "func chartYAxisStyle(@ViewBuilder content: @escaping (ChartAxisContent) -> some View) -> some View"
      ],
      .iOS16
    ),
    .neutral(
      "chartYSelection",
      "Ties the vertical value that is pointed at to a value.",
      [
        "func chartYSelection<P: Plottable>(value binding: Binding<P?>) -> some View",
        "func chartYSelection<P: Plottable>(range binding: Binding<ClosedRange<P>?>) -> some View",
      ],
      .iOS17
    ),
    .neutral(
      "chartYVisibleDomain",
      "Sets how much shows at once.",
      [
        "func chartYVisibleDomain<P: Plottable>(length: P) -> some View"
      ],
      .iOS17
    ),
  ]
}
