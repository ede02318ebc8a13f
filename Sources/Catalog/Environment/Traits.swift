package import Layout

extension EnvironmentKeyDefinition {
  package static let baselineOffset = trait("baselineOffset", "CGFloat", .number(0))
  package static let buttonStyle = trait("buttonStyle", "ButtonStyle", .token(type: "ButtonStyle", name: "automatic"))
  package static let capInsets = trait("capInsets", "EdgeInsets", .insets(.zero))
  package static let contentMargins = trait("contentMargins", "EdgeInsets", .insets(.zero))
  package static let datePickerStyle = trait(
    "datePickerStyle",
    "DatePickerStyle",
    .token(type: "DatePickerStyle", name: "automatic")
  )
  package static let fontDesign = trait("fontDesign", "Font.Design?", .none)
  package static let fontWeight = trait("fontWeight", "Font.Weight?", .none)
  package static let formStyle = trait("formStyle", "FormStyle", .token(type: "FormStyle", name: "automatic"))
  package static let gaugeStyle = trait("gaugeStyle", "GaugeStyle", .token(type: "GaugeStyle", name: "automatic"))
  package static let headerProminence = trait(
    "headerProminence",
    "Prominence",
    .token(type: "Prominence", name: "standard")
  )
  package static let isImageResizable = trait("isImageResizable", "Bool", .bool(false))
  package static let isItalic = trait("isItalic", "Bool", .bool(false))
  package static let isPrivacySensitive = trait("isPrivacySensitive", "Bool", .bool(false))
  /// Whether the shape is inset, trimmed or moved: it fills the proposal, whatever its own rule.
  package static let isShapeInset = trait("isShapeInset", "Bool", .bool(false))
  package static let labelStyle = trait("labelStyle", "LabelStyle", .token(type: "LabelStyle", name: "automatic"))
  /// The views are rows of a menu that is open.
  package static let isInMenu = trait("isInMenu", "Bool", .bool(false))
  /// Inside a list or form, whose controls fill their rows.
  package static let isInRows = trait("isInRows", "Bool", .bool(false))
  package static let labelsAreHidden = trait("labelsAreHidden", "Bool", .bool(false))
  package static let listRowSpacing = trait("listRowSpacing", "CGFloat?", .none)
  package static let listSectionSpacing = trait("listSectionSpacing", "CGFloat?", .none)
  package static let listStyle = trait("listStyle", "ListStyle", .token(type: "ListStyle", name: "automatic"))
  package static let menuIndicator = trait("menuIndicator", "Visibility", .token(type: "Visibility", name: "automatic"))
  package static let menuStyle = trait("menuStyle", "MenuStyle", .token(type: "MenuStyle", name: "automatic"))
  package static let minimumLines = trait("minimumLines", "Int", .number(0))
  package static let monospacedDigits = trait("monospacedDigits", "Bool", .bool(false))
  package static let navigationSplitViewStyle = trait(
    "navigationSplitViewStyle",
    "NavigationSplitViewStyle",
    .token(type: "NavigationSplitViewStyle", name: "automatic")
  )
  package static let navigationViewStyle = trait(
    "navigationViewStyle",
    "NavigationViewStyle",
    .token(type: "NavigationViewStyle", name: "automatic")
  )
  package static let pickerStyle = trait("pickerStyle", "PickerStyle", .token(type: "PickerStyle", name: "automatic"))
  package static let platform = trait("platform", "String", .token(type: "Platform", name: "iOS"))
  package static let progressViewStyle = trait(
    "progressViewStyle",
    "ProgressViewStyle",
    .token(type: "ProgressViewStyle", name: "automatic")
  )
  /// How the form looks whose rows the views are.
  package static let rowForm = trait("rowForm", "FormStyle?", .none)
  package static let scrollAlignment = trait("scrollAlignment", "UnitPoint?", .none)
  package static let scrollAnchor = trait("scrollAnchor", "UnitPoint?", .none)
  /// The axis of the nearest enclosing stack; none outside of them.
  package static let stackAxis = trait("stackAxis", "Axis?", .none)
  /// The views are the header or footer of a section in rows.
  package static let supplement = trait("supplement", "Section.Part?", .none)
  /// The major version of the system.
  package static let system = trait("system", "Int", .number(Double(Platform.iOS.standardSystem)))
  package static let tabViewStyle = trait(
    "tabViewStyle",
    "TabViewStyle",
    .token(type: "TabViewStyle", name: "automatic")
  )
  package static let textFieldStyle = trait(
    "textFieldStyle",
    "TextFieldStyle",
    .token(type: "TextFieldStyle", name: "automatic")
  )
  package static let textScale = trait("textScale", "Text.Scale", .token(type: "Text.Scale", name: "default"))
  package static let toggleStyle = trait("toggleStyle", "ToggleStyle", .token(type: "ToggleStyle", name: "automatic"))
  package static let tracking = trait("tracking", "CGFloat", .number(0))

  private static func trait(
    _ name: String,
    _ type: String,
    _ fallback: @autoclosure @escaping @Sendable () -> BuiltInValue
  ) -> EnvironmentKeyDefinition {
    // The space keeps these apart from the names that programs can read.
    EnvironmentKeyDefinition("trait \(name)", type, "", default: fallback())
  }
}

extension EnvironmentValues {
  package var stackAxis: Axis? {
    guard case .axes(let axes) = self[.stackAxis] else { return nil }
    return axes == .horizontal ? .horizontal : .vertical
  }

  /// The major version of the system.
  var system: Int { self[.system].int ?? platform.standardSystem }

  package func flag(_ key: EnvironmentKeyDefinition) -> Bool {
    self[key] == .bool(true)
  }

  package func unitPoint(_ key: EnvironmentKeyDefinition) -> UnitPoint? {
    if case .unitPoint(let point) = self[key] { point } else { nil }
  }
}
