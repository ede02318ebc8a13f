extension LayoutTree {
  /// Where the node is, nil before it is placed and for what its parent leaves out (`ViewThatFits`).
  package func placement(of node: NodeID) -> Placement? {
    guard isPlaced(node) else { return nil }
    let own = placed[node.index]
    let transform = transformToRoot(of: node)
    return Placement(
      proposal: own.proposal,
      size: own.size,
      frame: Rect(origin: own.origin, size: own.size),
      transform: transform,
      globalFrame: transform.applied(to: Rect(origin: .zero, size: own.size)).placeable,
      widthReason: reason(of: node, .horizontal),
      heightReason: reason(of: node, .vertical),
      widthOffer: offerReason(of: node, .horizontal),
      heightOffer: offerReason(of: node, .vertical)
    )
  }

  /// Whether the last layout gave the node a place.
  package func isPlaced(_ node: NodeID) -> Bool {
    nodes.indices.contains(node.index) && placed[node.index].safeArea != nil
  }

  /// The node's frame; zero before it is placed.
  package func frame(of node: NodeID, in space: CoordinateSpace) -> Rect {
    guard isPlaced(node) else { return .zero }
    let bounds = Rect(origin: .zero, size: placed[node.index].size)
    if space == .local { return bounds }
    let inContainer = transformToRoot(of: node).applied(to: bounds).placeable
    guard let owner = self.node(of: space, around: node) else { return inContainer }
    let back = transformToRoot(of: owner).inverse ?? .identity
    return transformToRoot(of: node).followed(by: back).applied(to: bounds).placeable
  }

  /// The node that makes `space` for `node`; nil for `.global` and where a name is not found.
  package func node(of space: CoordinateSpace, around node: NodeID) -> NodeID? {
    if space == .local { return node }
    if space == .global { return nil }
    var current: NodeID? = node
    while let id = current, nodes.indices.contains(id.index) {
      switch (space, behaviors[id.index]) {
      case (.named(let wanted), .coordinateSpace(let name)) where wanted == name: return id
      case (.scrollView(let axes), .scroll(let scroll)) where !scroll.axes.isDisjoint(with: axes): return id
      default: current = nodes[id.index].parent
      }
    }
    return nil
  }

  /// From the coordinates of `node` to the container's. Grows with the node's depth.
  package func transformToRoot(of node: NodeID) -> AffineTransform {
    guard nodes.indices.contains(node.index) else { return .identity }
    var offset = placed[node.index].origin
    var transform = AffineTransform.identity
    var isTranslation = true
    var current = nodes[node.index].parent
    while let id = current {
      if nodes[id.index].flags.contains(.movesContent), let effect = contentTransform(of: id) {
        transform = transform.followed(by: .translation(x: offset.x, y: offset.y)).followed(by: effect)
        offset = .zero
        isTranslation = false
      }
      offset.x += placed[id.index].origin.x
      offset.y += placed[id.index].origin.y
      current = nodes[id.index].parent
    }
    let translation = AffineTransform.translation(x: offset.x, y: offset.y)
    return isTranslation ? translation : transform.followed(by: translation)
  }

  /// Converts from the container's coordinates to the node's own.
  package func convert(_ point: Point, toLocalOf node: NodeID) -> Point {
    (transformToRoot(of: node).inverse ?? .identity).applied(to: point)
  }

  /// Converts a bounding box from the container's coordinates to the node's own.
  package func convert(_ rect: Rect, toLocalOf node: NodeID) -> Rect {
    (transformToRoot(of: node).inverse ?? .identity).applied(to: rect)
  }

  /// How far the node would reach beyond the safe area's edges that it touches, if it ignored them.
  package func safeAreaInsets(of node: NodeID) -> Insets {
    guard isPlaced(node), let area = placed[node.index].safeArea, safeAreas.indices.contains(Int(area)) else {
      return .zero
    }
    let frame = frame(of: node, in: .global)
    let reach = safeAreas[Int(area)].reach(of: frame, pixel: environment.pixel)
    return nodes[node.index].direction == .rightToLeft ? reach.mirrored : reach
  }

  /// What a node's behavior does to the coordinates of its content, nil for nothing.
  func contentTransform(of node: NodeID) -> AffineTransform? {
    let isMirrored = nodes[node.index].direction == .rightToLeft
    let size = placed[node.index].size
    switch behaviors[node.index] {
    case .offset(let x, let y):
      let across = x.placeable(or: 0)
      return .translation(x: isMirrored ? -across : across, y: y.placeable(or: 0))
    case .effect(let effect):
      let transform = effect.transform(of: size)
      return transform.isFinite ? transform : nil
    default: return nil
    }
  }
}

extension Rect {
  /// The rectangle without numbers that extreme transforms make.
  fileprivate var placeable: Rect {
    Rect(
      x: minX.placeable(or: 0),
      y: minY.placeable(or: 0),
      width: width.placeable(or: 0),
      height: height.placeable(or: 0)
    )
  }
}
