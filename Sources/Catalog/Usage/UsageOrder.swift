/// Names in the order of how often programs use them, counted in 75 open repositories: which of several that fit is
/// probably meant.
package struct UsageOrder: Sendable {
  private let ranks: [Substring: Int]

  private init(_ names: String) {
    let words = names.split(whereSeparator: \.isWhitespace)
    ranks = Dictionary(words.enumerated().map { ($1, $0) }) { first, _ in first }
  }

  /// The place of a name among all of its kind; nil for one that is seldom used.
  package func rank(of name: some StringProtocol) -> Int? { ranks[Substring(name)] }
}

extension UsageOrder {
  /// Keys of the environment.
  package static let environmentKeys = UsageOrder(
    """
    dismiss colorScheme presentationMode horizontalSizeClass openURL isEnabled scenePhase verticalSizeClass
    modelContext widgetFamily managedObjectContext openWindow dynamicTypeSize self redactionReasons
    accessibilityReduceMotion sizeCategory layoutDirection widgetRenderingMode editMode locale isFocused
    dismissSearch controlSize isSearching calendar displayScale
    """
  )

  /// Functions and types that statements begin with which give nothing.
  package static let functions = UsageOrder(
    """
    withAnimation Task DispatchQueue print fatalError NotificationCenter UserDefaults min max assertionFailure abs
    zip NSLocalizedString stride Timer UIApplication precondition assert debugPrint withTransaction type round floor
    ceil sqrt sin cos pow
    """
  )

  /// Members of values that are no views.
  package static let members = UsageOrder(
    """
    shared main append count isEmpty contains key standard title default map value url first com content name view
    size filter combine width status state insert string height settings text decode encode data label
    absoluteString image decodeIfPresent path current get type compactMap add firstIndex action remove results
    allCases cancel rawValue circle error isActive isHidden translatesAutoresizingMaskIntoConstraints message
    appendingPathComponent info sleep host index uuidString general displayName now push icon flatMap
    localizedDescription tintColor clear wrappedValue bounds location g save items addSubview hasPrefix coordinator
    appearance backgroundColor date removeAll joined black toggle sort trimmingCharacters utf8 sorted identifier
    lastPathComponent delegate lowercased resume weight send search last enumerated x object prefix close y
    container write range read up values addTask and isCancelled formatted username down textColor next
    pathExtension reduce configuration notification scheme split httpMethod forEach body hashValue language link
    replacingOccurrences rootViewController max placeholder left right author links translation success
    safeAreaInsets on jpg header app queryItems subtitle day set images scrollTo token removeValue endIndex slash
    reversed update origin summary dropFirst invalidate version dismiss menu apple minY horizontal org
    pathComponents viewDidLoad signal primary copy localizedString maxY frame midX top
    """
  )

  /// Types as they are written in declarations.
  package static let types = UsageOrder(
    """
    String Bool Int View Void CGFloat Double URL Binding Color Date Set Data Text CGSize Error CGPoint
    TimeInterval LocalizedStringKey Image Array Dictionary UUID CGRect Font Alignment LocalizedStringResource
    EnvironmentValues EdgeInsets Duration AnyView Task EmptyView Never Label Float Any AnyCancellable Notification
    Animation UnitPoint Namespace AnyPublisher GeometryProxy Locale Optional Result ColorScheme Edge
    HorizontalAlignment VerticalAlignment Path Button Gradient KeyPath WritableKeyPath Decoder Encoder URLQueryItem
    URLRequest URLSession Bundle ScrollViewProxy StrokeStyle ShapeStyle ToolbarContent Scene PresentationDetent
    ProposedViewSize Transaction Timer DispatchQueue DispatchWorkItem ClosedRange Range GridItem Visibility
    AnyHashable CodingKey Codable Decodable Encodable Equatable Hashable Identifiable Sendable Comparable
    RandomAccessCollection Collection Sequence StringProtocol Shape JSONDecoder JSONEncoder HTTPURLResponse
    DateFormatter DateComponents Calendar NSError NSObject Character AttributedString Material ViewModifier
    ButtonStyle PrimitiveButtonStyle ContentMode CoordinateSpace HorizontalEdge OpenURLAction DismissAction
    """
  )

