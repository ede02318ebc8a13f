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
    press: .selects("selection"),
    behavior: .rows(listRows)
  )

  static let form = ViewDefinition(
    "Form",
    "Controls in rows.",
    generics: "Content: View",
    initializers: ["init(@ViewBuilder content: () -> Content)"],
    behavior: .rows(formRows)
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
      "init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content)",
      "init(header: Parent, @ViewBuilder content: () -> Content)",
      "init(footer: Footer, @ViewBuilder content: () -> Content)",
    ],
    behavior: .list(slots: ["header", "content", "footer"])
  )

  package static let disclosureGroup = ViewDefinition(
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
    style: StyleUse("disclosureGroupStyle", parts: ["label": ["title", "label"], "content": ["content"]]),
    press: .opens("isExpanded"),
    behavior: .composition(disclosure)
  )

  /// In a list the label and each view of the content are rows of their own; elsewhere they stand below each other: on a
  /// Mac the arrow before the label, 4 around both, and the content right below (measured on macOS 26).
  @Sendable private static func disclosure(_ arguments: ArgumentValues) -> Composition {
    let environment = arguments.environment
    let isMac = environment.platform == .macOS
    let isOpen = arguments.bool("isExpanded") ?? false
    let vertical = EnvironmentWrite(.stackAxis, .axes(.vertical))
    let label = column(titles(arguments))
    if environment.isRow, environment.rowForm != .columns {
      let row = isMac ? label : apart(label, disclosureArrow)
      let level = { (level: Int) in LayoutBehavior.rowTraits(RowTraits(level: level)) }
      return .group([pressed(.node(level(0), [row]))] + (isOpen ? [.each("content", level(1))] : []))
    }
    guard isMac else {
      let row = pressed(labeled(arguments, control: disclosureArrow))
      guard isOpen else { return row }
      return .setting([vertical], .node(.vStack(StackParameters(alignment: .leading)), [row, .slot("content")]))
    }
    let arrow = StackParameters(alignment: .verticalCenter, spacing: 5)
    let all = LengthBounds(minimum: 0, maximum: .infinity)
    let row = pressed(
      .node(
        .flexibleFrame(FlexibleFrame(width: all, alignment: .leading)),
        [
          .node(
            .padding(Insets([.top, .bottom], 4)),
            [.node(.hStack(arrow), [.drawn(.control(.chevron(.forward)), box(Size(width: 6.5, height: 8))), label])]
          )
        ]
      )
    )
    let content = Composition.setting(
      [vertical],
      .node(.vStack(StackParameters(alignment: .horizontalCenter)), [.slot("content")])
    )
    return .node(.vStack(StackParameters(alignment: .horizontalCenter, spacing: 0)), isOpen ? [row, content] : [row])
  }

  /// The row that opens and closes a group.
  private static func pressed(_ row: Composition) -> Composition { .pressed(.opens("isExpanded"), row) }

  /// A label and what stands at the end of its row.
  private static func apart(_ label: Composition, _ end: Composition) -> Composition {
    .node(.standardSpacing, [.node(.labeledRow, [label, end])])
  }

  private static var disclosureArrow: Composition { .drawn(.control(.chevron(.down)), box(12)) }

  static let groupBox = ViewDefinition(
    "GroupBox",
    "Content in a box with a title.",
    .iOS14,
    generics: "Label: View = EmptyView; Content: View",
    initializers: [
      "init(@ViewBuilder content: () -> Content)",
      "init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) where Label == Text",
      "init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)",
      "init(label: Label, @ViewBuilder content: () -> Content)",
    ],
    style: StyleUse("groupBoxStyle", parts: ["label": ["title", "label"], "content": ["content"]]),
    behavior: .composition(groupBox)
  )

  /// iOS: 16 around a headline title and the content (generally known, not measured). macOS 26: 5 around the content, the
  /// subheadline title 3 above that and 10 in; a row of a grouped form has no room around the content (measured).
  @Sendable private static func groupBox(_ arguments: ArgumentValues) -> Composition {
    let isMac = arguments.environment.platform == .macOS
    let font = EnvironmentWrite(.font, .font(FontValue(.style(isMac ? .subheadline : .headline))))
    let label = titles(arguments.setting(font)).map { Composition.setting([font], $0) }
    let stack = { (spacing: Double?) in
      LayoutBehavior.vStack(StackParameters(alignment: .leading, spacing: spacing))
    }
    guard isMac else {
      return .drawn(
        .control(.card),
        .node(.padding(Insets(.all, Insets.defaultPadding)), [.node(stack(nil), label + [.slot("content")])])
      )
    }
    let content = Composition.setting(
      [EnvironmentWrite(.stackAxis, .axes(.vertical))],
      .node(.vStack(StackParameters(alignment: .horizontalCenter)), [.slot("content")])
    )
    let isBare = arguments.environment.rowForm == .grouped
    let card = isBare ? content : .drawn(.control(.card), .node(.padding(Insets(.all, 5)), [content]))
    guard arguments.has("title") || arguments.has("label") else { return card }
    return .node(stack(3), [.node(.padding(Insets(.leading, 10)), [column(label)]), card])
  }

  @Sendable private static func listRows(_ arguments: ArgumentValues) -> RowsStyle {
    rows(arguments, style: listStyle(arguments.environment), form: nil)
  }

  @Sendable private static func formRows(_ arguments: ArgumentValues) -> RowsStyle {
    let environment = arguments.environment
    guard environment.platform == .macOS else { return listRows(arguments) }
    let isGrouped = environment[.formStyle].token == "grouped"
    return rows(arguments, style: .formGrouped, form: isGrouped ? "grouped" : "columns")
  }

  private static func rows(_ arguments: ArgumentValues, style: ListParameters.Style, form: String?) -> RowsStyle {
    var inside = arguments
    var settings = [EnvironmentWrite(.stackAxis, .none), EnvironmentWrite(.isInRows, .bool(true))]
    settings.append(EnvironmentWrite(.rowForm, form.map { .token(type: "FormStyle", name: $0) } ?? .none))
    if arguments.environment.platform == .macOS, style == .sidebar {
      settings.append(EnvironmentWrite(.font, .font(FontValue(.style(.body)))))
    }
    for setting in settings { inside = inside.setting(setting) }
    func supplement(_ part: String) -> [EnvironmentWrite] {
      let writes = [
        EnvironmentWrite(.supplement, .token(type: "Section.Part", name: part)),
        EnvironmentWrite(.isInRows, .bool(false)),
      ]
      return writes + SupplementFonts.writes(header: part == "header", in: inside.environment)
    }
    let environment = arguments.environment
    var margins = Insets.zero
    if case .insets(let insets) = environment[.contentMargins] { margins = insets }
    let list = ListParameters(
      style: style,
      sections: [],
      minimumRowHeight: rowHeight(arguments),
      rowSpacing: environment[.listRowSpacing].number,
      sectionSpacing: environment[.listSectionSpacing].number,
      contentMargins: margins
    )
    return RowsStyle(
      arrangement: form == "columns" ? .columns : .list(list),
      settings: settings,
      headerSettings: supplement("header"),
      footerSettings: supplement("footer")
    )
  }

  private static func listStyle(_ environment: EnvironmentValues) -> ListParameters.Style {
    switch environment[.listStyle].token {
    case "plain": .plain
    case "inset": .inset
    case "bordered": .bordered
    case "grouped": .grouped
    case "sidebar": .sidebar
    default: environment.platform == .macOS ? .inset : .insetGrouped
    }
  }

  private static func rowHeight(_ arguments: ArgumentValues) -> Double? {
    let environment = arguments.environment
    let height = environment[.defaultMinListRowHeight].number ?? 0
    return environment.isSet(.defaultMinListRowHeight) ? max(0, height) : nil
  }
}
