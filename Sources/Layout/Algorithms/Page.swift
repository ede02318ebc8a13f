/// A navigation or tab view: every page is offered the whole of it, in the safe area that the bars leave.
package struct PageParameters {
  package var bars: Bars
  /// Pages lie side by side, as those that people swipe through; otherwise one over the other: which one shows is up to
  /// who uses them.
  package var isPaged: Bool
  /// The page that is in sight, of those that lie side by side.
  package var shown = 0

  package init(_ bars: Bars, isPaged: Bool = false) {
    self.bars = bars
    self.isPaged = isPaged
  }

  /// The bars that a container can have, and their heights.
  package enum Bars {
    case none
    /// A bar at the top that shows as soon as something asks for it.
    /// Items for the bottom get a bar of their own there, as does a search field at the end.
    case navigation(inline: Double, large: Double, search: Double, bottom: Double, searchAtEnd: Double = 0)
    /// A bar at the bottom, which reaches at least so far up from the window's edge.
    case tabs(Double, least: Double = 0)
    /// A bar at the top with the names of the pages.
    case segments(Double)
  }
}

/// What a view of a page asks of the bars around it.
package struct BarTraits {
  /// There is something to show in the navigation bar.
  package var hasItems: Bool?
  package var hasTitle: Bool?
  package var hasLargeTitle: Bool?
  /// A search field stands below the title.
  package var hasSearchField: Bool?
  /// A search field stands at the page's end.
  package var hasSearchAtEnd: Bool?
  package var hidesNavigationBar: Bool?
  package var hidesTabBar: Bool?
  /// There is something to show in a bar at the bottom.
  package var hasBottomItems: Bool?
  /// The width of the column that it stands in.
  package var columnWidth: LengthBounds?

  package init() {}

  /// A title is large unless something asks for a small one.
  fileprivate var showsLargeTitle: Bool { hasTitle ?? false && hasLargeTitle ?? true }

  /// Takes over what nothing further out has asked for.
  fileprivate mutating func fill(_ inner: BarTraits) {
    hasItems = hasItems ?? inner.hasItems
    hasTitle = hasTitle ?? inner.hasTitle
    hasLargeTitle = hasLargeTitle ?? inner.hasLargeTitle
    hasSearchField = hasSearchField ?? inner.hasSearchField
    hasSearchAtEnd = hasSearchAtEnd ?? inner.hasSearchAtEnd
    hidesNavigationBar = hidesNavigationBar ?? inner.hidesNavigationBar
    hidesTabBar = hidesTabBar ?? inner.hidesTabBar
    hasBottomItems = hasBottomItems ?? inner.hasBottomItems
    columnWidth = columnWidth ?? inner.columnWidth
  }
}

