extension InterfaceFamily {
  /// Scrolling, lists and other containers, beside their rows.
  static let containers = InterfaceFamily(
    "Containers",
    """
    struct ScrollViewProxy {
      func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil)
    }
    @available(iOS 17, macOS 14, *)
    struct ScrollPosition: Equatable, Sendable {
      init(id: some Hashable & Sendable, anchor: UnitPoint? = nil)
      init(idType: (some Hashable & Sendable).Type = Never.self)
      init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge)
      init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint)
      init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat)
      init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat)
      init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat)
      init(edge: Edge)
      var edge: Edge? { get }
      var point: CGPoint? { get }
      var isPositionedByUser: Bool { get set }
      func viewID<T: Hashable & Sendable>(type: T.Type) -> T?
      mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil)
      mutating func scrollTo(edge: Edge)
      mutating func scrollTo(point: CGPoint)
      mutating func scrollTo(x: CGFloat, y: CGFloat)
      mutating func scrollTo(y: CGFloat)
      mutating func scrollTo(x: CGFloat)
    }
    @available(iOS 17, macOS 14, *)
    protocol ScrollTargetBehavior {
      func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
      typealias TargetContext = ScrollTargetBehaviorContext
    }
    @available(iOS 17, macOS 14, *)
    struct ScrollTarget: Hashable, Sendable {
      var rect: CGRect
      var anchor: UnitPoint?
    }
    @available(iOS 17, macOS 14, *)
    struct ScrollTargetBehaviorContext {
      var originalTarget: ScrollTarget { get }
      var velocity: CGVector { get }
      var contentSize: CGSize { get }
      var containerSize: CGSize { get }
      var axes: Axis.Set { get }
    }
    @available(iOS 17, macOS 14, *)
    struct PagingScrollTargetBehavior: ScrollTargetBehavior {
      init()
      func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext)
    }
    @available(iOS 17, macOS 14, *)
    struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
      struct LimitBehavior: Sendable {
        static var automatic: ViewAlignedScrollTargetBehavior.LimitBehavior { get }
        static var always: ViewAlignedScrollTargetBehavior.LimitBehavior { get }
        static var never: ViewAlignedScrollTargetBehavior.LimitBehavior { get }
      }
      init(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic)
      func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext)
    }
    extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
      static var paging: PagingScrollTargetBehavior { get }
    }
    extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
      static var viewAligned: ViewAlignedScrollTargetBehavior { get }
      static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> ViewAlignedScrollTargetBehavior
    }
    @available(iOS 18, macOS 15, *)
    enum ScrollPhase: Equatable, Sendable {
      case idle
      case tracking
      case interacting
      case decelerating
      case animating
      var isScrolling: Bool { get }
    }
    @available(iOS 18, macOS 15, *)
    struct ScrollPhaseChangeContext {
      var geometry: ScrollGeometry { get }
      var velocity: CGVector? { get }
    }
    extension View {
      @available(iOS 18, macOS 15, *)
      func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void) -> some View
    }
    protocol TimelineSchedule {
      associatedtype Entries: Sequence
      func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
    }
    enum TimelineScheduleMode: Sendable {
      case normal
      case lowFrequency
    }
    struct AnimationTimelineSchedule: TimelineSchedule {
      init(minimumInterval: Double? = nil, paused: Bool = false)
      func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date]
    }
    struct PeriodicTimelineSchedule: TimelineSchedule {
      init(from startDate: Date, by interval: TimeInterval)
      func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date]
    }
    struct EveryMinuteTimelineSchedule: TimelineSchedule {
      init()
      func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date]
    }
    struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule {
      init(_ dates: Entries)
      func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
    }
    extension TimelineSchedule where Self == AnimationTimelineSchedule {
      static var animation: AnimationTimelineSchedule { get }
      static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule
    }
    extension TimelineSchedule where Self == PeriodicTimelineSchedule {
      static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule
    }
    extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
      static var everyMinute: EveryMinuteTimelineSchedule { get }
    }
    extension TimelineSchedule {
      static func explicit<S>(_ dates: S) -> ExplicitTimelineSchedule<S> where Self == ExplicitTimelineSchedule<S>, S: Sequence
    }
    typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context
    extension TimelineView {
      struct Context {
        enum Cadence: Comparable, Sendable {
          case live
          case seconds
          case minutes
        }
        let date: Date
        let cadence: Cadence
      }
    }
    extension TabView {
      @available(iOS 18, macOS 15, *)
      init<C: TabContent>(selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C) where Content == _TabContentView<C>
      @available(iOS 18, macOS 15, *)
      init<C: TabContent>(@TabContentBuilder<Never> content: () -> C) where SelectionValue == Never, Content == _TabContentView<C>
    }
    struct _TabContentView<C>: View {
      typealias Body = Never
    }
    @available(iOS 17, macOS 14, *)
    struct SearchUnavailableContent {
      struct Label: View {
        typealias Body = Never
      }
      struct Description: View {
        typealias Body = Never
      }
      struct Actions: View {
        typealias Body = Never
      }
    }
    @available(iOS 17, macOS 14, *)
    extension ContentUnavailableView where Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description, Actions == SearchUnavailableContent.Actions {
      static var search: ContentUnavailableView<Label, Description, Actions> { get }
      static func search(text: String) -> ContentUnavailableView<Label, Description, Actions>
    }
    @available(iOS 18, macOS 15, *)
    struct TabRole: Hashable, Sendable {
      static var search: TabRole { get }
    }
    """
  )

