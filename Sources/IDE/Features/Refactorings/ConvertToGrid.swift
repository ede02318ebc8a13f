import SourceText
import Syntax

extension RefactoringMaker {
  /// Makes a grid of rows in a column, so that what stands below each other is aligned.
  static let convertToGrid = RefactoringMaker(kind: .rewrite) { place in
    guard let view = ViewCode.around(place).first(where: { $0.maker?.callee?.range.touches(place.range) == true }),
      let maker = view.maker, let callee = maker.callee, callee.text == "VStack", let closure = maker.trailingClosure,
      let content = closure.node.child(.statementList), content.items.count > 1
    else { return [] }
    let rows = content.items.compactMap { item in ViewCode(node: item, tree: place.tree).maker }
    guard rows.count == content.items.count, rows.allSatisfy({ $0.isRow }),
      // Of a column's arguments only what a grid has too: how far its rows are apart.
      maker.arguments.allSatisfy({ $0.label?.identifier == "spacing" })
    else { return [] }
    var edits = [TextEdit(range: callee.range, replacement: "Grid")]
    if let label = maker.arguments.first?.label {
      edits.append(TextEdit(range: label.range, replacement: "verticalSpacing"))
    }
    for row in rows {
      guard let name = row.callee else { return [] }
      edits.append(TextEdit(range: name.range, replacement: "GridRow"))
    }
    return [Change("Convert to Grid", edits)]
  }
}

extension FunctionCallSyntax {
  /// Whether it is an `HStack` without arguments, which can become a `GridRow`.
  fileprivate var isRow: Bool { callee?.text == "HStack" && arguments.isEmpty && trailingClosure != nil }
}
