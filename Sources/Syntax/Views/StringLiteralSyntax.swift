/// A string literal, with or without interpolations.
public struct StringLiteralSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .stringLiteralExpression else { return nil }
    self.node = node
  }

  /// A piece of the literal's value.
  public enum Segment: Hashable, Sendable {
    /// Text with escapes replaced and, in a multi-line literal, indentation removed.
    case text(String)
    case interpolation(StringInterpolationSyntax)
  }

  /// The pieces of the value in order; texts are never empty.
  public var segments: [Segment] { StringValue(self).segments }

  /// The value, where nothing is interpolated.
  public var staticValue: String? {
    let segments = segments
    guard segments.count <= 1 else { return nil }
    switch segments.first {
    case nil: return ""
    case .text(let text): return text
    case .interpolation: return nil
    }
  }
}

/// `\(arguments)` within a string literal.
public struct StringInterpolationSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .stringInterpolation else { return nil }
    self.node = node
  }

  public var arguments: [ArgumentSyntax] { node.child(.argumentList)?.views() ?? [] }
}
