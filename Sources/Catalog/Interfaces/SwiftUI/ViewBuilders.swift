extension InterfaceFamily {
  /// Result builders, and the types that they make.
  static let viewBuilders = InterfaceFamily(
    "ViewBuilders",
    """
    @resultBuilder struct ViewBuilder {
      static func buildExpression<Content: View>(_ content: Content) -> Content
      static func buildBlock() -> EmptyView
      static func buildBlock<Content: View>(_ content: Content) -> Content
      static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
      static func buildIf<Content: View>(_ content: Content?) -> Content?
      static func buildEither<TrueContent: View, FalseContent: View>(first: TrueContent) -> _ConditionalContent<TrueContent, FalseContent>
      static func buildEither<TrueContent: View, FalseContent: View>(second: FalseContent) -> _ConditionalContent<TrueContent, FalseContent>
      static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView
    }
    struct TupleView<T>: View {
      typealias Body = Never
      var value: T
      init(_ value: T)
    }
    struct _ConditionalContent<TrueContent, FalseContent> {
      typealias Body = Never
    }
    extension _ConditionalContent: View where TrueContent: View, FalseContent: View {}
    extension _ConditionalContent: Scene where TrueContent: Scene, FalseContent: Scene {}
    extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {}
    extension _ConditionalContent: Commands where TrueContent: Commands, FalseContent: Commands {}
    struct _TupleContent<T>: Scene, Commands, ToolbarContent, CustomizableToolbarContent, WidgetConfiguration {
      typealias Body = Never
      var body: Never { get }
    }
    extension Optional: ToolbarContent where Wrapped: ToolbarContent {}
    extension Optional: Commands where Wrapped: Commands {}
    extension Optional: Scene where Wrapped: Scene {}
    @resultBuilder struct SceneBuilder {
      static func buildExpression<Content: Scene>(_ content: Content) -> Content
      static func buildBlock<Content: Scene>(_ content: Content) -> Content
      static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> _TupleContent<(repeat each Content)>
      static func buildIf<Content: Scene>(_ content: Content?) -> Content?
      static func buildEither<TrueContent: Scene, FalseContent: Scene>(first: TrueContent) -> _ConditionalContent<TrueContent, FalseContent>
      static func buildEither<TrueContent: Scene, FalseContent: Scene>(second: FalseContent) -> _ConditionalContent<TrueContent, FalseContent>
    }
    @resultBuilder struct CommandsBuilder {
      static func buildExpression<Content: Commands>(_ content: Content) -> Content
      static func buildBlock() -> EmptyCommands
      static func buildBlock<Content: Commands>(_ content: Content) -> Content
      static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> _TupleContent<(repeat each Content)>
      static func buildIf<Content: Commands>(_ content: Content?) -> Content?
    }
    struct EmptyCommands: Commands {
      typealias Body = Never
      init()
    }
    @resultBuilder struct ToolbarContentBuilder {
      static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content
      static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content
      static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> _TupleContent<(repeat each Content)>
      static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content?
      static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(first: TrueContent) -> _ConditionalContent<TrueContent, FalseContent>
      static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(second: FalseContent) -> _ConditionalContent<TrueContent, FalseContent>
      static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> Content
    }
    @available(iOS 18, macOS 15, *)
    @resultBuilder struct TabContentBuilder<TabValue: Hashable> {
      static func buildExpression<Content: TabContent>(_ content: Content) -> Content where Content.TabValue == TabValue
      static func buildBlock<Content: TabContent>(_ content: Content) -> Content where Content.TabValue == TabValue
      static func buildBlock<each Content: TabContent>(_ content: repeat each Content) -> _TabTuple<TabValue, (repeat each Content)>
      static func buildIf<Content: TabContent>(_ content: Content?) -> Content? where Content.TabValue == TabValue
      static func buildEither<TrueContent: TabContent, FalseContent: TabContent>(first: TrueContent) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent.TabValue == TabValue, FalseContent.TabValue == TabValue
      static func buildEither<TrueContent: TabContent, FalseContent: TabContent>(second: FalseContent) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent.TabValue == TabValue, FalseContent.TabValue == TabValue
      static func buildLimitedAvailability<Content: TabContent>(_ content: Content) -> AnyTabContent<Content.TabValue>
    }
    @available(iOS 18, macOS 15, *)
    struct AnyTabContent<TabValue: Hashable>: TabContent {
      typealias Body = Never
      init<Content: TabContent>(_ content: Content) where Content.TabValue == TabValue
    }
    @available(iOS 18, macOS 15, *)
    extension Optional: TabContent where Wrapped: TabContent {
      typealias TabValue = Wrapped.TabValue
    }
    @available(iOS 18, macOS 15, *)
    extension _ConditionalContent: TabContent where TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue {
      typealias TabValue = TrueContent.TabValue
    }
    @available(iOS 18, macOS 15, *)
    extension ForEach: TabContent where Content: TabContent {
      typealias TabValue = Content.TabValue
      @_disfavoredOverload init<V>(_ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content) where Data.Element: Identifiable, ID == Data.Element.ID, V == Content.TabValue
      @_disfavoredOverload init<V>(_ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content) where V == Content.TabValue
    }
    struct _TabTuple<TabValue: Hashable, T>: TabContent {
      typealias Body = Never
    }
    @resultBuilder struct TableColumnBuilder<RowValue: Identifiable, Sort> {
      static func buildExpression<Content: TableColumnContent>(_ content: Content) -> Content where Content.TableRowValue == RowValue
      static func buildBlock<each Column>(_ column: repeat each Column) -> (repeat each Column)
    }
    @resultBuilder struct TableRowBuilder {
      static func buildBlock<Rows>(_ rows: Rows) -> Rows
    }
    @available(iOS 16, macOS 12, *)
    protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
      associatedtype TableRowValue: Identifiable
      associatedtype TableColumnSortComparator
    }
    @available(iOS 16, macOS 12, *)
    extension TableColumn {
      typealias TableRowValue = RowValue
      typealias TableColumnSortComparator = Sort
    }
    struct TableForEachContent<Data> {}
    @available(iOS 16, macOS 12, *)
    struct TableRow<Value: Identifiable>: TableRowContent {
      typealias TableRowValue = Value
      init(_ value: Value)
    }
    @available(iOS 16, macOS 12, *)
    protocol TableRowContent {
      associatedtype TableRowValue: Identifiable
    }
    extension ForEach: TableRowContent where Content: TableRowContent {
      typealias TableRowValue = Content.TableRowValue
      @_disfavoredOverload init(_ data: Data, @TableRowBuilder content: @escaping (Data.Element) -> Content) where Data.Element: Identifiable, ID == Data.Element.ID
    }
    @resultBuilder struct AccessibilityRotorContentBuilder {
      static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content
    }
    protocol AccessibilityRotorContent {}
    extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {}
    struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
      init(_ label: Text, id: ID)
    }
    extension Group where Content: ToolbarContent {
      @_disfavoredOverload init(@ToolbarContentBuilder content: () -> Content)
    }
    """
  )

  /// Views made from data, and what containers learn of the views inside.
  static let dynamicViews = InterfaceFamily(
    "DynamicViews",
    """
    protocol DynamicViewContent: View {
      associatedtype Data: Collection
      var data: Data { get }
    }
    extension ForEach: DynamicViewContent where Content: View {
      var data: Data { get }
    }
    extension DynamicViewContent {
      func onInsert(of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void) -> some DynamicViewContent
      func dropDestination<T: Transferable>(for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void) -> some DynamicViewContent
    }
    extension RangeReplaceableCollection where Self: MutableCollection {
      mutating func remove(atOffsets offsets: IndexSet)
    }
    extension MutableCollection {
      mutating func move(fromOffsets source: IndexSet, toOffset destination: Int)
    }
    extension ForEach where Data == Range<Int>, ID == Int, Content: View {
      init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
    }
    extension ForEach where Content: View {
      init<C: RandomAccessCollection & MutableCollection>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable
      init<C: RandomAccessCollection & MutableCollection>(_ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable
    }
    extension List {
      init<Data: RandomAccessCollection & MutableCollection, RowContent: View>(_ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent) where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>, Data.Element: Identifiable, Data.Index: Hashable, SelectionValue == Never
      init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent) where Content == ForEach<Range<Int>, Int, RowContent>, SelectionValue == Never
    }
    @available(iOS 18, macOS 15, *)
    struct Subview: View, Identifiable {
      struct ID: Hashable {}
      typealias Body = Never
      var id: ID { get }
      var containerValues: ContainerValues { get }
    }
    @available(iOS 18, macOS 15, *)
    struct SubviewsCollection: View, RandomAccessCollection {
      typealias Body = Never
      typealias Element = Subview
      typealias Index = Int
      typealias SubSequence = SubviewsCollectionSlice
      var startIndex: Int { get }
      var endIndex: Int { get }
      subscript(index: Int) -> Subview { get }
      subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { get }
    }
    @available(iOS 18, macOS 15, *)
    struct SubviewsCollectionSlice: View, RandomAccessCollection {
      typealias Body = Never
      typealias Element = Subview
      typealias Index = Int
      typealias SubSequence = SubviewsCollectionSlice
      var startIndex: Int { get }
      var endIndex: Int { get }
      subscript(index: Int) -> Subview { get }
      subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { get }
    }
    @available(iOS 18, macOS 15, *)
    struct SectionConfiguration: Identifiable {
      struct ID: Hashable {}
      var id: ID { get }
      var containerValues: ContainerValues { get }
      var header: SubviewsCollection { get }
      var footer: SubviewsCollection { get }
      var content: SubviewsCollection { get }
    }
    @available(iOS 18, macOS 15, *)
    struct SectionCollection: RandomAccessCollection {
      typealias Element = SectionConfiguration
      typealias Index = Int
      typealias SubSequence = Slice<SectionCollection>
      var startIndex: Int { get }
      var endIndex: Int { get }
      subscript(index: Int) -> SectionConfiguration { get }
    }
    @available(iOS 18, macOS 15, *)
    protocol ContainerValueKey {
      associatedtype Value
      static var defaultValue: Value { get }
    }
    @available(iOS 18, macOS 15, *)
    struct ContainerValues {
      subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value { get set }
      func tag<V: Hashable>(for type: V.Type) -> V?
      func hasTag<V: Hashable>(_ tag: V) -> Bool
    }
    struct OutlineSubgroupChildren: View {
      typealias Body = Never
    }
    enum _VariadicView {
      typealias Root = _VariadicView_ViewRoot
      typealias ViewRoot = _VariadicView_ViewRoot
      typealias MultiViewRoot = _VariadicView_MultiViewRoot
      typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
      typealias Children = _VariadicView_Children
      struct Tree<Root, Content> {
        typealias Body = Never
        var root: Root
        var content: Content
        init(_ root: Root, @ViewBuilder content: () -> Content)
        init(root: Root, content: Content)
      }
    }
    extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {}
    protocol _VariadicView_ViewRoot {
      associatedtype Body: View
      @ViewBuilder func body(children: _VariadicView_Children) -> Body
    }
    protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}
    protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}
    struct _VariadicView_Children: View, RandomAccessCollection {
      typealias Body = Never
      struct Element: View, Identifiable {
        typealias Body = Never
        var id: AnyHashable { get }
        func id<ID: Hashable>(as type: ID.Type) -> ID?
        subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value { get set }
      }
      typealias Index = Int
      typealias SubSequence = Slice<_VariadicView_Children>
      var startIndex: Int { get }
      var endIndex: Int { get }
      subscript(index: Int) -> Element { get }
    }
    protocol _ViewTraitKey {
      associatedtype Value
      static var defaultValue: Value { get }
    }
    """
  )
}
