/// What an explicit guide was asked for.
struct GuideQuery: Hashable {
  let node: NodeID
  let key: AlignmentKey
  let proposal: Proposal
}

extension LayoutTree {
  /// The values of both guides of `alignment`.
  func guides(of node: NodeID, at proposal: Proposal, _ alignment: Alignment) -> Point {
    let size = measure(node, proposal)
    return Point(
      x: guide(alignment.horizontal, of: node, at: proposal, size: size),
      y: guide(alignment.vertical, of: node, at: proposal, size: size)
    )
  }

  /// The guide's value, explicit or by default; `size` is the node's at `proposal`. Never NaN or infinite.
  func guide(_ key: AlignmentKey, of node: NodeID, at proposal: Proposal, size: Size) -> Double {
    let value: Double
    if flags(node).mayHaveGuide(key) || key.isCustom {
      let source = ViewDimensions.Source(tree: self, node: node, proposal: proposal)
      value = ViewDimensions(size: size, source: source)[key]
    } else {
      value = ViewDimensions(size: size).defaultValue(of: key)
    }
    return value.isFinite ? value : 0
  }

  /// The guides of the framework that the node or its content sets where it was placed, in the node's coordinates, by
  /// their names in code.
  package func explicitGuides(of node: NodeID) -> [(name: String, value: Double)] {
    guard isPlaced(node) else { return [] }
    let proposal = placed[node.index].proposal
    return AlignmentKey.named.compactMap { name, key in
      explicitGuide(key, of: node, at: proposal).map { (name, $0) }
    }
  }

  /// The value that the node or its content sets for a guide, in the node's coordinates.
  func explicitGuide(_ key: AlignmentKey, of node: NodeID, at proposal: Proposal) -> Double? {
    guard nodes.indices.contains(node.index), flags(node).mayHaveGuide(key), depth < Self.depthLimit else { return nil }
    depth += 1
    defer { depth -= 1 }
    switch behaviors[node.index] {
    case .text: return typeset(node).baseline(key, proposal)
    case .image(let image): return image.guide(key)
    case .box(let box): return key.isBaseline ? box.baseline : nil
    case .alignmentGuide(let own, let value): return setGuide(key, of: node, at: proposal, own: own, value)
    case .decoration, .deferredDecoration:
      return firstChild(of: node).flatMap { explicitGuide(key, of: $0, at: proposal) }
    case .custom(let layout): return customGuide(key, of: node, layout, at: proposal)
    case .frame, .flexibleFrame, .padding, .fixedSize, .aspectRatio, .position, .containerRelativeFrame,
      .safeAreaPadding:
      return combinedGuide(key, of: node, at: proposal)
    default:
      if isTransparent(node) { return firstChild(of: node).flatMap { explicitGuide(key, of: $0, at: proposal) } }
      return key.combination == .none ? nil : combinedGuide(key, of: node, at: proposal)
    }
  }

  private func setGuide(
    _ key: AlignmentKey,
    of node: NodeID,
    at proposal: Proposal,
    own: AlignmentKey,
    _ value: (ViewDimensions) -> Double
  ) -> Double? {
    guard let child = firstChild(of: node) else { return nil }
    guard own == key else { return explicitGuide(key, of: child, at: proposal) }
    let result = value(dimensions(of: child, in: proposal))
    return result.isFinite ? result : nil
  }

  /// What the explicit values of the placed children come to; a wrapper hands its one child's on.
  func combinedGuide(_ key: AlignmentKey, of node: NodeID, at proposal: Proposal) -> Double? {
    let query = GuideQuery(node: node, key: key, proposal: proposal)
    if let known = guideMemo[query] { return known }
    var children: [ArrangedChild] = []
    arrange(node, proposal, size: measure(node, proposal), into: &children)
    var values: [Double] = []
    for child in children {
      guard let value = explicitGuide(key, of: child.node, at: child.proposal) else { continue }
      values.append(value + child.origin[key.axis])
    }
    let result = key.combine(values)
    if !flags(node).contains(.readsContainer) { guideMemo[query] = .some(result) }
    return result
  }
}

extension AlignmentKey {
  /// The guides that stacks align their children by, unless the program declares others.
  fileprivate static var named: [(name: String, key: AlignmentKey)] {
    [
      ("leading", .leading), ("center", .horizontalCenter), ("trailing", .trailing), ("top", .top),
      ("center", .verticalCenter), ("bottom", .bottom), ("firstTextBaseline", .firstTextBaseline),
      ("lastTextBaseline", .lastTextBaseline),
    ]
  }

  var isBaseline: Bool { self == .firstTextBaseline || self == .lastTextBaseline }

  var isCustom: Bool {
    if case .custom = self { return true }
    return false
  }

  func combine(_ values: [Double]) -> Double? {
    guard let first = values.first, values.count > 1 else { return values.first }
    switch combination {
    case .none: return first
    case .minimum: return values.reduce(first, min)
    case .maximum: return values.reduce(first, max)
    case .mean: return values.reduce(0, +) / Double(values.count)
    }
  }
}
