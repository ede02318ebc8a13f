import Layout

/// Tables: they fill their room.
extension ViewDefinition {
  static let table = ViewDefinition(
    "Table",
    "Rows of several columns.",
    .iOS16,
    initializers: [
      "init(_ data: Data, @TableColumnBuilder columns: () -> Columns)",
      "init(_ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder columns: () -> Columns)",
      "init(_ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder columns: () -> Columns)",
      "init(_ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>, @TableColumnBuilder columns: () -> Columns)",
      "init(selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>, @TableColumnBuilder columns: () -> Columns, @TableRowBuilder rows: () -> Rows)",
    ],
    behavior: .composition { _ in .leaf(.box(BoxContent(ideal: Size(width: 10, height: 10), fills: .both))) }
  )

  static let tableColumn = ViewDefinition(
    "TableColumn",
    "A column of a table.",
    .iOS16,
    initializers: [
      "init(_ title: some StringProtocol, value: KeyPath<RowValue, String>)",
      "init(_ title: some StringProtocol, @ViewBuilder content: @escaping (RowValue) -> Content)",
      "init(_ title: some StringProtocol, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content)",
    ],
    behavior: .composition { _ in .nothing }
  )
}
