package import Catalog
package import Layout

/// Under what a scene is evaluated: the container's size, the device and the user's settings.
package struct SceneConfiguration: Hashable, Sendable {
  /// The container, in points; the root view is proposed its safe rectangle.
  package var size: Size
  package var safeArea: Insets
  package var platform: Platform
  /// Pixels per point.
  package var scale: Double
  package var textSize: DynamicTypeSize
  package var isDark: Bool
  package var direction: LayoutDirection
  package var locale: String
  package var horizontalSizeClass: SizeClass
  package var verticalSizeClass: SizeClass

  package enum SizeClass: String, Sendable {
    case compact
    case regular
  }

  package init(
    size: Size,
    safeArea: Insets = .zero,
    platform: Platform = .iOS,
    scale: Double = 3,
    textSize: DynamicTypeSize = .large,
    isDark: Bool = false,
    direction: LayoutDirection = .leftToRight,
    locale: String = "en_US",
    horizontalSizeClass: SizeClass = .compact,
    verticalSizeClass: SizeClass = .regular
  ) {
    self.size = size
    self.safeArea = safeArea
    self.platform = platform
    self.scale = scale
    self.textSize = textSize
    self.isDark = isDark
    self.direction = direction
    self.locale = locale
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
  }
}
