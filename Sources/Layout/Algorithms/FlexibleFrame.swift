/// `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
package struct FlexibleFrame {
  package var width: LengthBounds
  package var height: LengthBounds
  package var alignment: Alignment

  package init(
    width: LengthBounds = LengthBounds(),
    height: LengthBounds = LengthBounds(),
    alignment: Alignment = .center
  ) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }
}

/// The bounds of a flexible frame on one axis.
package struct LengthBounds: Hashable, Sendable {
  package let minimum: Double?
  package let ideal: Double?
  package let maximum: Double?

  /// Bounds in order: none is negative, the ideal is not below the minimum nor the maximum below the ideal (checked
  /// against Apple's binary by OpenSwiftUI's dual tests). NaN counts as missing.
  package init(minimum: Double? = nil, ideal: Double? = nil, maximum: Double? = nil) {
    func number(_ value: Double?) -> Double? { value.flatMap { $0.isNaN ? nil : $0 } }
    let least = number(minimum).map { max($0, 0) }
    let wanted = number(ideal).map { max($0, least ?? 0) }
    self.minimum = least
    self.ideal = wanted
    self.maximum = number(maximum).map { max($0, wanted ?? least ?? 0) }
  }
}

extension LengthBounds {
  /// Whether the axis is left to the child.
  var isEmpty: Bool { minimum == nil && ideal == nil && maximum == nil }

  func clamp(_ length: Double) -> Double {
    min(max(length, minimum ?? -.infinity), maximum ?? .infinity)
  }

  /// What the child is offered: the proposal, or the ideal length, held inside the bounds; nil stays nil.
  func childProposal(_ proposal: Double?) -> Double? {
    (proposal ?? ideal).map(clamp)
  }

  /// The length where the child does not matter.
  func lengthWithoutChild(_ proposal: Double?) -> Double? {
    guard let proposal else { return ideal }
    return minimum != nil && maximum != nil ? clamp(proposal) : nil
  }

  /// The length, given the child's (OpenSwiftUI: FlexFrameLayout; reproduces the recorded frames).
  func length(_ proposal: Double?, child: Double) -> Double {
    if let length = lengthWithoutChild(proposal) { return length }
    let offered = childProposal(proposal)
    switch (minimum, maximum) {
    case (_?, _?): return clamp(child)
    case (let minimum?, nil): return max(min(offered ?? .infinity, child), minimum)
    case (nil, let maximum?): return min(max(offered ?? -.infinity, child), maximum)
    case (nil, nil): return child
    }
  }

  /// What the child is offered once the frame has its length: that length, but nothing where nothing was proposed, no
  /// ideal is set and no bound is touched (since the iOS 17 SDK).
  func placedProposal(_ proposal: Double?, length: Double) -> Double? {
    let isFree = length > (minimum ?? -.infinity) && length < (maximum ?? .infinity)
    return proposal == nil && ideal == nil && isFree ? nil : length
  }

  func reason(_ proposal: Double?, length: Double) -> SizeReason {
    if isEmpty { return .content }
    if proposal == nil, let ideal, ideal == length { return .ideal(ideal) }
    if length == maximum || length == minimum { return .clamped(minimum: minimum, maximum: maximum) }
    if length == proposal { return .proposal(length) }
    return .content
  }
}

extension FlexibleFrame {
  /// Child sizing: the proposal inside the bounds, then the frame's own size. Own size: see `LengthBounds.length`.
  func size(of node: NodeID, in tree: LayoutTree, _ proposal: Proposal) -> Size {
    if let width = width.lengthWithoutChild(proposal.width), let height = height.lengthWithoutChild(proposal.height) {
      return Size(width: width, height: height)
    }
    let offered = Proposal(width: width.childProposal(proposal.width), height: height.childProposal(proposal.height))
    let child = tree.sizeOfChild(node, offered)
    return Size(
      width: width.length(proposal.width, child: child.width),
      height: height.length(proposal.height, child: child.height)
    )
  }

  func placedProposal(_ proposal: Proposal, size: Size) -> Proposal {
    Proposal(
      width: width.placedProposal(proposal.width, length: size.width),
      height: height.placedProposal(proposal.height, length: size.height)
    )
  }

  subscript(_ axis: Axis) -> LengthBounds { axis == .horizontal ? width : height }
}
