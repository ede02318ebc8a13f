import Catalog
import Layout
import Semantics

/// What modifiers present in a scene that somebody uses: sheets, alerts, pages of the stack around.
extension Expander {
  /// Presents what a modifier shows, where its binding asks for it.
  func present(
    _ content: PresentedContent,
    _ view: ViewValue,
    position: Int,
    beside anchor: ExpandedView?,
    in scope: ViewScope
  ) {
    guard let live = host.live else { return }
    let arguments = view.arguments
    if case .page = content.place, let type = arguments.type("data") {
      guard let stack = scope.environment.live.stack, let destination = arguments.function("destination") else {
        return
      }
      live.register(destination, for: type.name, in: stack.identity)
      return
    }
    let (flag, item) = (binding("isPresented", arguments), binding("item", arguments))
    guard flag != nil || item != nil else { return }
    let subject = item?.get(evaluator)
    let isShown = subject?.isThere ?? flag?.get(evaluator).isEqual(to: .bool(true)) ?? false
    let identity = identities.identity(.modifier(position), below: scope.identity)
    let ending = arguments.function("onDismiss")
    guard let number = live.episode("presented", of: identity, isShown: isShown, onEnd: ending) else { return }
    let dismissal = Dismissal { evaluator in
      flag?.set(.bool(false), evaluator)
      item?.set(.none, evaluator)
    }
    let values = subject.map { [$0] } ?? []
    switch content.place {
    case .page:
      guard let stack = scope.environment.live.stack, let destination = arguments.function("destination") else {
        return
      }
      let page = build(destination, values)
      stack.ask(for: LivePage(content: page, identity: identity, number: number, dismissal: dismissal))
    case .layer:
      var inner = scope.below(identities.identity(.position(number), below: identity), path: view.name)
      inner.environment.live = LiveSurroundings(dismissal: dismissal, endsWithButton: content.ending.isByButton)
      inner.environment.apply(PresentedContent.ofItsOwn)
      live.add(
        PresentedLayer { [weak self] room in
          guard let self else { return ExpandedViews() }
          let isBeside = content.isBeside(inner.environment.values)
          let made = layer(of: content, view, values, isElement: !isBeside, in: inner)
          guard isBeside, let card = made.views.first, let anchor else { return made }
          pictures?.note(MenuLook.shadow, on: card.layout)
          let source = element(view, in: inner)
          return placed(card, beside: anchor.layout, in: room, .popover, source, in: inner)
        }
      )
    }
  }

  private func layer(
    of content: PresentedContent,
    _ view: ViewValue,
    _ subject: [Value],
    isElement: Bool,
    in scope: ViewScope
  ) -> ExpandedViews {
    let outer = rowsStyle
    rowsStyle = nil
    defer { rowsStyle = outer }
    var arguments = view.arguments
    var buttonCount = 0
    if let function = arguments.function("content") {
      let shown = build(function, subject)
      arguments = arguments.replacing("content", by: shown)
      let pieces = flatten(shown, at: view.span, in: scope).pieces
      if let width = columnWidth(pieces) { arguments = arguments.adding(PresentedContent.width, .double(width)) }
      arguments = arguments.adding(PresentedContent.isDragged, .bool(showsGrabber(pieces)))
      if let height = sheetHeight(pieces) { arguments = arguments.adding(PresentedContent.height, .double(height)) }
    }
    if arguments.has("actions") {
      let buttons = flatten(self.content("actions", of: arguments), at: view.span, in: scope).pieces
      let isCancel = { (piece: ViewPiece) in piece.view?.arguments["role"]?.builtIn?.token == "cancel" }
      let cancel = buttons.first(where: isCancel)
      let others = buttons.filter { $0.identity != cancel?.identity }
      buttonCount = buttons.count
      let slot = { (pieces: [ViewPiece]) in
        Value.view(ViewValue(.slot(SlotContent { _ in pieces }), name: "", span: view.span, nameSpan: view.nameSpan))
      }
      arguments = arguments.replacing("actions", by: slot(others))
      arguments = arguments.adding(PresentedContent.cancel, slot(cancel.map { [$0] } ?? []))
      arguments = arguments.adding(PresentedContent.buttonCount, .int(others.count))
      arguments = arguments.adding(PresentedContent.hasCancel, .bool(cancel != nil))
    }
    let source = isElement ? element(view, in: scope) : nil
    let composition = content.composition(values(of: arguments, in: scope))
    let made = realize(composition, Slots(arguments: arguments, view: view), source, in: scope)
    if content.ending.isFree(buttons: buttonCount), let dismissal = scope.environment.live.dismissal {
      for view in made.views { pictures?.note(.change("Close", dismissal.perform), on: view.layout) }
    }
    return made
  }

  /// Whether a sheet shows that it can be dragged: where its content says so, else where it can be.
  private func showsGrabber(_ pieces: [ViewPiece]) -> Bool {
    let modifiers = pieces.flatMap(\.modifiers)
    let own = modifiers.last { $0.modifier === ModifierDefinition.presentationDragIndicator }
    switch own?.arguments["visibility"]?.builtIn?.token {
    case "visible": return true
    case "hidden": return false
    default:
      let detents = modifiers.last { $0.modifier === ModifierDefinition.presentationDetents }
      return detents.map { evaluator.elements(of: $0.arguments["detents"] ?? .void, at: .none).count > 1 } ?? false
    }
  }

