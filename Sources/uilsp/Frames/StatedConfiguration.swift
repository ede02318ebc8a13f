import Catalog
import Interpreter
import Layout

/// What the options of a call say of the device and the user's settings; what they leave out stays as configured.
struct StatedConfiguration {
  private static let device = CommandOption(
    "--device",
    value: "NAME",
    "Device to lay out for (default: as configured, iphone-15)"
  )
  private static let direction = CommandOption("--direction", value: "ltr|rtl", "Reading direction (default: ltr)")
  private static let locale = CommandOption("--locale", value: "ID", "Locale (default: en_US)")
  private static let platform = CommandOption("--platform", value: "ios|macos", "Metrics to use (default: ios)")
  private static let scale = CommandOption("--scale", value: "1|2|3", "Pixels per point (default: the device's)")
  private static let scheme = CommandOption("--scheme", value: "light|dark", "Appearance (default: light)")
  private static let size = CommandOption("--size", value: "WxH", "Size of the container in points")
  private static let system = CommandOption(
    "--system",
    value: "MAJOR",
    "Major version of the system to use the metrics of (default: the device's, 18 on iOS)"
  )
  private static let textSize = CommandOption("--text-size", value: "SIZE", "Dynamic Type size (default: large)")

  static let options: [CommandOption] = [device, direction, locale, platform, scale, scheme, size, system, textSize]

  private let device: DeviceDefinition?
  private let size: Size?
  private let platform: Platform?
  private let scale: Double?
  private let system: Int?
  private let textSize: DynamicTypeSize?
  private let isDark: Bool?
  private let direction: LayoutDirection?
  private let locale: String?

  init(_ invocation: Invocation) throws {
    device = try Self.namedDevice(invocation)
    size = try Self.containerSize(invocation)
    platform = try invocation.choice(Self.platform, among: ["ios", "macos"]).map { $0 == "macos" ? .macOS : .iOS }
    scale = try invocation.integer(Self.scale, in: 1...3).map(Double.init)
    system = try invocation.integer(Self.system, in: 13...99)
    textSize = try invocation.choice(Self.textSize, among: DynamicTypeSize.allCases.map(\.name))
      .flatMap(DynamicTypeSize.named)
    isDark = try invocation.choice(Self.scheme, among: ["light", "dark"]).map { $0 == "dark" }
    direction = try invocation.choice(Self.direction, among: ["ltr", "rtl"])
      .map { $0 == "rtl" ? .rightToLeft : .leftToRight }
    locale = invocation.value(of: Self.locale)
  }

  /// Whether the call itself says how large the container is.
  var hasRoom: Bool { size != nil || device != nil }

  func applied(to configuration: SceneConfiguration) -> SceneConfiguration {
    var result = configuration
    if let device { result.move(to: device) }
    if let size {
      result.size = size
      result.safeArea = .zero
    }
    if let platform {
      if platform == .macOS, result.platform != .macOS { result.scale = 2 }
      result.platform = platform
    }
    if let scale { result.scale = scale }
    if let system { result.system = system }
    if let textSize { result.textSize = textSize }
    if let isDark { result.isDark = isDark }
    if let direction { result.direction = direction }
    if let locale { result.locale = locale }
    return result
  }

  private static func namedDevice(_ invocation: Invocation) throws -> DeviceDefinition? {
    guard let name = invocation.value(of: device) else { return nil }
    guard let found = DeviceDefinition.named(name) else {
      let known = DeviceDefinition.all.map(\.id)
      let hint = nearestName(to: name, among: known).map { "did you mean '\($0)'?" }
      throw UsageError("there is no device '\(name)'; \(hint ?? "there are \(known.joined(separator: ", "))")")
    }
    return found
  }

  private static func containerSize(_ invocation: Invocation) throws -> Size? {
    guard let text = invocation.value(of: size) else { return nil }
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Double(String($0)) }
    guard parts.count == 2, let width = parts[0], let height = parts[1], (0...100_000).contains(width),
      (0...100_000).contains(height)
    else { throw UsageError("--size needs a width and a height such as 390x844, not '\(text)'") }
    return Size(width: width, height: height)
  }
}
