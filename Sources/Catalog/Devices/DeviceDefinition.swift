package import Layout

/// A device as a container for scenes: its portrait screen in points, its scale and its safe areas.
package struct DeviceDefinition: Hashable, Sendable {
  /// The name on the command line: `iphone-15`.
  package let id: String
  package let name: String
  package let size: Size
  /// Pixels per point.
  package let scale: Double
  package let top: Double
  package let bottom: Double
  /// The insets at the left and right, and at the bottom, when the device lies on its side.
  package let landscapeSides: Double
  package let landscapeBottom: Double
  package let isPad: Bool
  /// The major version of the system that it came with, where it is newer than the tables' standard.
  package var oldestSystem: Int?

  package var portraitInsets: Insets {
    Insets(top: top, leading: 0, bottom: bottom, trailing: 0)
  }

  package var landscapeInsets: Insets {
    isPad
      ? Insets(top: top, leading: 0, bottom: bottom, trailing: 0)
      : Insets(top: 0, leading: landscapeSides, bottom: landscapeBottom, trailing: landscapeSides)
  }
}

extension DeviceDefinition {
  fileprivate static func phone(
    _ id: String,
    _ name: String,
    _ width: Double,
    _ height: Double,
    scale: Double = 3,
    _ top: Double,
    _ bottom: Double,
    landscape: (sides: Double, bottom: Double),
    system: Int? = nil
  ) -> DeviceDefinition {
    DeviceDefinition(
      id: id,
      name: name,
      size: Size(width: width, height: height),
      scale: scale,
      top: top,
      bottom: bottom,
      landscapeSides: landscape.sides,
      landscapeBottom: landscape.bottom,
      isPad: false,
      oldestSystem: system
    )
  }

  fileprivate static func pad(
    _ id: String,
    _ name: String,
    _ width: Double,
    _ height: Double,
    _ top: Double,
    _ bottom: Double
  ) -> DeviceDefinition {
    DeviceDefinition(
      id: id,
      name: name,
      size: Size(width: width, height: height),
      scale: 2,
      top: top,
      bottom: bottom,
      landscapeSides: 0,
      landscapeBottom: bottom,
      isPad: true
    )
  }
}

