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
  /// The container is as large as the view, where it is proposed `size`.
  package var fitsContent = false
  /// The major version of the system; nil is the platform's standard.
  package var system: Int?

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

extension SceneConfiguration {
  /// What the root of a scene finds in its environment.
  var environment: [EnvironmentWrite] {
    func token(_ key: EnvironmentKeyDefinition, _ name: String) -> EnvironmentWrite {
      var type = key.type
      if type.hasSuffix("?") { type.removeLast() }
      return EnvironmentWrite(key, .token(type: type, name: name))
    }
    return [
      token(.colorScheme, isDark ? "dark" : "light"),
      token(.dynamicTypeSize, textSize.name),
      token(.horizontalSizeClass, horizontalSizeClass.rawValue),
      token(.layoutDirection, direction == .rightToLeft ? "rightToLeft" : "leftToRight"),
      token(.locale, locale),
      token(.platform, platform == .macOS ? "macOS" : "iOS"),
      token(.verticalSizeClass, verticalSizeClass.rawValue),
      EnvironmentWrite(.displayScale, .number(scale)),
      EnvironmentWrite(.system, .number(Double(system ?? platform.standardSystem))),
      EnvironmentWrite(.pixelLength, .number(1 / max(scale, 1))),
    ]
  }

  /// A device on its feet or on its side.
  package init(device: DeviceDefinition, isLandscape: Bool = false) {
    let size = isLandscape ? Size(width: device.size.height, height: device.size.width) : device.size
    self.init(
      size: size,
      safeArea: isLandscape ? device.landscapeInsets : device.portraitInsets,
      scale: device.scale,
      horizontalSizeClass: device.isPad || (isLandscape && size.width >= 736 && device.size.width >= 414)
        ? .regular : .compact,
      verticalSizeClass: !device.isPad && isLandscape ? .compact : .regular
    )
    system = device.oldestSystem
  }

  /// Takes the room, the scale and the size classes of a device, and its system where it has one of its own; the user's
  /// settings stay.
  package mutating func move(to device: DeviceDefinition, isLandscape: Bool = false) {
    let there = SceneConfiguration(device: device, isLandscape: isLandscape)
    size = there.size
    safeArea = there.safeArea
    scale = there.scale
    horizontalSizeClass = there.horizontalSizeClass
    verticalSizeClass = there.verticalSizeClass
    system = there.system ?? system
  }
}
