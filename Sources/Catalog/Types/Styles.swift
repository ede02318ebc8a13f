import Layout
import SourceText

extension TypeDefinition {
  package static let color = TypeDefinition(
    "Color",
    "A color, which is a view that fills what it is offered as well.",
    conformances: ["View", "ShapeStyle", "Equatable", "Hashable", "Sendable"],
    members: colorNames,
    initializers: [
      ValueFunction("init(_ name: String, bundle: Bundle? = nil)") {
        $0.string("name").map(BuiltInValue.color) ?? .unknownColor
      },
      ValueFunction("@_disfavoredOverload init(_ color: Color)", make: color),
      ValueFunction("init(_ resource: ColorResource)", make: color),
      ValueFunction("init(uiColor color: UIColor)", make: color),
      ValueFunction("init(nsColor color: NSColor)", make: color),
      ValueFunction("init(cgColor color: CGColor)", make: color),
      ValueFunction(
        "init(_ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1)"
      ) { arguments in
        .paint(
          .style(
            .color(
              PaintColor(
                red: arguments.number("red") ?? 0,
                green: arguments.number("green") ?? 0,
                blue: arguments.number("blue") ?? 0,
                opacity: arguments.number("opacity") ?? 1
              )
            )
          )
        )
      },
      ValueFunction("init(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1)") {
        arguments in
        let white = arguments.number("white") ?? 0
        let color = PaintColor(red: white, green: white, blue: white, opacity: arguments.number("opacity") ?? 1)
        return .paint(.style(.color(color)))
      },
      ValueFunction("init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1)") { arguments in
        .paint(
          .style(
            .color(
              PaintColor(
                hue: arguments.number("hue") ?? 0,
                saturation: arguments.number("saturation") ?? 0,
                brightness: arguments.number("brightness") ?? 0,
                opacity: arguments.number("opacity") ?? 1
              )
            )
          )
        )
      },
    ],
    properties: .read { value, name in
      name == "gradient" ? .paint(.style(.shaded(value.style ?? .named("gray")))) : nil
    }
  ) { .color($0) }

  /// A color made of another one, or of what is not at hand: as a view it fills its room like every other.
  @Sendable
  private static func color(_ arguments: ArgumentValues) -> BuiltInValue? {
    arguments.style("color").map { .paint(.style($0)) } ?? .unknownColor
  }

  package static let shapeStyle = TypeDefinition(
    "ShapeStyle",
    "A color, a material or a gradient to fill shapes with.",
    form: .written,
    members: colorNames.filter { !colorsOnly.contains($0) } + [
      "background", "bar", "fill", "foreground", "link", "placeholder", "quaternary", "quinary", "regularMaterial",
      "selection", "separator", "tertiary", "thickMaterial", "thinMaterial", "tint", "ultraThickMaterial",
      "ultraThinMaterial", "windowBackground",
    ],
    functions: [
      ValueFunction("static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> Self") {
        .paint(.style($0.linearGradient))
      },
      ValueFunction(
        "static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> Self"
      ) {
        .paint(.style($0.linearGradient))
      },
      ValueFunction("static func opacity(_ opacity: Double) -> Self") {
        .paint(.style(.faded(.level(0), $0.number("opacity") ?? 1)))
      },
    ]
  ) { colorNames.contains($0) ? .color($0) : .token(type: "ShapeStyle", name: $0) }

  /// The properties of styles that are styles again.
  package static let styleLevels: Set<String> = [
    "gradient", "primary", "quaternary", "quinary", "secondary", "tertiary",
  ]

  /// Names that mean a level of the style around, where a style is wanted.
  static let hierarchicalNames: Set<String> = ["primary", "secondary"]

  /// Names of colors that no style has: `.foregroundStyle(.accentColor)` does not compile.
  static let colorsOnly: Set<String> = ["accentColor"]

  /// Names that mean a color where only colors may stand, and no color where other styles may.
  package static let onlyColorsAlone = hierarchicalNames.union(colorsOnly)

  private static let colorNames = [
    "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange", "pink",
    "primary", "purple", "red", "secondary", "teal", "white", "yellow",
  ]

  static let shape = TypeDefinition(
    "Shape",
    "A shape to fill, stroke or clip with.",
    form: .written,
    conformances: ["View", "Shape", "InsettableShape"],
    members: ["buttonBorder", "capsule", "circle", "ellipse", "rect"],
    functions: [
      ValueFunction("static func capsule(style: RoundedCornerStyle) -> Self") { _ in .paint(.outline(.capsule)) },
      ValueFunction(
        "static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self",
        make: shape
      ),
      ValueFunction(
        "static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self",
        make: shape
      ),
      ValueFunction(
        "static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> Self",
        make: shape
      ),
    ]
  ) { .token(type: "Shape", name: $0) }

  @Sendable
  private static func shape(_ arguments: ArgumentValues) -> BuiltInValue? {
    if case .paint(.radii(let radii))? = arguments["cornerRadii"] { return .paint(.outline(.rounded(radii))) }
    return .paint(
      .outline(.rounded(CornerRadii(arguments.number("cornerRadius") ?? arguments.size("cornerSize")?.width ?? 0)))
    )
  }

  static let material = tokens(
    "Material",
    "A translucent layer that shows what is behind, blurred.",
    ["bar", "regular", "thick", "thin", "ultraThick", "ultraThin"],
    .iOS15
  )

