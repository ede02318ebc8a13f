/// The rows of a form on a Mac: labels end, and controls start, at one line; rows without a label start there too.
///
/// Child sizing: a row gets its label and what the widest label leaves of the width, and its ideal height. Own size: what
/// the rows span, below each other at the distances that they ask for (measured on macOS 26; LAYOUT.md 2.5).
struct FormColumnsLayout {
  let tree: LayoutTree
  let node: NodeID

  func size(_ proposal: Proposal) -> Size {
    var size = Size.zero
    for row in rows(proposal) {
      let own = tree.measure(row.node, row.proposal)
      size = Size(width: max(size.width, row.origin.x + own.width), height: row.origin.y + own.height)
    }
    return size
  }

  func arrange(_ proposal: Proposal, into result: inout [ArrangedChild]) { result += rows(proposal) }

  private func rows(_ proposal: Proposal) -> [ArrangedChild] {
    let children = tree.childIDs[tree.childRange(node)]
    let starts = children.map { tree.controlStart(of: $0) ?? 0 }
    let line = starts.reduce(0, max)
    var rows: [ArrangedChild] = []
    var y = 0.0
    for (child, start) in zip(children, starts) {
      if let last = rows.last { y += tree.distance(from: last.node, to: child, along: .vertical) }
      let offered = Proposal(width: proposal.width.map { max($0 - line + start, 0) }, height: nil)
      rows.append(ArrangedChild(node: child, origin: Point(x: line - start, y: y), proposal: offered))
      y += tree.measure(child, offered).height
    }
    return rows
  }
}
