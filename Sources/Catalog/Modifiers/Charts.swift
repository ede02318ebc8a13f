extension ModifierDefinition {
  /// Axes, scales and scrolling of charts.
  static let charts: [ModifierDefinition] = [
    .neutral(
      "chartAngleSelection",
      "Ties the angle that is pointed at to a value.",
      [
        "func chartAngleSelection(value binding: Binding<P?>) -> some View",
        "func chartAngleSelection(range binding: Binding<ClosedRange<P>?>) -> some View",
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
        "func chartLineStyleScale(_ mapping: KeyValuePairs<D, StrokeStyle>) -> some View",
        "func chartLineStyleScale(domain: Domain) -> some View",
        "func chartLineStyleScale(domain: Domain, range: Range) -> some View",
        "func chartLineStyleScale(range: Range) -> some View",
        "func chartLineStyleScale(domain: Domain, mapping: @escaping (D) -> StrokeStyle) -> some View",
      ],
      .iOS16
    ),
    .neutral(
      "chartScrollPosition",
      "Ties the place that a chart is scrolled to to a value.",
      [
        "func chartScrollPosition(x: Binding<P>) -> some View",
        "func chartScrollPosition(y: Binding<P>) -> some View",
        "func chartScrollPosition(initialX: P) -> some View",
        "func chartScrollPosition(initialY: P) -> some View",
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
        "func chartSymbolScale(_ mapping: KeyValuePairs<D, S>) -> some View",
        "func chartSymbolScale(domain: Domain) -> some View",
        "func chartSymbolScale(domain: Domain, range: Range) -> some View",
        "func chartSymbolScale(range: Range) -> some View",
        "func chartSymbolScale(domain: Domain, mapping: @escaping (D) -> S) -> some View",
      ],
      .iOS16
    ),
    .neutral(
      "chartSymbolSizeScale",
      "Sets which value has which size of symbol.",
      [
        "func chartSymbolSizeScale(_ mapping: KeyValuePairs<D, CGFloat>) -> some View",
        "func chartSymbolSizeScale(domain: Domain) -> some View",
        "func chartSymbolSizeScale(domain: Domain, range: Range) -> some View",
        "func chartSymbolSizeScale(range: Range) -> some View",
        "func chartSymbolSizeScale(domain: Domain, mapping: @escaping (D) -> CGFloat) -> some View",
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
        "func chartXVisibleDomain(length: P) -> some View"
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
        "func chartYSelection(value binding: Binding<P?>) -> some View",
        "func chartYSelection(range binding: Binding<ClosedRange<P>?>) -> some View",
      ],
      .iOS17
    ),
    .neutral(
      "chartYVisibleDomain",
      "Sets how much shows at once.",
      [
        "func chartYVisibleDomain(length: P) -> some View"
      ],
      .iOS17
    ),
  ]
}
