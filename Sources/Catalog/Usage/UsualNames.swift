/// The names that programs write most often after a view or modifier, in a container or as an argument, the most frequent
/// first.
/// Counted in open repositories, of which at least three do it.
package struct UsualNames: Sendable {
  private let places: [Substring: [Substring: Int]]

  /// A line begins with what the names go with, and goes on in lines that are set in.
  init(_ lines: String) {
    var places: [Substring: [Substring: Int]] = [:]
    var key: Substring = ""
    for word in lines.split(whereSeparator: \.isWhitespace) {
      if word.last == ":" {
        key = word.dropLast()
      } else {
        let known = places[key, default: [:]]
        places[key, default: [:]][word] = known[word] ?? known.count
      }
    }
    self.places = places
  }

  /// The place of a name among those that go with something; nil for one that seldom does.
  package func rank(of name: some StringProtocol, with place: some StringProtocol) -> Int? {
    places[Substring(place)]?[Substring(name)]
  }

  /// Whether the table has a line for that view, modifier, container or argument.
  package func know(_ place: some StringProtocol) -> Bool { places[Substring(place)] != nil }
}

extension UsualNames {
  /// The modifiers that come after a view, `Text`, or after another modifier, `.padding`.
  package static let modifiers = UsualNames(
    """
    .animation: animation navigationTitle padding onChange task onTapGesture onAppear gesture offset
    .aspectRatio: frame padding foregroundColor overlay
    .background: clipShape cornerRadius overlay padding background foregroundColor onAppear contentShape shadow
        opacity
    .buttonStyle: disabled padding buttonBorderShape frame opacity foregroundStyle sheet foregroundColor
    .clipShape: overlay shadow padding frame onTapGesture
    .contentShape: background onTapGesture padding overlay contextMenu gesture
    .cornerRadius: padding shadow overlay frame
    .disabled: opacity padding onChange buttonStyle alert navigationTitle
    .environment: environment navigationTitle onReceive onAppear background
    .environmentObject: environmentObject onAppear padding
    .fill: frame overlay mask opacity background
    .fixedSize: frame padding
    .focused: onChange onSubmit submitLabel padding
    .font: foregroundColor foregroundStyle fontWeight padding multilineTextAlignment lineLimit frame bold
        textSelection minimumScaleFactor
    .fontWeight: foregroundColor foregroundStyle padding font frame lineLimit
    .foregroundColor: padding frame font lineLimit background onTapGesture opacity multilineTextAlignment fontWeight
        cornerRadius
    .foregroundStyle: padding frame font lineLimit multilineTextAlignment contentShape opacity background
        buttonStyle scaleEffect
    .frame: padding background frame cornerRadius contentShape offset clipShape foregroundColor foregroundStyle
        overlay
    .id: background environmentObject padding
    .ignoresSafeArea: overlay frame safeAreaInset
    .inset: stroke fill
    .lineLimit: multilineTextAlignment font padding foregroundStyle frame truncationMode fixedSize foregroundColor
        minimumScaleFactor
    .listRowBackground: listRowSeparatorTint listRowInsets
    .multilineTextAlignment: foregroundColor padding font lineLimit foregroundStyle frame fixedSize
    .navigationBarTitleDisplayMode: toolbar navigationBarBackButtonHidden navigationTitle onAppear background
    .navigationTitle: navigationBarTitleDisplayMode toolbar onAppear navigationBarBackButtonHidden sheet
    .offset: gesture opacity rotationEffect animation padding frame shadow
    .onAppear: onDisappear onChange onReceive alert sheet frame
    .onChange: onChange onAppear onSubmit onReceive disabled
    .onReceive: onReceive onChange
    .onTapGesture: onLongPressGesture onChange
    .opacity: ignoresSafeArea animation frame padding disabled allowsHitTesting offset overlay blendMode
        foregroundColor
    .overlay: overlay padding background frame clipShape cornerRadius onTapGesture onChange animation
        foregroundStyle
    .padding: padding background frame overlay fixedSize foregroundColor contentShape onAppear offset
        foregroundStyle
    .pickerStyle: padding labelsHidden
    .renderingMode: resizable aspectRatio
    .resizable: aspectRatio frame renderingMode scaledToFit foregroundColor foregroundStyle
    .rotationEffect: padding animation scaleEffect
    .scaleEffect: animation offset opacity frame padding
    .shadow: shadow padding frame animation
    .sheet: sheet alert onChange onAppear
    .stroke: frame rotationEffect foregroundStyle
    .tint: padding frame
    .toolbar: onAppear sheet background navigationTitle onChange navigationBarBackButtonHidden
    .updating: onEnded onChanged
    Button: buttonStyle disabled padding keyboardShortcut font foregroundStyle tint foregroundColor sheet frame
    Capsule: fill stroke
    Circle: fill stroke foregroundColor trim foregroundStyle frame strokeBorder
    Divider: padding background
    DragGesture: onChanged updating onEnded
    ForEach: onDelete onMove padding
    GeometryReader: frame background padding
    Group: padding font frame foregroundColor background foregroundStyle onAppear navigationTitle opacity onReceive
    HStack: padding frame font foregroundColor contentShape foregroundStyle background opacity listRowBackground
        transition
    Image: resizable font foregroundColor foregroundStyle renderingMode imageScale frame padding symbolRenderingMode
        opacity
    Label: font padding foregroundStyle
    List: listStyle navigationTitle animation environment toolbar
    Picker: pickerStyle labelsHidden
    ProgressView: progressViewStyle frame padding scaleEffect controlSize
    Rectangle: fill frame foregroundColor foregroundStyle cornerRadius
    RoundedRectangle: fill stroke strokeBorder inset foregroundColor frame
    ScrollView: scrollIndicators background navigationTitle frame padding toolbar
    Text: font foregroundColor frame foregroundStyle tag lineLimit fontWeight padding multilineTextAlignment bold
    TextField: textFieldStyle focused autocorrectionDisabled keyboardType font autocapitalization onChange
    Toggle: toggleStyle labelsHidden disabled
    VStack: padding frame background onAppear foregroundStyle font foregroundColor navigationTitle opacity offset
    ZStack: frame padding ignoresSafeArea animation background onAppear opacity onTapGesture overlay
    """
  )

