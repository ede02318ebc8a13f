import Layout

extension ViewDefinition {
  static let list = ViewDefinition(
    "List",
    "Rows in a column that scrolls.",
    generics: "SelectionValue: Hashable = Never; Content: View",
    initializers: [
      "init(@ViewBuilder content: () -> Content)",
      "init<Data: RandomAccessCollection, RowContent: View>(_ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent>",
      "init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == ForEach<Data, ID, RowContent>",
      "init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content)",
      "init<Data: RandomAccessCollection, RowContent: View>(_ data: Data, selection: Binding<SelectionValue>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent>",
      "init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(_ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == ForEach<Data, ID, RowContent>",
      "init<Data: RandomAccessCollection, RowContent: View>(_ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>",
    ],
    behavior: .rows(rowsStyle)
  )

  static let form = ViewDefinition(
    "Form",
    "Controls in rows.",
    generics: "Content: View",
    initializers: ["init(@ViewBuilder content: () -> Content)"],
    behavior: .rows(rowsStyle)
  )

  static let section = ViewDefinition(
    "Section",
    "A group of rows with a header and a footer.",
    kind: "View where Parent: View, Content: View, Footer: View",
    generics: "Parent = EmptyView; Content; Footer = EmptyView",
    initializers: [
      "init(@ViewBuilder content: () -> Content)",
      "init(_ header: some StringProtocol, @ViewBuilder content: () -> Content) where Parent == Text",
      "init(_ header: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) where Parent == Text",
      "init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer)",
      "init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent)",
      "init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer)",
      "init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent)",
      "init(header: some View, footer: some View, @ViewBuilder content: () -> Content)",
      "init(header: some View, @ViewBuilder content: () -> Content)",
      "init(footer: some View, @ViewBuilder content: () -> Content)",
    ],
    behavior: .list(slots: ["header", "content", "footer"])
  )

  static let disclosureGroup = ViewDefinition(
    "DisclosureGroup",
    "Content that opens below its label.",
    .iOS14,
    generics: "Label: View = Text; Content: View",
    initializers: [
      "init(_ title: some StringProtocol, @ViewBuilder content: @escaping () -> Content)",
      "init(_ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content)",
      "init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label)",
      "init(isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label)",
    ],
    behavior: .composition { arguments in
      let row = labeledRow(arguments, control: .leaf(.box(BoxContent(ideal: Size(width: 12, height: 12)))))
      guard arguments.bool("isExpanded") ?? false else { return row }
      return .setting(
        [EnvironmentWrite(.stackAxis, .axes(.vertical))],
        .node(.vStack(StackParameters(alignment: .leading)), [row, .slot("content")])
      )
    }
  )

  static let groupBox = ViewDefinition(
    "GroupBox",
    "Content in a box with a title.",
    .iOS14,
    generics: "Label: View = EmptyView; Content: View",
    initializers: [
      "init(@ViewBuilder content: () -> Content)",
      "init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) where Label == Text",
      "init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)",
      "init(label: some View, @ViewBuilder content: () -> Content)",
    ],
    behavior: .composition { arguments in
      // The title is a headline on iOS (generally known, not measured).
      let font = EnvironmentWrite(.font, .font(FontValue(.style(.headline))))
      let isMac = arguments.environment.platform == .macOS
      let label = isMac ? titles(arguments) : titles(arguments.setting(font)).map { .setting([font], $0) }
      let column = Composition.node(.vStack(StackParameters(alignment: .leading)), label + [.slot("content")])
      return .node(.padding(Insets(.all, Insets.defaultPadding)), [column])
    }
  )

  /// Headers and footers of grouped lists are in the footnote style (measured on iOS 16 to 18).
  @Sendable
  private static func rowsStyle(_ arguments: ArgumentValues) -> RowsStyle {
    let style = listStyle(arguments)
    let isGrouped = arguments.environment.platform == .iOS && (style == .grouped || style == .insetGrouped)
    return RowsStyle(
      style: style,
      minimumRowHeight: rowHeight(arguments),
      supplementFont: isGrouped ? FontValue(.style(.footnote)) : nil,
      rowSpacing: arguments.environment[.listRowSpacing].number,
      sectionSpacing: arguments.environment[.listSectionSpacing].number
    )
  }

  private static func listStyle(_ arguments: ArgumentValues) -> ListParameters.Style {
    switch arguments.environment[.listStyle].token {
    case "plain": .plain
    case "inset", "bordered": .inset
    case "grouped": .grouped
    case "sidebar": .sidebar
    default: arguments.environment.platform == .macOS ? .inset : .insetGrouped
    }
  }

  private static func rowHeight(_ arguments: ArgumentValues) -> Double? {
    let height = arguments.environment[.defaultMinListRowHeight].number ?? 0
    return height > 0 ? height : nil
  }
}
