import Layout

extension ViewDefinition {
  static let picker = ViewDefinition(
    "Picker",
    "Chooses one of several values.",
    generics: "Label: View = Text; SelectionValue: Hashable; Content: View",
    initializers: [
      "init(_ title: some StringProtocol, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)",
      "init(_ title: some StringProtocol, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) where Label == SwiftUI.Label<Text, Image>",
      "init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)",
      "init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content)",
    ],
    press: .chooses("selection", among: "content"),
    behavior: .composition(picker)
  )

  @Sendable private static func picker(_ arguments: ArgumentValues) -> Composition {
    let environment = arguments.environment
    let isMac = environment.platform == .macOS
    if environment.flag(.isInMenu) { return .group([options]) }
    switch environment[.pickerStyle].token {
    case "segmented": return segments(arguments)
    case "wheel" where !isMac: return wheel(arguments)
    case "inline" where environment.flag(.isInRows) && !isMac:
      // A row for the label, and one for each option.
      let label = environment.flag(.labelsAreHidden) ? [] : titles(arguments)
      return .group(label + [options])
    case "inline" where isMac, "radioGroup": return radioGroup(arguments)
    // Outside of rows there is no room to show the options in line: it is a wheel (generally known).
    case "inline": return wheel(arguments)
    default: return menu(arguments)
    }
  }

  private static var options: Composition { .choices("content", chosenBy: "selection") }

  /// Segments of one width. A Mac shows the label before them (measured), iOS none.
  private static func segments(_ arguments: ArgumentValues) -> Composition {
    let metrics = ControlMetrics.of(arguments.environment)
    var options = options
    if let font = metrics.segmentFont { options = .setting([EnvironmentWrite(.font, .font(font))], options) }
    let control = Composition.drawn(.control(.segments), .node(.options(metrics.segments), [options]))
    return arguments.environment.platform == .macOS ? labeled(arguments, control: control, .overflowsRow) : control
  }

  /// A wheel is as high as every other, and as wide as it is offered beside a label; without one it has UIKit's width
  /// (LAYOUT.md 2.6).
  private static func wheel(_ arguments: ArgumentValues, showing text: String? = nil) -> Composition {
    guard arguments.environment.flag(.labelsAreHidden) else {
      return .drawn(.control(.wheel(text)), field(height: wheelSize.height))
    }
    return .drawn(.control(.wheel(text)), box(wheelSize))
  }

  private static let wheelSize = Size(width: 320, height: 216)

  /// A circle before each option, the options 6 apart (measured on macOS 26).
  private static func radioGroup(_ arguments: ArgumentValues) -> Composition {
    let row = StackParameters(alignment: .verticalCenter, spacing: 5)
    let circle = Composition.drawn(.control(.radio(isOn: false)), box(16))
    let rows = Composition.eachAfter("content", .hStack(row), circle, chosenBy: "selection")
    let group = Composition.node(.vStack(StackParameters(alignment: .leading, spacing: 6)), [rows])
    return labeled(arguments, label: column(titles(arguments)), control: group)
  }

  /// The chosen option and its arrows. A Mac's button is as wide as the widest option asks for, iOS shows no label outside
  /// of rows, and in a row nothing around the value.
  private static func menu(_ arguments: ArgumentValues) -> Composition {
    let environment = arguments.environment
    let metrics = ControlMetrics.of(environment)
    let isMac = environment.platform == .macOS
    let options = Composition.node(
      .options(OptionsParameters(isMac ? .widest : .first)),
      [.options("content", chosenBy: "selection")]
    )
    let isRow = environment.isRow && !isMac
    // It opens a page, as a link does.
    let isLink = isRow && environment[.pickerStyle].token == "navigationLink"
    let arrows = StackParameters(alignment: .verticalCenter, spacing: isLink ? linkArrowGap : metrics.menuArrowGap)
    let arrow = Composition.drawn(
      .control(isLink ? .chevron(.forward) : .menuArrows),
      box(isLink ? linkArrow : metrics.menuArrows)
    )
    let value = Composition.drawn(
      nil,
      settings: isMac ? [] : foreground(isRow ? .level(1) : .tint),
      .node(.hStack(arrows), [options, arrow])
    )
    let opening = {
      Composition.pressed(.opensMenu(MenuContent(name: "Picker", slot: "content", selection: "selection")), $0)
    }
    if isRow { return opening(labeled(arguments, control: value)) }
    let button = Composition.node(.standardSpacing, [.node(.padding(metrics.menu), [value])])
    let bezel = Drawing.control(.bezel(isProminent: false, isDestructive: false))
    return isMac ? labeled(arguments, control: opening(.drawn(bezel, button))) : opening(button)
  }

