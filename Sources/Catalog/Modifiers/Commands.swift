extension ModifierDefinition {
  /// Commands of keyboards, remotes and the edit menu.
  static let commands: [ModifierDefinition] = [
    .neutral(
      "focusScope",
      "Keeps focus inside a namespace.",
      [
        "func focusScope(_ namespace: Namespace.ID) -> some View"
      ],
      Availability(iOS: nil, macOS: 12)
    ),
    .neutral(
      "focusedObject",
      "Hands an object to commands while focus is inside.",
      [
        "func focusedObject<T: ObservableObject>(_ object: T) -> some View",
        "func focusedObject<T: ObservableObject>(_ object: T?) -> some View",
      ],
      .iOS16
    ),
    .neutral(
      "focusedSceneObject",
      "Hands an object to commands of the scene.",
      [
        "func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View",
        "func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View",
      ],
      .iOS16
    ),
    .neutral(
      "focusedValue",
      "Hands a value to commands while focus is inside.",
      [
        "func focusedValue<V>(_ keyPath: WritableKeyPath<FocusedValues, V?>, _ value: V) -> some View",
        "func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View",
      ],
      .iOS14
    ),
    .neutral(
      "modifierKeyAlternate",
      "Stands in while modifier keys are held.",
      [
        "func modifierKeyAlternate(_ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> some View) -> some View"
      ],
      Availability(iOS: nil, macOS: 15)
    ),
    .neutral(
      "onCommand",
      "Runs when a command is sent.",
      [
        "func onCommand(_ selector: Selector, perform action: (() -> Void)?) -> some View"
      ],
      Availability(iOS: nil, macOS: 10.15)
    ),
    .neutral(
      "onContinuousHover",
      "Follows the pointer over the view.",
      [
        "func onContinuousHover(coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void) -> some View"
      ],
      .iOS16
    ),
    .neutral(
      "onCopyCommand",
      "Gives what is copied.",
      [
        "func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View"
      ],
      Availability(iOS: nil, macOS: 10.15)
    ),
    .neutral(
      "onCutCommand",
      "Gives what is cut.",
      [
        "func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View"
      ],
      Availability(iOS: nil, macOS: 10.15)
    ),
    .neutral(
      "onDeleteCommand",
      "Runs when the selection is to be deleted.",
      [
        "func onDeleteCommand(perform action: (() -> Void)?) -> some View"
      ],
      Availability(iOS: nil, macOS: 10.15)
    ),
    .neutral(
      "onModifierKeysChanged",
      "Runs when modifier keys go down or up.",
      [
        "func onModifierKeysChanged(mask: EventModifiers = .all, initial: Bool = true, _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void) -> some View"
      ],
      Availability(iOS: nil, macOS: 15)
    ),
    .neutral(
      "onPasteCommand",
      "Takes what is pasted.",
      [
        "func onPasteCommand(of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void) -> some View",
        "func onPasteCommand<Payload>(of supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?, perform payloadAction: @escaping (Payload) -> Void) -> some View",
      ],
      Availability(iOS: nil, macOS: 11)
    ),
    .neutral(
      "onPencilDoubleTap",
      "Runs when the pencil is tapped twice.",
      [
        "func onPencilDoubleTap(perform action: @escaping (PencilDoubleTapGestureValue) -> Void) -> some View"
      ],
      Availability(iOS: 17.5, macOS: 14.5)
    ),
    .neutral(
      "onPencilSqueeze",
      "Runs when the pencil is squeezed.",
      [
        "func onPencilSqueeze(perform action: @escaping (PencilSqueezeGesturePhase) -> Void) -> some View"
      ],
      Availability(iOS: 17.5, macOS: 14.5)
    ),
    .neutral(
      "onPlayPauseCommand",
      "Runs when the remote plays or pauses.",
      [
        "func onPlayPauseCommand(perform action: (() -> Void)?) -> some View"
      ],
      Availability(iOS: nil, macOS: nil)
    ),
    .neutral(
      "pointerStyle",
      "Sets how the pointer looks over the view.",
      [
        "func pointerStyle(_ style: PointerStyle?) -> some View"
      ],
      Availability(iOS: nil, macOS: 15)
    ),
    .neutral(
      "pointerVisibility",
      "Shows or hides the pointer over the view.",
      [
        "func pointerVisibility(_ visibility: Visibility) -> some View"
      ],
      Availability(iOS: nil, macOS: 15)
    ),
    .neutral(
      "prefersDefaultFocus",
      "Takes focus first inside a namespace.",
      [
        "func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View"
      ],
      Availability(iOS: nil, macOS: 12)
    ),
    .neutral(
      "submitScope",
      "Keeps submitting inside.",
      [
        "func submitScope(_ isBlocking: Bool = true) -> some View"
      ],
      .iOS15
    ),
    .neutral(
      "typeSelectEquivalent",
      "Gives the text that typing finds a row by.",
      [
        "func typeSelectEquivalent(_ text: Text?) -> some View",
        "func typeSelectEquivalent(_ string: some StringProtocol) -> some View",
      ],
      .iOS26
    ),
  ]
}
