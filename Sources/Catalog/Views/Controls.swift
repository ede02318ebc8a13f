import Layout

extension ViewDefinition {
  static let button = ViewDefinition(
    "Button",
    "Runs an action when it is pressed.",
    generics: "Label: View = Text",
    initializers: [
      "init(_ title: some StringProtocol, action: @escaping () -> Void)",
      "init(_ title: some StringProtocol, role: ButtonRole?, action: @escaping () -> Void)",
      "init(_ title: some StringProtocol, systemImage: String, action: @escaping () -> Void) where Label == SwiftUI.Label<Text, Image>",
      "init(_ title: some StringProtocol, systemImage: String, role: ButtonRole?, action: @escaping () -> Void) where Label == SwiftUI.Label<Text, Image>",
      "init(action: @escaping () -> Void, @ViewBuilder label: () -> Label)",
      "init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label)",
      "init(role: ButtonRole, action: @escaping () -> Void) where Label == DefaultButtonLabel",
      "init(intent: some AppIntent, @ViewBuilder label: () -> Label)",
      "init(_ configuration: PrimitiveButtonStyleConfiguration) where Label == PrimitiveButtonStyleConfiguration.Label",
    ],
    style: StyleUse("buttonStyle", parts: ["label": ["title", "label"]]),
    press: .runs("action"),
    behavior: .composition { arguments in button(arguments) }
  )

  static let menu = ViewDefinition(
    "Menu",
    "Shows a list of actions when it is pressed.",
    .iOS14,
    generics: "Label: View = Text; Content: View",
    initializers: [
      "init(_ title: some StringProtocol, @ViewBuilder content: () -> Content)",
      "init(_ title: some StringProtocol, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void)",
      "init(_ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content) where Label == SwiftUI.Label<Text, Image>",
      "init(_ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void) where Label == SwiftUI.Label<Text, Image>",
      "init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)",
      "init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void)",
    ],
    press: .opensMenu(MenuContent(name: "Menu", slot: "content", action: "primaryAction")),
    behavior: .composition(menu)
  )

  /// On a Mac a button with an arrow: 12, 18 and 10.5 around the label and an arrow of 7, or 8, a line and an arrow's 24
  /// where the label has an action of its own (measured on macOS 26). iOS shows the label alone.
  @Sendable private static func menu(_ arguments: ArgumentValues) -> Composition {
    let environment = arguments.environment
    let hasBorder = environment[.menuStyle].token != "borderlessButton" && !environment.flag(.isInMenu)
    guard environment.platform == .macOS, hasBorder, environment[.menuIndicator].token != "hidden" else {
      return button(arguments, isPlain: !hasBorder)
    }
    let arrow = arguments.has("primaryAction") ? 33.0 : 35.5
    let insets = Insets(top: 4, leading: 12, bottom: 4, trailing: arrow)
    let label = Composition.node(.padding(insets), [labelRow(arguments, titles)])
    return .drawn(.control(.pullDown), .node(.standardSpacing, [label]))
  }

  static let editButton = ViewDefinition(
    "EditButton",
    "Switches editing on and off.",
    Availability.iOS13.withoutMac,
    initializers: ["init()"],
    behavior: .composition { arguments in
      button(arguments) { [.leaf(.text($0.environment.text("Edit")))] }
    }
  )

  static let photosPicker = ViewDefinition(
    "PhotosPicker",
    "Lets the user choose photos.",
    .iOS16,
    generics: "Label: View = Text",
    initializers: [
      "init(selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, @ViewBuilder label: () -> Label)",
      "init(_ title: some StringProtocol, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic)",
      "init(selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label)",
      "init(selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, @ViewBuilder label: () -> Label)",
      "init(_ title: some StringProtocol, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic)",
      "init(selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label)",
    ],
    behavior: .composition { button($0) }
  )

  static let settingsLink = ViewDefinition(
    "SettingsLink",
    "Opens the app's settings.",
    Availability(iOS: nil, macOS: 14),
    generics: "Label: View = Text",
    initializers: ["init()", "init(@ViewBuilder label: () -> Label)"],
    behavior: .composition { arguments in
      button(arguments) { $0.has("label") ? [.slot("label")] : [.leaf(.text($0.environment.text("Settings…")))] }
    }
  )