  /// Protocols and types that declarations inherit from, and that bound generic parameters.
  package static let inherited = UsageOrder(
    """
    View Codable Hashable Identifiable Sendable String Equatable CaseIterable ViewModifier PreviewProvider
    ObservableObject Error NSObject Decodable Int Encodable CodingKey ButtonStyle EnvironmentKey PreferenceKey
    UIViewRepresentable Shape ToolbarContent App LabelStyle UIViewControllerRepresentable NSViewRepresentable
    RawRepresentable CustomStringConvertible DynamicProperty Comparable Layout Transferable OptionSet FormatStyle
    LocalizedError PrimitiveButtonStyle ToggleStyle Scene Widget TimelineProvider TimelineEntry Animatable
    ProgressViewStyle TextFieldStyle ShapeStyle InsettableShape ExpressibleByStringLiteral CustomDebugStringConvertible
    RandomAccessCollection Collection Sequence StringProtocol BinaryFloatingPoint BinaryInteger Numeric
    AlignmentID LayoutValueKey
    """
  )

  /// Modifiers of views.
  package static let modifiers = UsageOrder(
    """
    padding frame font foregroundColor foregroundStyle background opacity buttonStyle fill navigationTitle tag
    resizable overlay onChange onAppear fontWeight animation disabled lineLimit multilineTextAlignment clipShape
    environment cornerRadius toolbar offset aspectRatio sheet stroke onTapGesture listRowBackground fixedSize bold
    environmentObject tint ignoresSafeArea navigationBarTitleDisplayMode contentShape onReceive modifier
    accessibilityLabel shadow transition alert scaleEffect task id pickerStyle rotationEffect onDisappear
    preferredColorScheme previewLayout accessibilityHidden imageScale listStyle controlSize focused
    previewDisplayName labelStyle border matchedGeometryEffect scaledToFit navigationBarTitle keyboardShortcut
    navigationViewStyle accessibilityIdentifier listRowInsets tabItem scrollContentBackground accessibilityElement
    redacted allowsHitTesting zIndex minimumScaleFactor help monospacedDigit labelsHidden position renderingMode
    onEnded clipped textFieldStyle strokeBorder gesture progressViewStyle edgesIgnoringSafeArea accessibility
    layoutPriority alignmentGuide mask contextMenu listRowSeparator symbolVariant accentColor navigationDestination
    confirmationDialog presentationDetents accessibilityAddTraits toggleStyle truncationMode symbolRenderingMode
    onDelete safeAreaInset onPreferenceChange glassEffect searchable accessibilityValue keyboardType preference
    blendMode onChanged swipeActions refreshable rotation3DEffect onSubmit navigationBarItems chartXAxis chartYAxis
    blur autocorrectionDisabled textInputAutocapitalization textCase hidden trim navigationBarBackButtonHidden
    textSelection formStyle eraseToAnyView scrollIndicators compositingGroup contentMargins fullScreenCover
    disableAutocorrection lineStyle description supportedFamilies onHover popover simultaneousGesture previewDevice
    configurationDisplayName autocapitalization listSectionSpacing tabViewStyle contentTransition scaledToFill
    navigationBarHidden previewContext interactiveDismissDisabled hueRotation textContentType onMove colorScheme
    buttonBorderShape toolbarBackground baselineOffset inset italic hoverEffect annotation chartLegend submitLabel
    presentationDragIndicator lineSpacing menuStyle widgetURL scrollDismissesKeyboard accessibilityHint
    coordinateSpace scrollClipDisabled symbolEffect brightness scrollDisabled scrollTargetLayout onLongPressGesture
    widgetAccentable accessibilityAction focusable interpolationMethod chartXScale strikethrough scale
    presentationBackground fontDesign chartYScale allowsTightening onDrop saturation kerning updating
    containerBackground highPriorityGesture badge symbol flipsForRightToLeftLayoutDirection fileImporter underline
    accessibilityRemoveTraits chartForegroundStyleScale equatable transaction actionSheet visualEffect onOpenURL
    accessibilitySortPriority datePickerStyle dynamicTypeSize anchorPreference sensoryFeedback scrollPosition
    modelContainer colorMultiply scrollTargetBehavior drawingGroup searchCompletion navigationSubtitle
    containerShape handlesExternalEvents transformEnvironment chartOverlay gridColumnAlignment gaugeStyle tracking
    onDrag interpolation matchedTransitionSource listRowSeparatorTint commands defaultSize listItemTint
    scrollBounceBehavior overlayPreferenceValue dropDestination privacySensitive onGeometryChange unredacted
    windowResizability backgroundStyle controlGroupStyle safeAreaPadding colorInvert monospaced statusBar
    moveDisabled chartPlotStyle accessibilityAdjustableAction navigationSplitViewColumnWidth onContinueUserActivity
    sequenced headerProminence rotation scenePadding scrollIndicatorsFlash activityBackgroundTint onMoveCommand
    navigationTransition selectionDisabled photosPicker simultaneously transformPreference deleteDisabled
    onExitCommand menuOrder previewInterfaceOrientation grayscale focusEffectDisabled
    """
  )

