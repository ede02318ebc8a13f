import Semantics

/// A function of the program that shares its name with a built-in one is meant only where its arguments are certain to
/// be for it. Nothing is certain of what nobody knows.
extension Evaluator {
  /// What a call may mean besides the program's functions.
  enum Rival {
    case none
    case function
    /// An operator: one operand that is certainly its own is enough where nobody knows the other.
    case `operator`
  }

  /// Whether something built in has a method of that name for the receiver, which the arguments may be for.
  func rival(_ name: String, on receiver: Value, _ site: CallSite?) -> Rival {
    if case .type(let type) = receiver { return rival(name, of: type, site) }
    if StandardLibrary.hasMethod(name, of: receiver) { return .function }
    guard let site else { return .none }
    switch receiver {
    case .unknown, .object, .enumeration, .void, .tuple, .function, .keyPath: return .none
    case .structure(let structure):
      guard conforms(structure.type, to: "View") || conforms(structure.type, to: "Shape") else { return .none }
      return site.isOfferedAsModifier ? .function : .none
    case .foreign, .view:
      if site.isOfferedAsModifier, conforms(receiver, to: "View") { return .function }
      return host.offers(name, of: receiver.builtInTypeName, site.labels, trailing: site.trailing) ? .function : .none
    default: return StandardLibrary.universalNames.contains(name) ? .function : .none
    }
  }

  /// The same for a static function or an initializer.
  private func rival(_ name: String, of type: TypeValue, _ site: CallSite?) -> Rival {
    guard type.nominal?.declaration == nil, let site else { return .none }
    if name == "init"
      ? StandardLibrary.type(type.name)?.initializer != nil : StandardLibrary.hasStaticMethod(name, of: type)
    {
      return .function
    }
    return host.offers(name, of: type.name, site.labels, trailing: site.trailing) ? .function : .none
  }

  /// The same for a function outside of types.
  func rival(_ name: String, _ site: CallSite) -> Rival {
    site.plan.isOfLibrary || host.offers(name, of: nil, site.labels, trailing: site.trailing) ? .function : .none
  }

  /// How well an argument suits a parameter; nil where it is not certain to be meant for it.
  func certainScore(
    _ parameter: Parameter,
    _ position: Int,
    _ arguments: Arguments,
    _ function: FunctionDeclaration,
    _ context: LexicalContext,
    _ rival: Rival
  ) -> Int? {
    var type = resolve(parameter.type, in: context)
    if parameter.isAutoclosure { type = type.function?.result ?? type }
    guard let expression = arguments.expression(position) else {
      return certainScore(arguments.known(position) ?? .void, type, rival)
    }
    switch form(expression, fits: type) {
    case .points(let points): return points
    case .other: return nil
    case .open:
      if parameter.isAutoclosure { return 1 }
      return certainScore(arguments.value(position, as: expectedType(parameter, function, context)), type, rival)
    }
  }

  private func certainScore(_ value: Value, _ type: TypeValue, _ rival: Rival) -> Int? {
    let target = type.unwrapped
    switch value {
    case .unknown(let unknown):
      if let known = unknown.type, known.name != "Any" { return conforms(known.unwrapped, to: target.name) ? 1 : nil }
      return rival == .operator ? 0 : nil
    case .none, .someNone: return type.isOptional || target.name == "Any" ? 1 : nil
    case .function: return target.function != nil || target.name == "Any" ? 2 : nil
    default: break
    }
    if target.name == "Any" { return 1 }
    if matches(value, target) { return 3 }
    if case .int = value, target.isFloatingPoint { return 1 }
    if case .enumeration = value, Self.impliedByEnumerations.contains(target.name) { return 2 }
    return nil
  }

  /// What enumerations without payloads conform to by themselves.
  private static let impliedByEnumerations: Set<String> = ["Equatable", "Hashable", "Sendable"]

  /// What the form of an argument says.
  enum Fit {
    case points(Int)
    /// It is for something else.
    case other
    /// Its value has to tell.
    case open
  }

