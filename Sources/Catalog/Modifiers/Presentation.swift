import Layout

extension ModifierDefinition {
  package static let presentationDragIndicator = neutral(
    "presentationDragIndicator",
    "Shows how a sheet can be dragged.",
    ["func presentationDragIndicator(_ visibility: Visibility) -> some View"],
    .iOS16,
    paint: .label
  )

  package static let presentationDetents = neutral(
    "presentationDetents",
    "Sets the heights of a sheet.",
    [
      "func presentationDetents(_ detents: Set<PresentationDetent>) -> some View",
      "func presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>) -> some View",
    ],
    .iOS16,
    paint: .label
  )

  /// What is presented over the view or around it; its content is no part of the view's own tree.
  static let presentation: [ModifierDefinition] = [
    .neutral(
      "alert",
      "Presents an alert.",
      [
        Signature(
          "func alert(_ title: some StringProtocol, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View) -> some View",
          since: .iOS15
        ),
        Signature(
          "func alert(_ title: some StringProtocol, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View, @ViewBuilder message: () -> some View) -> some View",
          since: .iOS15
        ),
        "func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View",
        "func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View",
      ],
      paint: .presents(.alert)
    ),
    ModifierDefinition(
      "badge",
      "Shows a number beside the view.",
      [
        "func badge(_ count: Int) -> some View", "func badge(_ label: Text?) -> some View",
        "func badge(_ label: some StringProtocol) -> some View",
      ],
      .iOS15,
      paint: .effect { $0.badge.map { .badge($0) } },
      behavior: .badge { arguments in
        .node(.labeledRow, [.slot(ModifierBehavior.receiver), ViewDefinition.badge(arguments)])
      }
    ),
    .neutral(
      "confirmationDialog",
      "Presents a choice of actions.",
      [
        "func confirmationDialog(_ title: some StringProtocol, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> some View) -> some View",
        "func confirmationDialog(_ title: some StringProtocol, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> some View, @ViewBuilder message: () -> some View) -> some View",
      ],
      .iOS15,
      paint: .presents(.dialog)
    ),
    .neutral(
      "contextMenu",
      "Adds a menu that opens by a long press.",
      [
        "func contextMenu(@ViewBuilder menuItems: () -> some View) -> some View",
        Signature(
          "func contextMenu(@ViewBuilder menuItems: () -> some View, @ViewBuilder preview: () -> some View) -> some View",
          since: .iOS16
        ),
      ],
      paint: .press(.opensMenu(MenuContent(name: "contextMenu", slot: "menuItems", isHeld: true)))
    ),
    .neutral(
      "fullScreenCover",
      "Presents a view over the whole screen.",
      [
        "func fullScreenCover(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> some View) -> some View",
        "func fullScreenCover<Item: Identifiable>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> some View) -> some View",
      ],
      Availability.iOS14.withoutMac,
      paint: .presents(.cover)
    ),
    .neutral(
      "help",
      "Explains the view under the pointer.",
      ["func help(_ text: some StringProtocol) -> some View"],
      .iOS14
    ),
    .neutral(
      "inspector",
      "Presents a column of details.",
      ["func inspector(isPresented: Binding<Bool>, @ViewBuilder content: () -> some View) -> some View"],
      .iOS17,
      paint: .presents(.inspector)
    ),
    .neutral(
      "interactiveDismissDisabled",
      "Keeps the user from closing a sheet.",
      ["func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View"],
      .iOS15
    ),
    .neutral(
      "popover",
      "Presents a view beside this one.",
      [
        "func popover(isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> some View) -> some View",
        "func popover<Item: Identifiable>(item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> some View) -> some View",
      ],
      paint: .presents(.popover)
    ),
    .neutral(
      "presentationBackground",
      "Sets what is behind a sheet's content.",
      ["func presentationBackground(_ style: some ShapeStyle) -> some View"],
      Availability(iOS: 16.4, macOS: 13)
    ),
    .neutral(
      "presentationCornerRadius",
      "Rounds a sheet's corners.",
      ["func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View"],
      Availability(iOS: 16.4, macOS: 13)
    ),
    .presentationDetents,
    .presentationDragIndicator,
    .neutral(
      "sheet",
      "Presents a view over this one.",
      [
        "func sheet(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> some View) -> some View",
        "func sheet<Item: Identifiable>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> some View) -> some View",
      ],
      paint: .presents(.sheet)
    ),
  ]
}
