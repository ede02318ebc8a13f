import Layout

/// Tables: they fill their room.
extension ViewDefinition {
  static let table = ViewDefinition(
    "Table",
    "Rows of several columns.",
    .iOS16,
    generics: "Value: Identifiable; Rows; Columns",
    initializers: [
      "init<Data: RandomAccessCollection>(_ data: Data, @TableColumnBuilder columns: () -> Columns) where Value == Data.Element, Rows == TableForEachContent<Data>",
      "init<Data: RandomAccessCollection>(_ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder columns: () -> Columns) where Value == Data.Element, Rows == TableForEachContent<Data>",
      "init<Data: RandomAccessCollection, Sort: SortComparator>(_ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder columns: () -> Columns) where Value == Data.Element, Rows == TableForEachContent<Data>",
      "init<Data: RandomAccessCollection, Sort: SortComparator>(_ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>, @TableColumnBuilder columns: () -> Columns) where Value == Data.Element, Rows == TableForEachContent<Data>",
      "init<Sort: SortComparator>(selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>, @TableColumnBuilder columns: () -> Columns, @TableRowBuilder rows: () -> Rows)",
      "init(of valueType: Value.Type, @TableColumnBuilder columns: () -> Columns, @TableRowBuilder rows: () -> Rows)",
      "init(of valueType: Value.Type, selection: Binding<Value.ID?>, @TableColumnBuilder columns: () -> Columns, @TableRowBuilder rows: () -> Rows)",
      "init(of valueType: Value.Type, selection: Binding<Set<Value.ID>>, @TableColumnBuilder columns: () -> Columns, @TableRowBuilder rows: () -> Rows)",
      "init<Sort: SortComparator>(of valueType: Value.Type, sortOrder: Binding<[Sort]>, @TableColumnBuilder columns: () -> Columns, @TableRowBuilder rows: () -> Rows)",
      "init<Sort: SortComparator>(of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>, @TableColumnBuilder columns: () -> Columns, @TableRowBuilder rows: () -> Rows)",
      "init<Sort: SortComparator>(of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>, @TableColumnBuilder columns: () -> Columns, @TableRowBuilder rows: () -> Rows)",
    ],
    behavior: .composition { _ in .leaf(.box(BoxContent(ideal: Size(width: 10, height: 10), fills: .both))) }
  )

  static let tableColumn = ViewDefinition(
    "TableColumn",
    "A column of a table.",
    .iOS16,
    kind: "TableColumnContent",
    generics: "RowValue: Identifiable; Sort = Never; Content: View = Text; Label: View = Text",
    initializers: [
      "init(_ title: some StringProtocol, value: KeyPath<RowValue, String>)",
      "init(_ title: some StringProtocol, @ViewBuilder content: @escaping (RowValue) -> Content)",
      "init<V>(_ title: some StringProtocol, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content)",
    ],
    behavior: .composition { _ in .nothing }
  )
}
