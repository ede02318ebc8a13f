import Catalog
import Layout
import Semantics

/// Menus of a scene that somebody uses: rows of views below what opens them.
extension Expander {
  /// A view of the menu with what it is there.
  private struct Row {
    let view: ExpandedView
    let isHeader: Bool
    let isBand: Bool
  }

  /// Notes that views open a menu when they are pressed or held, and shows it while it is open.
  func note(
    _ menu: MenuContent,
    _ arguments: BoundArguments,
    on views: ArraySlice<ExpandedView>,
    in scope: ViewScope
  ) {
    guard let live = host.live, let pictures, let anchor = views.first, arguments[menu.slot] != nil,
      scope.environment.values.flag(.isEnabled)
    else { return }
    let isOpen = live.binding("menu \(menu.slot)", of: scope.identity, startingWith: .bool(false))
    let open = ViewAction.act { isOpen.set(.bool(true), $0) }
    let isHeld = menu.isHeld || menu.action.map { arguments[$0] != nil } ?? false
    for view in views {
      if menu.isSwiped {
        pictures.note(swiped: open, on: view.layout)
      } else {
        pictures.note(opening: open, isHeld: isHeld, on: view.layout)
      }
    }
    guard isOpen.get(evaluator).isEqual(to: .bool(true)) else { return }
    let surroundings = scope.environment.live
    let outer = surroundings.endsWithButton ? surroundings.dismissal : nil
    var inner = scope.below(identities.identity(.slot("menu"), below: scope.identity))
    inner.environment.live.bar = nil
    inner.environment.live.endsWithButton = true
    inner.environment.live.dismissal = Dismissal { evaluator in
      isOpen.set(.bool(false), evaluator)
      outer?.perform(evaluator)
    }
    inner.environment.apply(MenuLook.settings)
    for style in ["buttonStyle", "labelStyle", "toggleStyle"] { inner.environment.setStyle(style, nil) }
    live.add(
      PresentedLayer { [weak self] room in
        guard let self else { return ExpandedViews() }
        return menu.isSwiped
          ? swipeButtons(menu, arguments, at: anchor.layout, in: room, inner)
          : self.menu(menu, arguments, below: anchor.layout, in: room, inner)
      }
    )
  }

  private func menu(
    _ menu: MenuContent,
    _ arguments: BoundArguments,
    below anchor: NodeID,
    in room: NodeID,
    _ scope: ViewScope
  ) -> ExpandedViews {
    let outer = rowsStyle
    rowsStyle = nil
    defer { rowsStyle = outer }
    let look = MenuLook.of(scope.environment.values.platform)
    let inner = scope.below(identities.identity(.slot(menu.slot), below: scope.identity))
    var rows: [Row] = []
    for piece in pieces(of: menu, arguments, in: inner) {
      let isBand = piece.view?.definition === ViewDefinition.divider
      let isHeader = piece.section.map { ListParameters.Item(slot: $0.slot) != .row } ?? false
      if piece.section?.identity != rows.last?.view.section?.identity, !rows.isEmpty, !isBand {
        rows.append(Row(view: line(look.bandHeight, MenuLook.band, in: inner), isHeader: false, isBand: true))
      }
      var place = inner
      if isHeader { place.environment.apply(MenuLook.headerSettings) }
      let views = isBand ? [line(look.bandHeight, MenuLook.band, in: inner)] : expand(piece, in: place)
      for var view in views {
        view.section = view.section ?? piece.section
        if let selection = menu.selection { choose(piece, view, by: selection, arguments, in: inner) }
        rows.append(Row(view: view, isHeader: isHeader, isBand: isBand))
      }
    }
    let card = card(of: rows, look, in: inner)
    return placed(
      card,
      beside: anchor,
      in: room,
      CardPlacing(gap: look.gap, margin: look.margin),
      source(menu, arguments, in: scope),
      in: scope
    )
  }

  /// The views that an open menu holds, before they are laid out.
  func pieces(of menu: MenuContent, _ arguments: BoundArguments, in scope: ViewScope) -> [ViewPiece] {
    flatten(content(menu.slot, of: arguments), at: arguments.span(of: menu.slot) ?? .none, in: scope).pieces
  }

  /// The element that an open menu is.
  func source(_ menu: MenuContent, _ arguments: BoundArguments, in scope: ViewScope) -> SceneNode.Source? {
    source(menu.name, .modifier, at: arguments.span(of: menu.slot) ?? .none, in: scope)
  }

