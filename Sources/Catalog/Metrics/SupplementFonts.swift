import Layout

/// The fonts of headers and footers in rows, and their case.
///
/// iOS 16 to 18: both in the footnote style (measured), a prominent header as a bold third title (generally known). iOS
/// 26: headers in medium body, footers in footnote (LAYOUT.md 2.5, recorded widths). macOS 26: both in semibold
/// subheadline, prominent or not; in a grouped form headers in semibold body, footers as other text (measured).
///
/// Up to iOS 18 the headers of grouped lists are in capitals, prominent ones apart (Apple: Adopting Liquid Glass).
enum SupplementFonts {
  static func writes(header: Bool, in environment: EnvironmentValues) -> [EnvironmentWrite] {
    let font = font(header: header, in: environment).map { [EnvironmentWrite(.font, .font($0))] } ?? []
    return font + (header ? textCase(in: environment) : [])
  }

  /// A case that is set around the list goes before the list's own.
  private static func textCase(in environment: EnvironmentValues) -> [EnvironmentWrite] {
    let isInHeader = environment[.supplement].token == "header"
    guard environment.platform != .macOS, environment.system < 26, isInHeader || !environment.isSet(.textCase) else {
      return []
    }
    let style = environment[.listStyle].token ?? "automatic"
    guard ["automatic", "grouped", "insetGrouped"].contains(style) else { return [] }
    if environment[.headerProminence].token == "increased" { return [EnvironmentWrite(.textCase, .none)] }
    return [EnvironmentWrite(.textCase, .token(type: "Text.Case", name: "uppercase"))]
  }

  /// nil where they look like other text.
  private static func font(header: Bool, in environment: EnvironmentValues) -> FontValue? {
    if environment.platform == .macOS {
      switch environment[.rowForm].token {
      case "columns": return nil
      case "grouped": return header ? FontValue(.style(.body), weight: .semibold) : nil
      default: return FontValue(.style(.subheadline), weight: .semibold)
      }
    }
    let isGrouped = environment[.listStyle].token.map { !["plain", "inset"].contains($0) } ?? true
    guard isGrouped else { return nil }
    if header, environment[.headerProminence].token == "increased" { return FontValue(.style(.title3), weight: .bold) }
    if header, environment.system >= 26 { return FontValue(.style(.body), weight: .medium) }
    return FontValue(.style(.footnote))
  }
}
