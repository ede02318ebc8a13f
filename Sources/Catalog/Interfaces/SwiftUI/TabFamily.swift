extension InterfaceFamily {
  /// Modifiers of tabs and sections of tabs, and contents of toolbars that came after `ToolbarItem`.
  static let tabs = InterfaceFamily(
    "Tabs",
    """
    @available(iOS 18, macOS 15, *)
    extension TabContent {
      nonisolated func badge(_ count: Int) -> some TabContent<TabValue>
      nonisolated func badge(_ label: Text?) -> some TabContent<TabValue>
      nonisolated func badge(_ key: LocalizedStringKey) -> some TabContent<TabValue>
      @_disfavoredOverload nonisolated func badge<S: StringProtocol>(_ label: S) -> some TabContent<TabValue>
      nonisolated func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TabContent<TabValue>
      nonisolated func customizationBehavior(_ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...) -> some TabContent<TabValue>
      nonisolated func customizationID(_ id: String) -> some TabContent<TabValue>
      nonisolated func defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement...) -> some TabContent<TabValue>
      @available(iOS 18.4, macOS 15.4, *)
      nonisolated func disabled(_ disabled: Bool) -> some TabContent<TabValue>
      @available(iOS 18.1, macOS 15.1, *)
      @MainActor @preconcurrency func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some TabContent<TabValue>
      @MainActor @preconcurrency func dropDestination<T: Transferable>(for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void) -> some TabContent<TabValue>
      nonisolated func hidden(_ hidden: Bool = true) -> some TabContent<TabValue>
      nonisolated func popover<Content: View>(isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content) -> some TabContent<TabValue>
      nonisolated func popover<Item: Identifiable, Content: View>(item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content) -> some TabContent<TabValue>
      nonisolated func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some TabContent<TabValue>
      nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some TabContent<TabValue>
      nonisolated func swipeActions<T: View>(edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T) -> some TabContent<TabValue>
      nonisolated func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue>
      nonisolated func accessibilityIdentifier(_ identifier: String, isEnabled: Bool = true) -> some TabContent<TabValue>
      nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool = true) -> some TabContent<TabValue>
      @_disfavoredOverload nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool = true) -> some TabContent<TabValue>
      nonisolated func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> some TabContent<TabValue>
      nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool = true) -> some TabContent<TabValue>
      @_disfavoredOverload nonisolated func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool = true) -> some TabContent<TabValue>
      nonisolated func accessibilityValue(_ value: Text, isEnabled: Bool = true) -> some TabContent<TabValue>
      nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool = true) -> some TabContent<TabValue>
      @_disfavoredOverload nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool = true) -> some TabContent<TabValue>
      nonisolated func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> some TabContent<TabValue>
      nonisolated func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool = true) -> some TabContent<TabValue>
      @_disfavoredOverload nonisolated func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S], isEnabled: Bool = true) -> some TabContent<TabValue>
      nonisolated func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool = true) -> some TabContent<TabValue>
    }
    @available(iOS 18, macOS 15, *)
    extension Tab {
      typealias TabValue = Value
    }
    @available(iOS 18, macOS 15, *)
    extension TabSection {
      typealias TabValue = SelectionValue
    }
    @available(iOS 18, macOS 15, *)
    struct TabPlacement: Hashable, Sendable {
      static let automatic: TabPlacement
      static let pinned: TabPlacement
      static let sidebarOnly: TabPlacement
    }
    @available(iOS 18, macOS 15, *)
    struct AdaptableTabBarPlacement: Hashable, Sendable {
      static let automatic: AdaptableTabBarPlacement
      @available(macOS, unavailable)
      static let sidebar: AdaptableTabBarPlacement
      static let tabBar: AdaptableTabBarPlacement
    }
    @available(iOS 18, macOS 15, *)
    struct TabCustomizationBehavior: Hashable, Sendable {
      static var automatic: TabCustomizationBehavior { get }
      @available(macOS, unavailable)
      static var disabled: TabCustomizationBehavior { get }
      @available(macOS, unavailable)
      static var reorderable: TabCustomizationBehavior { get }
    }
    @available(iOS 18, macOS 15, *)
    extension TabViewCustomization: Codable, Sendable {
      init()
      init(from decoder: any Decoder) throws
      func encode(to encoder: any Encoder) throws
      mutating func resetSectionOrder()
      mutating func resetSectionOrder(for sectionID: String)
      mutating func resetVisibility()
      subscript(sectionID id: String) -> [String]? { get }
      subscript(sidebarVisibility id: String) -> Visibility { get set }
      @available(iOS 18.4, macOS 15.4, *)
      subscript(section id: String) -> TabViewCustomization.SectionCustomization { get set }
      @available(iOS 18.4, macOS 15.4, *)
      subscript(tab id: String) -> TabViewCustomization.TabCustomization { get set }
      @available(iOS 18.4, macOS 15.4, *)
      struct SectionCustomization {}
      @available(iOS 18.4, macOS 15.4, *)
      struct TabCustomization {
        var sidebarVisibility: Visibility
        var tabBarVisibility: Visibility
      }
    }
    @available(iOS 26, macOS 26, *)
    struct SpacerSizing: Sendable {
      static let fixed: SpacerSizing
      static let flexible: SpacerSizing
    }
    extension ToolbarContent {
      @available(iOS, unavailable)
      @available(macOS 15, *)
      nonisolated func hidden(_ hidden: Bool = true) -> some ToolbarContent
      @available(iOS 26, *)
      @available(macOS, unavailable)
      nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some ToolbarContent
      @available(iOS 26, macOS 26, *)
      nonisolated func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent
    }
    """
  )
}
