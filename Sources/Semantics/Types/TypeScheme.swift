/// What a declaration promises to its users: a type over generic parameters, with the parameters of a call.
struct TypeScheme: Sendable {
  /// The generic parameters of the declaration itself; those of its type are the receiver's.
  var generics: [GenericParameterID] = []
  /// What must hold of the parameters, also those of the type that an extension is for.
  var requirements: [TypeRequirement] = []
  /// What a call passes; nil for a value.
  var parameters: [SchemeParameter]?
  /// The type of the value, or of what a call returns.
  var result: Type
  /// A value whose optional type is unwrapped where it is used (`T!`).
  var isImplicitlyUnwrapped = false

  /// The type of a reference to the declaration that does not call it.
  var valueType: Type {
    guard let parameters else { return result }
    return .function(FunctionType(parameters: parameters.map(\.valueType), result: result))
  }
}

/// A parameter of a callable declaration.
struct SchemeParameter: Sendable {
  /// What is particular about how an argument is passed.
  struct Traits: OptionSet, Sendable {
    let rawValue: UInt8

    static let hasDefault = Traits(rawValue: 1 << 0)
    static let isVariadic = Traits(rawValue: 1 << 1)
    static let isAutoclosure = Traits(rawValue: 1 << 2)
    /// It stands for any number of arguments of different types.
    static let isPack = Traits(rawValue: 1 << 3)
    /// A function that may throw.
    static let mayThrow = Traits(rawValue: 1 << 4)
  }

  let label: String?
  /// The type of an argument; of one element of a variadic parameter.
  var type: Type
  let traits: Traits
  /// The result builder that is applied to the body of a closure that is passed.
  var builder: Type?
  /// What is passed where a call leaves it out and nothing else tells the generic parameters; nil where that is not told.
  var defaultType: Type?

  /// Whether a call may leave it out.
  var isOptional: Bool { !traits.isDisjoint(with: [.hasDefault, .isVariadic]) }

  /// The parameter's type in a function type.
  var valueType: Type { traits.contains(.isVariadic) ? .array(type) : type }
}

/// A requirement on generic parameters.
enum TypeRequirement: Hashable, Sendable {
  /// To a protocol, or to inherit from a class.
  case conforms(Type, to: Type)
  case same(Type, Type)
}
