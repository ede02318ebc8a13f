extension LayoutTree {
  /// The layout priority that the node's parent sees; 0 unless something sets it.
  package func priority(of node: NodeID) -> Double {
    nodes.indices.contains(node.index) ? nodes[node.index].priority : 0
  }

  /// The distances that the node asks its neighbours to keep.
  package func spacing(of node: NodeID) -> Spacing {
    nodes.indices.contains(node.index) ? spacings[Int(nodes[node.index].spacing)] : .standard
  }

  /// The value of `layoutValue(key:value:)` among the node's outermost wrappers that are traits.
  package func layoutValue(_ key: AnyHashable, of node: NodeID) -> Any? {
    var current: NodeID? = node
    while let id = current, nodes.indices.contains(id.index) {
      switch behaviors[id.index] {
      case .layoutValue(let own, let value):
        if own == key { return value }
      case .layoutPriority, .zIndex, .gridCell, .bars, .neutral, .rowTraits: break
      default: return nil
      }
      current = firstChild(of: id)
    }
    return nil
  }

  /// Fills in what the node's parent will ask of it and what spares work.
  func deriveTraits(of node: NodeID) {
    nodes[node.index].flags = derivedFlags(of: node)
    nodes[node.index].priority = derivedPriority(of: node)
    nodes[node.index].spacing = spacingIndex(of: node)
    nodes[node.index].stackDepth = derivedStackDepth(of: node)
  }

  private func derivedStackDepth(of node: NodeID) -> UInt8 {
    var depth: UInt8 = 0
    for position in childRange(node) { depth = max(depth, nodes[childIDs[position].index].stackDepth) }
    switch behaviors[node.index] {
    case .hStack, .vStack: return flags(node).contains(.isSeparable) || depth == .max ? depth : depth + 1
    default: return depth
    }
  }

  /// Whether the node is laid out as its only child, as if it were not there.
  func isTransparent(_ node: NodeID) -> Bool {
    switch behaviors[node.index] {
    case .hStack(let stack), .vStack(let stack): stack.isSingleStaticChild && childCount(node) == 1
    case .zStack(let pile): pile.isSingleStaticChild && childCount(node) == 1
    case .neutral, .zIndex, .layoutValue, .layoutPriority, .coordinateSpace, .offset, .effect, .spacing,
      .gridCell, .bars, .rowTraits, .matchedGeometry, .ignoresSafeArea:
      true
    default: false
    }
  }

  /// Unary layouts reset the priority of what they wrap; what has no layout of its own hands it on (OpenSwiftUI:
  /// LayoutComputer of the modifiers).
  private func derivedPriority(of node: NodeID) -> Double {
    switch behaviors[node.index] {
    case .layoutPriority(let priority): return priority.isNaN ? 0 : priority
    case .spacer, .empty: return -.infinity
    case .fixedSize, .alignmentGuide, .decoration, .deferredDecoration:
      return firstChild(of: node).map { nodes[$0.index].priority } ?? 0
    case .hStack, .vStack, .zStack:
      if childCount(node) == 0 { return -.infinity }
      return isTransparent(node) ? nodes[child(node, 0).index].priority : 0
    default:
      guard isTransparent(node) else { return 0 }
      return firstChild(of: node).map { nodes[$0.index].priority } ?? -.infinity
    }
  }

  private func derivedFlags(of node: NodeID) -> NodeFlags {
    var all: NodeFlags = [.isRigid, .isSeparable]
    var some: NodeFlags = []
    for position in childRange(node) {
      let child = nodes[childIDs[position].index].flags
      all.formIntersection(child)
      some.formUnion(child)
    }
    var flags = some.intersection(Self.inherited)
    if !some.contains(.readsContainer) { flags.formUnion(ownFlags(of: node, ofAllChildren: all)) }
    switch behaviors[node.index] {
    case .geometryReader, .scroll, .lazyStack, .lazyGrid, .list, .formColumns, .options, .page, .columns:
      flags.remove(.hasGuides)
    case .decoration, .deferredDecoration, .safeAreaInset, .safeAreaPadding:
      if let first = firstChild(of: node) { flags.formUnion(self.flags(first).intersection(.isScroll)) }
    default: break
    }
    if isTransparent(node) { flags.formUnion(some.intersection([.isSpacer, .isScroll])) }
    return flags.union(marks(of: node))
  }

  /// What a node has if something inside has it.
  private static let inherited: NodeFlags = [.hasGuides, .readsContainer, .readsPlace]

  /// What the behavior alone says.
  private func marks(of node: NodeID) -> NodeFlags {
    switch behaviors[node.index] {
    case .text: .hasBaselines
    case .alignmentGuide(let key, _): .hasGuides(along: key.axis)
    case .custom: .hasGuides
    case .image(let image): image.baseline == nil ? .isCheap : [.isCheap, .hasBaselines]
    case .box(let box): box.baseline == nil ? .isCheap : [.isCheap, .hasBaselines]
    case .containerRelativeFrame: .readsContainer
    case .fill, .empty, .divider, .circle: .isCheap
    case .spacer: [.isCheap, .isSpacer]
    case .frame(let frame): frame.isFixed ? .isFixed : []
    case .offset, .effect: .movesContent
    case .scroll, .list: [.readsPlace, .isScroll]
    case .lazyStack(let stack): stack.pinned.isEmpty ? [] : .readsPlace
    case .geometryReader, .deferredDecoration, .ignoresSafeArea, .safeAreaInset, .safeAreaPadding, .matchedGeometry,
      .page, .columns:
      .readsPlace
    default: []
    }
  }

  /// Whether the size is rigid or separable, given what all children are.
  private func ownFlags(of node: NodeID, ofAllChildren all: NodeFlags) -> NodeFlags {
    let hasChild = childCount(node) > 0
    switch behaviors[node.index] {
    case .empty: return [.isRigid, .isSeparable]
    case .fill, .spacer, .divider, .geometryReader: return .isSeparable
    case .image(let image): return image.isResizable ? .isSeparable : [.isRigid, .isSeparable]
    case .box(let box): return box.fills.isEmpty ? [.isRigid, .isSeparable] : .isSeparable
    case .frame(let frame):
      return frame.isFixed ? [.isRigid, .isSeparable] : all
    case .flexibleFrame: return all.subtracting(.isRigid)
    case .padding, .layoutPriority: return all
    case .fixedSize(let axes): return axes == .both ? [.isRigid, .isSeparable] : all
    case .position: return all.subtracting(.isRigid)
    case .decoration, .deferredDecoration: return firstChild(of: node).map { flags($0) } ?? []
    case .alignmentGuide: return all.intersection(.isRigid)
    case .hStack(let stack), .vStack(let stack):
      return flags(ofStackAlignedBy: stack.alignment, children: all)
    case .zStack: return all
    case .lazyStack: return hasChild ? all.subtracting(.isRigid) : .isSeparable
    default: return isTransparent(node) && hasChild ? all : []
    }
  }

  /// Guides that children set may depend on both of their lengths.
  private func flags(ofStackAlignedBy key: AlignmentKey, children all: NodeFlags) -> NodeFlags {
    if case .custom = key { return all.intersection(.isRigid) }
    return all
  }

  private func spacingIndex(of node: NodeID) -> UInt32 {
    if hasStandardSpacing(node) { return 0 }
    if let inherited = inheritedSpacing(of: node) { return inherited }
    if case .text(let text) = behaviors[node.index], text.runs.count == 1 {
      return spacingIndex(of: text, in: text.runs[0].font)
    }
    return spacingIndex(of: derivedSpacing(of: node))
  }

  /// The index of spacing that is that of the content, or none at all: what `derivedSpacing` comes to for it.
  private func inheritedSpacing(of node: NodeID) -> UInt32? {
    guard let first = firstChild(of: node) else { return nil }
    let own = nodes[first.index].spacing
    switch behaviors[node.index] {
    case .padding(let insets):
      let edges = insets.paddedEdges
      return edges.isEmpty ? own : edges == .all ? 0 : nil
    case .frame(let frame): return spacing(of: first, resetting: frame.statedAxes)
    case .flexibleFrame(let frame): return spacing(of: first, resetting: frame.statedAxes)
    case .hStack, .vStack, .zStack:
      return childIDs[childRange(node)].allSatisfy { nodes[$0.index].spacing == own } ? own : nil
    case .decoration, .neutral, .fixedSize, .aspectRatio, .offset, .effect, .layoutPriority: return own
    default: return nil
    }
  }

  private func spacing(of content: NodeID, resetting axes: AxisSet) -> UInt32? {
    if axes.isEmpty || flags(content).contains(.isSpacer) { return nodes[content.index].spacing }
    return axes == .both ? 0 : nil
  }

  /// Fonts of a screen that are looked for one by one.
  private static let mostFonts = 32

  /// The spacing of a text is its font's.
  private func spacingIndex(of text: TextContent, in font: FontDescriptor) -> UInt32 {
    for index in textSpacings.indices where textSpacings[index].font == font { return textSpacings[index].spacing }
    let made = spacingIndex(of: textSpacing(of: text))
    if textSpacings.count < Self.mostFonts { textSpacings.append((font, made)) }
    return made
  }

  private func spacingIndex(of spacing: Spacing) -> UInt32 {
    if spacing == .standard { return 0 }
    if spacing != spacings.last { spacings.append(spacing) }
    return UInt32(truncatingIfNeeded: spacings.count - 1)
  }

  /// Whether the node certainly publishes nothing: what containers and wrappers make of content without preferences.
  private func hasStandardSpacing(_ node: NodeID) -> Bool {
    switch behaviors[node.index] {
    case .fill, .circle, .box, .divider, .geometryReader, .options: return true
    case .spacing(let distance): return distance == nil
    case .empty, .text, .image, .spacer, .custom: return false
    default:
      let range = childRange(node)
      return !range.isEmpty && range.allSatisfy { nodes[childIDs[$0].index].spacing == 0 }
    }
  }
}

extension Double {
  /// Whether a frame may have this length; negative and infinite ones are ignored (Apple warns at run time).
  var isUsableLength: Bool { isFinite && self >= 0 }
}
