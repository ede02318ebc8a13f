import Catalog
package import Interpreter
package import LSPProtocol
import Layout

/// What a page of a preview has chosen: a scene, and what it is shown on.
package struct PageSettings: Equatable, Sendable {
  package private(set) var scene = 0
  /// The pass that is shown; nil for the one in which the state has settled.
  package private(set) var lastPass: Int?
  private var device: String?
  private var isLandscape = false
  /// The size classes; nil where the device says which they are.
  private var widthClass: SceneConfiguration.SizeClass?
  private var heightClass: SceneConfiguration.SizeClass?
  private var textSize = DynamicTypeSize.large
  private var isDark = false
  private var isMirrored = false
  private var locale = "en_US"
  /// The page has chosen something: until then the file and its configuration say how it is shown.
  private var isChosen = false

  package init() {}

  /// Shows another scene, in the way that it asks for.
  mutating func show(scene: Int) { self.scene = max(scene, 0) }

  /// Takes what a page says; what it says wrong is left out.
  package mutating func choose(_ command: JSONValue) {
    isChosen = true
    lastPass = command["pass"].integer.map { max($0, 1) }
    scene = command["scene"].integer.map { max($0, 0) } ?? scene
    if let name = command["device"].string, DeviceDefinition.named(name) != nil { device = name }
    isLandscape = command["landscape"].bool ?? isLandscape
    if let name = command["widthClass"].string { widthClass = SceneConfiguration.SizeClass(rawValue: name) }
    if let name = command["heightClass"].string { heightClass = SceneConfiguration.SizeClass(rawValue: name) }
    textSize = command["textSize"].string.flatMap(DynamicTypeSize.named) ?? textSize
    isDark = command["dark"].bool ?? isDark
    isMirrored = command["rtl"].bool ?? isMirrored
    if let locale = command["locale"].string, locale.utf8.count <= 32 { self.locale = locale }
  }

  package func applied(to configuration: SceneConfiguration) -> SceneConfiguration {
    guard isChosen else { return configuration }
    var result = configuration
    if let device = device.flatMap(DeviceDefinition.named) { result.move(to: device, isLandscape: isLandscape) }
    result.horizontalSizeClass = widthClass ?? result.horizontalSizeClass
    result.verticalSizeClass = heightClass ?? result.verticalSizeClass
    result.textSize = textSize
    result.isDark = isDark
    result.direction = isMirrored ? .rightToLeft : .leftToRight
    result.locale = locale
    return result
  }
}
