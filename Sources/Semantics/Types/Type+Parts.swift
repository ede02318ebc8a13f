extension Type {
  /// The type of no value: an empty tuple.
  public static let void = Type.tuple([])
  /// As it is written.
  package static let voidName = "Void"
  /// The type of values that may be missing.
  package static let optionalName = "Optional"

  /// A type of the standard library or a framework.
  static func framework(_ name: String, _ arguments: [Type] = []) -> Type {
    .nominal(NominalID(name: name, file: nil), arguments)
  }

  // The types of literals and conditions are met at every other expression: each is made once.
  static let bool = Type.framework("Bool")
  static let int = Type.framework("Int")
  static let double = Type.framework("Double")
  static let string = Type.framework("String")

  static func optional(_ wrapped: Type) -> Type { .nominal(optionalID, [wrapped]) }
  private static let optionalID = NominalID(name: optionalName, file: nil)

  static func array(_ element: Type) -> Type { .nominal(arrayID, [element]) }
  private static let arrayID = NominalID(name: "Array", file: nil)

  static func dictionary(_ key: Type, _ value: Type) -> Type { .nominal(dictionaryID, [key, value]) }
  private static let dictionaryID = NominalID(name: "Dictionary", file: nil)

  static let unsolved = Type.unknown(.unsolved)

  public var isUnknown: Bool {
    if case .unknown = self { return true }
    return false
  }

  /// Why it is not known; nil where it is.
  public var unknownReason: UnknownReason? {
    if case .unknown(let reason) = self { return reason }
    return nil
  }

  /// The nominal type, without its arguments.
  public var nominal: NominalID? {
    if case .nominal(let id, _) = self { return id }
    return nil
  }

  /// What an optional wraps; nil for other types.
  public var wrapped: Type? {
    guard case .nominal(let id, let arguments) = self, id.file == nil, id.name == Self.optionalName else { return nil }
    return arguments.first
  }

  /// What is within `inout`.
  package var isFunction: Bool { if case .function = wrapped ?? self { true } else { false } }

  /// The type of the variable that is passed.
  var object: Type {
    if case .inout(let type) = self { return type }
    return self
  }

  /// Whether the framework's type of that name is meant.
  func isFramework(_ name: String) -> Bool {
    if case .nominal(let id, _) = self { return id.file == nil && id.name == name }
    return false
  }

  /// Whether a part of it is an unsolved variable.
  var hasVariables: Bool { contains { if case .variable = $0 { true } else { false } } }

  /// Whether a part of it is a generic parameter.
  var hasParameters: Bool { contains { if case .parameter = $0 { true } else { false } } }

  /// Whether a part of it is unknown.
  public var hasUnknowns: Bool { contains(where: \.isUnknown) }

  /// Why parts of it are unknown.
  public var unknownReasons: [UnknownReason] {
    var found: [UnknownReason] = []
    _ = mapped { part in
      if let reason = part.unknownReason { found.append(reason) }
      return nil
    }
    return found
  }

  /// No program writes types of more parts; those that double with each step have no end.
  static let mostParts = 2_000

  /// Whether it has too many parts to be looked through, those that occur more than once counted each time.
  var isLarge: Bool {
    var room = Self.mostParts
    return !fits(into: &room) { $0 }
  }

  /// Takes its parts from `room`; false where there are more. `head` says what stands in the place of a part.
  func fits(into room: inout Int, _ head: (Type) -> Type) -> Bool {
    room -= 1
    guard room > 0 else { return false }
    switch self {
    case .parameter, .unknown: return true
    case .variable:
      let known = head(self)
      if case .variable = known { return true }
      return known.fits(into: &room, head)
    case .nominal(_, let arguments), .existential(let arguments): return arguments.fit(into: &room, head)
    case .tuple(let elements):
      for element in elements where !element.type.fits(into: &room, head) { return false }
      return true
    case .function(let function):
      return function.parameters.fit(into: &room, head) && function.result.fits(into: &room, head)
    case .metatype(let inner), .inout(let inner), .member(let inner, _): return inner.fits(into: &room, head)
    case .opaque(let opaque): return opaque.bounds.fit(into: &room, head)
    }
  }

  package func contains(where isWanted: (Type) -> Bool) -> Bool {
    if isWanted(self) { return true }
    switch self {
    case .nominal(_, let arguments): return arguments.contains { $0.contains(where: isWanted) }
    case .tuple(let elements): return elements.contains { $0.type.contains(where: isWanted) }
    case .function(let function):
      return function.result.contains(where: isWanted) || function.parameters.contains { $0.contains(where: isWanted) }
    case .metatype(let inner), .inout(let inner), .member(let inner, _): return inner.contains(where: isWanted)
    case .existential(let bounds): return bounds.contains { $0.contains(where: isWanted) }
    case .opaque(let opaque): return opaque.bounds.contains { $0.contains(where: isWanted) }
    case .parameter, .variable, .unknown: return false
    }
  }

  /// The type with each part replaced where `replace` says by what; what it replaces is not looked into.
  func mapped(_ replace: (Type) -> Type?) -> Type {
    if let replaced = replace(self) { return replaced }
    switch self {
    case .nominal(let id, let arguments):
      return arguments.isEmpty ? self : .nominal(id, arguments.map { $0.mapped(replace) })
    case .tuple(let elements):
      return elements.isEmpty
        ? self : .tuple(elements.map { TupleElement(label: $0.label, type: $0.type.mapped(replace)) })
    case .function(let function):
      return .function(
        FunctionType(
          parameters: function.parameters.map { $0.mapped(replace) },
          result: function.result.mapped(replace)
        )
      )
    case .metatype(let inner): return .metatype(inner.mapped(replace))
    case .inout(let inner): return .inout(inner.mapped(replace))
    case .member(let inner, let name): return .member(inner.mapped(replace), name)
    case .existential(let bounds): return bounds.isEmpty ? self : .existential(bounds.map { $0.mapped(replace) })
    case .opaque(let opaque):
      return .opaque(
        OpaqueType(owner: opaque.owner, ordinal: opaque.ordinal, bounds: opaque.bounds.map { $0.mapped(replace) })
      )
    case .parameter, .variable, .unknown: return self
    }
  }
}

extension [Type] {
  fileprivate func fit(into room: inout Int, _ head: (Type) -> Type) -> Bool {
    for type in self where !type.fits(into: &room, head) { return false }
    return true
  }
}