extension DeviceDefinition {
  /// Sizes: Apple's Human Interface Guidelines. Insets: the table of swift-snapshot-testing, extended by analogy for
  /// later models; the landscape bottom of phones without a button is 21.
  package static let all: [DeviceDefinition] = [
    .pad("ipad", "iPad (10th generation)", 820, 1180, 24, 20),
    .pad("ipad-10.2", "iPad 10.2\u{2033}", 810, 1080, 20, 0),
    .pad("ipad-9.7", "iPad 9.7\u{2033}", 768, 1024, 20, 0),
    .pad("ipad-air", "iPad Air 11\u{2033}", 820, 1180, 24, 20),
    .pad("ipad-air-13", "iPad Air 13\u{2033}", 1024, 1366, 24, 20),
    .pad("ipad-mini", "iPad mini (6th generation)", 744, 1133, 24, 20),
    .pad("ipad-pro-10.5", "iPad Pro 10.5\u{2033}", 834, 1112, 20, 0),
    .pad("ipad-pro-11", "iPad Pro 11\u{2033}", 834, 1194, 24, 20),
    .pad("ipad-pro-11-m4", "iPad Pro 11\u{2033} (M4)", 834, 1210, 24, 20),
    .pad("ipad-pro-12.9", "iPad Pro 12.9\u{2033}", 1024, 1366, 24, 20),
    .pad("ipad-pro-13", "iPad Pro 13\u{2033} (M4)", 1032, 1376, 24, 20),
    .phone("iphone-11", "iPhone 11", 414, 896, scale: 2, 44, 34, landscape: (44, 21)),
    .phone("iphone-11-pro", "iPhone 11 Pro", 375, 812, 44, 34, landscape: (44, 21)),
    .phone("iphone-11-pro-max", "iPhone 11 Pro Max", 414, 896, 44, 34, landscape: (44, 21)),
    .phone("iphone-12", "iPhone 12", 390, 844, 47, 34, landscape: (47, 21)),
    .phone("iphone-12-mini", "iPhone 12 mini", 375, 812, 50, 34, landscape: (50, 21)),
    .phone("iphone-12-pro", "iPhone 12 Pro", 390, 844, 47, 34, landscape: (47, 21)),
    .phone("iphone-12-pro-max", "iPhone 12 Pro Max", 428, 926, 47, 34, landscape: (47, 21)),
    .phone("iphone-13", "iPhone 13", 390, 844, 47, 34, landscape: (47, 21)),
    .phone("iphone-13-mini", "iPhone 13 mini", 375, 812, 50, 34, landscape: (50, 21)),
    .phone("iphone-13-pro", "iPhone 13 Pro", 390, 844, 47, 34, landscape: (47, 21)),
    .phone("iphone-13-pro-max", "iPhone 13 Pro Max", 428, 926, 47, 34, landscape: (47, 21)),
    .phone("iphone-14", "iPhone 14", 390, 844, 47, 34, landscape: (47, 21)),
    .phone("iphone-14-plus", "iPhone 14 Plus", 428, 926, 47, 34, landscape: (47, 21)),
    .phone("iphone-14-pro", "iPhone 14 Pro", 393, 852, 59, 34, landscape: (59, 21)),
    .phone("iphone-14-pro-max", "iPhone 14 Pro Max", 430, 932, 59, 34, landscape: (59, 21)),
    .phone("iphone-15", "iPhone 15", 393, 852, 59, 34, landscape: (59, 21)),
    .phone("iphone-15-plus", "iPhone 15 Plus", 430, 932, 59, 34, landscape: (59, 21)),
    .phone("iphone-15-pro", "iPhone 15 Pro", 393, 852, 59, 34, landscape: (59, 21)),
    .phone("iphone-15-pro-max", "iPhone 15 Pro Max", 430, 932, 59, 34, landscape: (59, 21)),
    .phone("iphone-16", "iPhone 16", 393, 852, 59, 34, landscape: (59, 21)),
    .phone("iphone-16-plus", "iPhone 16 Plus", 430, 932, 59, 34, landscape: (59, 21)),
    .phone("iphone-16-pro", "iPhone 16 Pro", 402, 874, 62, 34, landscape: (62, 21)),
    .phone("iphone-16-pro-max", "iPhone 16 Pro Max", 440, 956, 62, 34, landscape: (62, 21)),
    .phone("iphone-16e", "iPhone 16e", 390, 844, 47, 34, landscape: (47, 21)),
    .phone("iphone-17", "iPhone 17", 402, 874, 62, 34, landscape: (62, 21), system: 26),
    .phone("iphone-17-pro", "iPhone 17 Pro", 402, 874, 62, 34, landscape: (62, 21), system: 26),
    .phone("iphone-17-pro-max", "iPhone 17 Pro Max", 440, 956, 62, 34, landscape: (62, 21), system: 26),
    .phone("iphone-8", "iPhone 8", 375, 667, scale: 2, 20, 0, landscape: (0, 0)),
    .phone("iphone-8-plus", "iPhone 8 Plus", 414, 736, 20, 0, landscape: (0, 0)),
    .phone("iphone-air", "iPhone Air", 420, 912, 68, 34, landscape: (68, 21), system: 26),
    .phone("iphone-se", "iPhone SE (3rd generation)", 375, 667, scale: 2, 20, 0, landscape: (0, 0)),
    .phone("iphone-x", "iPhone X", 375, 812, 44, 34, landscape: (44, 21)),
    .phone("iphone-xr", "iPhone XR", 414, 896, scale: 2, 44, 34, landscape: (44, 21)),
    .phone("iphone-xs-max", "iPhone XS Max", 414, 896, 44, 34, landscape: (44, 21)),
  ]

  /// The device that scenes are shown on where none is named.
  package static var standard: DeviceDefinition {
    all.first { $0.id == "iphone-15" } ?? all[0]
  }

  package static func named(_ id: String) -> DeviceDefinition? {
    all.first { $0.id == id }
  }
}
