import Catalog
import Layout
import Semantics

extension Expander {
  /// A table: on a Mac a cell for each of its data and columns. Other platforms and rows that the program builds itself are
  /// a box that fills its room.
  func table(
    _ arguments: BoundArguments,
    _ view: ViewValue,
    _ source: SceneNode.Source?,
    in scope: ViewScope
  ) -> ExpandedView {
    guard scope.environment.values.platform == .macOS, let data = arguments["data"] else {
      return append(.fill, children: [], source: source, in: scope)
    }
    let list = flatten(content("columns", of: arguments), at: view.span, in: scope)
    let columns = list.pieces.map(\.takenApart).filter { $0.view?.definition === ViewDefinition.tableColumn }
    let cells = cells(columns, of: elements(of: data), view, in: scope)
    let widths = columns.map { width(of: $0, in: scope) }
    let result = append(.custom(TableLayout(columns: widths)), children: cells, source: source, in: scope)
    result.node.isDynamic = true
    depend(result.layout, on: arguments.standIns + list.standIns)
    return result
  }

  /// Row by row.
  private func cells(
    _ columns: [ViewPiece],
    of elements: [Value],
    _ view: ViewValue,
    in scope: ViewScope
  ) -> [ExpandedView] {
    var cells: [ExpandedView] = []
    for (row, element) in elements.enumerated() {
      let identity = identities.identity(.position(row), below: scope.identity)
      for (number, column) in columns.enumerated() where admitsNode(at: view.span) {
        var inner = scope.below(identities.identity(.position(number), below: identity))
        inner.path = scope.path.appending("TableColumn", index: row)
        cells.append(cell(of: column, element, in: inner))
      }
    }
    return cells
  }

  /// What a column shows of an element: its content, else the text that its key path leads to.
  private func cell(of column: ViewPiece, _ element: Value, in scope: ViewScope) -> ExpandedView {
    let arguments = column.view?.arguments
    var shown = ExpandedViews()
    if let content = arguments?.function("content") {
      shown = expand(items(of: content, [element]), in: scope)
    } else if let path = arguments?.keyPath("value") {
      let text = ViewValue.text(evaluator.read(path, of: element))
      shown = expand(.view(text), at: .none, in: scope)
    }
    if shown.views.count == 1, let only = shown.views.first { return only }
    return append(.hStack(StackParameters(alignment: .verticalCenter)), children: shown.views, source: nil, in: scope)
  }

  /// The innermost width counts where it says something.
  private func width(of column: ViewPiece, in scope: ViewScope) -> TableColumnWidth {
    column.modifiers.reduce(.automatic) { width, modifier in
      guard modifier.modifier === ModifierDefinition.columnWidth else { return width }
      return values(of: modifier.arguments, in: scope).columnWidth(within: width)
    }
  }
}
