/// A row, header or footer of a list, with all the room that it has.
package struct ListSlot: Hashable, Sendable {
  package let item: ListParameters.Item
  /// Which section it belongs to.
  package let section: Int
  /// Its room, across the whole card: in the coordinates of the list.
  package let frame: Rect
  /// Where the content of rows starts and ends across, which lines between rows follow.
  package let leading: Double
  package let trailing: Double
}

extension LayoutTree {
  /// The slots of a list that is placed, in the order of its children.
  package func listSlots(of node: NodeID) -> [ListSlot] {
    guard case .list(let list) = behavior(of: node), isPlaced(node) else { return [] }
    let layout = ListLayout(tree: self, node: node, list)
    var recorded: [ListSlot]? = []
    let width = placed[node.index].size.width
    var children: [ArrangedChild] = []
    _ = layout.arrangeRows(width: width, isTitled: false, into: &children, slots: &recorded)
    let slots = recorded ?? []
    // What covers the list moves all rows alike.
    guard let first = children.first, let place = drawnPlace(of: first.node) else { return [] }
    let shift = place.frame.minY - first.origin.y
    let isMirrored = nodes[node.index].direction == .rightToLeft
    return slots.map { slot in
      var frame = slot.frame
      frame.origin.y += shift
      if isMirrored { frame.origin.x = width - frame.maxX }
      return ListSlot(
        item: slot.item,
        section: slot.section,
        frame: frame,
        leading: slot.leading,
        trailing: slot.trailing
      )
    }
  }
}
