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
    behavior: .composition { arguments in
      let environment = arguments.environment
      let style = environment[.toggleStyle].token ?? "automatic"
      if style == "button" { return bordered(arguments, label: label) }
      if environment.platform == .macOS, style != "switch" {
        let box = Composition.leaf(.box(BoxContent(ideal: Size(width: 16, height: 16))))
        let parameters = StackParameters(alignment: .firstTextBaseline, spacing: 5)
        return .node(.hStack(parameters), [box, label(arguments)])
      }
      let size = environment.platform == .macOS ? Size(width: 54, height: 24) : Size(width: 51, height: 31)
      return labeledRow(arguments, control: .leaf(.box(BoxContent(ideal: size))))
    }
  )

  static let slider = ViewDefinition(
    "Slider",
    "Chooses a value from a range.",
    generics: "Label: View = EmptyView; ValueLabel: View = EmptyView",
    initializers: [
      "init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V.Stride: BinaryFloatingPoint",
      "init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V.Stride: BinaryFloatingPoint",
      "init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V.Stride: BinaryFloatingPoint",
      "init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V.Stride: BinaryFloatingPoint",
      "init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V.Stride: BinaryFloatingPoint",
    ],
    behavior: .composition { arguments in
      field(height: arguments.environment.platform == .macOS ? 16 : 31)
    }
  )

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
    behavior: .composition { arguments in
      let size = arguments.environment.platform == .macOS ? Size(width: 20, height: 26) : Size(width: 94, height: 32)
      return labeledRow(arguments, control: .leaf(.box(BoxContent(ideal: size))))
    }
  )

  static let picker = ViewDefinition(
    "Picker",
    "Chooses one of several values.",
    generics: "Label: View = Text; SelectionValue: Hashable; Content: View",
    initializers: [
      "init(_ title: some StringProtocol, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)",
      "init(_ title: some StringProtocol, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) where Label == SwiftUI.Label<Text, Image>",
      "init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)",
      "init(selection: Binding<SelectionValue>, label: some View, @ViewBuilder content: () -> Content)",
    ],
    behavior: .composition { arguments in
      switch arguments.environment[.pickerStyle].token {
      case "segmented": return field(height: arguments.environment.platform == .macOS ? 24 : 32)
      case "wheel": return field(height: 216)
      case "inline" where arguments.environment.flag(.isInRows) && arguments.environment.platform == .iOS:
        // A row for the label, and one for each option.
        let label = arguments.environment.flag(.labelsAreHidden) ? [] : titles(arguments)
        return .group(label + [.slot("content")])
      default:
        let line = arguments.environment.fontDescriptor.size
        let menu = Composition.leaf(.box(BoxContent(ideal: Size(width: line * 5, height: (line * 1.2).rounded(.up)))))
        let isRow = arguments.environment.flag(.isInRows) && arguments.environment.platform == .iOS
        return isRow ? labeledRow(arguments, control: menu) : menu
      }
    }
  )

  static let datePicker = ViewDefinition(
    "DatePicker",
    "Chooses a date.",
    generics: "Label: View = Text",
    initializers: [
      "init(_ title: some StringProtocol, selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date])",
      "init(_ title: some StringProtocol, selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date])",
      "init(selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label)",
      "init(selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label)",
    ],
    behavior: .composition { arguments in
      // A wheel is as high as every other, a month about ten lines (generally known, not measured).
      switch arguments.environment[.datePickerStyle].token {
      case "wheel": return field(height: 216)
      case "graphical" where arguments.environment.platform == .iOS: return field(height: 330)
      default: return labeledRow(arguments, control: .leaf(.box(BoxContent(ideal: Size(width: 200, height: 34)))))
      }
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
      labeledRow(arguments, control: .leaf(.box(BoxContent(ideal: Size(width: 28, height: 28)))))
    }
  )

  package static let labeledContent = ViewDefinition(
    "LabeledContent",
    "A value with its name in front.",
    .iOS16,
    generics: "Label: View = Text; Content: View = Text",
    initializers: [
      "init(_ title: some StringProtocol, value: some StringProtocol)",
      "init<F: FormatStyle>(_ title: some StringProtocol, value: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String",
      "init(_ title: some StringProtocol, @ViewBuilder content: () -> Content)",
      "init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)",
    ],
    behavior: .composition { arguments in
      labeledRow(arguments, control: arguments.has("content") ? .slot("content") : title(arguments, "value"))
    }
  )

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
      "init(_ progress: Progress)",
    ],
    style: StyleUse("progressViewStyle", parts: ["label": ["title", "label"]]),
    behavior: .composition { arguments in
      let style = arguments.environment[.progressViewStyle].token
      let isLinear = style == "linear" || (style != "circular" && arguments.has("value"))
      let bar: Composition =
        isLinear ? field(height: 4) : .leaf(.box(BoxContent(ideal: Size(width: 20, height: 20))))
      let column = StackParameters(alignment: isLinear ? .leading : .horizontalCenter, spacing: 4)
      let label = [title(arguments), title(arguments, "label")]
      return .node(.vStack(column), isLinear ? label + [bar] : [bar] + label)
    }
  )

  static let gauge = ViewDefinition(
    "Gauge",
    "Shows a value in a range.",
    .iOS16,
    generics: "Label: View = EmptyView; CurrentValueLabel: View = EmptyView",
    initializers: [
      "init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label)"
    ],
    behavior: .composition { _ in field(height: 30) }
  )

  /// A label at the leading and a control at the trailing end, over the whole width (OpenSwiftUI:
  /// LeadingTrailingLabeledContentStyle).
  static func labeledRow(_ arguments: ArgumentValues, control: Composition) -> Composition {
    if arguments.environment.flag(.labelsAreHidden) { return .node(.standardSpacing, [control]) }
    return .node(.standardSpacing, [.node(.labeledRow, [column([label(arguments)]), control])])
  }

  private static func label(_ arguments: ArgumentValues) -> Composition {
    column([title(arguments), title(arguments, "label")])
  }

  private static func column(_ parts: [Composition]) -> Composition {
    .node(.vStack(StackParameters(alignment: .leading)), parts)
  }

  /// A control as wide as the proposal.
  static func field(height: Double) -> Composition {
    .leaf(.box(BoxContent(ideal: Size(width: 100, height: height), fills: .horizontal)))
  }
}
