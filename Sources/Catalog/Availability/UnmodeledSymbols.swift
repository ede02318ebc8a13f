/// Views and modifiers of the framework that have no row of their own: what checks need to know of them is since when
/// they exist.
package enum UnmodeledSymbols {
  package static func availability(ofView name: String) -> Availability? { views[name] }
  package static func availability(ofModifier name: String) -> Availability? { modifiers[name] }

  /// Apple: the availability on the page of each symbol.
  package static let views: [String: Availability] = [
    "Canvas": .iOS15, "Chart": .iOS16, "ControlGroup": .iOS15, "GlassEffectContainer": .iOS26, "MeshGradient": .iOS18,
    "MultiDatePicker": Availability.iOS16.withoutMac, "OutlineGroup": .iOS14, "PasteButton": .iOS16,
    "RenameButton": .iOS16, "SignInWithAppleButton": .iOS14, "SpriteView": .iOS14,
    "TabSection": .iOS18, "UnevenRoundedRectangle": .iOS16, "VideoPlayer": .iOS14, "WebView": .iOS26,
  ]

  package static let modifiers: [String: Availability] = [
    "listSectionMargins": .iOS26, "onScrollPhaseChange": .iOS18,
    "onScrollVisibilityChange": .iOS18, "textScale": .iOS17, "typesettingLanguage": .iOS17,
  ]
}