  /// Lets a row choose what it is known by.
  private func choose(
    _ piece: ViewPiece,
    _ row: ExpandedView,
    by parameter: String,
    _ arguments: BoundArguments,
    in scope: ViewScope
  ) {
    guard let binding = binding(parameter, arguments), let tag = piece.takenApart.tag else { return }
    note(choiceOf: tag, by: binding, on: row, in: scope)
  }

  /// Notes that pressing a view makes a binding's value what the view is known by.
  func note(choiceOf tag: HashableValue, by binding: BindingValue, on view: ExpandedView, in scope: ViewScope) {
    guard let pictures else { return }
    pictures.note(isChosen: HashableValue(binding.get(evaluator)) == tag, on: view.layout)
    guard host.live != nil, scope.environment.values.flag(.isEnabled) else { return }
    var action = ViewAction.act { binding.set(tag.value, $0) }
    let live = scope.environment.live
    if live.endsWithButton, let dismissal = live.dismissal { action = .both(action, dismissal) }
    pictures.note(action, on: view.layout, isTarget: true)
  }

  // MARK: Looks

  private func line(_ height: Double, _ style: PaintStyle, in scope: ViewScope) -> ExpandedView {
    let content = BoxContent(ideal: Size(width: 10, height: height), fills: .horizontal)
    let line = append(.box(content), children: [], source: nil, in: scope)
    pictures?.draw(.style(style), on: line.layout, with: scope.environment.values.ink)
    return line
  }

  /// The rows below each other on a card.
  private func card(of rows: [Row], _ look: MenuLook, in scope: ViewScope) -> ExpandedView {
    let notes = { (row: Row) in self.pictures?.notes[row.view.layout] }
    let hasMarks = rows.contains { notes($0)?.isChosen != nil }
    var views: [ExpandedView] = []
    for (index, row) in rows.enumerated() {
      let follows = index > 0 && !row.isBand && !rows[index - 1].isBand
      if follows, look.lineHeight > 0 { views.append(line(look.lineHeight, MenuLook.line, in: scope)) }
      guard !row.isBand else {
        views.append(row.view)
        continue
      }
      views.append(framed(row, hasMarks: hasMarks && !row.isHeader, look, in: scope))
    }
    let stack = StackParameters(alignment: .horizontalCenter, spacing: 0)
    let column = append(.vStack(stack), children: views, source: nil, in: scope)
    let card = append(.frame(FixedFrame(width: look.width)), children: [column], source: nil, in: scope)
    let ground = Drawing.shape(.rounded(CornerRadii(look.radius)), [.fill(MenuLook.ground, evenOdd: false)])
    pictures?.draw(ground, on: card.layout, with: scope.environment.values.ink)
    pictures?.note(MenuLook.shadow, on: card.layout)
    pictures?.note(.nothing, on: card.layout, isTarget: true)
    return card
  }

  /// A row over the whole width: before the view the mark of what is chosen, after it the arrow of a further menu.
  private func framed(_ row: Row, hasMarks: Bool, _ look: MenuLook, in scope: ViewScope) -> ExpandedView {
    let notes = pictures?.notes[row.view.layout]
    let all = LengthBounds(minimum: 0, maximum: .infinity)
    let wide = FlexibleFrame(width: all, alignment: Alignment(horizontal: .leading, vertical: .verticalCenter))
    var parts = [append(.flexibleFrame(wide), children: [row.view], source: nil, in: scope)]
    if hasMarks {
      let frame = FixedFrame(width: look.markWidth, alignment: wide.alignment)
      let mark = notes?.isChosen == true ? [symbol("checkmark", in: scope)] : []
      parts.insert(append(.frame(frame), children: mark, source: nil, in: scope), at: 0)
    }
    if notes?.opening != nil {
      let isMirrored = scope.direction == .rightToLeft
      parts.append(symbol(isMirrored ? "chevron.left" : "chevron.right", in: scope))
    }
    let stack = StackParameters(alignment: .verticalCenter, spacing: 0)
    let line = append(.hStack(stack), children: parts, source: nil, in: scope)
    let framed = append(.padding(look.rowInsets), children: [line], source: nil, in: scope)
    for view in [line, framed] { pictures?.noteRow(view.layout) }
    return framed
  }

  private func symbol(_ name: String, in scope: ViewScope) -> ExpandedView {
    append(ViewDefinition.symbol(name, in: scope.environment.values), children: [], source: nil, in: scope)
  }
}
