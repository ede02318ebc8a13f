import Layout

extension ViewDefinition {
  static let progressView = ViewDefinition(
    "ProgressView",
    "Shows how far something has come.",
    .iOS14,
    generics: "Label: View = EmptyView; CurrentValueLabel: View = EmptyView",
    initializers: [
      "init()",
      "init(_ title: some StringProtocol) where Label == Text",
      "init(@ViewBuilder label: () -> Label)",
      "init<V: BinaryFloatingPoint>(value: V?, total: V = 1)",
      "init<V: BinaryFloatingPoint>(_ title: some StringProtocol, value: V?, total: V = 1) where Label == Text",
      "init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label)",
      "init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel)",
      "init(_ progress: Progress)",
    ],
    style: StyleUse(
      "progressViewStyle",
      parts: ["label": ["title", "label"], "currentValueLabel": ["currentValueLabel"]],
      values: ["fractionCompleted": { fraction($0, of: $0.number("total") ?? 1) }]
    ),
    behavior: .composition(progress)
  )

  /// A bar under its label where there is something to show, else a wheel over it. On a Mac nothing is between a bar and
  /// its labels, and the default distance between a wheel and its own (measured on macOS 26 and iOS 26).
  @Sendable private static func progress(_ arguments: ArgumentValues) -> Composition {
    let environment = arguments.environment
    let metrics = ControlMetrics.of(environment)
    let isMac = environment.platform == .macOS
    let style = environment[.progressViewStyle].token
    let isDetermined = arguments.has("value") && arguments["value"] != BuiltInValue.none
    let value = Composition.slot("currentValueLabel")
    if style == "linear" || (style != "circular" && isDetermined) {
      let stack = StackParameters(alignment: .leading, spacing: isMac ? 0 : 4)
      let done = fraction(arguments, of: arguments.number("total") ?? 1)?.number ?? 0
      let bar = Composition.drawn(.control(.progress(done)), field(height: metrics.progressBar))
      return .node(.vStack(stack), titles(arguments) + [bar, value])
    }
    let stack = StackParameters(alignment: .horizontalCenter, spacing: isMac ? nil : 4)
    return .node(
      .vStack(stack),
      [.drawn(.control(.spinner), box(metrics.spinner[environment]))] + titles(arguments) + [value]
    )
  }

  /// How far the value is, from 0 to 1.
  @Sendable private static func fraction(_ arguments: ArgumentValues, of total: Double) -> BuiltInValue? {
    guard let value = arguments.number("value"), total > 0 else { return nil }
    return .number(min(max(value / total, 0), 1))
  }

  static let gauge = ViewDefinition(
    "Gauge",
    "Shows a value in a range.",
    .iOS16,
    generics: "Label: View = EmptyView; CurrentValueLabel: View = EmptyView; BoundsLabel: View = EmptyView",
    initializers: [
      "init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label)",
      "init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel)",
      "init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel)",
    ],
    style: StyleUse(
      "gaugeStyle",
      parts: [
        "label": ["label"], "currentValueLabel": ["currentValueLabel"], "minimumValueLabel": ["minimumValueLabel"],
        "maximumValueLabel": ["maximumValueLabel"],
      ],
      values: ["value": part]
    ),
    behavior: .composition(gauge)
  )

  /// Where the value lies between its bounds, from 0 to 1.
  @Sendable static func part(of arguments: ArgumentValues) -> BuiltInValue? {
    guard let value = arguments.number("value") else { return nil }
    var bounds = (lower: 0.0, upper: 1.0)
    if case .list(let ends)? = arguments["bounds"], ends.count == 2, let lower = ends[0].number,
      let upper = ends[1].number
    {
      bounds = (lower, upper)
    }
    guard bounds.upper > bounds.lower else { return .number(0) }
    return .number(min(max((value - bounds.lower) / (bounds.upper - bounds.lower), 0), 1))
  }

  /// Rings of 58, tracks of 8, and by default a bar between the labels of its ends, with the label above and the value
  /// below it (measured on macOS 26).
  @Sendable private static func gauge(_ arguments: ArgumentValues) -> Composition {
    let ends = ["minimumValueLabel", "maximumValueLabel"].map(Composition.slot)
    let label = Composition.slot("label")
    let value = Composition.slot("currentValueLabel")
    let row = StackParameters(alignment: .verticalCenter, spacing: 8)
    let done = part(of: arguments)?.number ?? 0
    switch arguments.environment[.gaugeStyle].token {
    case "accessoryCircular", "accessoryCircularCapacity": return .drawn(.control(.ring(done)), box(58))
    case "accessoryLinear": return .drawn(.control(.progress(done)), field(height: 8))
    case "accessoryLinearCapacity":
      let column = StackParameters(alignment: .leading, spacing: 6)
      let parts = [label, .drawn(.control(.progress(done)), field(height: 8)), value]
      return .node(.standardSpacing, [.node(.hStack(row), [ends[0], .node(.vStack(column), parts), ends[1]])])
    default:
      let bar = Composition.drawn(
        .control(.progress(done)),
        field(height: ControlMetrics.of(arguments.environment).gaugeBar)
      )
      let track = arguments.has("minimumValueLabel") ? .node(.hStack(row), [ends[0], bar, ends[1]]) : bar
      return .node(.vStack(StackParameters(alignment: .horizontalCenter)), [label, track, value])
    }
  }
}
