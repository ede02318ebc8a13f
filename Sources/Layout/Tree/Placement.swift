/// Where a node ended up, and why.
package struct Placement {
  /// What its parent offered.
  package var proposal: Proposal
  package var size: Size
  /// In the parent's coordinates, before the transforms of `offset`, `scaleEffect` and the like.
  package var frame: Rect
  /// From the node's own coordinates to the container's.
  package var transform: AffineTransform
  /// The bounding box in the container.
  package var globalFrame: Rect
  /// Why the size is what it is, on each axis.
  package var widthReason: SizeReason
  package var heightReason: SizeReason
  /// Why the proposal is what it is, on each axis.
  package var widthOffer: OfferReason
  package var heightOffer: OfferReason

  /// Why the length on `axis` is what it is.
  package func reason(_ axis: Axis) -> SizeReason { axis == .horizontal ? widthReason : heightReason }

  /// Why the proposal on `axis` is what it is.
  package func offer(_ axis: Axis) -> OfferReason { axis == .horizontal ? widthOffer : heightOffer }
}
