extension InterfaceFamily {
  /// Apps, windows and widgets.
  static let scenes = InterfaceFamily(
    "Scenes",
    """
    extension Scene {
      @available(iOS, deprecated: 17, message: "use onChange with two or no parameters")
      @available(macOS, deprecated: 14, message: "use onChange with two or no parameters")
      nonisolated func onChange<V>(of value: V, perform action: @escaping (V) -> Void) -> some Scene where V: Equatable
      @available(iOS 17, macOS 14, *)
      nonisolated func onChange<V>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void) -> some Scene where V: Equatable
      @available(iOS 17, macOS 14, *)
      nonisolated func onChange<V>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some Scene where V: Equatable
    }
    @available(iOS, unavailable)
    @available(macOS 13, *)
    struct MenuBarExtra<Label: View, Content: View>: Scene {
      typealias Body = Never
      init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) where Label == SwiftUI.Label<Text, Image>
      init(_ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) where Label == SwiftUI.Label<Text, Image>
      init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) where Label == SwiftUI.Label<Text, Image>
      init(_ titleKey: LocalizedStringKey, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) where Label == SwiftUI.Label<Text, Image>
      init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text
      init(_ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) where Label == Text
      init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
      init(isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    }
    struct WindowResizability: Sendable {
      static var automatic: WindowResizability { get }
      static var contentSize: WindowResizability { get }
      static var contentMinSize: WindowResizability { get }
    }
    protocol FileDocument {
      static var readableContentTypes: [UTType] { get }
    }
    struct FileDocumentConfiguration<Document> {
      var $document: Binding<Document> { get }
      var document: Document { get nonmutating set }
      var fileURL: URL?
      var isEditable: Bool
    }
    @MainActor @preconcurrency protocol Widget {
      associatedtype Body: WidgetConfiguration
      @MainActor @preconcurrency init()
      @MainActor @preconcurrency var body: Body { get }
    }
    @MainActor @preconcurrency protocol WidgetBundle {
      associatedtype Body: Widget
      @WidgetBundleBuilder @MainActor @preconcurrency var body: Body { get }
    }
    @resultBuilder struct WidgetBundleBuilder {
      static func buildBlock<Content: Widget>(_ content: Content) -> Content
    }
    protocol TimelineEntry {
      var date: Date { get }
    }
    struct TimelineProviderContext {
      let isPreview: Bool
      let displaySize: CGSize
      let family: WidgetFamily
    }
    protocol TimelineProvider {
      associatedtype Entry: TimelineEntry
      typealias Context = TimelineProviderContext
      func placeholder(in context: Context) -> Entry
      func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void)
      func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void)
    }
    protocol AppIntentTimelineProvider {
      associatedtype Entry: TimelineEntry
      associatedtype Intent: WidgetConfigurationIntent
      typealias Context = TimelineProviderContext
      func placeholder(in context: Context) -> Entry
      func snapshot(for configuration: Intent, in context: Context) async -> Entry
      func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
    }
    protocol WidgetConfigurationIntent {}
    struct Timeline<EntryType: TimelineEntry> {
      init(entries: [EntryType], policy: TimelineReloadPolicy)
    }
    struct TimelineReloadPolicy: Equatable {
      static let atEnd: TimelineReloadPolicy
      static let never: TimelineReloadPolicy
      static func after(_ date: Date) -> TimelineReloadPolicy
    }
    """
  )

