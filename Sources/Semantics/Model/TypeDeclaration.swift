/// What a type, an extension or a file declares.
public struct Members: Sendable {
  public var variables: [VariableDeclaration] = []
  public var functions: [FunctionDeclaration] = []
  public var initializers: [FunctionDeclaration] = []
  /// One, where the program is right.
  public var deinitializers: [FunctionDeclaration] = []
  public var subscripts: [SubscriptDeclaration] = []
  public var cases: [EnumCaseDeclaration] = []
  public var typealiases: [TypealiasDeclaration] = []
  public var types: [TypeDeclaration] = []

  public init() {}

  /// Everything that runs by being called, or when an object begins or ends.
  package var functionsWithCode: [FunctionDeclaration] { functions + initializers + deinitializers }
}

/// A struct, class, actor, enum or protocol, or an extension of any type.
public final class TypeDeclaration: Sendable {
  public enum Kind: Sendable {
    case structure
    case `class`
    case actor
    case enumeration
    case `protocol`
    case `extension`
  }

  public let kind: Kind
  /// The last name; for an extension the extended type as written.
  public let name: String
  /// The name with the enclosing types: `MyViewStyle.Key`.
  public let qualifiedName: String
  public let nameSpan: SourceSpan
  /// What an extension extends; nil for all others.
  public let extended: TypeReference?
  public let attributes: [AttributeReference]
  public let modifiers: DeclarationModifiers
  public let genericParameters: [GenericParameter]
  public let inheritance: [TypeReference]
  public let requirements: [GenericRequirement]
  public let members: Members
  public let span: SourceSpan

  public init(
    kind: Kind,
    name: String,
    qualifiedName: String,
    nameSpan: SourceSpan,
    extended: TypeReference? = nil,
    attributes: [AttributeReference],
    modifiers: DeclarationModifiers,
    genericParameters: [GenericParameter],
    inheritance: [TypeReference],
    requirements: [GenericRequirement],
    members: Members,
    span: SourceSpan
  ) {
    self.kind = kind
    self.name = name
    self.qualifiedName = qualifiedName
    self.nameSpan = nameSpan
    self.extended = extended
    self.attributes = attributes
    self.modifiers = modifiers
    self.genericParameters = genericParameters
    self.inheritance = inheritance
    self.requirements = requirements
    self.members = members
    self.span = span
  }

  public func attribute(_ name: String) -> AttributeReference? { attributes.first { $0.name == name } }
}
