import Layout

extension ViewDefinition {
  static let secureField = ViewDefinition(
    "SecureField",
    "A line of hidden text to edit.",
    generics: "Label: View = Text",
    initializers: [
      "init(_ title: some StringProtocol, text: Binding<String>)",
      "init(_ title: some StringProtocol, text: Binding<String>, prompt: Text?)",
      "init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label)",
    ],
    behavior: .composition(line)
  )

  static let textField = ViewDefinition(
    "TextField",
    "A line of text to edit.",
    generics: "Label: View = Text",
    initializers: [
      "init(_ title: some StringProtocol, text: Binding<String>)",
      "init(_ title: some StringProtocol, text: Binding<String>, axis: Axis)",
      "init(_ title: some StringProtocol, text: Binding<String>, prompt: Text?)",
      "init(_ title: some StringProtocol, text: Binding<String>, prompt: Text?, axis: Axis)",
      "init<F: ParseableFormatStyle>(_ title: some StringProtocol, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil) where F.FormatOutput == String",
      "init<V>(_ title: some StringProtocol, value: Binding<V>, formatter: Formatter)",
      "init(_ title: some StringProtocol, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void)",
      "init(_ title: some StringProtocol, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void)",
      "init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label)",
    ],
    behavior: .composition(line)
  )

  static let textEditor = ViewDefinition(
    "TextEditor",
    "Lines of text to edit.",
    .iOS14,
    initializers: ["init(text: Binding<String>)", "init(text: Binding<String>, selection: Binding<TextSelection?>)"],
    behavior: .composition { _ in
      .leaf(.box(BoxContent(ideal: Size(width: 100, height: 100), fills: .both)))
    }
  )

  /// As wide as the proposal; as high as a line and a bit (measured on iOS 17: 22 at the body font), 34 with a border.
  @Sendable
  private static func line(_ arguments: ArgumentValues) -> Composition {
    let environment = arguments.environment
    if environment.platform == .macOS { return field(height: 24) }
    if environment[.textFieldStyle].token == "roundedBorder" { return field(height: 34) }
    let font = environment.fontDescriptor
    let line = SystemFontMetrics.line(of: font, platform: .iOS)
    // A field that grows downwards starts with the lines that are reserved for it.
    let lines =
      arguments.token("axis") == "vertical" || arguments.axes("axis") == .vertical
      ? max(environment[.minimumLines].number ?? 1, 1) : 1
    return field(height: (line * lines + font.leading * (lines - 1) + 1.5).rounded(.up))
  }
}
