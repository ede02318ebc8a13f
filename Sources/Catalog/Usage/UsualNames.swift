/// The names that programs write most often after a view or modifier, in a container or as an argument, the most frequent
/// first.
/// Counted in open repositories, of which at least three do it.
package struct UsualNames: Sendable {
  private struct Usage {
    let rank: Int
    let halvings: Int
  }

  private let places: [Substring: [Substring: Usage]]

  /// A line begins with what the names go with, and goes on in lines that are set in. The names behind a number are in one
  /// of two places for each halving that it counts.
  init(_ lines: String) {
    var places: [Substring: [Substring: Usage]] = [:]
    var key: Substring = ""
    var halvings = 0
    for word in lines.split(whereSeparator: \.isWhitespace) {
      if word.last == ":" {
        key = word.dropLast()
        halvings = 0
      } else if let number = Int(word) {
        halvings = number
      } else {
        let known = places[key, default: [:]]
        places[key, default: [:]][word] = known[word] ?? Usage(rank: known.count, halvings: halvings)
      }
    }
    self.places = places
  }

  /// The place of a name among those that go with something; nil for one that seldom does.
  package func rank(of name: some StringProtocol, with place: some StringProtocol) -> Int? {
    places[Substring(place)]?[Substring(name)]?.rank
  }

  /// How many times the number of all places has to be halved for that of those with this name; nil for one that seldom
  /// goes with that place.
  package func halvings(of name: some StringProtocol, with place: some StringProtocol) -> Int? {
    places[Substring(place)]?[Substring(name)]?.halvings
  }

  /// Whether the table has a line for that view, modifier, container or argument.
  package func know(_ place: some StringProtocol) -> Bool { places[Substring(place)] != nil }
}

extension UsualNames {
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
