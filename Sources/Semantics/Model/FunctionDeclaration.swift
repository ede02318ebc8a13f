/// A function, operator, initializer or deinitializer. In a member, slot 0 of the body is `self`.
public final class FunctionDeclaration: Sendable {
  public enum Kind: Sendable {
    case function
    case initializer(isFailable: Bool)
    case deinitializer
  }

  public let kind: Kind
  /// `init` for initializers.
  public let name: String
  public let nameSpan: SourceSpan
  public let attributes: [AttributeReference]
  public let modifiers: DeclarationModifiers
  public let genericParameters: [GenericParameter]
  public let requirements: [GenericRequirement]
  public let parameters: [Parameter]
  public let returnType: TypeReference?
  public let isAsync: Bool
  public let `throws`: Bool
  /// The slot of `self` in the body; nil for a global function.
  public let selfSlot: Int?
  public let body: Body?
  public let span: SourceSpan

  public init(
    kind: Kind,
    name: String,
    nameSpan: SourceSpan,
    attributes: [AttributeReference],
    modifiers: DeclarationModifiers,
    genericParameters: [GenericParameter],
    requirements: [GenericRequirement],
    parameters: [Parameter],
    returnType: TypeReference?,
    isAsync: Bool,
    throws: Bool,
    selfSlot: Int?,
    body: Body?,
    span: SourceSpan
  ) {
    self.kind = kind
    self.name = name
    self.nameSpan = nameSpan
    self.attributes = attributes
    self.modifiers = modifiers
    self.genericParameters = genericParameters
    self.requirements = requirements
    self.parameters = parameters
    self.returnType = returnType
    self.isAsync = isAsync
    self.throws = `throws`
    self.selfSlot = selfSlot
    self.body = body
    self.span = span
  }
}