  /// The width that the content of an inspector asks for.
  private func columnWidth(_ pieces: [ViewPiece]) -> Double? {
    let width = pieces.flatMap(\.modifiers).last { $0.modifier === ModifierDefinition.inspectorColumnWidth }
    return (width?.arguments["ideal"] ?? width?.arguments["width"])?.number
  }

  /// The height that the content of a sheet asks for, above the window's safe area: its least detent.
  private func sheetHeight(_ pieces: [ViewPiece]) -> Double? {
    guard let configuration = host.readSettings() else { return nil }
    let whole = configuration.size.height
    let detents = pieces.flatMap(\.modifiers).last { $0.modifier === ModifierDefinition.presentationDetents }
    let values: [Value] =
      switch detents?.arguments["detents"] {
      case .set(let set)?: set.elements
      case .array(let array)?: array
      default: []
      }
    let heights = values.compactMap { value -> Double? in
      guard let name = value.builtIn?.token else { return nil }
      if name == "medium" { return whole / 2 }
      if name == "large" { return whole }
      let number = name.split(separator: "(").last.flatMap { Double($0.dropLast()) }
      return number.map { name.hasPrefix("fraction") ? $0 * whole : $0 + configuration.safeArea.bottom }
    }
    guard let least = heights.min(), least < whole else { return nil }
    return max(least - configuration.safeArea.bottom, 0)
  }

  /// The views of a scene with room in front of them for what is presented, the furthest behind first: each in front of
  /// what is placed by then.
  func layered(_ views: ExpandedView, in scope: ViewScope, from number: Int = 0) -> ExpandedView {
    let all = LengthBounds(maximum: .infinity)
    let whole = append(.flexibleFrame(FlexibleFrame(width: all, height: all)), around: views, source: nil, in: scope)
    let group = SceneNode(scope.identity)
    let content = DeferredViews(in: scope) { [weak self] context in
      self?.layer(number, in: context.node, scope) ?? ExpandedViews()
    }
    content.node = group
    let result = append(.deferredDecoration(.center, content), children: [whole], source: nil, in: scope)
    result.node.children = [whole.node, group]
    return result
  }

  private static let mostLayers = 8

  /// A layer; what it presents itself lies in front of it.
  private func layer(_ number: Int, in room: NodeID, _ scope: ViewScope) -> ExpandedViews {
    guard let live = host.live, live.layers.indices.contains(number), number < Self.mostLayers else {
      return ExpandedViews()
    }
    let made = live.layers[number].make(room).views
    let stack = PileParameters(alignment: .center)
    let whole = made.count == 1 ? made[0] : append(.zStack(stack), children: made, source: nil, in: scope)
    return ExpandedViews(views: [layered(whole, in: scope, from: number + 1)], isDynamic: true)
  }

  // MARK: Selection

  /// Selects the row of a list when it is pressed, and shows which is selected.
  func select(_ piece: ViewPiece, _ row: [ExpandedView], by selection: BindingValue, in scope: ViewScope) {
    guard let pictures, let tag = piece.tag, piece.section.map({ ListParameters.Item(slot: $0.slot) == .row }) ?? true
    else { return }
    let current = selection.get(evaluator)
    var isSelected = HashableValue(current) == tag
    if case .set(let set) = current { isSelected = set.elements.contains { HashableValue($0) == tag } }
    for view in row {
      if isSelected { pictures.note(.rowBackdrop(.named("systemGray4")), on: view.layout) }
      guard host.live != nil else { continue }
      if case .set = current {
        // Several rows are selected by a click on a Mac; elsewhere that takes editing.
        guard scope.environment.values.platform == .macOS else { continue }
        pictures.note(.act { selection.set(.set(SetValue([tag.value])), $0) }, on: view.layout, isTarget: true)
      } else {
        pictures.note(.act { selection.set(tag.value, $0) }, on: view.layout, isTarget: true)
      }
    }
  }

  /// Shows the next column of a split view for what is selected, where one column shows at a time.
  func showColumn(for selection: BindingValue, in scope: ViewScope) {
    guard let live = host.live, let stack = scope.environment.live.stack, let column = stack.nextColumn else { return }
    let isShown = selection.get(evaluator).isThere
    guard let number = live.episode("selection", of: scope.identity, isShown: isShown, onEnd: nil) else { return }
    let content = if case .function(let function) = column { build(function) } else { column }
    let dismissal = Dismissal { selection.set(.none, $0) }
    stack.ask(for: LivePage(content: content, identity: scope.identity, number: number, dismissal: dismissal))
  }
}

extension Value {
  /// It is neither nil nor unknown.
  fileprivate var isThere: Bool {
    switch self {
    case .none, .unknown: false
    default: true
    }
  }
}

extension PresentedContent.Ending {
  fileprivate var isByButton: Bool {
    switch self {
    case .none, .free: false
    case .choice, .answer: true
    }
  }

  /// Whether it is ended without what its own buttons do.
  fileprivate func isFree(buttons: Int) -> Bool {
    switch self {
    case .none: false
    case .free, .choice: true
    case .answer: buttons == 0
    }
  }
}
