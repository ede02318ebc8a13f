/// Views, modifiers and others of the framework that have no row of their own: what checks need to know of them is since
/// when they exist.
package enum UnmodeledSymbols {
  package static func availability(ofView name: String) -> Availability? { views[name] ?? structures[name] }
  package static func availability(ofModifier name: String) -> Availability? { modifiers[name] }

  /// The availability of the framework's static members whose type, which `owner` is the name of, has a row or not.
  package static func availability(ofMember name: String, of owner: String) -> Availability? { members[name]?[owner] }

  /// Whether a type of the framework has a static member of that name that came later than the type, or that some
  /// platform lacks.
  package static func hasMember(_ name: String) -> Bool { members[name] != nil }

  /// The availability of macros, by the name of their attribute.
  package static let macros: [String: Availability] = ["Observable": .iOS17, "Previewable": .iOS17]

  /// By their names and the types that have them.
  private static let members: [String: [String: Availability]] = {
    var result: [String: [String: Availability]] = [:]
    for type in TypeDefinition.all {
      for (name, since) in type.since { result[name, default: [:]][type.ownerOfMembers] = since }
    }
    for name in phoneColors { result[name, default: [:]]["UIColor"] = Availability.iOS13.withoutMac }
    for name in laterColors { result[name, default: [:]].merge(["Color": .iOS15, "ShapeStyle": .iOS15]) { $1 } }
    return result
  }()

  private static let structures: [String: Availability] = {
    var result: [String: Availability] = [:]
    for type in TypeDefinition.all where type.form == .style {
      for (name, since) in type.since { result[type.structure(of: name)] = since }
    }
    return result
  }()

  /// The colors of `UIColor` that `NSColor` has no member of the same name for: `Color(.systemBackground)`.
  private static let phoneColors = [
    "darkText", "label", "lightText", "link", "opaqueSeparator", "placeholderText", "quaternaryLabel",
    "secondaryLabel", "secondarySystemBackground", "secondarySystemGroupedBackground", "separator", "systemBackground",
    "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6", "systemGroupedBackground",
    "tertiaryLabel", "tertiarySystemBackground", "tertiarySystemGroupedBackground",
  ]

  private static let laterColors = ["brown", "cyan", "indigo", "mint", "teal"]

  /// Apple: the availability on the page of each symbol.
  package static let views: [String: Availability] = [
    "Canvas": .iOS15, "Chart": .iOS16, "ControlGroup": .iOS15, "GlassEffectContainer": .iOS26, "MeshGradient": .iOS18,
    "MultiDatePicker": Availability.iOS16.withoutMac, "PasteButton": .iOS16,
    "RenameButton": .iOS16, "SignInWithAppleButton": .iOS14, "SpriteView": .iOS14,
    "TabSection": .iOS18, "UnevenRoundedRectangle": .iOS16, "VideoPlayer": .iOS14, "WebView": .iOS26,
  ]

  package static let modifiers: [String: Availability] = [
    "listSectionMargins": .iOS26, "onScrollPhaseChange": .iOS18,
    "onScrollVisibilityChange": .iOS18, "textScale": .iOS17, "typesettingLanguage": .iOS17,
  ]
}
