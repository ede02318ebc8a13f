/// Which parts of sections a lazy stack keeps in sight while their section is.
package struct PinnedParts: Hashable, Sendable {
  package var headers: Bool
  package var footers: Bool
  /// The parts that the children are, where some are kept in sight.
  package var parts: [Part]

  /// What a child is of a section.
  package struct Part: Hashable, Sendable {
    /// The same for the children of one section.
    package var section: Int
    package var item: ListParameters.Item

    package init(section: Int, item: ListParameters.Item) {
      self.section = section
      self.item = item
    }
  }

  package init(headers: Bool = false, footers: Bool = false) {
    self.headers = headers
    self.footers = footers
    parts = []
  }

  package var isEmpty: Bool { !headers && !footers }
}

extension LayoutTree {
  /// Places the children; headers and footers that are kept in sight stand at the ends of what shows of their section
  /// (recorded on macOS 26; LAYOUT.md 2.6).
  func placeLazyStack(_ node: NodeID, _ stack: LazyStackParameters, safeArea: Int) {
    guard !stack.pinned.isEmpty, let shown = shownRange(of: node, along: stack.axis) else {
      return placeChildren(of: node, safeArea: safeArea)
    }
    let own = placed[node.index]
    var children: [ArrangedChild] = []
    arrange(node, own.proposal, size: own.size, into: &children)
    stack.pin(&children, to: shown, in: self)
    for child in children { place(child, in: node, safeArea: safeArea) }
  }

  /// What the scroll view around shows of the node, in its coordinates; nil outside of one.
  private func shownRange(of node: NodeID, along axis: Axis) -> ClosedRange<Double>? {
    guard let scroll = self.node(of: .scrollView(AxisSet(axis)), around: node) else { return nil }
    let viewport = frame(of: scroll, in: .global)
    let insets = coveredInsets(of: scroll)
    let start = viewport.origin[axis] - frame(of: node, in: .global).origin[axis]
    let (before, after) = axis == .vertical ? (insets.top, insets.bottom) : (insets.leading, insets.trailing)
    let lower = start + before
    return lower...max(start + viewport.size[axis] - after, lower)
  }
}

extension LazyStackParameters {
  /// Moves headers and footers to the ends of what shows, as far as their section reaches.
  fileprivate func pin(_ children: inout [ArrangedChild], to shown: ClosedRange<Double>, in tree: LayoutTree) {
    guard pinned.parts.count == children.count else { return }
    let lengths = children.map { tree.measure($0.node, $0.proposal)[axis] }
    var sections: [Int: ClosedRange<Double>] = [:]
    for (index, part) in pinned.parts.enumerated() {
      let start = children[index].origin[axis]
      let end = start + max(lengths[index], 0)
      let known = sections[part.section] ?? start...end
      sections[part.section] = min(known.lowerBound, start)...max(known.upperBound, end)
    }
    for (index, part) in pinned.parts.enumerated() {
      guard let section = sections[part.section] else { continue }
      let start = children[index].origin[axis]
      if part.item == .header, pinned.headers {
        let last = max(section.upperBound - lengths[index], start)
        children[index].origin[axis] = min(max(start, shown.lowerBound), last)
      } else if part.item == .footer, pinned.footers {
        let first = min(section.lowerBound, start)
        children[index].origin[axis] = max(min(start, shown.upperBound - lengths[index]), first)
      }
    }
  }
}