  static let datePicker = ViewDefinition(
    "DatePicker",
    "Chooses a date.",
    generics: "Label: View = Text",
    initializers: [
      "init(_ title: some StringProtocol, selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date])",
      "init(_ title: some StringProtocol, selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date])",
      "init(_ title: some StringProtocol, selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date])",
      "init(_ title: some StringProtocol, selection: Binding<Date>, in range: PartialRangeThrough<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date])",
      "init(selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label)",
      "init(selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label)",
      "init(selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label)",
      "init(selection: Binding<Date>, in range: PartialRangeThrough<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label)",
    ],
    behavior: .composition(datePicker)
  )

  @Sendable private static func datePicker(_ arguments: ArgumentValues) -> Composition {
    let environment = arguments.environment
    let style = environment[.datePickerStyle].token
    if environment.platform == .macOS {
      let size = box(macDate(arguments, style))
      let text = texts(of: arguments).joined(separator: "  ")
      let drawing: Drawing =
        style == "graphical"
        ? .control(.calendar(month(of: arguments)))
        : .line(LineDrawing(text: text, font: environment.fontDescriptor, hasBorder: true))
      return labeled(arguments, control: .drawn(drawing, size))
    }
    switch style {
    case "wheel": return wheel(arguments, showing: texts(of: arguments).joined(separator: "   "))
    // A month is about ten lines (generally known, not measured).
    case "graphical": return .drawn(.control(.calendar(month(of: arguments))), field(height: 330))
    default: return labeled(arguments, control: datePills(arguments), [])
    }
  }

  /// The components that show: both where the call names none.
  private static func components(_ arguments: ArgumentValues) -> (date: Bool, time: Bool) {
    guard let named = arguments["displayedComponents"] else { return (true, true) }
    var names: [String] = []
    if let name = named.token { names = [name] }
    if case .list(let values) = named { names = values.compactMap(\.token) }
    return names.isEmpty ? (true, true) : (names.contains("date"), names.contains("hourAndMinute"))
  }

  /// The date and the time as far as they show.
  private static func texts(of arguments: ArgumentValues) -> [String] {
    var texts: [BuiltInValue] = []
    if case .list(let values)? = arguments["selection"] { texts = values }
    let shown = components(arguments)
    return zip([shown.date, shown.time], [0, 1]).compactMap { isShown, position in
      guard isShown else { return nil }
      if texts.indices.contains(position), case .string(let own) = texts[position] { return own }
      return sampleDate[position]
    }
  }

  /// The month of the date: what is told of it after its texts.
  private static func month(of arguments: ArgumentValues) -> CalendarMonth? {
    guard case .list(let values)? = arguments["selection"], values.count > 2, case .list(let parts) = values[2],
      parts.count == 4, case .string(let title) = parts[0]
    else { return nil }
    let numbers = parts.dropFirst().compactMap { $0.number.flatMap(Int.init(exactly:)) }
    guard numbers.count == 3, (0..<7).contains(numbers[0]), (1...31).contains(numbers[1]) else { return nil }
    return CalendarMonth(title: title, start: numbers[0], dayCount: numbers[1], chosen: numbers[2])
  }

  /// The date and the time, each in a field of its own.
  private static func datePills(_ arguments: ArgumentValues) -> Composition {
    let metrics = ControlMetrics.of(arguments.environment)
    let pills = texts(of: arguments).map { text in
      let pill = Composition.node(.padding(metrics.datePill), [.leaf(.text(arguments.environment.text(text)))])
      return Composition.drawn(.control(.pill), pill)
    }
    let row = StackParameters(alignment: .verticalCenter, spacing: metrics.datePillGap)
    return .node(.standardSpacing, [.node(.hStack(row), pills)])
  }

  /// What a date looks like that nobody knows.
  private static let sampleDate = ["Sep 30, 2025", "10:00 AM"]

  /// The fields of a Mac have slots of fixed widths (measured on macOS 26).
  private static func macDate(_ arguments: ArgumentValues, _ style: String?) -> Size {
    let shown = components(arguments)
    switch (style, shown.date, shown.time) {
    case ("graphical", true, false): return Size(width: 138.5, height: 148)
    case ("graphical", false, true): return Size(width: 119, height: 119)
    case ("graphical", _, _): return Size(width: 138.5 + 18 + 119, height: 148)
    case ("field", true, false): return Size(width: 78, height: 21)
    case ("field", false, true): return Size(width: 63, height: 21)
    case ("field", _, _): return Size(width: 143, height: 21)
    case (_, true, false): return Size(width: 95, height: 22)
    case (_, false, true): return Size(width: 80, height: 22)
    default: return Size(width: 160, height: 22)
    }
  }
}
