import Catalog
import Layout
import Semantics

/// The bars of pages in pictures: what modifiers put into them is laid out over the page, once that is placed.
extension Expander {
  /// Content of the program's own holds other content no deeper than this.
  private static let mostDepth = 16

  /// Notes what a modifier puts into the bars of the page around.
  func contribute(_ contribution: BarContribution, _ view: ViewValue, position: Int, in scope: ViewScope) {
    guard let bar = scope.environment.live.bar else { return }
    let inner = scope.below(identities.identity(.modifier(position), below: scope.identity), path: view.name)
    let arguments = view.arguments
    switch contribution {
    case .items(let parameter):
      guard let function = arguments.function(parameter) else { return }
      let items = evaluator.build(function, [], builder: "ToolbarContentBuilder")
      add(items, to: bar, in: inner, depth: 0)
    case .ends(let leading, let trailing):
      for (parameter, placement) in [(leading, "topBarLeading"), (trailing, "topBarTrailing")] {
        guard let value = arguments[parameter] else { continue }
        add(value, at: view.span, placement, to: bar, in: inner)
      }
    case .search:
      var place = inner
      place.environment.apply(BarMetrics.settings(ofItemAt: "automatic"))
      bar.search = BarContent.Search(view: view, scope: place)
    }
  }

  private func add(_ items: [BuilderItem], to bar: BarContent, in scope: ViewScope, depth: Int) {
    guard depth < Self.mostDepth else { return }
    for (index, item) in items.enumerated() {
      let inner = scope.below(identities.identity(.position(index), below: scope.identity))
      switch item {
      case .branch(_, _, let items): add(items, to: bar, in: inner, depth: depth + 1)
      case .value(.structure(let content), _) where evaluator.conforms(content.type, to: "ToolbarContent"):
        add(evaluator.buildBody(of: .structure(content)), to: bar, in: inner, depth: depth + 1)
      case .value(let value, let span):
        let base = value.base
        if case .group(let items)? = base?.kind {
          add(items, to: bar, in: inner, depth: depth + 1)
        } else {
          add(value, at: span, base?.arguments["placement"]?.builtIn?.token ?? "automatic", to: bar, in: inner)
        }
      }
    }
  }

  private func add(
    _ value: Value,
    at span: SourceSpan,
    _ placement: String,
    to bar: BarContent,
    in scope: ViewScope
  ) {
    guard let place = BarPlace(placement: placement) else { return }
    var inner = scope
    inner.environment.apply(BarMetrics.settings(ofItemAt: placement))
    bar.add(BarContent.Item(place: place, list: flatten(value, at: span, in: inner), scope: inner))
  }

  // MARK: Views

  /// A page with room in front of it for what stands in its bars. In a scene that nobody uses these are no elements: its
  /// frames are those that it has without a picture.
  func barred(_ page: ExpandedView, by bar: BarContent, in scope: ViewScope) -> ExpandedView {
    let group = SceneNode(scope.identity)
    let content = DeferredViews(in: scope) { [weak self] _ in
      self?.views(of: bar, on: page.layout, in: scope) ?? ExpandedViews()
    }
    content.node = group
    let top = Alignment(horizontal: .horizontalCenter, vertical: .top)
    let result = append(.deferredDecoration(top, content), children: [page], source: nil, in: scope)
    if host.live != nil { result.node.children = [page.node, group] }
    pictures?.note(bar, of: page.layout, in: result.layout)
    return result
  }

