/// `typealias A<T> = B`, or an associated type with its default.
public struct TypealiasDeclaration: Sendable {
  public let name: String
  public let nameSpan: SourceSpan
  public let genericParameters: [GenericParameter]
  public let type: TypeReference?
  public let isAssociatedType: Bool
  /// The bounds of an associated type.
  public let inheritance: [TypeReference]
  /// What the `where` clause of an associated type says.
  public let requirements: [GenericRequirement]
  public let span: SourceSpan

  public init(
    name: String,
    nameSpan: SourceSpan,
    genericParameters: [GenericParameter],
    type: TypeReference?,
    isAssociatedType: Bool,
    inheritance: [TypeReference] = [],
    requirements: [GenericRequirement] = [],
    span: SourceSpan
  ) {
    self.requirements = requirements
    self.inheritance = inheritance
    self.name = name
    self.nameSpan = nameSpan
    self.genericParameters = genericParameters
    self.type = type
    self.isAssociatedType = isAssociatedType
    self.span = span
  }
}