  func form(_ expression: Expression, fits type: TypeValue) -> Fit {
    let target = type.unwrapped
    switch expression.kind {
    case .nil: return type.isOptional || type.name == "Any" ? .points(2) : .other
    case .closure(let closure): return fit(closure, target)
    case .integer: return literal(target, as: ["Int", "Double"], "integerLiteral")
    case .double: return literal(target, as: ["Double"], "floatLiteral")
    case .bool: return literal(target, as: ["Bool"], "booleanLiteral")
    case .string: return literal(target, as: ["String"], "stringLiteral")
    case .array: return literal(target, as: ["Array", "Set", "IndexSet"], "arrayLiteral")
    case .dictionary: return literal(target, as: ["Dictionary"], "dictionaryLiteral")
    case .keyPath:
      return target.name.contains("KeyPath")
        ? .points(3) : target.name == "Any" || target.function != nil ? .points(1) : .other
    case .prefix("-", let operand): return form(operand, fits: type)
    case .tuple(let elements) where elements.count == 1: return form(elements[0].value, fits: type)
    case .ternary(let ternary):
      if case .other = form(ternary.then, fits: type) { return .other }
      return form(ternary.otherwise, fits: type)
    case .member, .call:
      guard let name = expression.implicitStart else { return .open }
      return hasStaticMember(name, target) ? .points(3) : .other
    default: return .open
    }
  }

  private func fit(_ closure: ClosureExpression, _ type: TypeValue) -> Fit {
    guard let shape = type.function else { return type.name == "Any" ? .points(0) : .other }
    let isNamed = !closure.parameters.isEmpty
    let count = isNamed ? closure.parameters.count : closure.implicitParameterCount
    return shape.parameters.count == count ? .points(3) : .other
  }

  private func literal(_ type: TypeValue, as names: [String], _ label: String) -> Fit {
    if type.name == "Any" { return .points(1) }
    if let nominal = type.nominal, nominal.declaration != nil, nominal.kind != .protocol {
      return literalInitializer(label, of: nominal) != nil ? .points(2) : .other
    }
    let own = StandardLibrary.type(type.name)?.name ?? type.name
    if let index = names.firstIndex(of: own) { return .points(3 - index) }
    if names.contains(where: { conforms(.named($0), to: type.name) }) { return .points(1) }
    return host.knows(type.name) ? .open : .other
  }

  private func hasStaticMember(_ name: String, _ type: TypeValue) -> Bool {
    if type.name == "Any" { return false }
    return !methods(name, of: .type(type)).isEmpty || StandardLibrary.hasStaticMethod(name, of: type)
      || StandardLibrary.type(type.name)?.statics[name] != nil || host.hasStaticMember(name, of: type.name)
      || name == "init" || memberType(name, of: type) != nil || isOfConformer(name, type)
  }

  /// A static member that an extension gives to those who conform: `extension Style where Self == Plain`.
  private func isOfConformer(_ name: String, _ type: TypeValue) -> Bool {
    guard let nominal = type.nominal else { return false }
    return nominal.conformances.contains { host.hasStaticMember(name, of: $0) }
  }
}

extension CallSite {
  var trailing: [Bool] { arguments.map(\.isTrailing) }

  /// Whether the framework has a modifier of the called name for arguments of that form.
  var isOfferedAsModifier: Bool {
    if let known = plan.isOfferedAsModifier { return known }
    let isOffered = name.map { evaluator.host.offers($0, labels, trailing: trailing) } ?? false
    plan.isOfferedAsModifier = isOffered
    return isOffered
  }
}

extension Expression {
  /// The implicit member that a chain begins with: `title` of `.title.bold()`.
  var implicitStart: String? {
    switch kind {
    case .member(let member):
      guard let base = member.base else { return member.name }
      return base.implicitStart
    case .call(let call): return call.callee.implicitStart
    default: return nil
    }
  }
}
