import Catalog
import Layout

/// How a card stands beside what it belongs to.
struct CardPlacing {
  let gap: Double
  let margin: Double
  /// In the middle of it and pointing at it; otherwise it starts where that does.
  var hasArrow = false
  /// At that end of the room and over the middle of it, in its place.
  var end: HorizontalEdge?

  /// UIKit's popover (generally known).
  static let popover = CardPlacing(gap: arrow.height, margin: 10, hasArrow: true)

  static let arrow = Size(width: 26, height: 13)

  enum HorizontalEdge {
    case leading
    case trailing
  }

  /// From the top and the leading side of the room.
  struct Place {
    let top: Double
    let leading: Double
    let isBelow: Bool
    /// Where the middle of the anchor is.
    let middle: Double
  }

  /// Below where there is room, else above, and always in the window.
  func place(of size: Size, beside anchor: Rect, in room: Rect, _ direction: LayoutDirection) -> Place {
    let below = anchor.maxY + gap - room.minY
    let above = anchor.minY - gap - size.height - room.minY
    let isBelow = below + size.height <= room.height - margin || above < margin
    let start = direction == .rightToLeft ? room.maxX - anchor.maxX : anchor.minX - room.minX
    if let end {
      return Place(
        top: anchor.midY - size.height / 2 - room.minY,
        leading: end == .leading ? margin : room.width - size.width - margin,
        isBelow: true,
        middle: 0
      )
    }
    let wanted = hasArrow ? start + (anchor.width - size.width) / 2 : start
    return Place(
      top: max(min(isBelow ? below : above, room.height - size.height - margin), margin),
      leading: max(min(wanted, room.width - size.width - margin), margin),
      isBelow: isBelow,
      middle: start + anchor.width / 2
    )
  }
}

/// Cards in front of a scene that somebody uses: menus and popovers.
extension Expander {
  /// A card in front of everything beside what it belongs to, as an element of `source`; a press beside it ends it.
  func placed(
    _ card: ExpandedView,
    beside anchor: NodeID,
    in room: NodeID,
    _ placing: CardPlacing,
    _ source: SceneNode.Source?,
    in scope: ViewScope
  ) -> ExpandedViews {
    let bounds = tree.frame(of: room, in: .global)
    let middle = Rect(x: bounds.midX, y: bounds.midY, width: 0, height: 0)
    let anchor = tree.isPlaced(anchor) ? tree.frame(of: anchor, in: .global) : middle
    let size = tree.sizeThatFits(card.layout, Proposal(width: bounds.width, height: bounds.height))
    let place = placing.place(of: size, beside: anchor, in: bounds, scope.direction)
    let behind = append(.fill, children: [], source: nil, in: scope)
    note(.closes, BoundArguments(signature: nil), on: [behind][...], in: scope, isPart: true)
    let cover = append(.ignoresSafeArea(.all), children: [behind], source: nil, in: scope)
    var parts = [cover, cornered(card, top: place.top, leading: place.leading, in: scope)]
    if placing.hasArrow {
      let arrow = CardPlacing.arrow
      let top = place.isBelow ? place.top - arrow.height : place.top + size.height
      let leading = min(
        max(place.middle - arrow.width / 2, place.leading + Self.corner),
        place.leading + size.width - arrow.width - Self.corner
      )
      parts.append(cornered(self.arrow(isUp: place.isBelow, in: scope), top: top, leading: leading, in: scope))
    }
    let stack = PileParameters(alignment: Self.topLeading)
    let pile = append(.zStack(stack), children: parts, source: source, in: scope)
    if let end = scope.environment.live.dismissal { pictures?.note(.change("Close", end.perform), on: pile.layout) }
    return ExpandedViews(views: [pile])
  }

  /// What an arrow stays clear of.
  private static let corner = 12.0
  private static var topLeading: Alignment { Alignment(horizontal: .leading, vertical: .top) }

  /// A view at a place of the room that it stands in.
  private func cornered(_ view: ExpandedView, top: Double, leading: Double, in scope: ViewScope) -> ExpandedView {
    let inset = append(.padding(Insets(top: top, leading: leading)), children: [view], source: nil, in: scope)
    let all = LengthBounds(maximum: .infinity)
    let frame = FlexibleFrame(width: all, height: all, alignment: Self.topLeading)
    return append(.flexibleFrame(frame), children: [inset], source: nil, in: scope)
  }

  private func arrow(isUp: Bool, in scope: ViewScope) -> ExpandedView {
    let size = CardPlacing.arrow
    let view = append(.box(BoxContent(ideal: size)), children: [], source: nil, in: scope)
    let (tip, base) = isUp ? (0, size.height) : (size.height, 0)
    let outline = Outline.path([
      .move(Point(x: 0, y: base)), .line(Point(x: size.width / 2, y: tip)), .line(Point(x: size.width, y: base)),
      .close,
    ])
    let drawing = Drawing.shape(outline, [.fill(MenuLook.ground, evenOdd: false)])
    pictures?.draw(drawing, on: view.layout, with: scope.environment.values.ink)
    return view
  }
}