  static let shareLink = ViewDefinition(
    "ShareLink",
    "Offers to share something.",
    .iOS16,
    generics:
      "Data: RandomAccessCollection = CollectionOfOne<Any>; PreviewImage = Never; PreviewIcon = Never; Label: View = Text",
    initializers: [
      "init(item: some Transferable)",
      "init(_ title: some StringProtocol, item: some Transferable)",
      "init(item: some Transferable, @ViewBuilder label: () -> Label)",
      "init(item: some Transferable, preview: SharePreview<PreviewImage, PreviewIcon>)",
      "init(item: some Transferable, preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label)",
      "init(_ title: some StringProtocol, item: some Transferable, preview: SharePreview<PreviewImage, PreviewIcon>)",
      "init(item: some Transferable, subject: Text?, message: Text? = nil)",
      "init(item: some Transferable, subject: Text?, message: Text? = nil, @ViewBuilder label: () -> Label)",
      "init(items: Data)",
      "init(_ title: some StringProtocol, items: Data)",
      "init(items: Data, @ViewBuilder label: () -> Label)",
    ],
    behavior: .composition { arguments in button(arguments, label: shareLabel) }
  )

  /// Unless it has a label of its own, a title beside the symbol of sharing (Apple: DefaultShareLinkLabel).
  private static func shareLabel(_ arguments: ArgumentValues) -> [Composition] {
    if arguments.has("label") { return [.slot("label")] }
    let environment = arguments.environment
    let title = arguments.has("title") ? title(arguments) : .leaf(.text(environment.text("Share…")))
    return [label(symbol: "square.and.arrow.up", title: title, in: environment)]
  }

  /// A label in the environment's button style.
  static func button(
    _ arguments: ArgumentValues,
    isPlain: Bool = false,
    label: @escaping (ArgumentValues) -> [Composition] = titles
  ) -> Composition {
    let row = { (arguments: ArgumentValues) in labelRow(arguments, label) }
    let style = arguments.environment[.buttonStyle].token ?? "automatic"
    let isMac = arguments.environment.platform == .macOS
    let isDestructive = arguments.token("role") == "destructive"
    let ink = foreground(isDestructive ? .named("red") : .tint)
    switch style {
    case "plain": return row(arguments)
    case "borderless", "link": return .drawn(nil, settings: ink, row(arguments))
    case "automatic" where isPlain || !isMac: return .drawn(nil, settings: ink, row(arguments))
    default:
      let isProminent = style.hasSuffix("Prominent")
      let label = isProminent ? foreground(.named("white")) : isMac ? [] : ink
      return .drawn(
        .control(.bezel(isProminent: isProminent, isDestructive: isDestructive)),
        settings: label,
        bordered(arguments, label: row)
      )
    }
  }

  /// Draws what is inside with this, unless it says otherwise itself.
  static func foreground(_ style: PaintStyle) -> [EnvironmentWrite] {
    [EnvironmentWrite(.foregroundStyle, .list([.paint(.style(style))]))]
  }

  static func labelRow(_ arguments: ArgumentValues, _ label: (ArgumentValues) -> [Composition]) -> Composition {
    .setting(
      [EnvironmentWrite(.stackAxis, .axes(.horizontal))],
      .node(.hStack(StackParameters(alignment: .verticalCenter)), label(arguments))
    )
  }

  /// A label in a border: 12 points at the sides and 7 above and below on iOS (measured), 20 and 15 where controls are
  /// large, 10 and 5 around smaller text where they are small (UIKit's configurations, generally known: 50, 34 and 28
  /// high); a macOS button is 24 high (measured), and 16, 20, 28 or 36 in the other sizes, with text of 9 and 11 points in the
  /// two below (AppKit's control sizes from macOS 26 on, generally known).
  static func bordered(_ arguments: ArgumentValues, label: (ArgumentValues) -> Composition) -> Composition {
    let around = { (sides: Double, ends: Double, label: Composition) in
      let insets = Insets(top: ends, leading: sides, bottom: ends, trailing: sides)
      return Composition.node(.standardSpacing, [.node(.padding(insets), [label])])
    }
    let environment = arguments.environment
    let small = { (base: FontValue.Base, label: (ArgumentValues) -> Composition) in
      if environment.isSet(.font) { return label(arguments) }
      let font = EnvironmentWrite(.font, .font(FontValue(base)))
      return .setting([font], label(arguments.setting(font)))
    }
    let size = environment[.controlSize].token
    if environment.platform == .macOS {
      switch size {
      case "mini": return around(12, 2.5, small(.size(9), label))
      case "small": return around(12, 3, small(.size(11), label))
      case "large": return around(12, 6, label(arguments))
      case "extraLarge": return around(12, 10, label(arguments))
      default: return around(12, 4, label(arguments))
      }
    }
    switch size {
    case "large", "extraLarge": return around(20, 15, label(arguments))
    case "mini", "small": return around(10, 5, small(.style(.subheadline), label))
    default: return around(12, 7, label(arguments))
    }
  }
}
