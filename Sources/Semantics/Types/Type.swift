/// What a value is, as far as the program says it.
///
/// `unknown` is a type of its own: it converts to and from everything and never turns into a guess, so whoever asks has
/// to say what follows from not knowing.
public indirect enum Type: Hashable, Sendable {
  /// A struct, class, actor or enum with its generic arguments; a protocol where it bounds another type. No arguments
  /// for a generic type mean that they are not stated (`Array` in `Array.init`).
  case nominal(NominalID, [Type])
  case tuple([TupleElement])
  case function(FunctionType)
  case metatype(Type)
  /// `any P & Q`; no bounds are `Any`.
  case existential([Type])
  /// `some P` of a declaration's result.
  case opaque(OpaqueType)
  case parameter(GenericParameterID)
  /// `T.Element`, where what `T` is does not tell.
  case member(Type, String)
  case `inout`(Type)
  /// A type that an inference looks for; in no result of one.
  case variable(Int)
  case unknown(UnknownReason)

  /// An element of a tuple type.
  public struct TupleElement: Hashable, Sendable {
    public let label: String?
    public let type: Type

    public init(label: String?, type: Type) {
      self.label = label
      self.type = type
    }
  }
}

/// A function type: what a closure or a reference to a function is.
public struct FunctionType: Hashable, Sendable {
  public let parameters: [Type]
  public let result: Type

  public init(parameters: [Type], result: Type) {
    self.parameters = parameters
    self.result = result
  }
}

/// The result of a declaration that only says which protocols it conforms to.
public struct OpaqueType: Hashable, Sendable {
  /// The declaration whose result it is: two of the same declaration are one type.
  public let owner: DeclarationID
  /// Which `some` of the declaration.
  public let ordinal: Int
  public let bounds: [Type]

  public init(owner: DeclarationID, ordinal: Int = 0, bounds: [Type]) {
    self.owner = owner
    self.ordinal = ordinal
    self.bounds = bounds
  }
}

/// A generic parameter of a type or function; `Self` of a protocol.
public struct GenericParameterID: Hashable, Sendable {
  public let name: String
  /// Who declares it: two of the same name are told apart by it.
  public let owner: DeclarationID

  public init(name: String, owner: DeclarationID) {
    self.name = name
    self.owner = owner
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
