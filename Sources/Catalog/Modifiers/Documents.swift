extension ModifierDefinition {
  package static let inspectorColumnWidth = neutral(
    "inspectorColumnWidth",
    "Sets the width of an inspector.",
    [
      "func inspectorColumnWidth(_ width: CGFloat) -> some View",
      "func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View",
    ],
    .iOS17,
    paint: .label
  )

  /// Files, items that are handed over, and what happens around windows.
  static let documents: [ModifierDefinition] = [
    .neutral(
      "activitySystemActionForegroundColor",
      "Sets the color of the system's button on a live activity.",
      [
        "func activitySystemActionForegroundColor(_ color: Color?) -> some View"
      ],
      Availability(iOS: 16.1, macOS: nil)
    ),
    .neutral(
      "defaultAppStorage",
      "Sets the store of stored values.",
      [
        "func defaultAppStorage(_ store: UserDefaults) -> some View"
      ],
      .iOS14
    ),
    .neutral(
      "defaultHoverEffect",
      "Sets the effect of hovering.",
      [
        "func defaultHoverEffect(_ effect: HoverEffect?) -> some View"
      ],
      .iOS17.withoutMac
    ),
    .neutral(
      "defersSystemGestures",
      "Lets the view take gestures before the system.",
      [
        "func defersSystemGestures(on edges: Edge.Set) -> some View"
      ],
      .iOS16.withoutMac
    ),
    .neutral(
      "dialogIcon",
      "Sets the icon of dialogs.",
      [
        "func dialogIcon(_ icon: Image?) -> some View"
      ],
      .iOS17
    ),
    .neutral(
      "dialogSeverity",
      "Sets how grave dialogs are.",
      [
        "func dialogSeverity(_ severity: DialogSeverity) -> some View"
      ],
      .iOS17
    ),
    .neutral(
      "exportsItemProviders",
      "Hands items to services.",
      [
        "func exportsItemProviders(_ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider]) -> some View",
        "func exportsItemProviders(_ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider], onEdit: @escaping ([NSItemProvider]) -> Bool) -> some View",
      ],
      Availability(iOS: nil, macOS: 13)
    ),
    .neutral(
      "fileDialogConfirmationLabel",
      "Names the button of a file dialog.",
      [
        "func fileDialogConfirmationLabel(_ label: Text?) -> some View",
        "func fileDialogConfirmationLabel(_ label: some StringProtocol) -> some View",
      ],
      .iOS17
    ),
    .neutral(
      "fileDialogCustomizationID",
      "Keeps the settings of a file dialog.",
      [
        "func fileDialogCustomizationID(_ id: String) -> some View"
      ],
      .iOS17
    ),
    .neutral(
      "fileDialogDefaultDirectory",
      "Sets where a file dialog starts.",
      [
        "func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View"
      ],
      .iOS17
    ),
    .neutral(
      "fileDialogMessage",
      "Sets the text of a file dialog.",
      [
        "func fileDialogMessage(_ message: Text?) -> some View",
        "func fileDialogMessage(_ message: some StringProtocol) -> some View",
      ],
      .iOS17
    ),
    .neutral(
      "fileMover",
      "Moves files.",
      [
        "func fileMover(isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void) -> some View",
        "func fileMover<C: Collection>(isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void) -> some View where C.Element == URL",
      ],
      .iOS14
    ),
    .neutral(
      "findDisabled",
      "Turns finding text off.",
      [
        "func findDisabled(_ isDisabled: Bool = true) -> some View"
      ],
      .iOS16
    ),
    .neutral(
      "findNavigator",
      "Shows the bar that finds text.",
      [
        "func findNavigator(isPresented: Binding<Bool>) -> some View"
      ],
      .iOS16
    ),
    .neutral(
      "horizontalRadioGroupLayout",
      "Puts radio buttons side by side.",
      [
        "func horizontalRadioGroupLayout() -> some View"
      ],
      Availability(iOS: nil, macOS: 10.15)
    ),
    .neutral(
      "hoverEffectDisabled",
      "Turns effects of hovering off.",
      [
        "func hoverEffectDisabled(_ disabled: Bool = true) -> some View"
      ],
      .iOS17.withoutMac
    ),
    .neutral(
      "imagePlaygroundSheet",
      "Shows the sheet that makes pictures.",
      [
        "func imagePlaygroundSheet(isPresented: Binding<Bool>, concept: String, sourceImage: Image? = nil, onCompletion: @escaping (URL) -> Void, onCancellation: (() -> Void)? = nil) -> some View",
        "func imagePlaygroundSheet(isPresented: Binding<Bool>, concepts: [ImagePlaygroundConcept] = [], sourceImage: Image? = nil, onCompletion: @escaping (URL) -> Void, onCancellation: (() -> Void)? = nil) -> some View",
      ],
      Availability(iOS: 18.1, macOS: 15.1)
    ),
    .neutral(
      "indexViewStyle",
      "Sets how the dots of pages look.",
      [
        "func indexViewStyle(_ style: some IndexViewStyle) -> some View"
      ],
      .iOS14.withoutMac
    ),
    .inspectorColumnWidth,
    .neutral(
      "interactionActivityTrackingTag",
      "Names the view for reports.",
      [
        "func interactionActivityTrackingTag(_ tag: String) -> some View"
      ],
      .iOS16
    ),
    .neutral(
      "invalidatableContent",
      "Marks content that may be out of date.",
      [
        "func invalidatableContent(_ invalidatable: Bool = true) -> some View"
      ],
      .iOS17
    ),
    .neutral(
      "itemProvider",
      "Gives what is dragged or shared.",
      [
        "func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View"
      ],
      Availability(iOS: nil, macOS: 10.15)
    ),
    .neutral(
      "menuActionDismissBehavior",
      "Sets whether a menu closes after a choice.",
      [
        "func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View"
      ],
      Availability(iOS: 16.4, macOS: 13.3)
    ),
    .neutral(
      "photosPickerAccessoryVisibility",
      "Shows or hides bars of the photo picker.",
      [
        "func photosPickerAccessoryVisibility(_ visibility: Visibility, edges: Edge.Set = .all) -> some View"
      ],
      .iOS17
    ),
    .neutral(
      "photosPickerDisabledCapabilities",
      "Turns parts of the photo picker off.",
      [
        "func photosPickerDisabledCapabilities(_ disabledCapabilities: PHPickerCapabilities) -> some View"
      ],
      .iOS17
    ),
    .neutral(
      "photosPickerStyle",
      "Sets how the photo picker looks.",
      [
        "func photosPickerStyle(_ style: PhotosPickerStyle) -> some View"
      ],
      .iOS17
    ),
    .neutral(
      "popoverTip",
      "Shows a tip beside the view.",
      [
        "func popoverTip(_ tip: (any Tip)?, arrowEdge: Edge = .top, action: @escaping (Tips.Action) -> Void = { _ in }) -> some View",
        "func popoverTip(_ tip: (any Tip)?, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) -> some View",
      ],
      .iOS17
    ),
    .neutral(
      "presentationCompactAdaptation",
      "Sets what a sheet or popover becomes where room is scarce.",
      [
        "func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View",
        "func presentationCompactAdaptation(horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation) -> some View",
      ],
      Availability(iOS: 16.4, macOS: 13.3)
    ),
    .neutral(
      "presentationContentInteraction",
      "Sets what a swipe in a sheet does.",
      [
        "func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View"
      ],
      Availability(iOS: 16.4, macOS: 13.3)
    ),
    .neutral(
      "presentationSizing",
      "Sets how large a sheet is.",
      [
        "func presentationSizing(_ sizing: some PresentationSizing) -> some View"
      ],
      .iOS18
    ),
    .neutral(
      "replaceDisabled",
      "Turns replacing text off.",
      [
        "func replaceDisabled(_ isDisabled: Bool = true) -> some View"
      ],
      .iOS16
    ),
    .neutral(
      "signInWithAppleButtonStyle",
      "Sets how the button looks.",
      [
        "func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View"
      ],
      .iOS14
    ),
    .neutral(
      "springLoadingBehavior",
      "Lets a drag over the view activate it.",
      [
        "func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View"
      ],
      .iOS17
    ),
    .neutral(
      "textEditorStyle",
      "Sets how text editors look.",
      [
        "func textEditorStyle(_ style: some TextEditorStyle) -> some View"
      ],
      .iOS17
    ),
    .neutral(
      "textInputCompletion",
      "Sets the text that a suggestion stands for.",
      [
        "func textInputCompletion(_ completion: String) -> some View"
      ],
      Availability(iOS: nil, macOS: 15)
    ),
    .neutral(
      "textInputSuggestions",
      "Suggests text while people type.",
      [
        "func textInputSuggestions(@ViewBuilder _ suggestions: () -> some View) -> some View",
        "func textInputSuggestions<Data: RandomAccessCollection>(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> some View) -> some View where Data.Element: Identifiable",
      ],
      Availability(iOS: nil, macOS: 15)
    ),
    .neutral(
      "translationTask",
      "Translates text.",
      [
        "func translationTask(source: Locale.Language? = nil, target: Locale.Language? = nil, action: @escaping (TranslationSession) async -> Void) -> some View",
        "func translationTask(_ configuration: TranslationSession.Configuration?, action: @escaping (TranslationSession) async -> Void) -> some View",
      ],
      .iOS18
    ),
    .neutral(
      "userActivity",
      "Says what people are doing.",
      [
        "func userActivity(_ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> ()) -> some View",
        "func userActivity<P>(_ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> ()) -> some View",
      ],
      .iOS14
    ),
    .neutral(
      "widgetCurvesContent",
      "Curves content along the corner of a watch face.",
      [
        "func widgetCurvesContent(_ curvesContent: Bool = true) -> some View"
      ],
      Availability(iOS: nil, macOS: nil)
    ),
    .neutral(
      "widgetLabel",
      "Adds a label to a complication.",
      [
        "func widgetLabel(_ label: some StringProtocol) -> some View",
        "func widgetLabel(@ViewBuilder label: () -> some View) -> some View",
      ],
      Availability(iOS: 16, macOS: 13)
    ),
    .neutral(
      "windowDismissBehavior",
      "Sets whether the window closes.",
      [
        "func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View"
      ],
      Availability(iOS: nil, macOS: 15)
    ),
    .neutral(
      "windowFullScreenBehavior",
      "Sets whether the window fills the screen.",
      [
        "func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View"
      ],
      Availability(iOS: nil, macOS: 15)
    ),
    .neutral(
      "windowMinimizeBehavior",
      "Sets whether the window is put aside.",
      [
        "func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View"
      ],
      Availability(iOS: nil, macOS: 15)
    ),
    .neutral(
      "windowResizeBehavior",
      "Sets whether the window changes its size.",
      [
        "func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View"
      ],
      Availability(iOS: 26, macOS: 15)
    ),
    .neutral(
      "textInputFormattingControlVisibility",
      "Shows or hides the controls with which text is formatted.",
      [
        "func textInputFormattingControlVisibility(_ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set) -> some View"
      ],
      .iOS26
    ),
    .neutral(
      "attributedTextFormattingDefinition",
      "Sets which attributes texts may have that are edited.",
      [
        "func attributedTextFormattingDefinition<D: AttributedTextFormattingDefinition>(_ definition: D) -> some View",
        "func attributedTextFormattingDefinition<S: AttributeScope>(_ scope: S.Type) -> some View",
      ],
      .iOS26
    ),
    .neutral(
      "writingToolsBehavior",
      "Sets how writing tools work on text.",
      [
        "func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View"
      ],
      .iOS18
    ),
  ]
}
