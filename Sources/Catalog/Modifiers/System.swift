extension ModifierDefinition {
  /// Charts, widgets, files, windows and other parts of the system.
  static let system: [ModifierDefinition] = [
    .neutral(
      "actionSheet",
      "Presents a choice of actions.",
      [
        "func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View",
        "func actionSheet<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> ActionSheet) -> some View",
      ],
      Availability.iOS13.withoutMac,
      deprecation: .soft("confirmationDialog(_:isPresented:actions:)")
    ),
    .neutral(
      "chartForegroundStyleScale",
      "Sets the styles of a chart's series.",
      ["func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(_ mapping: KeyValuePairs<D, S>) -> some View"],
      .iOS16
    ),
    .neutral(
      "chartLegend",
      "Shows or hides a chart's legend.",
      [
        "func chartLegend(_ visibility: Visibility) -> some View",
        "func chartLegend(position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View",
        "func chartLegend(position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> some View) -> some View",
      ],
      .iOS16
    ),
    .neutral(
      "chartOverlay",
      "Puts something in front of a chart.",
      [
        "func chartOverlay(alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> some View) -> some View"
      ],
      .iOS16
    ),
    .neutral(
      "chartXAxis",
      "Sets a chart's horizontal axis.",
      [
        "func chartXAxis(_ visibility: Visibility) -> some View",
        "func chartXAxis(@AxisContentBuilder content: () -> some AxisContent) -> some View",
      ],
      .iOS16
    ),
    .neutral(
      "chartXScale",
      "Sets a chart's horizontal scale.",
      [
        "func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View",
        "func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(domain: Domain, range: Range, type: ScaleType? = nil) -> some View",
        "func chartXScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View",
        "func chartXScale(type: ScaleType? = nil) -> some View",
      ],
      .iOS16
    ),
    .neutral(
      "chartXSelection",
      "Ties a chart's selection to a state.",
      ["func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View"],
      .iOS17
    ),
    .neutral(
      "chartYAxis",
      "Sets a chart's vertical axis.",
      [
        "func chartYAxis(_ visibility: Visibility) -> some View",
        "func chartYAxis(@AxisContentBuilder content: () -> some AxisContent) -> some View",
      ],
      .iOS16
    ),
    .neutral(
      "chartYScale",
      "Sets a chart's vertical scale.",
      [
        "func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View",
        "func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(domain: Domain, range: Range, type: ScaleType? = nil) -> some View",
        "func chartYScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View",
        "func chartYScale(type: ScaleType? = nil) -> some View",
      ],
      .iOS16
    ),
    .neutral(
      "containerBackground",
      "Sets what is behind a container's content.",
      ["func containerBackground(_ style: some ShapeStyle, for container: ContainerBackgroundPlacement) -> some View"],
      .iOS17
    ),
    .neutral(
      "defaultFocus",
      "Sets where the focus starts.",
      ["func defaultFocus<Value: Hashable>(_ binding: FocusState<Value>.Binding, _ value: Value) -> some View"],
      .iOS17
    ),
    .neutral(
      "dropDestination",
      "Takes what is dropped on the view.",
      [
        "func dropDestination<T: Transferable>(for payloadType: T.Type, action: @escaping ([T], CGPoint) -> Bool) -> some View"
      ],
      .iOS16
    ),
    .neutral(
      "fileExporter",
      "Lets the user save a file.",
      [
        "func fileExporter<D: FileDocument>(isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void) -> some View"
      ],
      .iOS14
    ),
    .neutral(
      "fileImporter",
      "Lets the user open a file.",
      [
        "func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], onCompletion: @escaping (Result<URL, any Error>) -> Void) -> some View"
      ],
      .iOS14
    ),
    .neutral(
      "listItemTint",
      "Sets the color of a row's symbols.",
      ["func listItemTint(_ tint: Color?) -> some View"],
      .iOS14
    ),
    .neutral(
      "matchedTransitionSource",
      "Makes the view the start of a transition.",
      ["func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View"],
      .iOS18
    ),
    .neutral(
      "menuOrder",
      "Sets the order of a menu's items.",
      ["func menuOrder(_ order: MenuOrder) -> some View"],
      .iOS16
    ),
    .neutral(
      "modelContainer",
      "Sets the store of the app's models.",
      [
        "func modelContainer(_ container: ModelContainer) -> some View",
        "func modelContainer<T: PersistentModel>(for modelType: T.Type) -> some View",
      ],
      .iOS17
    ),
    .neutral(
      "navigationTransition",
      "Sets how a page comes and goes.",
      ["func navigationTransition(_ style: some NavigationTransition) -> some View"],
      .iOS18
    ),
    .neutral(
      "onContinueUserActivity",
      "Runs an action when an activity goes on.",
      [
        "func onContinueUserActivity(_ activityType: String, perform action: @escaping (NSUserActivity) -> Void) -> some View"
      ],
      .iOS14
    ),
    .neutral(
      "onDrop",
      "Takes what is dropped on the view.",
      [
        "func onDrop(of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool) -> some View"
      ],
      .iOS14
    ),
    .neutral(
      "onKeyPress",
      "Runs an action when a key is pressed.",
      ["func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View"],
      .iOS17
    ),
    .neutral(
      "persistentSystemOverlays",
      "Shows or hides the system's overlays.",
      ["func persistentSystemOverlays(_ visibility: Visibility) -> some View"],
      .iOS16
    ),
    .neutral(
      "photosPicker",
      "Lets the user choose photos.",
      [
        "func photosPicker(isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic) -> some View",
        "func photosPicker(isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic) -> some View",
      ],
      .iOS16
    ),
    .neutral(
      "presentationBackgroundInteraction",
      "Lets the user touch what is behind a sheet.",
      ["func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View"],
      Availability(iOS: 16.4, macOS: 13.3)
    ),
    .neutral(
      "previewInterfaceOrientation",
      "Turns a preview.",
      ["func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View"],
      .iOS15,
      deprecation: .soft("#Preview")
    ),
    ModifierDefinition(
      "privacySensitive",
      "Hides content where others may see it.",
      ["func privacySensitive(_ sensitive: Bool = true) -> some View"],
      .iOS15,
      behavior: .environment { [EnvironmentWrite(.isPrivacySensitive, .bool($0.bool("sensitive") ?? true))] }
    ),
    .neutral(
      "scrollIndicatorsFlash",
      "Shows scroll indicators for a moment.",
      [
        "func scrollIndicatorsFlash(onAppear: Bool) -> some View",
        "func scrollIndicatorsFlash(trigger value: some Equatable) -> some View",
      ],
      .iOS17
    ),
    .neutral(
      "searchCompletion",
      "Sets what a suggestion completes to.",
      ["func searchCompletion(_ completion: String) -> some View"],
      .iOS15
    ),
    .neutral(
      "searchSuggestions",
      "Sets the suggestions of a search.",
      ["func searchSuggestions(@ViewBuilder _ suggestions: () -> some View) -> some View"],
      .iOS16
    ),
    .neutral(
      "selectionDisabled",
      "Keeps a row from being selected.",
      ["func selectionDisabled(_ isDisabled: Bool = true) -> some View"],
      .iOS17
    ),
    .neutral(
      "statusBar",
      "Hides the status bar.",
      ["func statusBar(hidden: Bool) -> some View"],
      Availability.iOS13.withoutMac,
      deprecation: .soft("statusBarHidden(_:)")
    ),
    .neutral("tableStyle", "Sets how tables look.", ["func tableStyle(_ style: some TableStyle) -> some View"], .iOS16),
    .neutral(
      "widgetAccentable",
      "Puts the view into a widget's accented group.",
      ["func widgetAccentable(_ accentable: Bool = true) -> some View"],
      .iOS16
    ),
    .neutral("widgetURL", "Sets what a widget opens.", ["func widgetURL(_ url: URL?) -> some View"], .iOS14),
  ]
}
