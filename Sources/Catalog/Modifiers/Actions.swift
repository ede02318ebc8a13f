extension ModifierDefinition {
  /// Gestures, events and animation: nothing of it moves a frame before the user acts.
  static let actions: [ModifierDefinition] = [
    .neutral(
      "hoverEffect",
      "Shows that the pointer is over the view.",
      ["func hoverEffect(_ effect: HoverEffect = .automatic) -> some View"],
      Availability(iOS: 13.4, macOS: nil)
    ),
    .neutral("equatable", "Makes the view again only when its value changes.", ["func equatable() -> some View"]),
    .neutral(
      "focusSection",
      "Moves the focus within the view first.",
      ["func focusSection() -> some View"],
      Availability(iOS: nil, macOS: 13)
    ),
    .neutral(
      "animation",
      "Animates changes of the view.",
      [
        "func animation(_ animation: Animation?, value: some Equatable) -> some View",
        Signature(
          "func animation(_ animation: Animation?) -> some View",
          deprecation: .hard(15, "animation(_:value:)")
        ),
      ]
    ),
    .neutral(
      "contentTransition",
      "Sets how content changes.",
      ["func contentTransition(_ transition: ContentTransition) -> some View"],
      .iOS16
    ),
    .neutral(
      "draggable",
      "Lets the view be dragged.",
      ["func draggable(_ payload: @autoclosure @escaping () -> some Transferable) -> some View"],
      .iOS16
    ),
    .neutral(
      "focusable",
      "Lets the view take the focus.",
      ["func focusable(_ isFocusable: Bool = true) -> some View"],
      .iOS17
    ),
    .neutral(
      "focused",
      "Ties the focus to a state.",
      [
        "func focused(_ condition: FocusState<Bool>.Binding) -> some View",
        "func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View",
      ],
      .iOS15
    ),
    .neutral(
      "gesture",
      "Adds a gesture.",
      ["func gesture(_ gesture: some Gesture, including mask: GestureMask = .all) -> some View"]
    ),
    .neutral(
      "handGestureShortcut",
      "Presses the control by a gesture of the hand.",
      ["func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View"],
      .iOS18
    ),
    .neutral(
      "highPriorityGesture",
      "Adds a gesture before those inside.",
      ["func highPriorityGesture(_ gesture: some Gesture, including mask: GestureMask = .all) -> some View"]
    ),
    .neutral(
      "keyboardShortcut",
      "Presses the control by a key.",
      [
        "func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View",
        "func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View",
      ],
      .iOS14
    ),
    .neutral(
      "onDisappear",
      "Runs an action when the view disappears.",
      ["func onDisappear(perform action: (() -> Void)? = nil) -> some View"]
    ),
    .neutral(
      "onDrag",
      "Lets the view be dragged.",
      ["func onDrag(_ data: @escaping () -> NSItemProvider) -> some View"]
    ),
    .neutral(
      "onHover",
      "Runs an action when the pointer comes and goes.",
      ["func onHover(perform action: @escaping (Bool) -> Void) -> some View"]
    ),
    .neutral(
      "onLongPressGesture",
      "Runs an action after a long press.",
      [
        "func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil) -> some View"
      ],
      paint: .press(.holds("action"))
    ),
    .neutral(
      "onOpenURL",
      "Runs an action when the app is opened by a link.",
      ["func onOpenURL(perform action: @escaping (URL) -> ()) -> some View"],
      .iOS14
    ),
    .neutral(
      "onSubmit",
      "Runs an action when text is submitted.",
      ["func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View"],
      .iOS15
    ),
    .neutral(
      "onTapGesture",
      "Runs an action when the view is tapped.",
      [
        "func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View",
        Signature(
          "func onTapGesture(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void) -> some View",
          since: .iOS16
        ),
      ],
      paint: .press(.runs("action"))
    ),
    .neutral(
      "refreshable",
      "Lets the user refresh the content.",
      ["func refreshable(action: @escaping () async -> Void) -> some View"],
      .iOS15
    ),
    .neutral(
      "scrollTransition",
      "Animates views as they scroll.",
      [
        "func scrollTransition(_ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil, transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect) -> some View"
      ],
      .iOS17
    ),
    .neutral(
      "sensoryFeedback",
      "Lets the user feel a change.",
      ["func sensoryFeedback(_ feedback: SensoryFeedback, trigger: some Equatable) -> some View"],
      .iOS17
    ),
    .neutral(
      "simultaneousGesture",
      "Adds a gesture beside those inside.",
      ["func simultaneousGesture(_ gesture: some Gesture, including mask: GestureMask = .all) -> some View"]
    ),
    .neutral(
      "submitLabel",
      "Sets the label of the return key.",
      ["func submitLabel(_ submitLabel: SubmitLabel) -> some View"],
      .iOS15
    ),
    .neutral(
      "transaction",
      "Changes how changes are animated.",
      ["func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View"]
    ),
    .neutral("transition", "Sets how the view comes and goes.", ["func transition(_ t: AnyTransition) -> some View"]),
  ]
}
