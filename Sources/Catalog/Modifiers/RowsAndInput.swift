import Layout

extension ModifierDefinition {
  /// What concerns rows, scroll views and text input.
  static let rows: [ModifierDefinition] = [
    .neutral(
      "alternatingRowBackgrounds",
      "Shades every other row.",
      ["func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled) -> some View"],
      Availability(iOS: nil, macOS: 14)
    ),
    .neutral(
      "autocapitalization",
      "Sets what is capitalized.",
      ["func autocapitalization(_ style: UITextAutocapitalizationType) -> some View"],
      Availability.iOS13.withoutMac,
      deprecation: .soft("textInputAutocapitalization(_:)")
    ),
    .neutral(
      "autocorrectionDisabled",
      "Keeps the system from correcting text.",
      ["func autocorrectionDisabled(_ disable: Bool = true) -> some View"],
      .iOS16
    ),
    .neutral(
      "buttonBorderShape",
      "Sets the shape of bordered buttons.",
      ["func buttonBorderShape(_ shape: ButtonBorderShape) -> some View"],
      .iOS15
    ),
    .neutral(
      "buttonRepeatBehavior",
      "Says whether buttons act again while they are held.",
      ["func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View"],
      .iOS17
    ),
    .neutral(
      "deleteDisabled",
      "Keeps a row from being deleted.",
      ["func deleteDisabled(_ isDisabled: Bool) -> some View"]
    ),
    .neutral(
      "disableAutocorrection",
      "Keeps the system from correcting text.",
      ["func disableAutocorrection(_ disable: Bool?) -> some View"],
      deprecation: .soft("autocorrectionDisabled(_:)")
    ),
    .neutral(
      "collapsible",
      "Sets whether a section can be collapsed.",
      ["func collapsible(_ collapsible: Bool) -> some View"],
      Availability(iOS: 17, macOS: 14)
    ),
    .headerProminence,
    .neutral(
      "keyboardType",
      "Sets the keyboard.",
      ["func keyboardType(_ type: UIKeyboardType) -> some View"],
      Availability.iOS13.withoutMac
    ),
    .neutral(
      "listRowBackground",
      "Sets what is behind a row.",
      ["func listRowBackground(_ view: (some View)?) -> some View"],
      paint: .effect { $0.style("view").map { .rowBackdrop($0) } }
    ),
    ModifierDefinition(
      "listRowInsets",
      "Sets the room around a row's content.",
      ["func listRowInsets(_ insets: EdgeInsets?) -> some View"],
      behavior: .transform { arguments in
        arguments.insets("insets").map { .rowTraits(RowTraits(insets: $0)) } ?? .neutral
      }
    ),
    .neutral(
      "listRowSeparator",
      "Shows or hides the line below a row.",
      ["func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View"],
      .iOS15,
      paint: .effect { $0.token("visibility") == "hidden" ? .rowSeparatorHidden : nil }
    ),
    .neutral(
      "listRowSeparatorTint",
      "Colors the line below a row.",
      ["func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View"],
      .iOS15
    ),
    ModifierDefinition(
      "listRowSpacing",
      "Sets the room between rows.",
      ["func listRowSpacing(_ spacing: CGFloat?) -> some View"],
      Availability.iOS15.withoutMac,
      behavior: .environment { [EnvironmentWrite(.listRowSpacing, $0["spacing"] ?? .none)] }
    ),
    .neutral(
      "listSectionSeparator",
      "Shows or hides the lines around a section.",
      ["func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View"],
      .iOS15
    ),
    .neutral(
      "listSectionSeparatorTint",
      "Colors the lines around a section.",
      ["func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View"],
      .iOS15
    ),
    ModifierDefinition(
      "listSectionSpacing",
      "Sets the room between sections.",
      [
        "func listSectionSpacing(_ spacing: CGFloat) -> some View",
        "func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View",
      ],
      Availability.iOS17.withoutMac,
      behavior: .environment { arguments in
        if let spacing = arguments.number("spacing") {
          return [EnvironmentWrite(.listSectionSpacing, .number(spacing))]
        }
        switch arguments.token("spacing") {
        case "compact": return [EnvironmentWrite(.listSectionSpacing, .number(compactSectionSpacing))]
        case "default": return [EnvironmentWrite(.listSectionSpacing, .none)]
        default: return []
        }
      }
    ),
    .neutral("moveDisabled", "Keeps a row from being moved.", ["func moveDisabled(_ isDisabled: Bool) -> some View"]),
    .neutral(
      "onDelete",
      "Lets the user delete rows.",
      ["func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent"]
    ),
    .neutral(
      "onMove",
      "Lets the user move rows.",
      ["func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent"]
    ),
    .neutral(
      "scrollBounceBehavior",
      "Sets when scroll views bounce.",
      ["func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = .vertical) -> some View"],
      Availability(iOS: 16.4, macOS: 13.3)
    ),
    .neutral(
      "scrollClipDisabled",
      "Lets content show outside of scroll views.",
      ["func scrollClipDisabled(_ disabled: Bool = true) -> some View"],
      .iOS17
    ),
    .neutral(
      "scrollContentBackground",
      "Shows or hides what is behind rows.",
      ["func scrollContentBackground(_ visibility: Visibility) -> some View"],
      .iOS16,
      paint: .effect { $0.token("visibility") == "hidden" ? .listBackdropHidden : nil }
    ),
    .neutral(
      "scrollDisabled",
      "Keeps the user from scrolling.",
      ["func scrollDisabled(_ disabled: Bool) -> some View"],
      .iOS16
    ),
    .neutral(
      "scrollDismissesKeyboard",
      "Closes the keyboard by scrolling.",
      ["func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View"],
      .iOS16
    ),
    .neutral(
      "scrollIndicators",
      "Shows or hides scroll indicators.",
      [
        "func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]) -> some View"
      ],
      .iOS16
    ),
    .neutral(
      "scrollPosition",
      "Ties the scroll position to a state.",
      [
        "func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View",
        Signature(
          "func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View",
          since: .iOS18
        ),
      ],
      .iOS17
    ),
    .neutral(
      "scrollTargetBehavior",
      "Sets where scrolling comes to rest.",
      ["func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View"],
      .iOS17
    ),
    .neutral(
      "scrollTargetLayout",
      "Makes the views inside scroll targets.",
      ["func scrollTargetLayout(isEnabled: Bool = true) -> some View"],
      .iOS17
    ),
    .neutral(
      "swipeActions",
      "Adds actions behind a row.",
      [
        "func swipeActions(edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> some View) -> some View"
      ],
      .iOS15,
      paint: .press(.opensMenu(MenuContent(name: "swipeActions", slot: "content", isSwiped: true)))
    ),
    .tag,
    .neutral(
      "textContentType",
      "Sets what the text means.",
      ["func textContentType(_ textContentType: UITextContentType?) -> some View"],
      Availability.iOS13.withoutMac
    ),
    .neutral(
      "textInputAutocapitalization",
      "Sets what is capitalized.",
      ["func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View"],
      Availability.iOS15.withoutMac
    ),
    .neutral(
      "textSelection",
      "Lets the user select text.",
      ["func textSelection(_ selectability: some TextSelectability) -> some View"],
      .iOS15
    ),
  ]
}

extension ModifierDefinition {
  /// Between sections that stand close (no source states it: a good half of what is between others).
  private static let compactSectionSpacing = 20.0

  /// Set on a section it changes the font of the header that it stands on, unless the header has one of its own.
  static let headerProminence = ModifierDefinition(
    "headerProminence",
    "Sets how headers stand out.",
    ["func headerProminence(_ prominence: Prominence) -> some View"],
    .iOS15,
    behavior: .environment { arguments in
      guard let prominence = arguments["prominence"] else { return [] }
      let write = EnvironmentWrite(.headerProminence, prominence)
      let environment = arguments.setting(write).environment
      guard environment[.supplement].token == "header" else { return [write] }
      return [write] + SupplementFonts.writes(header: true, in: environment)
    }
  )

  package static let tag = neutral(
    "tag",
    "Sets the value that a picker or a tab view knows the view by.",
    [
      "func tag(_ tag: some Hashable) -> some View",
      Signature("func tag(_ tag: some Hashable, includeOptional: Bool = true) -> some View", since: .iOS17),
    ]
  )
}
