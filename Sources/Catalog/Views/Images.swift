import Layout

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
      if arguments.has("systemName") { return .leaf(symbol(in: arguments.environment)) }
      return .leaf(picture(arguments.size("size") ?? unknownImageSize, in: arguments.environment))
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
      arguments.has("placeholder") ? .node(.neutral, [implicitColumn("placeholder")]) : .leaf(.fill)
    }
  )

  /// An image from a catalogue that is not at hand.
  private static let unknownImageSize = Size(width: 100, height: 100)

  private static func picture(_ size: Size, in environment: EnvironmentValues) -> LayoutBehavior {
    var content = ImageContent(size: size, isResizable: environment.flag(.isImageResizable))
    if case .insets(let insets) = environment[.capInsets] { content.capInsets = insets }
    return .image(content)
  }

  /// A symbol of the system: about 1.1 by 1.06 of the font's size (fitted to the few published sizes), its middle at
  /// the middle of capital letters.
  static func symbol(in environment: EnvironmentValues) -> LayoutBehavior {
    let font = environment.fontDescriptor
    let factor: Double =
      switch environment[.imageScale].token {
      case "small": 0.79
      case "large": 1.27
      default: 1
      }
    let pixel = 1 / environment.scale
    let size = Size(
      width: (font.size * 1.1 * factor / pixel).rounded() * pixel,
      height: (font.size * 1.06 * factor / pixel).rounded() * pixel
    )
    let capHeight = font.size * 0.70459
    return .image(
      ImageContent(
        size: size,
        isResizable: environment.flag(.isImageResizable),
        isSymbol: true,
        baseline: size.height / 2 + capHeight / 2
      )
    )
  }
}
