import Semantics

extension Evaluator {
  func cast(_ cast: CastExpression, in frame: Frame) -> Value {
    let type = resolve(cast.type, in: frame.context)
    let value = evaluate(cast.value, in: frame, expecting: cast.kind.isCoercion ? type : nil)
    if isChainBroken { return .none }
    switch cast.kind {
    case .coerce: return coerce(value, to: type)
    case .is: return .bool(matches(value, type))
    case .conditional:
      if case .unknown = value { return .none }
      return matches(value, type) ? value : .none
    case .forced:
      if matches(value, type) { return value }
      let reason = "the value is no '\(type.description)'"
      if isNever(value, type) { noteTrap(reason, at: cast.value.span) }
      return unknown(reason, type: type, at: cast.value.span)
    }
  }

  /// Whether a value that does not match the type is certainly none of it: texts and numbers of several types are alike
  /// here.
  private func isNever(_ value: Value, _ type: TypeValue) -> Bool {
    let isOwn = type.nominal?.declaration.map { $0.kind != .protocol } ?? false
    switch value {
    case .string: return isOwn || ["Bool", "Double", "Int"].contains(type.name)
    case .int, .double: return isOwn || ["Bool", "String"].contains(type.name)
    case .bool: return isOwn || ["Double", "Int", "String"].contains(type.name)
    case .structure, .enumeration, .object:
      return isOwn || ["Bool", "Double", "Int", "String"].contains(type.name)
    default: return false
    }
  }

  /// Whether the dynamic type of the value is `type`, or conforms to it.
  func matches(_ value: Value, _ type: TypeValue) -> Bool {
    switch (type.name, value) {
    case ("Any", _), ("AnyObject", .object): return true
    case ("Optional", .none): return true
    case ("Optional", _): return type.arguments.first.map { matches(value.held, $0) } ?? true
    case (_, .none), (_, .someNone): return false
    case ("Array", .array(let elements)):
      guard let element = type.arguments.first else { return true }
      guard affords(elements.count / 4) else { return false }
      return elements.allSatisfy { matches($0, element) }
    case ("Dictionary", .dictionary(let dictionary)):
      guard type.arguments.count == 2 else { return true }
      guard affords(dictionary.count / 4) else { return false }
      return dictionary.keys.allSatisfy { matches($0, type.arguments[0]) }
        && dictionary.values.allSatisfy { matches($0, type.arguments[1]) }
    case ("Tuple", .tuple(let tuple)):
      return tuple.elements.count == type.arguments.count && affords(0)
        && zip(tuple.elements, type.arguments).allSatisfy { matches($0, $1) }
    case ("Function", .function), ("Void", .void): return true
    case ("Type", .type(let other)): return type.arguments.first.map { conforms(other, to: $0.name) } ?? true
    case ("Substring", .string), ("Character", .string), ("StaticString", .string): return true
    case (_, .enumeration) where StandardLibrary.scalarTypeNames.contains(type.name): return false
    case (_, .foreign) where value.wide != nil:
      return StandardLibrary.integerTypeNames.contains(type.name) || conforms(.int(0), to: type.name)
    case (_, .double): return type.isFloatingPoint || conforms(value, to: type.name)
    default: return conforms(value, to: type.name)
    }
  }

  /// The value as one of a declared type: numbers become doubles where a double is declared, and what is unknown
  /// becomes the stand-in of its type.
  package func coerce(_ value: Value, to type: TypeValue?, named name: String? = nil) -> Value {
    guard let type else { return value }
    switch value {
    case .int(let number): return type.unwrapped.isFloatingPoint ? .double(Double(number)) : value
    case .double(let number): return type.unwrapped.name == "Float" ? .double(Double(Float(number))) : value
    case .array(let elements):
      let target = type.unwrapped
      if target.name == "Set" { return .set(makeSet(elements)) }
      guard let element = target.arguments.first, element.needsCoercion else { return value }
      guard affords(elements.count / 16) else { return value }
      if element.isFloatingPoint, elements.allSatisfy(\.isDouble) { return value }
      return .array(elements.map { coerce($0, to: element) })
    case .dictionary(let dictionary):
      let target = type.unwrapped
      guard target.arguments.count == 2, target.arguments.contains(where: \.needsCoercion),
        affords(dictionary.count)
      else { return value }
      return .dictionary(
        makeDictionary(
          dictionary.keys.map { coerce($0, to: target.arguments[0]) },
          dictionary.values.map { coerce($0, to: target.arguments[1]) }
        )
      )
    case .tuple(let tuple):
      let target = type.unwrapped
      guard target.arguments.count == tuple.elements.count, affords(0) else { return value }
      return .tuple(
        TupleValue(
          labels: zip(target.labels, tuple.labels).map { $0 ?? $1 },
          elements: zip(tuple.elements, target.arguments).map { coerce($0, to: $1) }
        )
      )
    case .foreign(let foreign):
      guard let slice = foreign.slice, Self.typesOfWholes.contains(type.unwrapped.name) else { return value }
      return coerce(slice.content, to: type)
    case .unknown(let unknown): return known(unknown, type, name)
    case .function(let function): return .function(shape(function, type.unwrapped))
    case .type(let metatype) where type.unwrapped.function != nil:
      return .function(FunctionValue(.staticMember(metatype, name: "init"), context: .global, type: type.unwrapped))
    default: return value
    }
  }

  /// What becomes of a slice where one of these is declared has positions of its own.
  private static let typesOfWholes: Set = ["Array", "Set", "String"]

  private func known(_ unknown: UnknownValue, _ type: TypeValue, _ name: String?) -> Value {
    if type.isOptional { return .none }
    if type.name == "Any" { return .unknown(unknown) }
    return sharedStandIn(for: type, named: unknown.name ?? name)
  }

  /// A closure learns its parameter types and builder from where it is passed to.
  private func shape(_ function: FunctionValue, _ type: TypeValue) -> FunctionValue {
    guard type.function != nil, function.type == nil || function.builder == nil && type.function?.builder != nil else {
      return function
    }
    return FunctionValue(
      function.code,
      context: function.context,
      builder: type.function?.builder ?? function.builder,
      type: type,
      labels: function.labels,
      span: function.span
    )
  }
}

extension CastExpression.Kind {
  fileprivate var isCoercion: Bool {
    if case .coerce = self { return true }
    return false
  }
}

extension TypeValue {
  /// Elements of this type may have to change when they are put into a collection.
  fileprivate var needsCoercion: Bool {
    unwrapped.isFloatingPoint || ["Array", "Dictionary", "Tuple", "Set"].contains(unwrapped.name)
  }
}
