/// Something beside the source that a frame takes into account; a frame without any is exact.
package enum FrameDependency: Hashable, Comparable, Sendable {
  /// How wide letters are: measured with another font than Apple's, within about one percent.
  case textWidth
  /// Sizes of controls, lists and bars from a table, which differ between versions of the system.
  case platformTable
  /// A value that nobody knows, by its name in the source.
  case standIn(String)
}

/// What a node of layout depends on by itself, whatever is inside or around it.
package struct NodeDependencies {
  package var standIns: [String]
  /// Its lengths come from a table of the platform.
  package var isApproximate: Bool

  package init(standIns: [String] = [], isApproximate: Bool = false) {
    self.standIns = standIns
    self.isApproximate = isApproximate
  }

  package static var none: NodeDependencies { NodeDependencies() }
}
