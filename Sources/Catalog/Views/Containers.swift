import Layout

extension ViewDefinition {
  static let geometryReader = ViewDefinition(
    "GeometryReader",
    "Takes the whole proposal and tells its content about the room it got.",
    generics: "Content: View",
    initializers: ["init(@ViewBuilder content: @escaping (GeometryProxy) -> Content)"],
    behavior: .geometryReader
  )

  static let scrollView = ViewDefinition(
    "ScrollView",
    "Shows a part of content that may be longer than the room for it.",
    generics: "Content: View",
    initializers: [
      "init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content)"
    ],
    behavior: .composition { arguments in
      var margins = Insets.zero
      if case .insets(let set) = arguments.environment[.contentMargins] { margins = set }
      let scroll = ScrollParameters(
        axes: arguments.axes("axes") ?? .vertical,
        contentMargins: margins,
        anchor: arguments.environment.unitPoint(.scrollAnchor),
        alignment: arguments.environment.unitPoint(.scrollAlignment)
      )
      let reset = [
        EnvironmentWrite(.stackAxis, .axes(.vertical)), EnvironmentWrite(.contentMargins, .insets(.zero)),
        EnvironmentWrite(.scrollAnchor, .none), EnvironmentWrite(.scrollAlignment, .none),
      ]
      return .setting(reset, .node(.scroll(scroll), [implicitColumn("content")]))
    }
  )

  static let scrollViewReader = ViewDefinition(
    "ScrollViewReader",
    "Lets its content scroll to views by their ids.",
    .iOS14,
    generics: "Content: View",
    initializers: ["init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content)"],
    behavior: .list(slots: ["content"])
  )

  static let timelineView = ViewDefinition(
    "TimelineView",
    "Makes its content again as time passes.",
    .iOS15,
    generics: "Schedule: TimelineSchedule; Content: View",
    initializers: [
      "init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content)"
    ],
    behavior: .list(slots: ["content"])
  )

  static let viewThatFits = ViewDefinition(
    "ViewThatFits",
    "Shows the first of its views that fits.",
    .iOS16,
    generics: "Content: View",
    initializers: ["init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content)"],
    behavior: .composition { arguments in
      .node(.viewThatFits(arguments.axes("axes") ?? .both), [.slot("content")])
    }
  )

  package static let group = ViewDefinition(
    "Group",
    "Several views as one, without arranging them.",
    kind: "View where Content: View",
    generics: "Content",
    initializers: [
      "init(@ViewBuilder content: () -> Content)",
      Signature(
        "init(subviews: some View, @ViewBuilder content: @escaping (SubviewsCollection) -> Content)",
        since: .iOS18
      ),
      Signature(
        "init(sections: some View, @ViewBuilder content: @escaping (SectionCollection) -> Content)",
        since: .iOS18
      ),
    ],
    behavior: .list(slots: ["content"])
  )

  static let anyView = ViewDefinition(
    "AnyView",
    "A view whose type is hidden.",
    initializers: ["init(_ view: some View)", "init(erasing view: some View)"],
    behavior: .erased(slot: "view")
  )

  static let emptyView = ViewDefinition(
    "EmptyView",
    "No view at all.",
    initializers: ["init()"],
    behavior: .list(slots: [])
  )

  static let forEach = ViewDefinition(
    "ForEach",
    "A view for each element of a collection.",
    kind: "View where Content: View",
    generics: "Data: RandomAccessCollection; ID: Hashable; Content",
    initializers: [
      "init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) where Data.Element: Identifiable, ID == Data.Element.ID",
      "init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)",
      Signature(
        "init(subviews: some View, @ViewBuilder content: @escaping (Subview) -> Content) where Data == SubviewsCollection, ID == Subview.ID",
        since: .iOS18
      ),
      Signature(
        "init(sections: some View, @ViewBuilder content: @escaping (SectionConfiguration) -> Content) where Data == SectionCollection, ID == SectionConfiguration.ID",
        since: .iOS18
      ),
    ],
    behavior: .forEach
  )

  package static let outlineGroup = ViewDefinition(
    "OutlineGroup",
    "A view for each element of a tree: one with children opens.",
    .iOS14,
    kind: "View where Parent: View, Leaf: View, Subgroup: View",
    generics: "Data; ID: Hashable; Parent; Leaf; Subgroup",
    initializers: [
      "init(_ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf) where Data: RandomAccessCollection, Data.Element: Identifiable, ID == Data.Element.ID, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>",
      "init(_ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf) where Data: RandomAccessCollection, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>",
      "init<Item: Identifiable>(_ data: Item, children: KeyPath<Item, Data?>, @ViewBuilder content: @escaping (Item) -> Leaf) where Data: RandomAccessCollection, Item == Data.Element, ID == Item.ID, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>",
    ],
    behavior: .forEach
  )

  static let equatableView = ViewDefinition(
    "EquatableView",
    "A view that is made again only when its value changes.",
    generics: "Content: View & Equatable",
    initializers: ["init(content: Content)"],
    behavior: .list(slots: ["content"])
  )

  /// Several views where one is needed stack vertically with default spacing, in scroll views along either axis.
  static func implicitColumn(_ slot: String) -> Composition {
    .node(.vStack(StackParameters(alignment: .horizontalCenter)), [.slot(slot)])
  }
}
