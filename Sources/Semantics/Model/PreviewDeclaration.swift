/// `#Preview("name", …) { … }`
public final class PreviewDeclaration: Sendable {
  public let name: String?
  /// All arguments but the closure.
  public let arguments: [Argument]
  public let closure: ClosureExpression?
  public let span: SourceSpan
  public let nameSpan: SourceSpan

  public init(
    name: String?,
    arguments: [Argument],
    closure: ClosureExpression?,
    span: SourceSpan,
    nameSpan: SourceSpan
  ) {
    self.name = name
    self.arguments = arguments
    self.closure = closure
    self.span = span
    self.nameSpan = nameSpan
  }
}
