extension Insets {
  /// What `padding` without a length adds (measured on iOS and macOS).
  public static let defaultPadding = 16.0

  /// The insets of `padding(edges, length)`; a nil length is the default.
  public init(padding edges: EdgeSet, _ length: Double?) {
    self.init(edges, length ?? Self.defaultPadding)
  }
}
