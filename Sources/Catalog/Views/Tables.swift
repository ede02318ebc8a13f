package import Layout

/// Tables: they fill their room, and on a Mac show the cells of the data that they are given.
extension ViewDefinition {
  static let table = ViewDefinition(
    "Table",
    "Rows of several columns.",
    .iOS16,
    generics: "Value: Identifiable; Rows; Columns",
    initializers: [
      "init<Data: RandomAccessCollection>(_ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns) where Value == Data.Element, Rows == TableForEachContent<Data>",
      "init<Data: RandomAccessCollection>(_ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns) where Value == Data.Element, Rows == TableForEachContent<Data>",
      "init<Data: RandomAccessCollection, Sort: SortComparator>(_ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns) where Value == Data.Element, Rows == TableForEachContent<Data>",
      "init<Data: RandomAccessCollection, Sort: SortComparator>(_ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns) where Value == Data.Element, Rows == TableForEachContent<Data>",
      "init<Sort: SortComparator>(selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder rows: () -> Rows)",
      "init(of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder rows: () -> Rows)",
      "init(of valueType: Value.Type, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder rows: () -> Rows)",
      "init(of valueType: Value.Type, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder rows: () -> Rows)",
      "init<Sort: SortComparator>(of valueType: Value.Type, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder rows: () -> Rows)",
      "init<Sort: SortComparator>(of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder rows: () -> Rows)",
      "init<Sort: SortComparator>(of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder rows: () -> Rows)",
    ],
    behavior: .table
  )

  package static let tableColumn = ViewDefinition(
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

extension ModifierDefinition {
  /// The `width` modifier of a table's column.
  package static let columnWidth = ModifierDefinition(
    "width",
    "Sets the width of the column.",
    [
      "func width(_ width: CGFloat? = nil) -> Self",
      "func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self",
    ],
    .iOS16,
    receiver: .tableColumn,
    behavior: .environment { _ in [] }
  )
}

extension ArgumentValues {
  /// The width that a column asks for, within what it had before.
  package func columnWidth(within outer: TableColumnWidth) -> TableColumnWidth {
    if let width = number("width") { return TableColumnWidth(minimum: width, ideal: width, maximum: width) }
    let minimum = number("min") ?? outer.minimum
    return TableColumnWidth(
      minimum: minimum,
      ideal: number("ideal") ?? max(outer.ideal, minimum),
      maximum: max(number("max") ?? outer.maximum, minimum)
    )
  }
}