  static let buttonStyle = tokens(
    "ButtonStyle",
    "How a button looks.",
    form: .style,
    [
      "accessoryBar", "accessoryBarAction", "automatic", "bordered", "borderedProminent", "borderless", "card", "glass",
      "glassProminent", "link", "plain",
    ],
    since: [
      "accessoryBar": Availability(iOS: nil, macOS: 14), "accessoryBarAction": Availability(iOS: nil, macOS: 14),
      "bordered": Availability(iOS: 15, macOS: 10.15), "borderedProminent": .iOS15, "glass": .iOS26,
      "glassProminent": .iOS26, "link": .mac,
    ],
    functions: ["static func glass(_ glass: Glass) -> Self"]
  )
  static let labelStyle = tokens(
    "LabelStyle",
    "Which parts of a label show.",
    form: .style,
    ["automatic", "iconOnly", "titleAndIcon", "titleOnly"],
    .iOS14
  )
  static let listStyle = tokens(
    "ListStyle",
    "How a list looks.",
    form: .style,
    ["automatic", "bordered", "carousel", "elliptical", "grouped", "inset", "insetGrouped", "plain", "sidebar"],
    since: [
      "bordered": Availability(iOS: nil, macOS: 12), "grouped": Availability.iOS13.withoutMac, "inset": .iOS14,
      "insetGrouped": Availability.iOS14.withoutMac, "sidebar": Availability(iOS: 14, macOS: 10.15),
    ],
    functions: [
      "static func bordered(alternatesRowBackgrounds: Bool) -> Self",
      "static func inset(alternatesRowBackgrounds: Bool) -> Self",
    ]
  )
  static let pickerStyle = tokens(
    "PickerStyle",
    "How a picker looks.",
    form: .style,
    ["automatic", "inline", "menu", "navigationLink", "palette", "radioGroup", "segmented", "wheel"],
    since: [
      "inline": .iOS14, "menu": .iOS14, "navigationLink": Availability.iOS16.withoutMac, "palette": .iOS17,
      "radioGroup": .mac, "wheel": Availability.iOS13.withoutMac,
    ]
  )
  static let toggleStyle = tokens(
    "ToggleStyle",
    "How a toggle looks.",
    form: .style,
    ["automatic", "button", "checkbox", "switch"],
    since: ["button": .iOS15, "checkbox": .mac]
  )
  static let textFieldStyle = tokens(
    "TextFieldStyle",
    "How a text field looks.",
    form: .style,
    ["automatic", "plain", "roundedBorder", "squareBorder"],
    since: ["squareBorder": .mac]
  )
  static let progressViewStyle = tokens(
    "ProgressViewStyle",
    "How progress looks.",
    form: .style,
    ["automatic", "circular", "linear"],
    .iOS14
  )
  static let tabViewStyle = tokens(
    "TabViewStyle",
    "How tabs look.",
    form: .style,
    ["automatic", "grouped", "page", "sidebarAdaptable", "tabBarOnly", "verticalPage"],
    .iOS14,
    since: [
      "grouped": Availability(iOS: nil, macOS: 15), "page": Availability.iOS14.withoutMac, "sidebarAdaptable": .iOS18,
      "tabBarOnly": .iOS18,
    ],
    functions: ["static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self"]
  )
  static let formStyle = tokens(
    "FormStyle",
    "How a form looks.",
    form: .style,
    ["automatic", "columns", "grouped"],
    .iOS16
  )
  static let groupBoxStyle = tokens("GroupBoxStyle", "How a group box looks.", form: .style, ["automatic"], .iOS14)
  static let menuStyle = tokens(
    "MenuStyle",
    "How a menu looks.",
    form: .style,
    ["automatic", "borderlessButton", "button"],
    .iOS14,
    since: ["button": .iOS16]
  )
  static let gaugeStyle = tokens(
    "GaugeStyle",
    "How a gauge looks.",
    form: .style,
    [
      "accessoryCircular", "accessoryCircularCapacity", "accessoryLinear", "accessoryLinearCapacity", "automatic",
      "linearCapacity",
    ],
    .iOS16
  )
  static let navigationSplitViewStyle = tokens(
    "NavigationSplitViewStyle",
    "How columns share the width.",
    form: .style,
    ["automatic", "balanced", "prominentDetail"],
    .iOS16
  )
  static let navigationViewStyle = tokens(
    "NavigationViewStyle",
    "How navigation looks.",
    form: .style,
    ["automatic", "columns", "stack"],
    since: ["columns": .iOS15, "stack": Availability.iOS13.withoutMac]
  )
  static let datePickerStyle = tokens(
    "DatePickerStyle",
    "How a date picker looks.",
    form: .style,
    ["automatic", "compact", "field", "graphical", "stepperField", "wheel"],
    since: [
      "compact": Availability(iOS: 14, macOS: 10.15), "field": .mac, "graphical": Availability(iOS: 14, macOS: 10.15),
      "stepperField": .mac, "wheel": Availability.iOS13.withoutMac,
    ]
  )
}

extension TypeDefinition {
  static let localizedStringKey = TypeDefinition(
    "LocalizedStringKey",
    "Text to be translated.",
    form: .written,
    initializers: [
      ValueFunction("init(_ value: String)") { arguments in
        guard let text = arguments.string("value"), InlineMarkdown.markCount(in: text) > 0 else {
          return arguments["value"]
        }
        return .localized(text)
      }
    ]
  )

  /// What a style's own type makes: `PlainButtonStyle()` is the style `plain`, `DefaultButtonStyle()` the automatic one.
  package static func style(_ typeName: String) -> BuiltInValue? {
    guard typeName.hasSuffix("Style"),
      let style = styles.first(where: { typeName.hasSuffix($0.name) && typeName != $0.name })
    else { return nil }
    let front = typeName.dropLast(style.name.count)
    let name = front.prefix(1).lowercased() + front.dropFirst()
    if name == "default" { return style.member("automatic") }
    return style.member(name)
  }

  /// The types of styles, those with the longest names first.
  private static let styles = all.filter { $0.name.hasSuffix("Style") }.ordered { $0.name.count > $1.name.count }
}
