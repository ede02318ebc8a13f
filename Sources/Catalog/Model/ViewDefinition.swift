package import Layout

/// A view of the framework: what completion, hover, checks and evaluation know about it.
package final class ViewDefinition: Sendable {
  package let name: String
  package let summary: String
  package let availability: Availability
  package let deprecation: Deprecation?
  /// The generic parameters, each with its constraint and with what it is where an initializer does not take it:
  /// `Label: View = Text; Content: View`.
  package let generics: String
  /// The protocol that makes it what it is: `View` for most; scenes, bar items and marks of charts are something else.
  /// With a clause where it is so under a condition: `View where Content: View`.
  package let kind: String
  package let initializers: [Signature]
  /// Protocols it conforms to beside `kind`.
  package let conformances: [String]
  /// How a style of the program's own takes over.
  package let style: StyleUse?
  package let behavior: ViewBehavior
  /// What it shows of its own.
  package let paint: ViewPaint?
  /// What pressing it does.
  package let press: Press?

  package init(
    _ name: String,
    _ summary: String,
    _ availability: Availability = .iOS13,
    deprecation: Deprecation? = nil,
    conformances: [String] = [],
    kind: String = "View",
    generics: String = "",
    initializers: [Signature],
    style: StyleUse? = nil,
    paint: ViewPaint? = nil,
    press: Press? = nil,
    behavior: ViewBehavior
  ) {
    self.name = name
    self.summary = summary
    self.availability = availability
    self.deprecation = deprecation
    self.initializers = initializers
    self.kind = kind
    self.generics = generics
    self.conformances = conformances
    self.style = style
    self.paint = paint
    self.press = press
    self.behavior = behavior
  }
}

/// What a view does, in the words of layout and of the view list.
package enum ViewBehavior: Sendable {
  /// Layout nodes around the views it is given.
  case composition(@Sendable (ArgumentValues) -> Composition)
  /// No node of its own: the views of these slots join the parent's children.
  case list(slots: [String])
  /// A view whose type does not say how many views it holds: it joins the parent's children, dynamically.
  case erased(slot: String)
  /// One copy of the content for each element of the data.
  case forEach
  /// Content that is made when the size is known.
  case geometryReader
  /// Rows of one cell for each of its columns (macOS); elsewhere it fills its room.
  case table
  /// A list or form: sections and rows of its content.
  case rows(@Sendable (ArgumentValues) -> RowsStyle)
  /// A layout without content, to be called with content later (`HStackLayout`).
  case layout(@Sendable (ArgumentValues) -> LayoutBehavior)
  /// What the program makes of the views of its content, which it is handed one by one.
  case variadic
  /// `AnyLayout(layout)`
  case anyLayout
}

/// The modifier that sets a style, and the parts of the view that the style's `makeBody(configuration:)` arranges.
package struct StyleUse: Sendable {
  package let modifier: String
  /// For each part of the configuration, the parameters that it comes from.
  package let parts: [String: [String]]
  /// What the configuration says of the arguments, beside the arguments themselves.
  package let values: [String: @Sendable (ArgumentValues) -> BuiltInValue?]

  package init(
    _ modifier: String,
    parts: [String: [String]],
    values: [String: @Sendable (ArgumentValues) -> BuiltInValue?] = [:]
  ) {
    self.modifier = modifier
    self.parts = parts
    self.values = values
  }
}

/// How a container of rows looks.
package struct RowsStyle {
  package let arrangement: Arrangement
  /// What its views find in their environment.
  package let settings: [EnvironmentWrite]
  /// The same of headers and of footers, beside those.
  package let headerSettings: [EnvironmentWrite]
  package let footerSettings: [EnvironmentWrite]

  /// What pictures of headers and footers are drawn with.
  package static var supplementInk: [EnvironmentWrite] { ViewDefinition.foreground(.named("secondaryLabel")) }

  /// How the rows lie.
  package enum Arrangement {
    /// In sections that scroll.
    case list(ListParameters)
    /// In two columns, all of it one after another.
    case columns
  }
}
