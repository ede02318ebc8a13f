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
    press: .writes("text"),
    behavior: .composition { line($0, isSecret: true) }
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
      "init(_ title: some StringProtocol, value: Binding<F.FormatInput>, format: some FormatStyle, prompt: Text? = nil)",
      "init(_ title: some StringProtocol, value: Binding<F.FormatInput?>, format: some FormatStyle, prompt: Text? = nil)",
      "init<V>(_ title: some StringProtocol, value: Binding<V>, formatter: Formatter)",
      "init(_ title: some StringProtocol, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void)",
      "init(_ title: some StringProtocol, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void)",
      "init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label)",
      "init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label)",
    ],
    press: .writes("text"),
    behavior: .composition { line($0) }
  )

  static let textEditor = ViewDefinition(
    "TextEditor",
    "Lines of text to edit.",
    .iOS14,
    initializers: ["init(text: Binding<String>)", "init(text: Binding<String>, selection: Binding<TextSelection?>)"],
    press: .writes("text"),
    behavior: .composition { arguments in
      let room = Composition.leaf(.box(BoxContent(ideal: Size(width: 100, height: 100), fills: .both)))
      let text = arguments.environment.text(arguments.string("text") ?? "")
      let corner = Alignment(horizontal: .leading, vertical: .top)
      return .node(.decoration(corner), [room, .node(.padding(editorInsets), [.leaf(.text(text))])])
    }
  )

  /// UIKit's text view (generally known).
  private static let editorInsets = Insets(top: 8, leading: 5, bottom: 8, trailing: 5)

  /// A line of text to edit; in a form on a Mac after its title.
  private static func line(_ arguments: ArgumentValues, isSecret: Bool = false) -> Composition {
    let environment = arguments.environment
    switch environment.rowForm {
    case nil: return editor(arguments, isSecret: isSecret)
    case .columns: return labeled(arguments, control: editor(arguments, isSecret: isSecret), .overflowsRow)
    case .grouped: return labeled(arguments, control: .leaf(.text(environment.text(shown(arguments)))))
    }
  }

  /// As wide as the proposal and as high as its text: without a border a line and a bit on iOS (measured on iOS 17: 22 at
  /// the body font), the line alone on macOS; with one 34, and 24 on macOS. One that grows downwards breaks its text
  /// (measured on macOS 26 and iOS 26; LAYOUT.md 2.6).
  private static func editor(_ arguments: ArgumentValues, isSecret: Bool) -> Composition {
    let environment = arguments.environment
    let isMac = environment.platform == .macOS
    let style = environment[.textFieldStyle].token ?? "automatic"
    let hasBorder = isMac ? style != "plain" : style == "roundedBorder"
    let isVertical = arguments.token("axis") == "vertical" || arguments.axes("axis") == .vertical
    let metrics = ControlMetrics.of(environment)
    if !isMac, !isVertical {
      var drawing = drawn(arguments, hasBorder: hasBorder)
      drawing.isSecret = isSecret && !drawing.isPlaceholder
      let font = environment.fontDescriptor
      let line = SystemFontMetrics.line(of: font, platform: .iOS)
      guard !hasBorder else {
        // The line is in the middle, its baseline at a whole half point (measured on iOS 26).
        let baseline = (metrics.borderedField - line) / 2 + SystemFontMetrics.ascender(of: font, platform: .iOS)
        let field = field(height: metrics.borderedField, baseline: (baseline * 2).rounded() / 2)
        return .drawn(.line(drawing), field)
      }
      return .drawn(.line(drawing), field(height: (line + lineRest).rounded(.up)))
    }
    let typed = arguments.string("text") ?? ""
    let dots = String(repeating: "\u{2022}", count: min(typed.count, mostDots))
    var content = environment.text(isSecret && !typed.isEmpty ? dots : shown(arguments))
    if !isVertical {
      content.minimumLines = 0
      content.maximumLines = 1
    }
    let margin = metrics.fieldMargins / 2
    let bare = Insets(leading: margin, bottom: isMac ? 0 : lineRest, trailing: margin)
    let leaf = Composition.drawn(
      nil,
      settings: typed.isEmpty ? foreground(.named("placeholder")) : [],
      .leaf(.text(content))
    )
    let text = Composition.node(.padding(hasBorder ? metrics.fieldBorder : bare), [leaf])
    guard hasBorder else {
      // What it shows gives it no baseline.
      let column = LazyStackParameters(axis: .vertical, alignment: .leading)
      return .node(.standardSpacing, [.node(.lazyStack(column), [text])])
    }
    let all = LengthBounds(minimum: 0, maximum: .infinity)
    let field = Composition.node(.flexibleFrame(FlexibleFrame(width: all, alignment: .leading)), [text])
    return .node(.standardSpacing, [.drawn(.control(.fieldBorder), field)])
  }

  /// Maximum number of characters of a hidden text that show, as dots.
  private static let mostDots = 64

  /// What a line of its own shows.
  private static func drawn(_ arguments: ArgumentValues, hasBorder: Bool) -> LineDrawing {
    let text = arguments.string("text") ?? ""
    return LineDrawing(
      text: text.isEmpty ? shown(arguments) : text,
      font: arguments.environment.fontDescriptor,
      isPlaceholder: text.isEmpty,
      hasBorder: hasBorder
    )
  }

  /// What a line has below it where it has no border on iOS.
  private static let lineRest = 1.5

  /// The text, else what stands in its place.
  private static func shown(_ arguments: ArgumentValues) -> String {
    let candidates = ["text", "prompt", "title"].compactMap { arguments.string($0) }
    return candidates.first { !$0.isEmpty } ?? " "
  }
}
