extension LayoutTree {
  /// The preferences a node publishes (OpenSwiftUI: Spacing, StackLayout.spacing, FrameLayout, PaddingLayout).
  func derivedSpacing(of node: NodeID) -> Spacing {
    switch behaviors[node.index] {
    case .empty: return .zero
    case .fill, .circle, .box, .divider, .position, .geometryReader, .scroll, .list, .options, .page, .columns:
      return .standard
    case .spacing(let distance): return distance.map(Spacing.rows) ?? .standard
    case .image(let image): return image.isSymbol && !image.isResizable ? .symbol : .standard
    case .text(let text): return textSpacing(of: text)
    case .spacer(_, let axis): return .spacer(along: axis)
    case .frame(let frame): return resetting(axes: frame.statedAxes, of: node)
    case .flexibleFrame(let frame): return resetting(axes: frame.statedAxes, of: node)
    case .containerRelativeFrame(let frame): return resetting(axes: frame.axes, of: node)
    case .padding(let insets):
      return childSpacing(of: node).resetting(insets.paddedEdges)
    case .hStack: return stackSpacing(of: node, axis: .horizontal)
    case .vStack, .formColumns: return stackSpacing(of: node, axis: .vertical)
    case .lazyStack(let stack): return stackSpacing(of: node, axis: stack.axis)
    case .decoration, .deferredDecoration, .safeAreaInset, .viewThatFits: return childSpacing(of: node)
    case .custom(let layout):
      let subviews = LayoutSubviews(tree: self, nodes: children(of: node))
      return layout.spacing(subviews: subviews) ?? unionOfChildren(of: node)
    case .zStack, .lazyGrid, .grid, .gridRow: return unionOfChildren(of: node)
    default: return childSpacing(of: node)
    }
  }

  private func childSpacing(of node: NodeID) -> Spacing {
    firstChild(of: node).map { spacing(of: $0) } ?? .zero
  }

  private func unionOfChildren(of node: NodeID) -> Spacing {
    guard let first = firstChild(of: node) else { return .zero }
    return childIDs[childRange(node)].dropFirst().reduce(spacing(of: first)) { $0.union(spacing(of: $1)) }
  }

  /// Along the stack the outermost children's, across it the union of all.
  private func stackSpacing(of node: NodeID, axis: Axis) -> Spacing {
    guard let first = firstChild(of: node) else { return .zero }
    let last = child(node, childCount(node) - 1)
    if nodes[node.index].childCount == 1 || childIDs[childRange(node)].allSatisfy({ nodes[$0.index].spacing == 0 }) {
      return spacing(of: first)
    }
    var result = unionOfChildren(of: node)
    switch axis {
    case .horizontal:
      result.leading = spacing(of: first).leading
      result.trailing = spacing(of: last).trailing
    case .vertical:
      result.top = spacing(of: first).top
      result.bottom = spacing(of: last).bottom
    }
    return result
  }

  /// A spacer keeps its own preferences inside a frame.
  private func resetting(axes: AxisSet, of node: NodeID) -> Spacing {
    var result = childSpacing(of: node)
    guard let child = firstChild(of: node), !flags(child).contains(.isSpacer) else { return result }
    if axes.contains(Axis.horizontal) { result = result.resetting(Axis.horizontal) }
    if axes.contains(Axis.vertical) { result = result.resetting(Axis.vertical) }
    return result
  }
}

extension FixedFrame {
  /// The axes along which it states a length that counts.
  var statedAxes: AxisSet {
    var axes: AxisSet = []
    if width?.isUsableLength == true { axes.insert(.horizontal) }
    if height?.isUsableLength == true { axes.insert(.vertical) }
    return axes
  }
}

extension FlexibleFrame {
  /// The axes along which it states a bound.
  var statedAxes: AxisSet {
    var axes: AxisSet = []
    if !width.isEmpty { axes.insert(.horizontal) }
    if !height.isEmpty { axes.insert(.vertical) }
    return axes
  }
}

extension Insets {
  /// The edges that an inset keeps away from.
  var paddedEdges: EdgeSet {
    var edges: EdgeSet = []
    if top != 0 { edges.insert(.top) }
    if leading != 0 { edges.insert(.leading) }
    if bottom != 0 { edges.insert(.bottom) }
    if trailing != 0 { edges.insert(.trailing) }
    return edges
  }
}

extension Spacing {
  /// No distance to neighbours along the spacer's axis, along both where it has none; across it nothing is asked, so
  /// that a row keeps what its other views ask (OpenSwiftUI: Spacer, `.horizontal(.zero)`).
  fileprivate static func spacer(along axis: Axis?) -> Spacing {
    let zero = EdgeSpacing(none: 0)
    let across = EdgeSpacing()
    let (rows, columns) = (axis == .horizontal ? across : zero, axis == .vertical ? across : zero)
    return Spacing(top: rows, leading: columns, bottom: rows, trailing: columns)
  }

  /// A distance of its own to what is above and below.
  fileprivate static func rows(_ distance: Double) -> Spacing {
    let own = EdgeSpacing(none: distance)
    return Spacing(top: own, leading: EdgeSpacing(), bottom: own, trailing: EdgeSpacing())
  }

  /// A symbol stands among texts as a line of text without leading (OpenSwiftUI: ResolvedImageLayoutEngine).
  fileprivate static let symbol = Spacing(
    top: EdgeSpacing(leading: 0),
    leading: EdgeSpacing(),
    bottom: EdgeSpacing(leading: 0),
    trailing: EdgeSpacing()
  )
}
