import Catalog
import FoundationEssentials
import Interpreter
import Layout
import Semantics

/// What a call of `--frames` asks for.
struct FramesRequest {
  private static let device = CommandOption("--device", value: "NAME", "Device to lay out for (default: iphone-15)")
  private static let direction = CommandOption("--direction", value: "ltr|rtl", "Reading direction (default: ltr)")
  private static let locale = CommandOption("--locale", value: "ID", "Locale (default: en_US)")
  private static let output = CommandOption("--output", value: "text|json", "How to write it (default: text)")
  private static let platform = CommandOption("--platform", value: "ios|macos", "Metrics to use (default: ios)")
  private static let scale = CommandOption("--scale", value: "1|2|3", "Pixels per point (default: the device's)")
  private static let scene = CommandOption("--scene", value: "NAME", "Show the #Preview of that name only")
  private static let scheme = CommandOption("--scheme", value: "light|dark", "Appearance (default: light)")
  private static let size = CommandOption("--size", value: "WxH", "Size of the container in points")
  private static let textSize = CommandOption("--text-size", value: "SIZE", "Dynamic Type size (default: large)")
  private static let view = CommandOption("--view", value: "NAME", "Show that view only")

  static let options: [CommandOption] = [
    device, direction, locale, output, platform, scale, scene, scheme, size, textSize, view,
  ]

  let paths: [String]
  let isJSON: Bool
  let configuration: SceneConfiguration
  /// Whether the call itself says how large the container is.
  private let statesRoom: Bool
  private let view: String?
  private let scene: String?

  init(_ invocation: Invocation) throws {
    paths = invocation.operands
    guard !paths.isEmpty else { throw UsageError("FILE is missing") }
    isJSON = try invocation.choice(Self.output, among: ["text", "json"]) == "json"
    view = invocation.value(of: Self.view)
    scene = invocation.value(of: Self.scene)
    configuration = try Self.configuration(invocation)
    statesRoom = invocation.has(Self.size) || invocation.has(Self.device)
  }

  private static func configuration(_ invocation: Invocation) throws -> SceneConfiguration {
    var result = SceneConfiguration(device: try namedDevice(invocation))
    if let size = try containerSize(invocation) {
      result.size = size
      result.safeArea = .zero
    }
    if try invocation.choice(platform, among: ["ios", "macos"]) == "macos" {
      result.platform = .macOS
      result.scale = 2
    }
    if let scale = try invocation.integer(scale, in: 1...3) { result.scale = Double(scale) }
    if let name = try invocation.choice(textSize, among: DynamicTypeSize.allCases.map { "\($0)" }) {
      result.textSize = DynamicTypeSize.named(name) ?? .large
    }
    result.isDark = try invocation.choice(scheme, among: ["light", "dark"]) == "dark"
    let isRightToLeft = try invocation.choice(direction, among: ["ltr", "rtl"]) == "rtl"
    result.direction = isRightToLeft ? .rightToLeft : .leftToRight
    result.locale = invocation.value(of: locale) ?? result.locale
    return result
  }

  private static func namedDevice(_ invocation: Invocation) throws -> DeviceDefinition {
    guard let name = invocation.value(of: device) else { return .standard }
    guard let found = DeviceDefinition.named(name) else {
      let hint = nearestName(to: name, among: DeviceDefinition.all.map(\.id)).map { "; did you mean '\($0)'?" }
      throw UsageError("there is no device '\(name)'\(hint ?? "")")
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

  /// The configuration of a scene: a preview has the room that it asks for, unless the call states one.
  func configuration(of scene: SceneRequest) -> SceneConfiguration {
    statesRoom ? configuration : scene.settings.applied(to: configuration)
  }

  // MARK: What it names

  /// What the file holds; `-` is standard input.
  static func contents(of path: String, _ console: Console) throws -> [UInt8] {
    guard let bytes = path == "-" ? console.readInput() : FileManager.default.contents(atPath: path).map(Array.init)
    else { throw UsageError("cannot read '\(path)'") }
    return bytes
  }

  /// The scenes to show, in their order.
  func scenes(of path: String, in program: Program) throws -> [SceneRequest] {
    let file = FileID(path)
    let all = Scenes.all(in: file, program: program)
    if let view {
      guard let scene = Scenes.view(view, in: file, program: program) else {
        let hint = nearestName(to: view, among: all.map(\.view)).map { "; did you mean '\($0)'?" }
        throw UsageError("there is no view '\(view)' in '\(path)'\(hint ?? "")")
      }
      return [scene]
    }
    guard let scene else { return all.filter { !$0.isApp(in: program) } }
    let named = all.filter { $0.preview == scene }
    guard !named.isEmpty else { throw UsageError("there is no preview named '\(scene)' in '\(path)'") }
    return [named[0]]
  }
}

extension SceneRequest {
  /// An app's windows show views that are listed themselves.
  fileprivate func isApp(in program: Program) -> Bool {
    guard case .provider(let type) = source else { return false }
    return program.type(named: type)?.conforms(to: "App") ?? false
  }
}