  /// Sheets, alerts, menus and what is told to them.
  static let presentations = InterfaceFamily(
    "Presentations",
    """
    struct Alert {
      struct Button {
        static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button
        static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button
        static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button
        static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button
      }
      init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil)
      init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button)
    }
    struct ActionSheet {
      typealias Button = Alert.Button
      init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()])
    }
    extension View {
      func alert<A: View, T>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A) -> some View
      func alert<A: View, M: View, T>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View
      func alert<E: LocalizedError, A: View>(isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A) -> some View
      func alert<E: LocalizedError, A: View, M: View>(isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M) -> some View
      func confirmationDialog<A: View, T>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A) -> some View
      func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View
      func contextMenu(_ contextMenu: ContextMenu<some View>?) -> some View
      func badge(_ key: LocalizedStringKey?) -> some View
      @_disfavoredOverload func badge<S: StringProtocol>(_ label: S?) -> some View
    }
    struct ContextMenu<MenuItems: View> {
      init(@ViewBuilder menuItems: () -> MenuItems)
    }
    enum PopoverAttachmentAnchor {
      case rect(Anchor<CGRect>.Source)
      case point(UnitPoint)
    }
    @available(iOS 16, macOS 13, *)
    extension PresentationDetent {
      static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent
      struct Context {
        var maxDetentValue: CGFloat { get }
      }
    }
    @available(iOS 16, macOS 13, *)
    protocol CustomPresentationDetent {
      static func height(in context: PresentationDetent.Context) -> CGFloat?
    }
    struct PresentationBackgroundInteraction: Sendable {
      static let automatic: PresentationBackgroundInteraction
      static let enabled: PresentationBackgroundInteraction
      static let disabled: PresentationBackgroundInteraction
      static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction
    }
    struct PresentationAdaptation: Sendable {
      static let automatic: PresentationAdaptation
      static let none: PresentationAdaptation
      static let popover: PresentationAdaptation
      static let sheet: PresentationAdaptation
      static let fullScreenCover: PresentationAdaptation
    }
    struct PresentationContentInteraction: Equatable, Sendable {
      static let automatic: PresentationContentInteraction
      static let resizes: PresentationContentInteraction
      static let scrolls: PresentationContentInteraction
    }
    protocol PresentationSizing {}
    struct FormPresentationSizing: PresentationSizing { init() }
    struct FittedPresentationSizing: PresentationSizing { init() }
    struct PagePresentationSizing: PresentationSizing { init() }
    extension PresentationSizing where Self == FormPresentationSizing {
      static var form: FormPresentationSizing { get }
    }
    extension PresentationSizing where Self == PagePresentationSizing {
      static var page: PagePresentationSizing { get }
    }
    extension PresentationSizing where Self == FittedPresentationSizing {
      static var fitted: FittedPresentationSizing { get }
    }
    """
  )

  /// Navigation, and the bars around.
  static let navigation = InterfaceFamily(
    "Navigation",
    """
    @available(iOS 16, macOS 13, *)
    struct NavigationPath: Equatable {
      init()
      init<S: Sequence>(_ elements: S) where S.Element: Hashable
      var count: Int { get }
      var isEmpty: Bool { get }
      mutating func append<V: Hashable>(_ value: V)
      mutating func removeLast(_ k: Int = 1)
    }
    struct NavigationBarItem: Sendable {}
    struct SearchFieldPlacement: Sendable {
      static let automatic: SearchFieldPlacement
      static let toolbar: SearchFieldPlacement
      static let sidebar: SearchFieldPlacement
      static let navigationBarDrawer: SearchFieldPlacement
      static func navigationBarDrawer(displayMode: SearchFieldPlacement.NavigationBarDrawerDisplayMode) -> SearchFieldPlacement
      struct NavigationBarDrawerDisplayMode: Sendable {
        static let automatic: SearchFieldPlacement.NavigationBarDrawerDisplayMode
        static let always: SearchFieldPlacement.NavigationBarDrawerDisplayMode
      }
    }
    extension View {
      func searchable(text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey) -> some View
      func searchable(text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil) -> some View
      func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text?) -> some View
      func navigationTitle(_ title: Binding<String>) -> some View
    }
    """
  )
}
