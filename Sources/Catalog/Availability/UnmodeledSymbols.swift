/// Views and modifiers of the framework that have no row of their own: what checks need to know of them is since when
/// they exist.
package enum UnmodeledSymbols {
  package static func availability(ofView name: String) -> Availability? { views[name] }
  package static func availability(ofModifier name: String) -> Availability? { modifiers[name] }

  /// Apple: the availability on the page of each symbol.
  package static let views: [String: Availability] = [
    "Canvas": .iOS15, "Chart": .iOS16, "ControlGroup": .iOS15, "GlassEffectContainer": .iOS26, "MeshGradient": .iOS18,
    "MultiDatePicker": Availability.iOS16.withoutMac, "OutlineGroup": .iOS14, "PasteButton": .iOS16,
    "PhotosPicker": .iOS16, "RenameButton": .iOS16, "SignInWithAppleButton": .iOS14, "SpriteView": .iOS14,
    "TabSection": .iOS18, "UnevenRoundedRectangle": .iOS16, "VideoPlayer": .iOS14, "WebView": .iOS26,
  ]

  package static let modifiers: [String: Availability] = [
    "allowedDynamicRange": .iOS17, "backgroundExtensionEffect": .iOS26, "colorEffect": .iOS17,
    "containerValue": .iOS18, "defersSystemGestures": Availability.iOS16.withoutMac, "distortionEffect": .iOS17,
    "glassEffectID": .iOS26, "glassEffectTransition": .iOS26, "glassEffectUnion": .iOS26, "keyframeAnimator": .iOS17,
    "labelsVisibility": .iOS18, "layerEffect": .iOS17, "listSectionMargins": .iOS26, "onScrollPhaseChange": .iOS18,
    "onScrollVisibilityChange": .iOS18, "phaseAnimator": .iOS17,
    "presentationCompactAdaptation": Availability(iOS: 16.4, macOS: 13.3), "presentationSizing": .iOS18,
    "safeAreaBar": .iOS26, "scrollEdgeEffectStyle": .iOS26, "searchToolbarBehavior": .iOS26,
    "tabBarMinimizeBehavior": .iOS26, "tabViewBottomAccessory": .iOS26, "textScale": .iOS17,
    "toolbarBackgroundVisibility": .iOS18, "toolbarRole": .iOS16, "toolbarTitleMenu": .iOS16,
    "typesettingLanguage": .iOS17,
  ]
}
