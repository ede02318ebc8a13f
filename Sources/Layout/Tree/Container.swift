/// The window or screen that a tree is laid out in.
package struct Container: Hashable, Sendable {
  /// In points.
  package var size: Size
  package var safeArea: Insets

  package init(size: Size, safeArea: Insets = .zero) {
    self.size = size
    self.safeArea = safeArea
  }
}

/// What holds for a whole tree.
package struct LayoutEnvironment: Hashable, Sendable {
  package var platform: Platform
  /// Pixels a point.
  package var scale: Double

  package init(platform: Platform = .iOS, scale: Double = 2) {
    self.platform = platform
    self.scale = scale
  }

  /// The length of a pixel in points.
  package var pixel: Double { scale.isFinite && scale > 0 ? 1 / scale : 1 }
}