  /// Keys, pointers, the focus and assistive technology.
  static let interaction = InterfaceFamily(
    "Interaction",
    """
    struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
      init(_ character: Character)
      init(extendedGraphemeClusterLiteral: Character)
      var character: Character
      static let upArrow: KeyEquivalent
      static let downArrow: KeyEquivalent
      static let leftArrow: KeyEquivalent
      static let rightArrow: KeyEquivalent
      static let escape: KeyEquivalent
      static let delete: KeyEquivalent
      static let tab: KeyEquivalent
      static let space: KeyEquivalent
      static let `return`: KeyEquivalent
      static let home: KeyEquivalent
      static let end: KeyEquivalent
      static let pageUp: KeyEquivalent
      static let pageDown: KeyEquivalent
    }
    struct EventModifiers: OptionSet, Sendable {
      let rawValue: Int
      init(rawValue: Int)
      static let capsLock: EventModifiers
      static let shift: EventModifiers
      static let control: EventModifiers
      static let option: EventModifiers
      static let command: EventModifiers
      static let numericPad: EventModifiers
      static let all: EventModifiers
    }
    struct KeyboardShortcut: Sendable, Hashable {
      init(_ key: KeyEquivalent, modifiers: EventModifiers = .command)
      static let defaultAction: KeyboardShortcut
      static let cancelAction: KeyboardShortcut
      static func == (lhs: KeyboardShortcut, rhs: KeyboardShortcut) -> Bool
      func hash(into hasher: inout Hasher)
    }
    struct KeyPress: Sendable {
      enum Result: Sendable {
        case handled
        case ignored
      }
      let key: KeyEquivalent
      let characters: String
      let modifiers: EventModifiers
      let phase: KeyPress.Phases
      struct Phases: OptionSet, Sendable {
        init(rawValue: Int)
        let rawValue: Int
        static let down: KeyPress.Phases
        static let `repeat`: KeyPress.Phases
        static let up: KeyPress.Phases
        static let all: KeyPress.Phases
      }
    }
    enum HoverPhase: Equatable, Sendable {
      case active(CGPoint)
      case ended
    }
    struct HoverEffect: Sendable {
      static let automatic: HoverEffect
      static let highlight: HoverEffect
      static let lift: HoverEffect
    }
    struct SubmitTriggers: OptionSet, Sendable {
      let rawValue: Int
      init(rawValue: Int)
      static let text: SubmitTriggers
      static let search: SubmitTriggers
    }
    enum MoveCommandDirection: Sendable {
      case up
      case down
      case left
      case right
    }
    enum AccessibilityAdjustmentDirection: Sendable {
      case increment
      case decrement
    }
    struct AccessibilityZoomGestureAction {
      enum Direction {
        case zoomIn
        case zoomOut
      }
      let direction: AccessibilityZoomGestureAction.Direction
      let location: UnitPoint
      let point: CGPoint
    }
    struct AccessibilityActionKind: Equatable, Sendable {
      static let `default`: AccessibilityActionKind
      static let escape: AccessibilityActionKind
      static let magicTap: AccessibilityActionKind
      init(named name: Text)
    }
    struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
      let rawValue: UInt
      init(rawValue: UInt)
      static let silentOnTouch: AccessibilityDirectTouchOptions
      static let requiresActivation: AccessibilityDirectTouchOptions
    }
    enum AccessibilityHeadingLevel: Sendable {
      case unspecified
      case h1
      case h2
      case h3
      case h4
      case h5
      case h6
    }
    enum AccessibilityLabeledPairRole: Sendable {
      case label
      case content
    }
    @available(iOS 17, macOS 14, *)
    struct SensoryFeedback: Equatable, Sendable {
      static let success: SensoryFeedback
      static let warning: SensoryFeedback
      static let error: SensoryFeedback
      static let selection: SensoryFeedback
      static let increase: SensoryFeedback
      static let decrease: SensoryFeedback
      static let start: SensoryFeedback
      static let stop: SensoryFeedback
      static let alignment: SensoryFeedback
      static let levelChange: SensoryFeedback
      static let impact: SensoryFeedback
      static func impact(weight: SensoryFeedback.Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback
      static func impact(flexibility: SensoryFeedback.Flexibility, intensity: Double = 1.0) -> SensoryFeedback
      struct Weight: Equatable, Sendable {
        static let light: SensoryFeedback.Weight
        static let medium: SensoryFeedback.Weight
        static let heavy: SensoryFeedback.Weight
      }
      struct Flexibility: Equatable, Sendable {
        static let rigid: SensoryFeedback.Flexibility
        static let solid: SensoryFeedback.Flexibility
        static let soft: SensoryFeedback.Flexibility
      }
    }
    protocol Transferable: Sendable {}
    extension String: Transferable {}
    extension Data: Transferable {}
    extension URL: Transferable {}
    extension AttributedString: Transferable {}
    extension Image: Transferable {}
    extension Never: Transferable {}
    struct SharePreview<PreviewImage, PreviewIcon> {
      init(_ title: some StringProtocol) where PreviewImage == Never, PreviewIcon == Never
      init(_ title: some StringProtocol, image: PreviewImage) where PreviewIcon == Never
    }
    struct ContentShapeKinds: OptionSet, Sendable {
      let rawValue: Int
      init(rawValue: Int)
      static let interaction: ContentShapeKinds
      static let dragPreview: ContentShapeKinds
      static let contextMenuPreview: ContentShapeKinds
      static let hoverEffect: ContentShapeKinds
      static let focusEffect: ContentShapeKinds
      static let accessibility: ContentShapeKinds
    }
    protocol TextSelectability {
      static var allowsSelection: Bool { get }
    }
    struct EnabledTextSelectability: TextSelectability {
      static let allowsSelection: Bool
    }
    struct DisabledTextSelectability: TextSelectability {
      static let allowsSelection: Bool
    }
    extension TextSelectability where Self == EnabledTextSelectability {
      static var enabled: EnabledTextSelectability { get }
    }
    extension TextSelectability where Self == DisabledTextSelectability {
      static var disabled: DisabledTextSelectability { get }
    }
    struct ContainerBackgroundPlacement: Sendable {
      static let widget: ContainerBackgroundPlacement
      static let navigation: ContainerBackgroundPlacement
      static let tabView: ContainerBackgroundPlacement
      static let window: ContainerBackgroundPlacement
    }
    @available(iOS 26, macOS 26, *)
    struct Glass: Equatable, Sendable {
      static var regular: Glass { get }
      static var clear: Glass { get }
      static var identity: Glass { get }
      func tint(_ color: Color?) -> Glass
      func interactive(_ isEnabled: Bool = true) -> Glass
    }
    protocol SymbolEffect {}
    struct SymbolEffectOptions: Sendable {
      static var `default`: SymbolEffectOptions { get }
      static var repeating: SymbolEffectOptions { get }
      static var nonRepeating: SymbolEffectOptions { get }
      static func `repeat`(_ count: Int?) -> SymbolEffectOptions
      static func speed(_ speed: Double) -> SymbolEffectOptions
      var repeating: SymbolEffectOptions { get }
      var nonRepeating: SymbolEffectOptions { get }
      func `repeat`(_ count: Int?) -> SymbolEffectOptions
      func speed(_ speed: Double) -> SymbolEffectOptions
    }
    struct BounceSymbolEffect: SymbolEffect {
      var byLayer: BounceSymbolEffect { get }
      var wholeSymbol: BounceSymbolEffect { get }
      var up: BounceSymbolEffect { get }
      var down: BounceSymbolEffect { get }
    }
    struct PulseSymbolEffect: SymbolEffect {
      var byLayer: PulseSymbolEffect { get }
      var wholeSymbol: PulseSymbolEffect { get }
    }
    struct ReplaceSymbolEffect: SymbolEffect {
      var downUp: ReplaceSymbolEffect { get }
      var upUp: ReplaceSymbolEffect { get }
      var offUp: ReplaceSymbolEffect { get }
      var byLayer: ReplaceSymbolEffect { get }
      var wholeSymbol: ReplaceSymbolEffect { get }
    }
    extension SymbolEffect where Self == ReplaceSymbolEffect {
      static var replace: ReplaceSymbolEffect { get }
    }
    struct VariableColorSymbolEffect: SymbolEffect {
      var iterative: VariableColorSymbolEffect { get }
      var cumulative: VariableColorSymbolEffect { get }
      var reversing: VariableColorSymbolEffect { get }
    }
    struct ScaleSymbolEffect: SymbolEffect {
      var byLayer: ScaleSymbolEffect { get }
      var wholeSymbol: ScaleSymbolEffect { get }
      var up: ScaleSymbolEffect { get }
      var down: ScaleSymbolEffect { get }
    }
    extension SymbolEffect where Self == BounceSymbolEffect {
      static var bounce: BounceSymbolEffect { get }
    }
    extension SymbolEffect where Self == PulseSymbolEffect {
      static var pulse: PulseSymbolEffect { get }
    }
    extension SymbolEffect where Self == VariableColorSymbolEffect {
      static var variableColor: VariableColorSymbolEffect { get }
    }
    extension SymbolEffect where Self == ScaleSymbolEffect {
      static var scale: ScaleSymbolEffect { get }
    }
    """
  )
}
