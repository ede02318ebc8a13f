extension InterfaceFamily {
  /// The protocols of styles; the styles themselves are the catalogue's.
  static var styleProtocols: InterfaceFamily {
    var writer = InterfaceWriter()
    for style in configurable {
      if style.availability != .iOS13 { writer.line(InterfaceWriter.available(style.availability)) }
      writer.line("@MainActor @preconcurrency protocol \(style.name) {")
      writer.line("  associatedtype Body: View")
      writer.line("  typealias Configuration = \(style.name)Configuration")
      writer.line("  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body")
      writer.line("}")
      writer.line("extension \(style.configuration) {")
      writer.line("  struct \(style.part): View {")
      writer.line("    typealias Body = Never")
      writer.line("  }")
      writer.line("}")
    }
    for name in fixed { writer.line("@MainActor @preconcurrency protocol \(name) {}") }
    return InterfaceFamily("StyleProtocols", writer.text)
  }

  /// A style that programs make of their own, and the main part of what it arranges.
  private struct ConfigurableStyle {
    let name: String
    let availability: Availability
    var part = "Label"
    var configuration: String { name + "Configuration" }
  }

  private static let configurable: [ConfigurableStyle] = [
    .init(name: "ButtonStyle", availability: .iOS13), .init(name: "PrimitiveButtonStyle", availability: .iOS13),
    .init(name: "ControlGroupStyle", availability: .iOS15), .init(name: "DatePickerStyle", availability: .iOS13),
    .init(name: "DisclosureGroupStyle", availability: .iOS16),
    .init(name: "FormStyle", availability: .iOS16, part: "Content"), .init(name: "GaugeStyle", availability: .iOS16),
    .init(name: "GroupBoxStyle", availability: .iOS14), .init(name: "LabelStyle", availability: .iOS14, part: "Title"),
    .init(name: "LabeledContentStyle", availability: .iOS16), .init(name: "MenuStyle", availability: .iOS14),
    .init(name: "ProgressViewStyle", availability: .iOS14), .init(name: "ToggleStyle", availability: .iOS13),
  ]

  private static let fixed = [
    "IndexViewStyle", "ListStyle", "NavigationSplitViewStyle", "NavigationViewStyle", "PickerStyle", "TabViewStyle",
    "TableStyle", "TextEditorStyle", "TextFieldStyle",
  ]

  /// What a style is told of the control.
  static let styleConfigurations = InterfaceFamily(
    "StyleConfigurations",
    """
    struct ButtonStyleConfiguration {
      let role: ButtonRole?
      let label: ButtonStyleConfiguration.Label
      let isPressed: Bool
    }
    struct PrimitiveButtonStyleConfiguration {
      let role: ButtonRole?
      let label: PrimitiveButtonStyleConfiguration.Label
      func trigger()
    }
    struct ControlGroupStyleConfiguration {
      struct Content: View { typealias Body = Never }
      let content: ControlGroupStyleConfiguration.Content
      let label: ControlGroupStyleConfiguration.Label
    }
    struct DatePickerStyleConfiguration {
      let label: DatePickerStyleConfiguration.Label
    }
    struct DisclosureGroupStyleConfiguration {
      struct Content: View { typealias Body = Never }
      let label: DisclosureGroupStyleConfiguration.Label
      let content: DisclosureGroupStyleConfiguration.Content
      var isExpanded: Bool { get nonmutating set }
      var $isExpanded: Binding<Bool> { get }
    }
    struct FormStyleConfiguration {
      let content: FormStyleConfiguration.Content
    }
    struct GaugeStyleConfiguration {
      struct CurrentValueLabel: View { typealias Body = Never }
      struct MinimumValueLabel: View { typealias Body = Never }
      struct MaximumValueLabel: View { typealias Body = Never }
      let value: Double
      let label: GaugeStyleConfiguration.Label
      let currentValueLabel: GaugeStyleConfiguration.CurrentValueLabel?
      let minimumValueLabel: GaugeStyleConfiguration.MinimumValueLabel?
      let maximumValueLabel: GaugeStyleConfiguration.MaximumValueLabel?
    }
    struct GroupBoxStyleConfiguration {
      struct Content: View { typealias Body = Never }
      let label: GroupBoxStyleConfiguration.Label
      let content: GroupBoxStyleConfiguration.Content
    }
    struct LabelStyleConfiguration {
      struct Icon: View { typealias Body = Never }
      var title: LabelStyleConfiguration.Title { get }
      var icon: LabelStyleConfiguration.Icon { get }
    }
    struct LabeledContentStyleConfiguration {
      struct Content: View { typealias Body = Never }
      let label: LabeledContentStyleConfiguration.Label
      let content: LabeledContentStyleConfiguration.Content
    }
    struct MenuStyleConfiguration {
      struct Content: View { typealias Body = Never }
    }
    struct ProgressViewStyleConfiguration {
      struct CurrentValueLabel: View { typealias Body = Never }
      let fractionCompleted: Double?
      var label: ProgressViewStyleConfiguration.Label?
      var currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel?
    }
    struct ToggleStyleConfiguration {
      let label: ToggleStyleConfiguration.Label
      var isOn: Bool { get nonmutating set }
      var $isOn: Binding<Bool> { get }
      var isMixed: Bool
    }
    struct DefaultButtonLabel: View {
      typealias Body = Never
    }
    struct DefaultTabLabel: View {
      typealias Body = Never
    }
    extension View {
      func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View
      @available(iOS 15, macOS 12, *)
      func tint(_ tint: Color?) -> some View
    }
    extension Toggle {
      init(_ configuration: ToggleStyleConfiguration) where Label == ToggleStyleConfiguration.Label
      init<C: RandomAccessCollection>(sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label)
    }
    extension Label {
      init(_ configuration: LabelStyleConfiguration) where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon
    }
    extension ProgressView {
      init(_ configuration: ProgressViewStyleConfiguration) where Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
    }
    extension LabeledContent {
      init(_ configuration: LabeledContentStyleConfiguration) where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content
    }
    extension PageTabViewStyle {
      struct IndexDisplayMode: Sendable {
        static let automatic: PageTabViewStyle.IndexDisplayMode
        static let always: PageTabViewStyle.IndexDisplayMode
        static let never: PageTabViewStyle.IndexDisplayMode
      }
      init(indexDisplayMode: PageTabViewStyle.IndexDisplayMode)
    }
    struct PageIndexViewStyle: IndexViewStyle {
      struct BackgroundDisplayMode: Sendable {
        static let automatic: PageIndexViewStyle.BackgroundDisplayMode
        static let interactive: PageIndexViewStyle.BackgroundDisplayMode
        static let always: PageIndexViewStyle.BackgroundDisplayMode
        static let never: PageIndexViewStyle.BackgroundDisplayMode
      }
      init(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode = .automatic)
    }
    extension IndexViewStyle where Self == PageIndexViewStyle {
      static var page: PageIndexViewStyle { get }
      static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle
    }
    struct PlainTextEditorStyle: TextEditorStyle { init() }
    extension TextEditorStyle where Self == PlainTextEditorStyle {
      static var plain: PlainTextEditorStyle { get }
    }
    extension CircularProgressViewStyle {
      init(tint: Color)
    }
    extension SwitchToggleStyle {
      init(tint: Color)
    }
    """
  )
}
