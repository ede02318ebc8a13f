import Layout

extension TypeDefinition {
  /// The older names of the text sizes.
  package static let contentSizeCategory = tokens(
    "ContentSizeCategory",
    "The text size that the user has chosen.",
    form: .enumeration,
    DynamicTypeSize.allCases.map(\.category),
    order: DynamicTypeSize.allCases.map(\.category),
    properties: .read { value, name in
      guard name == "isAccessibilityCategory", let size = value.token.flatMap(DynamicTypeSize.init(category:)) else {
        return nil
      }
      return .bool(size.isAccessibilitySize)
    }
  )
}

extension DynamicTypeSize {
  /// The name of the size in `ContentSizeCategory`.
  package var category: String {
    switch self {
    case .xSmall: "extraSmall"
    case .small: "small"
    case .medium: "medium"
    case .large: "large"
    case .xLarge: "extraLarge"
    case .xxLarge: "extraExtraLarge"
    case .xxxLarge: "extraExtraExtraLarge"
    case .accessibility1: "accessibilityMedium"
    case .accessibility2: "accessibilityLarge"
    case .accessibility3: "accessibilityExtraLarge"
    case .accessibility4: "accessibilityExtraExtraLarge"
    case .accessibility5: "accessibilityExtraExtraExtraLarge"
    }
  }

  package init?(category: String) {
    guard let size = Self.allCases.first(where: { $0.category == category }) else { return nil }
    self = size
  }
}
