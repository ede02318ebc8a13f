/// Names that say how controls, bars and input behave; layout does not depend on them.
extension TypeDefinition {
  static let accessibilityChildBehavior = tokens(
    "AccessibilityChildBehavior",
    "What becomes of the elements inside one.",
    ["combine", "contain", "ignore"],
    .iOS13
  )
  static let accessibilityTraits = tokens(
    "AccessibilityTraits",
    "What an element is and does.",
    form: .options,
    [
      "allowsDirectInteraction", "causesPageTurn", "isButton", "isHeader", "isImage", "isKeyboardKey", "isLink",
      "isModal", "isSearchField", "isSelected", "isStaticText", "isSummaryElement", "isTabBar", "isToggle",
      "playsSound", "startsMediaSession", "updatesFrequently",
    ],
    .iOS13
  )
  static let buttonBorderShape = tokens(
    "ButtonBorderShape",
    "The shape of a button's border.",
    ["automatic", "buttonBorder", "capsule", "circle", "roundedRectangle"],
    .iOS15
  )
  static let buttonRole = tokens(
    "ButtonRole",
    "What a button is for.",
    ["cancel", "close", "confirm", "destructive"],
    .iOS15
  )
  static let datePickerComponents = tokens(
    "DatePickerComponents",
    "Which parts of a date a picker shows.",
    form: .options,
    ["date", "hourAndMinute"],
    .iOS13
  )
  static let listSectionSpacing = TypeDefinition(
    "ListSectionSpacing",
    "How far the sections of a list are apart.",
    .iOS17,
    members: ["compact", "default"],
    functions: [
      ValueFunction("static func custom(_ spacing: CGFloat) -> ListSectionSpacing") { $0["spacing"] }
    ]
  ) { .token(type: "ListSectionSpacing", name: $0) }
  static let pinnedScrollableViews = tokens(
    "PinnedScrollableViews",
    "Which views of a section stay in sight.",
    form: .options,
    ["sectionFooters", "sectionHeaders"],
    .iOS14
  )
  static let presentationDetent = TypeDefinition(
    "PresentationDetent",
    "How high a sheet rests.",
    .iOS16,
    members: ["large", "medium"],
    functions: [
      ValueFunction("static func fraction(_ fraction: CGFloat) -> PresentationDetent") {
        detent("fraction", of: $0.number("fraction"))
      },
      ValueFunction("static func height(_ height: CGFloat) -> PresentationDetent") {
        detent("height", of: $0.number("height"))
      },
    ]
  ) { .token(type: "PresentationDetent", name: $0) }
  static let prominence = tokens(
    "Prominence",
    "How much something stands out.",
    form: .enumeration,
    ["increased", "standard"],
    .iOS15
  )
  static let imageTemplateRenderingMode = tokens(
    "Image.TemplateRenderingMode",
    "Whether an image keeps its colors.",
    form: .enumeration,
    ["original", "template"],
    .iOS13
  )
  static let imageInterpolation = tokens(
    "Image.Interpolation",
    "How smoothly an image is scaled.",
    form: .enumeration,
    ["high", "low", "medium", "none"],
    .iOS13
  )
  static let navigationSplitViewColumn = tokens(
    "NavigationSplitViewColumn",
    "A column of a split view.",
    ["content", "detail", "sidebar"],
    .iOS17
  )
  static let navigationSplitViewVisibility = tokens(
    "NavigationSplitViewVisibility",
    "Which columns show.",
    ["all", "automatic", "detailOnly", "doubleColumn"],
    .iOS16
  )
  static let scrollDismissesKeyboardMode = tokens(
    "ScrollDismissesKeyboardMode",
    "How scrolling puts the keyboard away.",
    ["automatic", "immediately", "interactively", "never"],
    .iOS16
  )
  static let scrollBounceBehavior = tokens(
    "ScrollBounceBehavior",
    "When a scroll view bounces.",
    ["always", "automatic", "basedOnSize"],
    .iOS16
  )
  static let scrollIndicatorVisibility = tokens(
    "ScrollIndicatorVisibility",
    "When scroll indicators show.",
    ["automatic", "hidden", "never", "visible"],
    .iOS16
  )
  static let submitLabel = tokens(
    "SubmitLabel",
    "What the return key says.",
    ["continue", "done", "go", "join", "next", "return", "route", "search", "send"],
    .iOS15
  )
  static let symbolRenderingMode = tokens(
    "SymbolRenderingMode",
    "How the layers of a symbol are colored.",
    ["hierarchical", "monochrome", "multicolor", "palette"],
    .iOS15
  )
  static let symbolVariants = tokens(
    "SymbolVariants",
    "Which form of a symbol shows.",
    ["circle", "fill", "none", "rectangle", "slash", "square"],
    .iOS15
  )
  static let textInputAutocapitalization = tokens(
    "TextInputAutocapitalization",
    "What a keyboard writes in capitals.",
    ["characters", "never", "sentences", "words"],
    .iOS15
  )
  static let titleDisplayMode = tokens(
    "NavigationBarItem.TitleDisplayMode",
    "How large the title is.",
    form: .enumeration,
    ["automatic", "inline", "large"],
    .iOS13
  )
  static let toolbarTitleDisplayMode = tokens(
    "ToolbarTitleDisplayMode",
    "How large the title is.",
    ["automatic", "inline", "inlineLarge", "large"],
    .iOS17
  )
  static let toolbarItemPlacement = tokens(
    "ToolbarItemPlacement",
    "Where an item of a toolbar goes.",
    [
      "automatic", "bottomBar", "bottomOrnament", "cancellationAction", "confirmationAction", "destructiveAction",
      "keyboard", "largeSubtitle", "largeTitle", "navigation", "navigationBarLeading", "navigationBarTrailing",
      "primaryAction", "principal", "secondaryAction", "status", "subtitle", "title", "topBarLeading", "topBarTrailing",
    ],
    .iOS14,
    since: [
      "bottomBar": Availability.iOS14.withoutMac, "keyboard": .iOS15,
      "navigationBarLeading": Availability.iOS14.withoutMac, "navigationBarTrailing": Availability.iOS14.withoutMac,
      "secondaryAction": .iOS16, "topBarLeading": Availability.iOS14.withoutMac,
      "topBarTrailing": Availability.iOS14.withoutMac,
    ]
  )
  static let toolbarPlacement = tokens(
    "ToolbarPlacement",
    "Which bar is meant.",
    ["automatic", "bottomBar", "navigationBar", "tabBar", "windowToolbar"],
    .iOS16,
    since: [
      "bottomBar": Availability.iOS16.withoutMac, "navigationBar": Availability.iOS16.withoutMac,
      "tabBar": Availability.iOS16.withoutMac, "windowToolbar": Availability(iOS: nil, macOS: 13),
    ]
  )
  static let keyboardType = tokens(
    "UIKeyboardType",
    "Which keyboard shows.",
    form: .enumeration,
    [
      "URL", "alphabet", "asciiCapable", "asciiCapableNumberPad", "decimalPad", "default", "emailAddress",
      "namePhonePad", "numberPad", "numbersAndPunctuation", "phonePad", "twitter", "webSearch",
    ],
    .iOS13
  )

  /// Two of the same size are equal.
  private static func detent(_ name: String, of size: Double?) -> BuiltInValue {
    .token(type: "PresentationDetent", name: size.map { "\(name)(\($0))" } ?? name)
  }
}
