import Catalog
import Layout
import Semantics

/// Buttons that a swipe brings up at an end of a row.
extension Expander {
  func swipeButtons(
    _ menu: MenuContent,
    _ arguments: BoundArguments,
    at row: NodeID,
    in room: NodeID,
    _ scope: ViewScope
  ) -> ExpandedViews {
    let outer = rowsStyle
    rowsStyle = nil
    defer { rowsStyle = outer }
    var inner = scope.below(identities.identity(.slot(menu.slot), below: scope.identity))
    inner.environment.apply(MenuLook.swipeSettings)
    let height = tree.frame(of: row, in: .global).height + MenuLook.swipeMargin * 2
    let isLeading = arguments["edge"]?.builtIn?.token == "leading"
    var buttons: [ExpandedView] = []
    // The first one is the nearest to the end.
    for piece in pieces(of: menu, arguments, in: inner) {
      let block = block(of: piece, height: height, in: inner)
      buttons.insert(contentsOf: block, at: isLeading ? buttons.count : 0)
    }
    let stack = StackParameters(alignment: .verticalCenter, spacing: 0)
    let all = append(.hStack(stack), children: buttons, source: nil, in: inner)
    pictures?.note(.nothing, on: all.layout, isTarget: true)
    let placing = CardPlacing(
      gap: 0,
      margin: MenuLook.of(.iOS).rowInsets.leading,
      end: isLeading ? .leading : .trailing
    )
    return placed(all, beside: row, in: room, placing, source(menu, arguments, in: scope), in: scope)
  }

  private func block(of piece: ViewPiece, height: Double, in scope: ViewScope) -> [ExpandedView] {
    guard let pictures else { return [] }
    var place = scope
    for modifier in piece.modifiers {
      if let definition = modifier.modifier { place = painted(definition, modifier.arguments, in: place) }
    }
    let isDestructive = piece.view?.arguments["role"]?.builtIn?.token == "destructive"
    let style = isDestructive ? PaintStyle.named("red") : place.environment.values.ink.tint
    return expand(piece, in: scope).map { view in
      let frame = FixedFrame(width: MenuLook.swipeWidth, height: height)
      let block = append(.frame(frame), children: [view], source: nil, in: scope)
      pictures.draw(.style(style), on: block.layout, with: scope.environment.values.ink)
      pictures.noteRow(block.layout)
      return block
    }
  }
}
