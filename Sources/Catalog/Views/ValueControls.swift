import Layout

extension ViewDefinition {
  static let toggle = ViewDefinition(
    "Toggle",
    "Switches something on and off.",
    generics: "Label: View = Text",
    initializers: [
      "init(_ title: some StringProtocol, isOn: Binding<Bool>)",
      "init(_ title: some StringProtocol, systemImage: String, isOn: Binding<Bool>) where Label == SwiftUI.Label<Text, Image>",
      "init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label)",
    ],
    style: StyleUse("toggleStyle", parts: ["label": ["title", "label"]]),
    press: .toggles("isOn"),
    behavior: .composition { arguments in
      let environment = arguments.environment
      let style = environment[.toggleStyle].token ?? "automatic"
      let isOn = arguments.bool("isOn") ?? false
      if environment.flag(.isInMenu) { return labelRow(arguments, titles) }
      if style == "button" {
        let bezel = Drawing.control(.bezel(isProminent: isOn, isDestructive: false))
        return .drawn(bezel, bordered(arguments) { column(titles($0)) })
      }
      if environment.platform == .macOS, style != "switch", environment.rowForm != .grouped {
        return checkbox(arguments)
      }
      let metrics = ControlMetrics.of(environment)
      let size = environment.rowForm == .grouped ? metrics.rowToggle : metrics.toggle
      return labeled(arguments, control: .drawn(.control(.toggle(isOn: isOn)), platformBox(size, in: environment)))
    }
  )

  /// A box of 16 and a label 5 further on, 6 from what is above and below (measured on macOS 26).
  private static func checkbox(_ arguments: ArgumentValues) -> Composition {
    let drawing = Drawing.control(.checkbox(isOn: arguments.bool("isOn") ?? false))
    let square = Composition.drawn(drawing, box(16))
    let isAlone = arguments.environment.flag(.labelsAreHidden)
    let parameters = StackParameters(alignment: .firstTextBaseline, spacing: 5)
    // The middle of the box is at the middle of the label's capitals.
    let raised = Composition.leaf(
      .box(
        BoxContent(
          ideal: Size(width: 16, height: 16),
          baseline: 8 + SystemFontMetrics.capHeight(of: arguments.environment.fontDescriptor) / 2
        )
      )
    )
    let row = isAlone ? square : .node(.hStack(parameters), [.drawn(drawing, raised), column(titles(arguments))])
    return .node(.spacing(6), [row])
  }

  static let slider = ViewDefinition(
    "Slider",
    "Chooses a value from a range.",
    generics: "Label: View = EmptyView; ValueLabel: View = EmptyView",
    initializers: [
      "init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V.Stride: BinaryFloatingPoint",
      "init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V.Stride: BinaryFloatingPoint",
      "init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V.Stride: BinaryFloatingPoint",
      "init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V.Stride: BinaryFloatingPoint",
      "init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V.Stride: BinaryFloatingPoint",
      "init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V.Stride: BinaryFloatingPoint",
    ],
    press: .moves("value", in: "bounds", step: "step"),
    behavior: .composition(slider)
  )

  /// The track between the labels of its ends. A Mac shows the label before it, and those of the ends in the footnote
  /// style (measured); iOS shows none, except that assistive technology reads it.
  @Sendable private static func slider(_ arguments: ArgumentValues) -> Composition {
    let environment = arguments.environment
    let footnote = EnvironmentWrite(.font, .font(FontValue(.style(.footnote))))
    let isMac = environment.platform == .macOS
    let ends = ["minimumValueLabel", "maximumValueLabel"].map { name in
      isMac ? Composition.setting([footnote], .slot(name)) : .slot(name)
    }
    let position = part(of: arguments).flatMap(\.number) ?? 0.5
    let track = Composition.drawn(.control(.slider(position)), field(height: ControlMetrics.of(environment).slider))
    let row = Composition.node(
      .hStack(StackParameters(alignment: .verticalCenter, spacing: labelGap)),
      arguments.has("minimumValueLabel") ? [ends[0], track, ends[1]] : [track]
    )
    guard isMac, arguments.has("label") else { return .node(.standardSpacing, [row]) }
    guard environment.rowForm == .columns else { return labeled(arguments, control: row, .overflowsRow) }
    // In a form of columns the row is 23 high, the label 7 down and the track 1 (measured on macOS 26).
    let room = Composition.node(.padding(Insets(top: 1, leading: 0, bottom: 3, trailing: 0)), [row])
    return labeled(arguments, control: room, [.overflowsRow, .standsOnBaseline])
  }

  static let stepper = ViewDefinition(
    "Stepper",
    "Changes a value in steps.",
    generics: "Label: View = Text",
    initializers: [
      "init<V: Strideable>(_ title: some StringProtocol, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in })",
      "init<V: Strideable>(_ title: some StringProtocol, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in })",
      "init<V: Strideable>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in })",
      "init<V: Strideable>(value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in })",
      "init(_ title: some StringProtocol, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in })",
      "init(@ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in })",
      "init(onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label)",
    ],
    press: .steps("value", in: "bounds", step: "step", up: "onIncrement", down: "onDecrement"),
    behavior: .composition { arguments in
      let size = ControlMetrics.of(arguments.environment).stepper
      return labeled(arguments, control: .drawn(.control(.stepper), platformBox(size, in: arguments.environment)))
    }
  )

  static let colorPicker = ViewDefinition(
    "ColorPicker",
    "Chooses a color.",
    .iOS14,
    generics: "Label: View = Text",
    initializers: [
      "init(_ title: some StringProtocol, selection: Binding<Color>, supportsOpacity: Bool = true)",
      "init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label)",
    ],
    behavior: .composition { arguments in
      let well = Drawing.control(.colorWell(arguments.style("selection") ?? .named("gray")))
      // In a form of columns a row is 27 high: the well of 24 and the label's descender (measured on macOS 26).
      return labeled(
        arguments,
        control: .drawn(well, box(ControlMetrics.of(arguments.environment).colorWell)),
        [.overflowsRow, .asksAsText, .standsOnBaseline]
      )
    }
  )

  package static let labeledContent = ViewDefinition(
    "LabeledContent",
    "A value with its name in front.",
    .iOS16,
    generics: "Label: View = Text; Content: View = Text",
    initializers: [
      "init(_ title: some StringProtocol, value: some StringProtocol)",
      "init(_ title: some StringProtocol, value: some Any, format: some FormatStyle)",
      "init(_ title: some StringProtocol, @ViewBuilder content: () -> Content)",
      "init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)",
    ],
    style: StyleUse("labeledContentStyle", parts: ["label": ["title", "label"], "content": ["content", "value"]]),
    behavior: .composition { arguments in
      let content = arguments.has("content") ? Composition.slot("content") : title(arguments, "value")
      return labeled(arguments, control: content, .asksAsText)
    }
  )
}
