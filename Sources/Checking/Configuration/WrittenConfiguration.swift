import Catalog
import FoundationEssentials
import Interpreter
import Layout
import Lint
import ViewGraph

/// One entry of `configurations` in a configuration file: a device, or a size with what it has around and in it.
struct WrittenConfiguration: Decodable, Sendable {
  private var device: String?
  private var orientation: String?
  private var size: String?
  private var safeArea: SafeArea?
  private var textSize: String?
  private var direction: String?
  private var scheme: String?
  private var locale: String?
  private var scale: Double?
  private var system: Int?

  private struct SafeArea: Decodable {
    var top: Double?
    var leading: Double?
    var bottom: Double?
    var trailing: Double?
  }

  private enum Key: String, CodingKey, CaseIterable {
    case device
    case orientation
    case size
    case safeArea
    case textSize
    case direction
    case scheme
    case locale
    case scale
    case system
  }

  init(from decoder: any Decoder) throws {
    try UnknownKeys.check(decoder, against: Key.self)
    let values = try decoder.container(keyedBy: Key.self)
    device = try values.decodeIfPresent(String.self, forKey: .device)
    orientation = try values.decodeIfPresent(String.self, forKey: .orientation)
    size = try values.decodeIfPresent(String.self, forKey: .size)
    safeArea = try values.decodeIfPresent(SafeArea.self, forKey: .safeArea)
    textSize = try values.decodeIfPresent(String.self, forKey: .textSize)
    direction = try values.decodeIfPresent(String.self, forKey: .direction)
    scheme = try values.decodeIfPresent(String.self, forKey: .scheme)
    locale = try values.decodeIfPresent(String.self, forKey: .locale)
    scale = try values.decodeIfPresent(Double.self, forKey: .scale)
    system = try values.decodeIfPresent(Int.self, forKey: .system)
  }

  /// What the entry means; throws what it says wrongly.
  func tested(on platform: Platform) throws(ConfigurationError) -> TestedConfiguration {
    var scene = try base()
    if let safeArea {
      scene.safeArea = Insets(
        top: Self.length(safeArea.top),
        leading: Self.length(safeArea.leading),
        bottom: Self.length(safeArea.bottom),
        trailing: Self.length(safeArea.trailing)
      )
    }
    if let textSize {
      guard let value = DynamicTypeSize.named(textSize) else {
        throw ConfigurationError("configurations: there is no text size '\(textSize)'", at: [.member("textSize")])
      }
      scene.textSize = value
    }
    if let scale { scene.scale = min(max(scale, 1), 3) } else if platform == .macOS { scene.scale = 2 }
    if let locale { scene.locale = locale }
    if let system { scene.system = min(max(system, 1), 999) }
    scene.isDark = try Self.choice("scheme", scheme, ("light", false), ("dark", true)) ?? false
    scene.direction =
      try Self.choice("direction", direction, ("ltr", .leftToRight), ("rtl", .rightToLeft)) ?? .leftToRight
    scene.platform = platform
    return TestedConfiguration(scene)
  }

  private func base() throws(ConfigurationError) -> SceneConfiguration {
    let isLandscape = try Self.choice("orientation", orientation, ("portrait", false), ("landscape", true))
    if let device {
      guard let found = DeviceDefinition.named(device) else {
        let known = DeviceDefinition.all.map(\.id).joined(separator: ", ")
        let message = "configurations: there is no device '\(device)'; there are \(known)"
        throw ConfigurationError(message, at: [.member("device")])
      }
      return SceneConfiguration(device: found, isLandscape: isLandscape ?? false)
    }
    guard let size else { throw ConfigurationError("configurations: an entry needs a 'size' or a 'device'") }
    var sides = size.split(separator: "x").compactMap { Double(String($0)) }
    guard sides.count == 2, sides.allSatisfy({ $0 >= 1 && $0 <= 100_000 }) else {
      throw ConfigurationError("configurations: '\(size)' is no size; write it as 393x852", at: [.member("size")])
    }
    if let isLandscape { sides.sort { isLandscape ? $0 > $1 : $0 < $1 } }
    return SceneConfiguration(
      size: Size(width: sides[0], height: sides[1]),
      horizontalSizeClass: sides[0] >= 700 && sides[1] >= 700 ? .regular : .compact,
      verticalSizeClass: sides[1] < 450 ? .compact : .regular
    )
  }

  private static func length(_ value: Double?) -> Double {
    guard let value, value.isFinite else { return 0 }
    return min(max(value, 0), 10_000)
  }

  private static func choice<Value>(
    _ setting: String,
    _ written: String?,
    _ options: (name: String, value: Value)...
  ) throws(ConfigurationError) -> Value? {
    guard let written else { return nil }
    guard let option = options.first(where: { $0.name == written }) else {
      let names = options.map(\.name).joined(separator: " or ")
      throw ConfigurationError("\(setting): '\(written)' is not \(names)", at: [.member(setting)])
    }
    return option.value
  }
}
