/// A property or global variable.
public final class VariableDeclaration: Sendable {
  public let name: String
  public let nameSpan: SourceSpan
  public let attributes: [AttributeReference]
  public let modifiers: DeclarationModifiers
  public let isLet: Bool
  public let type: TypeReference?
  /// The initial value, as a body of its own. Slot 0 is `self` for a member (used by lazy properties).
  public let initializer: Body?
  /// Where a pattern declares several names (`let (a, b) = f()`): the element of the tuple that this one takes.
  public let tupleIndex: Int?
  public let accessors: Accessors
  /// Declared in a protocol: a requirement, without storage.
  public let isRequirement: Bool
  public let span: SourceSpan

  public init(
    name: String,
    nameSpan: SourceSpan,
    attributes: [AttributeReference],
    modifiers: DeclarationModifiers,
    isLet: Bool,
    type: TypeReference?,
    initializer: Body?,
    tupleIndex: Int?,
    accessors: Accessors,
    isRequirement: Bool,
    span: SourceSpan
  ) {
    self.name = name
    self.nameSpan = nameSpan
    self.attributes = attributes
    self.modifiers = modifiers
    self.isLet = isLet
    self.type = type
    self.initializer = initializer
    self.tupleIndex = tupleIndex
    self.accessors = accessors
    self.isRequirement = isRequirement
    self.span = span
  }

  /// It has storage of its own.
  public var isStored: Bool { accessors.getter == nil && !isRequirement }

  /// The attribute `name` (`State`, `Entry` …) when it is written.
  public func attribute(_ name: String) -> AttributeReference? { attributes.first { $0.name == name } }
}
