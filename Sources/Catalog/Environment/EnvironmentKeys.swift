import Layout

extension EnvironmentKeyDefinition {
  /// Every key, sorted by name.
  package static let all: [EnvironmentKeyDefinition] = [
    .accessibilityDifferentiateWithoutColor, .accessibilityReduceMotion, .accessibilityReduceTransparency,
    .allowsTightening, .calendar, .colorScheme, .colorSchemeContrast, .controlActiveState, .controlSize,
    .defaultMinListRowHeight,
    .dismiss, .dismissSearch, .displayScale, .dynamicTypeSize, .editMode, .font, .horizontalSizeClass, .imageScale,
    .isEnabled, .isFocused, .isPresented, .isSearching,
    .labelsVisibility, .layoutDirection, .legibilityWeight, .lineLimit, .lineSpacing, .locale, .managedObjectContext,
    .minimumScaleFactor,
    .modelContext, .multilineTextAlignment,
    .openURL, .openWindow, .pixelLength, .presentationMode, .redactionReasons, .refresh, .scenePhase, .sizeCategory,
    .textCase, .timeZone,
    .truncationMode, .undoManager, .verticalSizeClass, .widgetFamily, .widgetRenderingMode,
  ]

  /// Traits that modifiers hand down to the views they concern, without a name in `EnvironmentValues`.
  package static let traits: [EnvironmentKeyDefinition] = [
    .baselineOffset, .buttonStyle, .capInsets, .contentMargins, .datePickerStyle, .fontDesign, .fontWeight, .formStyle,
    .gaugeStyle, .headerProminence, .isImageResizable,
    .isInMenu, .isInRows, .isItalic, .isPrivacySensitive, .isShapeInset, .labelStyle, .labelsAreHidden, .listRowSpacing,
    .listSectionSpacing,
    .listStyle, .menuIndicator, .menuStyle, .minimumLines, .monospacedDigits,
    .navigationSplitViewStyle, .navigationViewStyle, .pickerStyle, .platform,
    .progressViewStyle, .rowForm, .scrollAlignment, .scrollAnchor, .stackAxis, .supplement, .system, .tabViewStyle,
    .textFieldStyle, .textScale, .toggleStyle, .tracking,
  ]
}

// MARK: - Settings of the user and the device

extension EnvironmentKeyDefinition {
  package static let accessibilityReduceMotion = EnvironmentKeyDefinition(
    "accessibilityReduceMotion",
    "Bool",
    "Whether the user wants less motion.",
    concernsSizes: false,
    default: .bool(false)
  )
  package static let calendar = EnvironmentKeyDefinition(
    "calendar",
    "Calendar",
    "The calendar for dates.",
    default: .token(type: "Calendar", name: "current")
  )
  package static let colorScheme = EnvironmentKeyDefinition(
    "colorScheme",
    "ColorScheme",
    "Light or dark appearance.",
    concernsSizes: false,
    default: .token(type: "ColorScheme", name: "light")
  )
  package static let displayScale = EnvironmentKeyDefinition(
    "displayScale",
    "CGFloat",
    "Pixels per point.",
    default: .number(1)
  )
  package static let pixelLength = EnvironmentKeyDefinition(
    "pixelLength",
    "CGFloat",
    "The length of a pixel in points.",
    default: .number(1)
  )
  package static let dynamicTypeSize = EnvironmentKeyDefinition(
    "dynamicTypeSize",
    "DynamicTypeSize",
    "The text size that the user has chosen.",
    .iOS15,
    default: .token(type: "DynamicTypeSize", name: "large")
  )
  package static let sizeCategory = EnvironmentKeyDefinition(
    "sizeCategory",
    "ContentSizeCategory",
    "The text size that the user has chosen.",
    deprecation: .soft("dynamicTypeSize"),
    default: .token(type: "ContentSizeCategory", name: "large")
  )
  package static let horizontalSizeClass = EnvironmentKeyDefinition(
    "horizontalSizeClass",
    "UserInterfaceSizeClass?",
    "Whether room is scarce from side to side.",
    trait: .horizontalSizeClass,
    default: .token(type: "UserInterfaceSizeClass", name: "regular")
  )
  package static let verticalSizeClass = EnvironmentKeyDefinition(
    "verticalSizeClass",
    "UserInterfaceSizeClass?",
    "Whether room is scarce from top to bottom.",
    trait: .verticalSizeClass,
    default: .token(type: "UserInterfaceSizeClass", name: "regular")
  )
  package static let layoutDirection = EnvironmentKeyDefinition(
    "layoutDirection",
    "LayoutDirection",
    "The reading direction.",
    trait: .layoutDirection,
    default: .token(type: "LayoutDirection", name: "leftToRight")
  )
  package static let locale = EnvironmentKeyDefinition(
    "locale",
    "Locale",
    "The language and region.",
    default: .token(type: "Locale", name: "en_US")
  )
  package static let timeZone = EnvironmentKeyDefinition(
    "timeZone",
    "TimeZone",
    "The time zone for dates.",
    default: .token(type: "TimeZone", name: "current")
  )
  package static let scenePhase = EnvironmentKeyDefinition(
    "scenePhase",
    "ScenePhase",
    "Whether the scene is shown.",
    .iOS14,
    concernsSizes: false,
    default: .token(type: "ScenePhase", name: "active")
  )
}

