/// The modifiers before a declaration that have a meaning here.
public struct DeclarationModifiers: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let `static` = DeclarationModifiers(rawValue: 1 << 0)
  public static let `class` = DeclarationModifiers(rawValue: 1 << 1)
  public static let mutating = DeclarationModifiers(rawValue: 1 << 2)
  public static let nonmutating = DeclarationModifiers(rawValue: 1 << 3)
  public static let lazy = DeclarationModifiers(rawValue: 1 << 4)
  public static let override = DeclarationModifiers(rawValue: 1 << 5)
  public static let weak = DeclarationModifiers(rawValue: 1 << 6)
  public static let indirect = DeclarationModifiers(rawValue: 1 << 7)
  public static let convenience = DeclarationModifiers(rawValue: 1 << 8)
  public static let required = DeclarationModifiers(rawValue: 1 << 9)
  public static let final = DeclarationModifiers(rawValue: 1 << 10)
  public static let prefix = DeclarationModifiers(rawValue: 1 << 11)
  public static let postfix = DeclarationModifiers(rawValue: 1 << 12)
  public static let `private` = DeclarationModifiers(rawValue: 1 << 13)
  public static let `fileprivate` = DeclarationModifiers(rawValue: 1 << 14)
  public static let `public` = DeclarationModifiers(rawValue: 1 << 15)
  public static let privateSetter = DeclarationModifiers(rawValue: 1 << 16)

  /// `static` or `class`.
  public var isTypeMember: Bool { !isDisjoint(with: [.static, .class]) }
}

/// `T: P` of a generic parameter list.
public struct GenericParameter: Sendable {
  public let name: String
  public let constraint: TypeReference?

  public init(name: String, constraint: TypeReference?) {
    self.name = name
    self.constraint = constraint
  }
}

/// One requirement of a `where` clause.
public struct GenericRequirement: Sendable {
  public enum Kind: Sendable {
    case conforms
    case sameType
  }

  public let left: TypeReference
  public let kind: Kind
  public let right: TypeReference

  public init(left: TypeReference, kind: Kind, right: TypeReference) {
    self.left = left
    self.kind = kind
    self.right = right
  }
}

/// A parameter of a function, initializer, subscript or enum case.
public struct Parameter: Sendable {
  /// The label at the call; nil for `_`.
  public let label: String?
  public let name: String
  /// Where its value goes in the frame of the body.
  public let slot: Int
  public let type: TypeReference
  public let attributes: [AttributeReference]
  public let isInout: Bool
  public let isVariadic: Bool
  public let defaultValue: Body?
  public let span: SourceSpan
  public let nameSpan: SourceSpan

  public init(
    label: String?,
    name: String,
    slot: Int,
    type: TypeReference,
    attributes: [AttributeReference] = [],
    isInout: Bool = false,
    isVariadic: Bool = false,
    defaultValue: Body? = nil,
    span: SourceSpan,
    nameSpan: SourceSpan
  ) {
    self.label = label
    self.name = name
    self.slot = slot
    self.type = type
    self.attributes = attributes
    self.isInout = isInout
    self.isVariadic = isVariadic
    self.defaultValue = defaultValue
    self.span = span
    self.nameSpan = nameSpan
  }
}

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

/// An accessor of a computed property, subscript or observer. Slot 0 is `self` in members.
public struct Accessor: Sendable {
  public let body: Body
  /// `newValue`/`oldValue` or the name written in parentheses.
  public let parameterSlot: Int?
  public let modifiers: DeclarationModifiers

  public init(body: Body, parameterSlot: Int?, modifiers: DeclarationModifiers) {
    self.body = body
    self.parameterSlot = parameterSlot
    self.modifiers = modifiers
  }
}

/// The accessors of a variable or subscript; a stored variable has at most observers.
public struct Accessors: Sendable {
  public var getter: Accessor?
  public var setter: Accessor?
  public var willSet: Accessor?
  public var didSet: Accessor?

  public init(getter: Accessor? = nil, setter: Accessor? = nil, willSet: Accessor? = nil, didSet: Accessor? = nil) {
    self.getter = getter
    self.setter = setter
    self.willSet = willSet
    self.didSet = didSet
  }

  public static let none = Accessors()
}

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

/// `subscript(parameters) -> T { … }`
public final class SubscriptDeclaration: Sendable {
  public let parameters: [Parameter]
  public let returnType: TypeReference
  public let modifiers: DeclarationModifiers
  public let attributes: [AttributeReference]
  public let genericParameters: [GenericParameter]
  public let accessors: Accessors
  public let span: SourceSpan
  public let nameSpan: SourceSpan

  public init(
    parameters: [Parameter],
    returnType: TypeReference,
    modifiers: DeclarationModifiers,
    attributes: [AttributeReference],
    genericParameters: [GenericParameter],
    accessors: Accessors,
    span: SourceSpan,
    nameSpan: SourceSpan
  ) {
    self.parameters = parameters
    self.returnType = returnType
    self.modifiers = modifiers
    self.attributes = attributes
    self.genericParameters = genericParameters
    self.accessors = accessors
    self.span = span
    self.nameSpan = nameSpan
  }
}

/// One case of an enum.
public struct EnumCaseDeclaration: Sendable {
  public let name: String
  public let nameSpan: SourceSpan
  public let payload: [Parameter]
  public let rawValue: Body?
  public let span: SourceSpan

  public init(name: String, nameSpan: SourceSpan, payload: [Parameter], rawValue: Body?, span: SourceSpan) {
    self.name = name
    self.nameSpan = nameSpan
    self.payload = payload
    self.rawValue = rawValue
    self.span = span
  }
}

/// `typealias A<T> = B`, or an associated type with its default.
public struct TypealiasDeclaration: Sendable {
  public let name: String
  public let nameSpan: SourceSpan
  public let genericParameters: [GenericParameter]
  public let type: TypeReference?
  public let isAssociatedType: Bool
  public let span: SourceSpan

  public init(
    name: String,
    nameSpan: SourceSpan,
    genericParameters: [GenericParameter],
    type: TypeReference?,
    isAssociatedType: Bool,
    span: SourceSpan
  ) {
    self.name = name
    self.nameSpan = nameSpan
    self.genericParameters = genericParameters
    self.type = type
    self.isAssociatedType = isAssociatedType
    self.span = span
  }
}

/// `infix operator <>: Precedence`
public struct OperatorDeclaration: Sendable {
  public let name: String
  public let precedenceGroup: String?

  public init(name: String, precedenceGroup: String?) {
    self.name = name
    self.precedenceGroup = precedenceGroup
  }
}

/// What a type, an extension or a file declares.
public struct Members: Sendable {
  public var variables: [VariableDeclaration] = []
  public var functions: [FunctionDeclaration] = []
  public var initializers: [FunctionDeclaration] = []
  public var subscripts: [SubscriptDeclaration] = []
  public var cases: [EnumCaseDeclaration] = []
  public var typealiases: [TypealiasDeclaration] = []
  public var types: [TypeDeclaration] = []

  public init() {}
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
