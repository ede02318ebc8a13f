/// What a text names that is passed to a function of the frameworks: texts of one domain mean the same thing wherever
/// they are equal.
package enum TextDomain: Hashable, Sendable {
  case coordinateSpace
  case symbol
  /// A picture or a color of an asset catalogue.
  case image
  case color

  /// The domain of a parameter; nil for texts that are only shown or compared with something else.
  package static func of(function: String, label: String?) -> TextDomain? {
    rows.first { ($0.function ?? function) == function && $0.label == label }?.domain
  }

  /// Words of which code has one that names something of the domain.
  package var words: [String] { Self.rows.filter { $0.domain == self }.compactMap { $0.function ?? $0.label } }

  /// Without a function the label alone says it.
  private static let rows: [(function: String?, label: String?, domain: TextDomain)] = [
    ("coordinateSpace", "name", .coordinateSpace), ("named", nil, .coordinateSpace),
    (nil, "systemImage", .symbol), (nil, "systemName", .symbol), ("Image", nil, .image), (nil, "image", .image),
    ("Image", "decorative", .image), ("Color", nil, .color),
  ]
}