  /// Property wrappers.
  package static let propertyWrappers = UsageOrder(
    """
    State Environment Published ViewBuilder Binding ObservedObject EnvironmentObject StateObject AppStorage Default
    Bindable FocusState Dependency Query Namespace ScaledMetric Entry ObservationIgnored Previewable FetchRequest
    GestureState Parameter ToolbarContentBuilder UIApplicationDelegateAdaptor SceneStorage
    NSApplicationDelegateAdaptor SceneBuilder WKApplicationDelegateAdaptor
    """
  )

  /// Static members and cases, as they follow a period.
  package static let staticMembers = UsageOrder(
    """
    leading infinity horizontal top init bottom center secondary none vertical white zero trailing system default
    primary caption semibold red dark footnote medium bold inline black constant hidden fit subheadline value plain
    headline gray title clear body large blue light all cancel degrees destructive green title2 regular topLeading
    fill largeTitle small continuous orange rect automatic callout placeholder easeInOut opacity success auto
    caption2 global accentColor title3 yellow v26 bordered linear day heavy grid whitespacesAndNewlines rounded
    normal cancellationAction error main visible never loading topTrailing bottomTrailing local custom fixed
    topBarTrailing text enabled confirmationAction borderless sizeThatFits segmented purple stack v15 now accent
    firstTextBaseline left borderedProminent forward idle inactive circular circle navigationBarTrailing background
    settings module manual command systemBackground template compact userInitiated bottomLeading link empty mock
    round decimal flexible menu active systemMedium utf8 pink disabled label capsule right position fractionLength
    secondaryLabel hour spring systemSmall move grouped done abbreviated current easeOut combine tint short font
    portrait monospaced topBarLeading iOS foregroundColor leftToRight number tail shared switch pad tertiary bouncy
    whitespaces isHeader navigationBarLeading up titleAndIcon folder button standard date color list middle off cyan
    roundedBorder video alert minute iconOnly image low greatestFiniteMagnitude indigo denied navigationBar contain
    original second separator down info glassProminent palette confirm scale primaryAction unknown numberPad omitted
    public handled bottomBar hierarchical container identity failed regularMaterial other height home new
    unspecified accessoryCircular shift warning sheet initial defaultLow ultraThinMaterial distantPast external
    isButton pi full time secondarySystemBackground search adaptive common on defaultAction alwaysTemplate snappy
    wide systemGray4 password checkmark macOS content page insetGrouped teal today preview open closed keyboard name
    bounds width delete horizontalPadding gradient userInterfaceIdiom self
    """
  )

  /// Views.
  package static let views = UsageOrder(
    """
    Text Button VStack HStack Image Color Spacer ForEach Section Label ZStack RoundedRectangle NavigationLink Group
    List Rectangle Toggle Circle ToolbarItem ScrollView Picker Divider NavigationView GeometryReader EmptyView
    TextField Form ProgressView NavigationStack AnyView Capsule WindowGroup Menu LinearGradient Path LabeledContent
    Slider LazyVGrid TabView LazyVStack Stepper GridRow Link Chart AxisValueLabel AxisMarks AxisGridLine
    ToolbarItemGroup ScrollViewReader SecureField TextEditor Tab BarMark DatePicker Grid LineMark Settings
    ColorPicker TimelineView DisclosureGroup ContentUnavailableView AsyncImage CommandGroup EditButton GroupBox
    RuleMark PointMark LazyHStack ShareLink StaticConfiguration ViewThatFits NavigationSplitView WebView
    ContainerRelativeShape TableColumn AnyShape Canvas AppIntentConfiguration Table RadialGradient AxisTick
    RectangleMark AreaMark Gauge AnyLayout UnevenRoundedRectangle Window CommandMenu VideoPlayer ToolbarSpacer
    AngularGradient ControlGroup ModifiedContent Map Ellipse GlassEffectContainer
    """
  )
}
