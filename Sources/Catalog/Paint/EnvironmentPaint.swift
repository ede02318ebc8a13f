import Layout

/// What is drawn with at one place: the styles around, and the settings that colors follow.
package struct Ink: Hashable, Sendable {
  /// The foreground, then what is secondary to it and so on, as far as they are set.
  package var foreground: [PaintStyle]
  package var tint: PaintStyle
  package var isDark: Bool
  package var isEnabled: Bool
  package var isRedacted: Bool
  /// How lines of text sit beside each other: 0 is the leading end, 1 the trailing one.
  package var textAlignment: Double
  package var isUnderlined: Bool
  package var isStruck: Bool
  /// Pictures keep their colors unless they are templates.
  package var isTemplate: Bool

  package init() {
    foreground = []
    tint = .named("accentColor")
    isDark = false
    isEnabled = true
    isRedacted = false
    textAlignment = 0
    isUnderlined = false
    isStruck = false
    isTemplate = false
  }
}

extension EnvironmentKeyDefinition {
  /// Traits that only pictures read.
  package static let fillOutline = picture("fillOutline", .none)
  package static let foregroundStyle = picture("foregroundStyle", .none)
  package static let isRedacted = picture("isRedacted", .bool(false))
  package static let isStruck = picture("isStruck", .bool(false))
  package static let isTemplate = picture("isTemplate", .bool(false))
  package static let isUnderlined = picture("isUnderlined", .bool(false))
  package static let shapeSteps = picture("shapeSteps", .list([]))
  package static let tint = picture("tint", .none)

  private static func picture(
    _ name: String,
    _ fallback: @autoclosure @escaping @Sendable () -> BuiltInValue
  ) -> EnvironmentKeyDefinition {
    EnvironmentKeyDefinition("picture \(name)", "Any", "", default: fallback())
  }
}

extension EnvironmentValues {
  /// What is drawn with here.
  package var ink: Ink {
    var ink = Ink()
    if case .list(let levels) = self[.foregroundStyle] { ink.foreground = levels.compactMap(\.style) }
    ink.tint = self[.tint].style ?? ink.tint
    ink.isDark = self[.colorScheme].token == "dark"
    ink.isEnabled = self[.isEnabled] != .bool(false)
    ink.isRedacted = flag(.isRedacted)
    ink.isUnderlined = flag(.isUnderlined)
    ink.isStruck = flag(.isStruck)
    ink.isTemplate = flag(.isTemplate)
    switch self[.multilineTextAlignment].token {
    case "center": ink.textAlignment = 0.5
    case "trailing": ink.textAlignment = 1
    default: break
    }
    return ink
  }

  /// What is done with the shape that stands here, innermost first.
  package var shapeSteps: [ShapeStep] {
    guard case .list(let steps) = self[.shapeSteps] else { return [] }
    return steps.compactMap { if case .paint(.step(let step)) = $0 { step } else { nil } }
  }
}

extension BuiltInValue {
  /// What areas can be filled with.
  package var style: PaintStyle? {
    switch self {
    case .color(let name): SystemColors.level(named: name).map { .level($0) } ?? .named(name)
    case .paint(.style(let style)): style
    case .paint(.stops(let stops)): .gradient(PaintGradient(.linear(from: .top, to: .bottom), stops))
    case .token("ShapeStyle", let name): SystemColors.style(named: name)
    case .token("Material", let name): SystemColors.style(named: "\(name)Material")
    default: nil
    }
  }

  /// The shape that a token names, or that was given.
  package var outline: Outline? {
    switch self {
    case .paint(.outline(let outline)): outline
    case .token("Shape", "circle"): .circle
    case .token("Shape", "capsule"), .token("Shape", "buttonBorder"): .capsule
    case .token("Shape", "ellipse"): .ellipse
    case .token("Shape", _): .rectangle
    default: nil
    }
  }
}

extension ArgumentValues {
  package func style(_ name: String) -> PaintStyle? { self[name]?.style }

  package func outline(_ name: String) -> Outline? { self[name]?.outline }

  /// A color as a part of something: levels count as what they are in a plain place.
  package func color(_ name: String) -> PaintColor? { self[name]?.plainColor }

  /// What a bar shows as its title: a string, or what a text says.
  var barTitle: String? {
    if case .paint(.item(let item))? = self["title"] { return item.title }
    return string("title")
  }

  /// What a badge shows; nothing for 0.
  var badge: String? {
    if let count = int("count") { return count == 0 ? nil : String(count) }
    if case .paint(.item(let item))? = self["label"] { return item.title }
    return string("label")
  }

  package func strokeLine(_ name: String) -> StrokeLine? {
    if case .paint(.line(let line))? = self[name] { return line }
    return nil
  }

  /// Colors in a list, or the stops of a gradient.
  package func stops(_ name: String) -> [PaintGradient.Stop] {
    switch self[name] {
    case .paint(.stops(let stops))?: stops
    case .list(let items)?:
      if items.contains(where: { if case .paint(.stops) = $0 { true } else { false } }) {
        items.flatMap { if case .paint(.stops(let stops)) = $0 { stops } else { [PaintGradient.Stop]() } }
      } else {
        PaintGradient(.linear(from: .top, to: .bottom), colors: items.compactMap(\.plainColor)).stops
      }
    default: []
    }
  }
}

extension BuiltInValue {
  package var plainColor: PaintColor? {
    switch style {
    case .level(0): PaintColor(named: "primary")
    case .level: PaintColor(named: "secondary")
    case .tint: PaintColor(named: "accentColor")
    case let style: style?.color
    }
  }
}

extension PaintStyle {
  /// The style as it is here: a level counts from the foreground around, where one is set.
  package func resolved(in ink: Ink) -> PaintStyle {
    switch self {
    case .level(let level):
      if ink.foreground.indices.contains(level) { return ink.foreground[level] }
      guard level > 0, let base = ink.foreground.first, base != .level(0) else { return self }
      return .faded(base, Self.fading[min(level, Self.fading.count - 1)])
    case .tint: return ink.tint == .tint ? .named("accentColor") : ink.tint
    case .faded(let style, let opacity): return .faded(style.resolved(in: ink), opacity)
    case .shaded(let style): return .shaded(style.resolved(in: ink))
    case .color, .material, .gradient: return self
    }
  }

  /// How opaque the levels of a style are that states one only.
  private static let fading = [1, 0.5, 0.25, 0.18, 0.1]
}