extension EnvironmentKeyDefinition {
  package static let accessibilityDifferentiateWithoutColor = flag(
    "accessibilityDifferentiateWithoutColor",
    "Whether the user wants more than color to tell things apart."
  )
  package static let accessibilityReduceTransparency = flag(
    "accessibilityReduceTransparency",
    "Whether the user wants less transparency."
  )
  package static let isFocused = flag("isFocused", "Whether the nearest focusable view has the focus.", .iOS14)
  package static let isPresented = flag("isPresented", "Whether the view is presented.", .iOS15)
  package static let isSearching = flag("isSearching", "Whether the user searches.", .iOS15)
  package static let colorSchemeContrast = EnvironmentKeyDefinition(
    "colorSchemeContrast",
    "ColorSchemeContrast",
    "How much contrast the user wants.",
    concernsSizes: false,
    default: .token(type: "ColorSchemeContrast", name: "standard")
  )
  package static let legibilityWeight = EnvironmentKeyDefinition(
    "legibilityWeight",
    "LegibilityWeight?",
    "Whether the user wants bold text.",
    default: .token(type: "LegibilityWeight", name: "regular")
  )
  package static let redactionReasons = EnvironmentKeyDefinition(
    "redactionReasons",
    "RedactionReasons",
    "Why content is replaced by placeholders.",
    .iOS14,
    concernsSizes: false,
    default: RedactionReasons().value
  )

  private static func flag(
    _ name: String,
    _ summary: String,
    _ availability: Availability = .iOS13
  ) -> EnvironmentKeyDefinition {
    EnvironmentKeyDefinition(name, "Bool", summary, availability, concernsSizes: false, default: .bool(false))
  }
}

// MARK: - State of the surroundings, and actions

extension EnvironmentKeyDefinition {
  package static let controlSize = EnvironmentKeyDefinition(
    "controlSize",
    "ControlSize",
    "How large controls are.",
    .iOS15,
    default: .token(type: "ControlSize", name: "regular")
  )
  package static let defaultMinListRowHeight = EnvironmentKeyDefinition(
    "defaultMinListRowHeight",
    "CGFloat",
    "The least height of a row in a list.",
    default: .number(0)
  )
  package static let editMode = EnvironmentKeyDefinition(
    "editMode",
    "Binding<EditMode>?",
    "Whether content can be edited.",
    Availability(iOS: 13, macOS: nil),
    default: .none
  )
  package static let isEnabled = EnvironmentKeyDefinition(
    "isEnabled",
    "Bool",
    "Whether the user can interact.",
    concernsSizes: false,
    default: .bool(true)
  )
  package static let labelsVisibility = EnvironmentKeyDefinition(
    "labelsVisibility",
    "Visibility",
    "Whether controls show their labels.",
    .iOS18,
    default: .token(type: "Visibility", name: "automatic")
  )
  package static let controlActiveState = EnvironmentKeyDefinition(
    "controlActiveState",
    "ControlActiveState",
    "Whether the window is active.",
    Availability(iOS: nil, macOS: 10.15),
    concernsSizes: false,
    default: .token(type: "ControlActiveState", name: "key")
  )
  package static let widgetFamily = EnvironmentKeyDefinition(
    "widgetFamily",
    "WidgetFamily",
    "The size of the widget.",
    .iOS14,
    default: .token(type: "WidgetFamily", name: "systemMedium")
  )
  package static let widgetRenderingMode = EnvironmentKeyDefinition(
    "widgetRenderingMode",
    "WidgetRenderingMode",
    "How the widget is drawn.",
    .iOS16,
    concernsSizes: false,
    default: .token(type: "WidgetRenderingMode", name: "fullColor")
  )
  package static let dismissSearch = action("dismissSearch", "DismissSearchAction", "Ends the search.", .iOS15)
  package static let managedObjectContext = action(
    "managedObjectContext",
    "NSManagedObjectContext",
    "The context of managed objects.",
    .iOS13
  )
  package static let dismiss = action("dismiss", "DismissAction", "Closes the presentation.", .iOS15)
  package static let modelContext = action("modelContext", "ModelContext", "The store of the app's models.", .iOS17)
  package static let openURL = action("openURL", "OpenURLAction", "Opens a link.", .iOS14)
  package static let openWindow = action("openWindow", "OpenWindowAction", "Opens a window.", .iOS16)
  package static let presentationMode = action(
    "presentationMode",
    "Binding<PresentationMode>",
    "Whether the view is presented.",
    .iOS13,
    deprecation: .soft("dismiss")
  )
  package static let refresh = action("refresh", "RefreshAction?", "Refreshes the content.", .iOS15)
  package static let undoManager = action("undoManager", "UndoManager?", "Undoes changes.", .iOS13)

  private static func action(
    _ name: String,
    _ type: String,
    _ summary: String,
    _ availability: Availability,
    deprecation: Deprecation? = nil
  ) -> EnvironmentKeyDefinition {
    EnvironmentKeyDefinition(
      name,
      type,
      summary,
      availability,
      deprecation: deprecation,
      concernsSizes: false,
      default: type.hasSuffix("?") ? .none : .token(type: type, name: name)
    )
  }
}
