/// `subscript(parameters) -> T { … }`
public final class SubscriptDeclaration: Sendable {
  public let parameters: [Parameter]
  public let returnType: TypeReference
  public let modifiers: DeclarationModifiers
  public let attributes: [AttributeReference]
  public let genericParameters: [GenericParameter]
  public let requirements: [GenericRequirement]
  public let accessors: Accessors
  public let span: SourceSpan
  public let nameSpan: SourceSpan

  public init(
    parameters: [Parameter],
    returnType: TypeReference,
    modifiers: DeclarationModifiers,
    attributes: [AttributeReference],
    genericParameters: [GenericParameter],
    requirements: [GenericRequirement],
    accessors: Accessors,
    span: SourceSpan,
    nameSpan: SourceSpan
  ) {
    self.parameters = parameters
    self.returnType = returnType
    self.modifiers = modifiers
    self.attributes = attributes
    self.genericParameters = genericParameters
    self.requirements = requirements
    self.accessors = accessors
    self.span = span
    self.nameSpan = nameSpan
  }
}
