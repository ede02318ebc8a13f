package import Layout

/// How menus look that are open. Lengths are the platforms', in points: generally known, not measured; only a scene that
/// somebody uses shows them.
package struct MenuLook {
  package let width: Double
  package let rowInsets: Insets
  /// What marks of chosen rows take before the titles.
  package let markWidth: Double
  package let radius: Double
  /// What tells groups of rows apart, and rows on iOS.
  package let bandHeight: Double
  package let lineHeight: Double
  /// From the sides of the window, and from what the menu belongs to.
  package let margin: Double
  package let gap: Double

  package static func of(_ platform: Platform) -> MenuLook {
    platform == .macOS
      ? MenuLook(
        width: 180,
        rowInsets: Insets(top: 3, leading: 10, bottom: 3, trailing: 10),
        markWidth: 16,
        radius: 6,
        bandHeight: 11,
        lineHeight: 0,
        margin: 4,
        gap: 2
      )
      : MenuLook(
        width: 250,
        rowInsets: Insets(top: 12, leading: 16, bottom: 12, trailing: 16),
        markWidth: 24,
        radius: 12,
        bandHeight: 8,
        lineHeight: 0.5,
        margin: 8,
        gap: 4
      )
  }

  /// What rows find in their environment: their views say what they are for, and show nothing else.
  package static var settings: [EnvironmentWrite] {
    let label = PaintStyle.named("label")
    let style = { (type: String, name: String) in BuiltInValue.token(type: type, name: name) }
    return PresentedContent.ofItsOwn + ViewDefinition.foreground(label) + [
      EnvironmentWrite(.isInMenu, .bool(true)), EnvironmentWrite(.tint, .paint(.style(label))),
      EnvironmentWrite(.buttonStyle, style("ButtonStyle", "borderless")),
      EnvironmentWrite(.labelStyle, style("LabelStyle", "automatic")),
      EnvironmentWrite(.imageScale, style("Image.Scale", "medium")),
      EnvironmentWrite(.controlSize, style("ControlSize", "regular")),
      EnvironmentWrite(.font, .font(FontValue(.style(.body)))),
      EnvironmentWrite(.labelsAreHidden, .bool(false)),
    ]
  }

  /// What the header of a group of rows looks like.
  package static var headerSettings: [EnvironmentWrite] {
    ViewDefinition.foreground(.named("secondaryLabel"))
      + [EnvironmentWrite(.font, .font(FontValue(.style(.footnote))))]
  }

  /// Buttons that a swipe brings up: white on a color of their own.
  package static var swipeSettings: [EnvironmentWrite] {
    ViewDefinition.foreground(.named("white")) + [
      EnvironmentWrite(.buttonStyle, .token(type: "ButtonStyle", name: "plain")),
      EnvironmentWrite(.labelStyle, .token(type: "LabelStyle", name: "iconOnly")),
      EnvironmentWrite(.tint, .paint(.style(.named("systemGray2")))),
      EnvironmentWrite(.isInMenu, .bool(false)),
    ]
  }

  package static let swipeWidth = 74.0
  /// What rows have above and below their content.
  package static let swipeMargin = 11.0

  package static let ground = PaintStyle.named("secondarySystemGroupedBackground")
  package static let line = PaintStyle.named("separator")
  package static let band = PaintStyle.named("tertiarySystemFill")
  package static let shadow = PaintEffect.shadow(
    PaintColor(red: 0, green: 0, blue: 0, opacity: 0.25),
    radius: 20,
    x: 0,
    y: 6
  )
}
