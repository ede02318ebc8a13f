/// What a picker chooses from, drawn inside the picker.
package struct OptionsParameters: Hashable, Sendable {
  /// Which options show, and how much room they get.
  package enum Arrangement: Hashable, Sendable {
    /// Side by side in segments as wide as the widest option and `padding`; over the whole width where they fill it.
    case segments(padding: Double, fills: Bool)
    /// The first option alone, which is the chosen one, with the widest option's room.
    case widest
    /// The first option alone, as wide as it is.
    case first
  }

  package var arrangement: Arrangement
  /// The height; nil is that of the options.
  package var height: Double?

  package init(_ arrangement: Arrangement, height: Double? = nil) {
    self.arrangement = arrangement
    self.height = height
  }
}

extension OptionsParameters {
  /// Child sizing: every option its ideal size. Own size: what the arrangement makes of the widest.
  func size(of node: NodeID, in tree: LayoutTree, _ proposal: Proposal) -> Size {
    let options = tree.childIDs[tree.childRange(node)].map { tree.measure($0, .unspecified) }
    let widest = options.reduce(0) { max($0, $1.width) }
    let height = height ?? options.reduce(0) { max($0, $1.height) }
    switch arrangement {
    case .segments(let padding, let fills):
      let ideal = Double(options.count) * (widest + padding)
      return Size(width: fills ? proposal.width ?? ideal : ideal, height: height)
    case .widest: return Size(width: widest, height: height)
    case .first: return Size(width: options.first?.width ?? 0, height: self.height ?? options.first?.height ?? 0)
    }
  }

  func arrange(_ node: NodeID, in tree: LayoutTree, size: Size, into result: inout [ArrangedChild]) {
    let options = tree.childIDs[tree.childRange(node)]
    for (position, option) in options.enumerated() {
      let own = tree.measure(option, .unspecified)
      var origin = Point(x: 0, y: (size.height - own.height) / 2)
      if case .segments = arrangement {
        let segment = size.width / Double(options.count)
        origin.x = segment * Double(position) + (segment - own.width) / 2
      } else if position > 0 {
        break
      }
      result.append(ArrangedChild(node: option, origin: origin, proposal: .unspecified))
    }
  }
}
