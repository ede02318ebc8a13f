import Catalog
import Layout
import Semantics

/// A font of UIKit or AppKit: the same as SwiftUI's, with metrics that code can ask for.
struct PlatformFont: ForeignValue, Hashable {
  var font: FontValue
  /// The text size that it was asked for; nil for the scene's.
  var textSize: DynamicTypeSize?

  var typeName: String { "UIFont" }
  var conformances: [String] { ["NSFont", "CTFont"] }
  var description: String { typeName }

  /// Sizes of controls' texts (Apple: `UIFont.labelFontSize` and its neighbours, which the text size does not change).
  private static let lengths = [
    "buttonFontSize": 18.0, "labelFontSize": 17, "smallSystemFontSize": 12, "systemFontSize": 14,
  ]

  private static let typeNames: Set<String> = ["UIFont", "NSFont"]

  /// Types within, whose values are those of SwiftUI's.
  static let tokenTypes: [String: TypeDefinition] = [
    "NSFont.TextStyle": .fontTextStyle, "NSFont.Weight": .fontWeight,
    PlatformTraits.categoryType: .contentSizeCategory, "UIFont.TextStyle": .fontTextStyle,
    "UIFont.Weight": .fontWeight,
  ]

  /// `UIFont.labelFontSize`, `UIFont.TextStyle.title1`, `UIFont.Weight.bold`
  static func member(_ name: String, of type: String) -> Value? {
    if typeNames.contains(type) { return lengths[name].map { .double($0) } }
    // UIKit counts the styles that SwiftUI calls `title` and `caption`.
    let member = name.hasSuffix("1") ? String(name.dropLast()) : name
    return tokenTypes[type]?.member(member).map { Value($0) }
  }

  /// `UIFont.systemFont(ofSize: 12)`
  static func make(_ name: String, of type: String, _ call: CallSite) -> Value? {
    if type == "UIFontDescriptor", name == "preferredFontDescriptor" {
      return preferred(style(call, "withTextStyle"), call)
    }
    guard typeNames.contains(type) else { return nil }
    if name == "preferredFont" { return preferred(style(call, "forTextStyle"), call) }
    guard let size = call.evaluate("ofSize", as: .named("CGFloat"))?.number else { return nil }
    var font = FontValue(.size(size), weight: weight(call))
    switch name {
    case "systemFont": break
    case "boldSystemFont": font.weight = .bold
    case "italicSystemFont": font.isItalic = true
    case "monospacedSystemFont": font.design = .monospaced
    case "monospacedDigitSystemFont": font.hasMonospacedDigits = true
    default: return nil
    }
    return .foreign(PlatformFont(font: font))
  }

  private static func preferred(_ style: TextStyle?, _ call: CallSite) -> Value? {
    style.map { .foreign(PlatformFont(font: FontValue(.style($0)), textSize: PlatformTraits.textSize(call))) }
  }

  /// `UIFont(name: "Menlo", size: 12)`: fonts of the program's own have the system font's metrics here.
  static func construct(_ type: String, _ call: CallSite) -> Value? {
    guard typeNames.contains(type), let size = call.evaluate("size", as: .named("CGFloat"))?.number else { return nil }
    guard case .foreign(let base as PlatformFont)? = call.evaluate("descriptor") else {
      return call.index(of: "name") == nil ? nil : .foreign(PlatformFont(font: FontValue(.size(size))))
    }
    return size == 0 ? .foreign(base) : .foreign(PlatformFont(font: base.sized(size)))
  }

  func call(_ name: String, _ call: CallSite) -> Value? {
    var changed = self
    switch name {
    case "withSize":
      guard let size = call.evaluate(0, as: .named("CGFloat")).number else { return nil }
      changed.font = sized(size)
    case "withDesign":
      let design = call.evaluate(0, as: .named("Font.Design")).builtIn?.token
      changed.font.design = design.flatMap(FontDesign.named)
    default: return nil
    }
    return .foreign(changed)
  }

  private func sized(_ size: Double) -> FontValue {
    var font = font
    font.base = .size(size)
    return font
  }

  func member(_ name: String, in configuration: ReadSettings.Settings) -> Value? {
    let font = font.resolved(at: textSize ?? configuration.textSize, platform: configuration.platform)
    let platform = configuration.platform
    switch name {
    case "pointSize": return .double(font.size)
    case "lineHeight": return .double(SystemFontMetrics.line(of: font, platform: platform))
    case "ascender": return .double(SystemFontMetrics.ascender(of: font, platform: platform))
    case "descender": return .double(-SystemFontMetrics.descender(of: font, platform: platform))
    case "capHeight": return .double(SystemFontMetrics.capHeight(of: font))
    case "leading": return .double(font.leading)
    case "fontDescriptor": return .foreign(self)
    case "familyName": return .string(".AppleSystemUIFont")
    default: return nil
    }
  }

  static func style(_ call: CallSite, _ label: String) -> TextStyle? {
    call.evaluate(label, as: .named("UIFont.TextStyle"))?.builtIn?.token.flatMap(TextStyle.named)
  }

  private static func weight(_ call: CallSite) -> FontWeight? {
    call.evaluate("weight", as: .named("UIFont.Weight"))?.builtIn?.token.flatMap(FontWeight.named)
  }
}

/// `UIFontMetrics`: how lengths grow with the text size.
struct PlatformFontMetrics: ForeignValue, Hashable {
  static let type = "UIFontMetrics"

  let style: TextStyle

  var typeName: String { Self.type }
  var description: String { typeName }

  static func construct(_ type: String, _ call: CallSite) -> Value? {
    guard type == Self.type, let style = PlatformFont.style(call, "forTextStyle") else { return nil }
    return .foreign(PlatformFontMetrics(style: style))
  }

  func call(_ name: String, _ call: CallSite, in configuration: ReadSettings.Settings) -> Value? {
    let textSize = PlatformTraits.textSize(call) ?? configuration.textSize
    let factor = style.scaleFactor(at: textSize, platform: configuration.platform)
    switch name {
    case "scaledValue":
      return call.evaluate("for", as: .named("CGFloat"))?.number.map { .double($0 * factor) }
    case "scaledFont":
      guard case .foreign(var font as PlatformFont)? = call.evaluate("for", as: .named("UIFont")) else { return nil }
      guard case .size(let size) = font.font.base else { return .foreign(font) }
      let limit = call.evaluate("maximumPointSize", as: .named("CGFloat"))?.number ?? .infinity
      font.font.base = size * factor > limit ? .size(limit) : .scaled(size, style)
      return .foreign(font)
    default: return nil
    }
  }
}
