/// Environment values of the frameworks that have no effect on layout here: what checks need to know of them is that
/// they exist, and since when.
package enum OtherEnvironmentKeys {
  /// Since when the key exists; nil for a name that no framework declares.
  package static func availability(of name: String) -> Availability? { table[name] }

  package static var names: Dictionary<String, Availability>.Keys { table.keys }

  /// A key with its type in Swift's notation.
  struct Key {
    let name: String
    let type: String
    let availability: Availability
  }

  /// Every key, by release and name.
  static var all: [Key] {
    releases.flatMap { release, keys in
      keys.compactMap { key in
        let parts = key.split(separator: ":", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return nil }
        return Key(name: parts[0], type: String(parts[1].dropFirst()), availability: release)
      }
    }
  }

  /// The default value of an environment key that only says yes or no, or is optional. The user's accessibility settings
  /// count as off. Nil for a name that is no key, and for a key whose default depends on the device.
  package static func fallback(of name: String) -> BuiltInValue? {
    guard let type = types[name] else { return nil }
    if type == "Bool" { return .bool(onByDefault.contains(name)) }
    return type.hasSuffix("?") ? BuiltInValue.none : nil
  }

  /// The type of a key.
  package static func type(of name: String) -> String? { types[name] }

  private static let types = Dictionary(all.map { ($0.name, $0.type) }) { first, _ in first }

  /// The keys that are true where nobody has set them.
  private static let onByDefault: Set<String> = [
    "accessibilityPlayAnimatedImages", "appearsActive", "isFocusEffectEnabled", "isHoverEffectEnabled",
    "isScrollEnabled", "showsWidgetContainerBackground",
  ]

  private static let table: [String: Availability] = Dictionary(
    all.map { ($0.name, $0.availability) }
  ) { first, _ in first }

  /// Apple: EnvironmentValues, and the pages of StoreKit, SwiftData, WidgetKit and AuthenticationServices.
  private static let releases: [(Availability, [String])] = [
    (
      .iOS13,
      [
        "accessibilityEnabled: Bool", "accessibilityInvertColors: Bool", "defaultMinListHeaderHeight: CGFloat?",
        "defaultWheelPickerItemHeight: CGFloat",
        "disableAutocorrection: Bool?",
      ]
    ),
    (
      .iOS14,
      [
        "accessibilityShowButtonShapes: Bool", "resetFocus: ResetFocusAction",
      ]
    ),
    (
      .iOS15,
      [
        "accessibilityLargeContentViewerEnabled: Bool", "accessibilitySwitchControlEnabled: Bool",
        "accessibilityVoiceOverEnabled: Bool",
        "backgroundMaterial: Material?", "headerProminence: Prominence", "isLuminanceReduced: Bool",
        "keyboardShortcut: KeyboardShortcut?", "symbolRenderingMode: SymbolRenderingMode?",
        "symbolVariants: SymbolVariants",
      ]
    ),
    (
      .iOS16,
      [
        "authorizationController: AuthorizationController", "autocorrectionDisabled: Bool",
        "backgroundStyle: AnyShapeStyle?", "contentTransition: ContentTransition",
        "contentTransitionAddsDrawingGroup: Bool", "displayStoreKitMessage: DisplayMessageAction",
        "documentConfiguration: DocumentConfiguration?",
        "horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility", "isActivityFullscreen: Bool",
        "isActivityUpdateReduced: Bool", "isScrollEnabled: Bool",
        "menuOrder: MenuOrder", "newDocument: NewDocumentAction", "openDocument: OpenDocumentAction",
        "rename: RenameAction?", "requestReview: RequestReviewAction",
        "scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode",
        "searchSuggestionsPlacement: SearchSuggestionsPlacement", "showsWidgetLabel: Bool",
        "sidebarRowSize: SidebarRowSize", "supportsMultipleWindows: Bool",
        "verticalScrollIndicatorVisibility: ScrollIndicatorVisibility",
        "webAuthenticationSession: WebAuthenticationSession",
      ]
    ),
    (
      .iOS17,
      [
        "accessibilityDimFlashingLights: Bool", "accessibilityPlayAnimatedImages: Bool",
        "accessibilityQuickActionsEnabled: Bool",
        "backgroundProminence: BackgroundProminence", "badgeProminence: BadgeProminence",
        "buttonRepeatBehavior: ButtonRepeatBehavior", "dismissImmersiveSpace: DismissImmersiveSpaceAction",
        "dismissWindow: DismissWindowAction",
        "fontResolutionContext: Font.Context", "isFocusEffectEnabled: Bool", "isHoverEffectEnabled: Bool",
        "isSceneCaptured: Bool",
        "menuIndicatorVisibility: Visibility", "openImmersiveSpace: OpenImmersiveSpaceAction",
        "openSettings: OpenSettingsAction", "preferredPencilDoubleTapAction: PencilPreferredAction",
        "preferredPencilSqueezeAction: PencilPreferredAction", "realityKitScene: RealityKitScene?",
        "scrollIndicatorVisibility: ScrollIndicatorVisibility", "selectionFeedback: SensoryFeedback?",
        "showsWidgetContainerBackground: Bool", "springLoadingBehavior: SpringLoadingBehavior",
        "widgetContentMargins: EdgeInsets",
      ]
    ),
    (
      .iOS18,
      [
        "accessibilityAssistiveAccessEnabled: Bool", "activityFamily: ActivityFamily", "appearsActive: Bool",
        "imagePlaygroundOptions: ImagePlaygroundOptions",
        "isTabBarShowingSections: Bool", "levelOfDetail: LevelOfDetail",
        "materialActiveAppearance: MaterialActiveAppearance", "purchase: PurchaseAction",
        "pushWindow: PushWindowAction", "supportsImagePlayground: Bool", "surfaceSnappingInfo: SurfaceSnappingInfo",
        "tabBarPlacement: TabBarPlacement?", "textSelectionAffinity: TextSelectionAffinity",
        "worldTrackingLimitations: Set<WorldTrackingLimitation>", "writingToolsBehavior: WritingToolsBehavior",
      ]
    ),
    (
      .iOS26,
      [
        "buttonSizing: ButtonSizing", "lineHeight: AttributedString.LineHeight?",
        "navigationLinkIndicatorVisibility: Visibility", "symbolColorRenderingMode: SymbolColorRenderingMode?",
        "symbolVariableValueMode: SymbolVariableValueMode?",
        "tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement?",
      ]
    ),
  ]
}