  /// From the top: the items at the ends and between them, below the title the search field, at the end a row of items.
  private func views(of bar: BarContent, on page: NodeID, in scope: ViewScope) -> ExpandedViews {
    guard let bars = tree.drawnBars(of: page), case .page(let parameters) = tree.behavior(of: page),
      case .navigation(let inline, _, let searchHeight, _, _) = parameters.bars
    else { return ExpandedViews() }
    let stack = StackParameters(alignment: .leading, spacing: 0)
    var rows: [ExpandedView] = []
    if bars.top > 0 {
      let titleHeight = bars.top - (bars.hasSearchField ? searchHeight : 0)
      let row = topRow(of: bar, in: scope)
      rows.append(framed(row, height: min(inline, titleHeight), in: scope))
      if let search = bar.search, bars.hasSearchField {
        rows.append(framed(nil, height: max(titleHeight - inline, 0), in: scope))
        let field = searchField(search)
        let top = Alignment(horizontal: .horizontalCenter, vertical: .top)
        let frame = FixedFrame(height: searchHeight, alignment: top)
        rows.append(append(.frame(frame), children: field, source: nil, in: scope))
      }
    }
    rows.append(append(.spacer(minimum: 0, axis: .vertical), children: [], source: nil, in: scope))
    if bars.bottom > 0, let search = bar.search, !bars.hasSearchField {
      let frame = FixedFrame(height: bars.bottom)
      rows.append(append(.frame(frame), children: searchField(search), source: nil, in: scope))
    } else if bars.bottom > 0 {
      rows.append(framed(row(bottomItems(of: bar, in: scope), in: scope), height: bars.bottom, in: scope))
    }
    return ExpandedViews(views: [append(.vStack(stack), children: rows, source: nil, in: scope)], isDynamic: true)
  }

  private func framed(_ view: ExpandedView?, height: Double, in scope: ViewScope) -> ExpandedView {
    append(.frame(FixedFrame(height: height)), children: view.map { [$0] } ?? [], source: nil, in: scope)
  }

  private func topRow(of bar: BarContent, in scope: ViewScope) -> ExpandedView {
    let between = append(.spacer(minimum: 0, axis: .horizontal), children: [], source: nil, in: scope)
    let ends = row(
      items(.leading, of: bar) + [between] + items(.trailing, of: bar),
      startsAfter: bar.isPushed ? BarMetrics.backWidth : 0,
      in: scope
    )
    let middle = items(.middle, of: bar)
    guard !middle.isEmpty else { return ends }
    return append(.zStack(PileParameters(alignment: .center)), children: [ends] + middle, source: nil, in: scope)
  }

  private func row(_ items: [ExpandedView], startsAfter start: Double = 0, in scope: ViewScope) -> ExpandedView {
    let stack = StackParameters(alignment: .verticalCenter, spacing: BarMetrics.itemGap)
    let row = append(.hStack(stack), children: items, source: nil, in: scope)
    let insets = Insets(leading: max(start, BarMetrics.margin), trailing: BarMetrics.margin)
    return append(.padding(insets), children: [row], source: nil, in: scope)
  }

  private func items(_ place: BarPlace, of bar: BarContent) -> [ExpandedView] {
    bar.items.filter { $0.place == place }.flatMap { item in
      item.list.pieces.flatMap { expand($0, in: item.scope) }
    }
  }

  /// Items that have no spacer between them are spread over the bar; a single one stands in its middle.
  private func bottomItems(of bar: BarContent, in scope: ViewScope) -> [ExpandedView] {
    let items = items(.bottom, of: bar)
    let space = { self.append(.spacer(minimum: 0, axis: .horizontal), children: [], source: nil, in: scope) }
    let hasSpacers = items.contains { if case .spacer = tree.behavior(of: $0.layout) { true } else { false } }
    guard !hasSpacers else { return items }
    guard items.count > 1 else { return [space()] + items + [space()] }
    return Array(items.map { [$0] }.joined(separator: [[space()]].joined()))
  }

  private func searchField(_ search: BarContent.Search) -> [ExpandedView] {
    let view = search.view
    let composition = BarMetrics.searchField(values(of: view.arguments, in: search.scope))
    let source = source(view.name, .modifier, at: view.span, nameSpan: view.nameSpan, in: search.scope)
    let slots = Slots(arguments: view.arguments, view: view)
    let field = realize(composition, slots, source, in: search.scope).views
    if let press = view.modifier?.paint?.press { note(press, view.arguments, on: field[...], in: search.scope) }
    return field
  }
}
