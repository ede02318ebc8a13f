package import Layout

extension ViewDefinition {
  package static let image = ViewDefinition(
    "Image",
    "A picture or a symbol.",
    conformances: ["Equatable"],
    initializers: [
      "init(systemName: String)",
      "init(systemName: String, variableValue: Double?)",
      "init(_ name: String, bundle: Bundle? = nil)",
      "init(_ name: String, bundle: Bundle? = nil, label: Text)",
      "init(decorative name: String, bundle: Bundle? = nil)",
      "init(_ resource: ImageResource)",
      "init(uiImage: UIImage)",
      "init(nsImage: NSImage)",
      "init(size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, renderer: @escaping (inout GraphicsContext) -> Void)",
      "init(_ cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up, label: Text)",
    ],
    behavior: .composition { arguments in
      if arguments.has("systemName") {
        return .leaf(symbol(arguments.string("systemName") ?? "", in: arguments.environment))
      }
      let size = arguments.size("size") ?? unknownImageSize
      return .leaf(
        picture(arguments.string("name") ?? arguments.token("resource") ?? "", size, in: arguments.environment)
      )
    }
  )

  static let asyncImage = ViewDefinition(
    "AsyncImage",
    "A picture that is loaded from the network.",
    .iOS15,
    generics: "Content: View = Image",
    initializers: [
      "init(url: URL?, scale: CGFloat = 1)",
      "init<Placeholder: View>(url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Content, @ViewBuilder placeholder: @escaping () -> Placeholder)",
      "init(url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(), @ViewBuilder content: @escaping (AsyncImagePhase) -> Content)",
    ],
    behavior: .composition { arguments in
      if arguments.has("placeholder") { return .node(.neutral, [implicitColumn("placeholder")]) }
      // Nothing is loaded: the phase is empty.
      return arguments.has("content") ? .node(.neutral, [implicitColumn("content")]) : .leaf(.fill)
    }
  )

  /// An image from a catalogue that is not at hand.
  private static let unknownImageSize = Size(width: 100, height: 100)

  private static func picture(_ name: String, _ size: Size, in environment: EnvironmentValues) -> LayoutBehavior {
    var content = ImageContent(name: name, size: size, isResizable: environment.flag(.isImageResizable))
    if case .insets(let insets) = environment[.capInsets] { content.capInsets = insets }
    return .image(content)
  }

  /// A symbol of the system, its middle at the middle of capital letters.
  package static func symbol(_ name: String, in environment: EnvironmentValues) -> LayoutBehavior {
    let font = environment.fontDescriptor
    if environment.showsPlaceholders, !environment.flag(.isImageResizable) {
      return .image(ImageContent(name: name, size: SymbolMetrics.placeholder(in: font)))
    }
    let metrics = SymbolMetrics(name, in: font, scale: environment[.imageScale].token)
    let isResizable = environment.flag(.isImageResizable)
    let size = isResizable ? metrics.shape : metrics.size
    return .image(
      ImageContent(
        name: name,
        size: size,
        isResizable: isResizable,
        isSymbol: true,
        baseline: isResizable ? size.height / 2 + SystemFontMetrics.capHeight(of: font) / 2 : metrics.baseline,
        capitals: isResizable ? nil : metrics.capitals
      )
    )
  }
}