extension PageParameters {
  /// Child sizing: the proposal without the bars. Own size: the proposal, as far as there is one; otherwise the largest
  /// page with its bars.
  func size(of node: NodeID, in tree: LayoutTree, _ proposal: Proposal) -> Size {
    var size = Size.zero
    if proposal.width == nil || proposal.height == nil {
      for page in tree.children(of: node) {
        let insets = insets(traits(of: page, in: tree))
        let own = tree.measure(page, insets.shrinking(proposal))
        size.width = max(size.width, own.width + insets.total(.horizontal))
        size.height = max(size.height, own.height + insets.total(.vertical))
      }
    }
    return Size(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
  }

  /// Each page is centred in what the bars leave; `covered` is what lies outside of the window's own safe area, which
  /// pages stay clear of, and `below` how far the window reaches beyond the container's end. `traits` are those of the
  /// pages.
  func arrange(
    _ node: NodeID,
    in tree: LayoutTree,
    size: Size,
    _ traits: [BarTraits],
    covered: Insets = .zero,
    below: Double = 0,
    into result: inout [ArrangedChild]
  ) {
    for (position, (page, traits)) in zip(tree.children(of: node), traits).enumerated() {
      let insets = insets(traits, below: below) + covered
      let offered = insets.shrinking(Proposal(size))
      let own = withContainer(offered, in: tree) { tree.measure(page, offered) }
      let room = Size(width: offered.width ?? size.width, height: offered.height ?? size.height)
      let origin = Point(
        x: insets.leading + (room.width - own.width) / 2 + (isPaged ? Double(position - shown) * size.width : 0),
        y: insets.top + (room.height - own.height) / 2
      )
      result.append(ArrangedChild(node: page, origin: origin, proposal: offered))
    }
  }

  /// What the views of a page ask of the bars around, where there are some that views ask something of.
  func traits(of page: NodeID, in tree: LayoutTree) -> BarTraits {
    switch bars {
    case .none, .segments: BarTraits()
    case .navigation: tree.barTraits(of: page, isNavigation: true)
    case .tabs: tree.barTraits(of: page, isNavigation: false)
    }
  }

  /// The same of each page.
  func traits(ofPagesIn node: NodeID, of tree: LayoutTree) -> [BarTraits] {
    tree.children(of: node).map { traits(of: $0, in: tree) }
  }

  /// What the bars take from a page with these traits whose container ends so far above the window's end.
  func insets(_ traits: BarTraits, below: Double = 0) -> Insets {
    switch bars {
    case .none: return .zero
    case .navigation(let inline, let large, let search, let bottom, let searchAtEnd):
      let end = traits.hasSearchAtEnd ?? false ? searchAtEnd : 0
      var insets = Insets(.bottom, max(traits.hasBottomItems ?? false ? bottom : 0, end))
      guard !(traits.hidesNavigationBar ?? false), traits.hasTitle ?? false || traits.hasItems ?? false else {
        return insets
      }
      insets.top = (traits.showsLargeTitle ? large : inline) + (traits.hasSearchField ?? false ? search : 0)
      return insets
    case .tabs(let height, let least):
      return traits.hidesTabBar ?? false ? .zero : Insets(.bottom, max(height, least - below))
    case .segments(let height): return Insets(.top, height)
    }
  }

  /// Whether a search field stands below the title of a page with these traits.
  func hasSearchField(_ traits: BarTraits) -> Bool { isNavigation && traits.hasSearchField ?? false }

  /// Whether a page with these traits starts below a large title.
  func hasLargeTitle(_ traits: BarTraits) -> Bool {
    isNavigation && traits.showsLargeTitle && !(traits.hidesNavigationBar ?? false)
  }

  private var isNavigation: Bool { if case .navigation = bars { true } else { false } }

  /// Runs `body` with the page's room as the container that `containerRelativeFrame` means.
  func withContainer<Result>(_ room: Proposal, in tree: LayoutTree, _ body: () -> Result) -> Result {
    let outer = tree.relativeContainer
    defer { tree.relativeContainer = outer }
    for axis in Axis.allCases {
      if let length = room[axis], length.isFinite { tree.relativeContainer[axis] = length }
    }
    return body()
  }
}

extension LayoutTree {
  /// What the views of a page ask of the bars, the outermost first. The navigation bar of a page inside is its own.
  func barTraits(of page: NodeID, isNavigation: Bool) -> BarTraits {
    var traits = BarTraits()
    var pending = [page]
    while let next = pending.popLast() {
      switch behaviors[next.index] {
      case .bars(let own): traits.fill(own)
      case .page(let inner):
        if isNavigation, case .navigation = inner.bars { continue }
      default: break
      }
      pending += children(of: next).reversed()
    }
    if let deferred = knownBars[page] { traits.fill(deferred) }
    return traits
  }

  /// The width that the views of a column ask for.
  func columnWidth(of column: NodeID) -> LengthBounds? { barTraits(of: column, isNavigation: false).columnWidth }

  /// Places the pages, each in the safe area that its bars leave.
  func placePages(_ node: NodeID, _ page: PageParameters, safeArea: Int) {
    let frame = frame(of: node, in: .global)
    let window = safeAreas[windowSafeArea]
    let physical = window.covered(of: frame)
    let below = max(window.window.maxY - frame.maxY, 0)
    let covered = nodes[node.index].direction == .rightToLeft ? physical.mirrored : physical
    let traits = page.traits(ofPagesIn: node, of: self)
    let size = placed[node.index].size
    var children: [ArrangedChild] = []
    page.arrange(node, in: self, size: size, traits, covered: covered, below: below, into: &children)
    for (child, traits) in zip(children, traits) {
      let bars = page.insets(traits, below: below)
      let count = adoptionCount
      let inner = insertSafeArea(within: safeArea, around: node, insets: bars + covered)
      safeAreas[inner].isBelowLargeTitle = page.hasLargeTitle(traits)
      page.withContainer(child.proposal, in: self) { place(child, in: node, safeArea: inner) }
      if adoptionCount != count { noteDeferredBars(of: child.node, page, placedWith: bars, below: below) }
    }
  }
}