  /// The views that a container begins with; that of a declared view, and of a condition.
  package static let firstViews = UsualNames(
    """
    .alert: Button Alert TextField
    .background: ZStack RoundedRectangle Circle Capsule Rectangle
    .confirmationDialog: Button
    .contextMenu: Button
    .onAppear:
    .onChange:
    .onReceive:
    .overlay: Text VStack Capsule Image Button RoundedRectangle GeometryReader ZStack LinearGradient
    .sheet: VStack
    .swipeActions: Button
    .toolbar: ToolbarItem ToolbarItemGroup
    body: VStack HStack Button ZStack ScrollView Group GeometryReader List NavigationView Form
    Button: Image Text Label HStack ZStack
    CommandGroup: Button
    DisclosureGroup: ForEach
    ForEach: Text Button HStack NavigationLink VStack Image Section Circle ZStack Rectangle
    Form: Section
    GeometryReader: ZStack VStack ScrollView HStack LinearGradient
    Grid: GridRow ForEach
    Group: Text Button HStack ForEach Image
    HStack: Text Image ForEach Spacer VStack Button HStack ZStack TextField Label
    if: Text Button Image VStack HStack ProgressView Section Divider ForEach
    Label: Text
    LazyHStack: ForEach
    LazyVGrid: ForEach
    LazyVStack: ForEach
    List: Section ForEach Button HStack
    Menu: Button ForEach
    NavigationLink: HStack Label Text VStack Image
    NavigationStack: Form List ScrollView
    NavigationView: List VStack ScrollView
    Picker: ForEach Text
    ProgressView: Text
    ScrollView: VStack LazyVStack HStack LazyVGrid LazyHStack ForEach ZStack
    ScrollViewReader: ScrollView
    Section: ForEach Button HStack TextField NavigationLink Toggle VStack Picker Text Group
    TabView: ForEach
    TextField: Text
    Toggle: Text
    ToolbarItem: Button Menu HStack
    ToolbarItemGroup: Button
    VStack: Text HStack ForEach Button VStack Image Spacer ZStack Divider Group
    ZStack: VStack Circle HStack ForEach Rectangle Image Text RoundedRectangle ZStack LinearGradient
    """
  )

  /// The views that follow another one.
  package static let nextViews = UsualNames(
    """
    Button: Button Spacer Text Divider VStack
    Circle: Circle Image Text VStack
    Divider: HStack Button Text VStack ScrollView
    ForEach: Spacer Divider ForEach HStack
    Group: Group Spacer VStack
    HStack: HStack Spacer Text Divider VStack ScrollView Button Image LazyVGrid TextField
    Image: Text VStack Image Spacer HStack TextField
    Label: Label Spacer
    ProgressView: Text Spacer
    Rectangle: Rectangle VStack Text
    RoundedRectangle: Text VStack RoundedRectangle Image
    Spacer: Button Text VStack Image HStack Spacer ProgressView Menu ZStack Toggle
    Text: Text Spacer Button HStack Image VStack TextField Divider ForEach Picker
    TextField: Button TextField Picker Text Divider
    Toggle: Toggle Button
    ToolbarItem: ToolbarItem ToolbarItemGroup
    VStack: Spacer VStack Button HStack Image ScrollView Divider Text
    WindowGroup: WindowGroup Settings
    ZStack: Text Spacer Button VStack ZStack
    """
  )
}
