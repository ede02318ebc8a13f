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
  /// The major version of the system.
  package var system: Int

  package init(platform: Platform = .iOS, scale: Double = 2, system: Int? = nil) {
    self.platform = platform
    self.scale = scale
    self.system = system ?? platform.standardSystem
  }

  /// The length of a pixel in points.
  package var pixel: Double { scale.isFinite && scale > 0 ? 1 / scale : 1 }
}
