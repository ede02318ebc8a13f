/// Environment values of the frameworks that have no effect on layout here: what checks need to know of them is that
/// they exist, and since when.
package enum OtherEnvironmentKeys {
  /// Since when the key exists; nil for a name that no framework declares.
  package static func availability(of name: String) -> Availability? { table[name] }

  package static var names: Dictionary<String, Availability>.Keys { table.keys }

  private static let table: [String: Availability] = Dictionary(
    releases.flatMap { release, names in names.map { ($0, release) } }
  ) { first, _ in first }

  /// Apple: EnvironmentValues, and the pages of StoreKit, SwiftData, WidgetKit and AuthenticationServices.
  private static let releases: [(Availability, [String])] = [
    (
      .iOS13,
      [
        "accessibilityEnabled", "accessibilityInvertColors", "defaultMinListHeaderHeight",
        "defaultWheelPickerItemHeight",
        "disableAutocorrection",
      ]
    ),
    (
      .iOS14,
      [
        "accessibilityShowButtonShapes", "resetFocus", "widgetFamily",
      ]
    ),
    (
      .iOS15,
      [
        "accessibilityLargeContentViewerEnabled", "accessibilitySwitchControlEnabled", "accessibilityVoiceOverEnabled",
        "backgroundMaterial", "headerProminence", "isLuminanceReduced", "keyboardShortcut", "symbolRenderingMode",
        "symbolVariants",
      ]
    ),
    (
      .iOS16,
      [
        "authorizationController", "autocorrectionDisabled", "backgroundStyle", "contentTransition",
        "contentTransitionAddsDrawingGroup", "displayStoreKitMessage", "documentConfiguration",
        "horizontalScrollIndicatorVisibility", "isActivityFullscreen", "isActivityUpdateReduced", "isScrollEnabled",
        "menuOrder", "newDocument", "openDocument", "rename", "requestReview", "scrollDismissesKeyboardMode",
        "searchSuggestionsPlacement", "showsWidgetLabel", "sidebarRowSize", "supportsMultipleWindows",
        "verticalScrollIndicatorVisibility", "webAuthenticationSession", "widgetRenderingMode",
      ]
    ),
    (
      .iOS17,
      [
        "accessibilityDimFlashingLights", "accessibilityPlayAnimatedImages", "accessibilityQuickActionsEnabled",
        "backgroundProminence", "badgeProminence", "buttonRepeatBehavior", "dismissImmersiveSpace", "dismissWindow",
        "fontResolutionContext", "isFocusEffectEnabled", "isHoverEffectEnabled", "isSceneCaptured",
        "menuIndicatorVisibility", "openImmersiveSpace", "openSettings", "preferredPencilDoubleTapAction",
        "preferredPencilSqueezeAction", "realityKitScene", "scrollIndicatorVisibility", "selectionFeedback",
        "showsWidgetContainerBackground", "springLoadingBehavior", "widgetContentMargins",
      ]
    ),
    (
      .iOS18,
      [
        "accessibilityAssistiveAccessEnabled", "activityFamily", "appearsActive", "imagePlaygroundOptions",
        "isTabBarShowingSections", "labelsVisibility", "levelOfDetail", "materialActiveAppearance", "purchase",
        "pushWindow", "supportsImagePlayground", "surfaceSnappingInfo", "tabBarPlacement", "textSelectionAffinity",
        "worldTrackingLimitations", "writingToolsBehavior",
      ]
    ),
    (
      .iOS26,
      [
        "buttonSizing", "lineHeight", "navigationLinkIndicatorVisibility", "symbolColorRenderingMode",
        "symbolVariableValueMode", "tabViewBottomAccessoryPlacement",
      ]
    ),
  ]
}
