import Semantics

extension Evaluator {
  /// A function that was chosen for a call.
  struct Choice {
    let function: FunctionDeclaration
    let owner: TypeDeclaration?
    let match: ParameterMatch
    /// What the code calls by its types, where that is overridden: its defaults are taken, not those of the override.
    var overridden: FunctionDeclaration?

    /// The parameters with the defaults that are taken.
    var defaults: [Parameter] { overridden?.parameters ?? function.parameters }

    /// Whether a call without arguments means the function only because its parameters are variadic or, in an extension,
    /// have defaults.
    var takesNothing: Bool {
      match.positions.allSatisfy(\.isEmpty)
        && function.parameters.contains { $0.isVariadic || owner?.kind == .extension }
    }
  }

  /// The member function that fits the call best: by labels and number, then by the arguments' dynamic types.
  func choose(_ members: [Member], _ arguments: Arguments, receiver: Value?, rival: Rival = .none) -> Choice? {
    var fitting: [Choice] = []
    for case .function(let function, let owner) in members {
      guard function.body != nil, let match = ParameterMatch(function.parameters, arguments) else { continue }
      if let receiver, !ownerApplies(owner, to: receiver) { continue }
      if receiver != nil, isDisfavored(function, arguments) { continue }
      fitting.append(Choice(function: function, owner: owner, match: match))
    }
    return best(fitting, arguments, receiver: receiver, rival).map { overriding($0, among: members) }
  }

  /// The global function that fits the call best.
  func choose(_ functions: [FunctionDeclaration], _ arguments: Arguments, rival: Rival = .none) -> Choice? {
    let fitting = functions.compactMap { function -> Choice? in
      guard function.body != nil, let match = ParameterMatch(function.parameters, arguments) else { return nil }
      return Choice(function: function, owner: nil, match: match)
    }
    return best(fitting, arguments, receiver: nil, rival)
  }

  /// `@_disfavoredOverload`: the framework's modifier of that form is meant, where it has one.
  private func isDisfavored(_ function: FunctionDeclaration, _ arguments: Arguments) -> Bool {
    guard function.attributes.contains(where: { $0.name == "_disfavoredOverload" }) else { return false }
    return host.offers(function.name, arguments.labels, trailing: arguments.labels.indices.map(arguments.isTrailing))
  }

  private func ownerApplies(_ owner: TypeDeclaration, to receiver: Value) -> Bool {
    if case .type(let type) = receiver {
      return owner.requirements.isEmpty || requirementsHold(owner, for: type, elements: nil)
    }
    return applies(owner, to: receiver)
  }

  private func best(_ choices: [Choice], _ arguments: Arguments, receiver: Value?, _ rival: Rival) -> Choice? {
    var best: (choice: Choice, score: Int)?
    // Each costs a look at all arguments.
    spend((choices.count - 8) * 3)
    if choices.count > 1, let chosen = staticallyChosen(choices, arguments.site), !contradict(arguments, chosen) {
      return chosen
    }
    for choice in choices {
      let points =
        rival == .none
        ? score(choice, arguments, receiver: receiver, isOnly: choices.count == 1)
        : certainScore(choice, arguments, receiver: receiver, rival)
      guard let score = points else { continue }
      let isBetter = best.map { score > $0.score || score == $0.score && choice.isNarrower(than: $0.choice) } ?? true
      if isBetter { best = (choice, score) }
    }
    return best?.choice
  }

  /// How well the arguments suit the parameters; nil where one cannot be meant.
  private func score(_ choice: Choice, _ arguments: Arguments, receiver: Value?, isOnly: Bool) -> Int? {
    let context = context(of: choice, receiver: receiver)
    var total = 0
    for (parameter, positions) in zip(choice.function.parameters, choice.match.positions) {
      for position in positions {
        guard let points = score(parameter, position, arguments, choice.function, context, isOnly: isOnly) else {
          return nil
        }
        total += points
      }
      if positions.isEmpty || parameter.isVariadic { total -= 1 }
    }
    return total
  }

  /// The same where something built in may be meant as well.
  private func certainScore(_ choice: Choice, _ arguments: Arguments, receiver: Value?, _ rival: Rival) -> Int? {
    let context = context(of: choice, receiver: receiver)
    var total = 0
    for (parameter, positions) in zip(choice.function.parameters, choice.match.positions) {
      for position in positions {
        guard let points = certainScore(parameter, position, arguments, choice.function, context, rival) else {
          return nil
        }
        total += points
      }
      if positions.isEmpty { total -= 1 }
    }
    return rival == .operator && total < 1 ? nil : total
  }

  private func score(
    _ parameter: Parameter,
    _ position: Int,
    _ arguments: Arguments,
    _ function: FunctionDeclaration,
    _ context: LexicalContext,
    isOnly: Bool
  ) -> Int? {
    if let expression = arguments.expression(position) {
      if let points = staticScore(expression, parameter.type, isOnly: isOnly) { return points < 0 ? nil : points }
      let constraint = constraint(of: parameter.type, in: function)
      if isOnly, constraint == nil, !parameter.type.isFunction || parameter.isAutoclosure { return 0 }
      return dynamicScore(
        arguments.value(position, as: expectedType(parameter, function, context)),
        parameter,
        constraint,
        context,
        isOnly: isOnly
      )
    }
    let constraint = constraint(of: parameter.type, in: function)
    return dynamicScore(arguments.known(position) ?? .void, parameter, constraint, context, isOnly: isOnly)
  }

  /// What the form of the argument alone tells; nil where its value has to decide.
  private func staticScore(_ expression: Expression, _ type: TypeReference, isOnly: Bool) -> Int? {
    let name = type.unwrapped.qualifiedName ?? type.name ?? ""
    switch expression.kind {
    case .closure(let closure):
      guard type.mayBeFunction else { return isOnly ? 0 : -1 }
      guard case .function(let function) = type.unwrapped.kind else { return 1 }
      let count = closure.parameters.isEmpty ? closure.implicitParameterCount : closure.parameters.count
      if !isOnly, contradict(closure.parameters, function.parameters.map(\.type)) { return -1 }
      return function.parameters.count == count || (count == 0 && closure.parameters.isEmpty) ? 3 : (isOnly ? 0 : 1)
    case .member(let member) where member.base == nil: return isOnly ? 0 : implicitScore(member.name, name)
    case .string: return name == "String" ? 3 : (name == "LocalizedStringKey" ? 4 : nil)
    case .nil: return type.isOptional ? 2 : 0
    case .inout: return 0
    case .array, .dictionary: return !isOnly && expression.contradicts(type) ? -1 : nil
    default: return nil
    }
  }

  /// Whether a list or dictionary is written out for a parameter that takes others.
  private func contradict(_ arguments: Arguments, _ choice: Choice) -> Bool {
    zip(choice.function.parameters, choice.match.positions).contains { parameter, positions in
      positions.contains { position in
        guard let written = arguments.written(position), written.isCollectionLiteral else { return false }
        return written.contradicts(parameter.type)
      }
    }
  }

  /// Whether the closure names a type of a parameter that is certainly another one.
  private func contradict(_ parameters: [ClosureParameter], _ types: [TypeReference]) -> Bool {
    zip(parameters, types).contains { parameter, type in
      guard let written = parameter.type?.name, let expected = type.name, written != expected else { return false }
      return StandardLibrary.typeNames.contains(written) && StandardLibrary.typeNames.contains(expected)
    }
  }

  private func implicitScore(_ member: String, _ typeName: String) -> Int {
    guard let type = type(named: typeName) ?? Optional(builtIn(typeName)) else { return 0 }
    return staticProperty(member, of: type) == nil ? 0 : 3
  }

  private func dynamicScore(
    _ value: Value,
    _ parameter: Parameter,
    _ constraint: TypeReference?,
    _ context: LexicalContext,
    isOnly: Bool
  ) -> Int? {
    if let constraint {
      let required = resolve(constraint, in: context)
      if required.name == "Any" { return 1 }
      if isKnownNotToConform(value, required) { return nil }
      return conforms(value, to: required.name) ? 2 : 1
    }
    let type = resolve(parameter.type, in: context)
    if type.unwrapped.function != nil, isNoFunction(value) { return nil }
    if isOnly, !isDefinite(value) {
      return isDefinitelyOther(value, type) && !isUnsure(value, type) && !matches(value, type) ? nil : 0
    }
    if case .unknown = value { return 0 }
    if type.unwrapped.name == "Any" { return isOnly ? 0 : 1 }
    if matches(value, type) { return type.isOptional && !value.isNilInOptionals ? 2 : 3 }
    if case .int = value, type.unwrapped.isFloatingPoint { return 1 }
    if isOnly { return isDefinitelyOther(value, type) ? nil : 0 }
    return isDefinitelyOther(value, type) ? nil : 0
  }

  /// Whether the type of the value is the workspace's own, so that "does not conform" is certain.
  private func isDefinite(_ value: Value) -> Bool {
    switch value {
    case .structure, .object, .enumeration: true
    default: false
    }
  }

  /// A view is handed over where a function that makes one is declared: another overload is meant.
  private func isNoFunction(_ value: Value) -> Bool {
    switch value {
    case .structure: true
    case .foreign(let foreign): foreign.typeName != "View" && conforms(value, to: "View")
    case .view(let view): view.typeName != "View" && conforms(value, to: "View")
    default: false
    }
  }

  private func isDefinitelyOther(_ value: Value, _ type: TypeValue) -> Bool {
    let name = type.unwrapped.name
    switch value {
    case .structure, .object, .enumeration:
      return type.unwrapped.nominal?.declaration.map { $0.kind != .protocol } ?? false
    case .string, .bool, .int, .double:
      if let declaration = type.unwrapped.nominal?.declaration { return declaration.kind != .protocol }
      return StandardLibrary.typeNames.contains(name) && name != "Any"
    case .keyPath: return type.unwrapped.nominal?.declaration != nil || StandardLibrary.scalarTypeNames.contains(name)
    default: return false
    }
  }

  /// A number may be written where another number type is declared, text where a literal makes something of it.
  private func isUnsure(_ value: Value, _ type: TypeValue) -> Bool {
    let name = type.unwrapped.name
    switch value {
    case .int, .double: return StandardLibrary.type(name)?.name == "Double" || StandardLibrary.type(name)?.name == "Int"
    case .string: return StandardLibrary.type(name)?.name == "String"
    default: return false
    }
  }

  private func isKnownNotToConform(_ value: Value, _ required: TypeValue) -> Bool {
    if conforms(value, to: required.name) { return false }
    if isDefinite(value) { return true }
    // Built-in values have conformances that the workspace does not tell of, except for its own protocols.
    guard required.nominal?.declaration != nil else { return false }
    switch value {
    case .bool, .int, .double, .string, .keyPath: return true
    default: return false
    }
  }

  /// What a generic parameter's type must conform to, when `type` is one of the function's.
  private func constraint(of type: TypeReference, in function: FunctionDeclaration) -> TypeReference? {
    if case .some(let inner) = type.kind { return inner }
    guard let name = type.name, let generic = function.genericParameters.first(where: { $0.name == name }) else {
      return nil
    }
    if let constraint = generic.constraint { return constraint }
    return function.requirements.first { $0.kind == .conforms && $0.left.qualifiedName == name }?.right
  }

  /// The context in which the function's types are resolved: generic parameters stand for their constraints at first.
  func context(of choice: Choice, receiver: Value?) -> LexicalContext {
    let base: LexicalContext =
      switch receiver {
      case .type(let type)?: context(type, owner: choice.owner)
      case let value?: context(type(of: value), owner: choice.owner)
      case nil: .global
      }
    guard !choice.function.genericParameters.isEmpty else { return base }
    var generics = base.generics
    for generic in choice.function.genericParameters {
      let constraint =
        generic.constraint
        ?? choice.function.requirements.first { $0.kind == .conforms && $0.left.qualifiedName == generic.name }?.right
      generics[generic.name] = constraint.map { resolve($0, in: base) } ?? .any
    }
    return LexicalContext(selfType: base.selfType, owner: base.owner, generics: generics)
  }

  /// The type that a parameter expects of its argument.
  func expectedType(_ parameter: Parameter, _ function: FunctionDeclaration, _ context: LexicalContext) -> TypeValue {
    let type = resolve(parameter.type, in: context)
    guard let builder = builder(of: parameter.attributes), let shape = type.unwrapped.function else { return type }
    return .function(shape.parameters, shape.result, builder: builder)
  }

  /// Whether the `where` clause of an extension holds for a type.
  func requirementsHold(_ owner: TypeDeclaration, for type: TypeValue, elements: Value?) -> Bool {
    owner.requirements.allSatisfy { requirement in
      guard let subject = subject(requirement.left, type, elements) else { return true }
      // `where Self == Key`
      let meant = requirement.left.qualifiedName == "Self" ? requirement.right.qualifiedName : nil
      let required =
        meant.flatMap { associatedType($0, of: type) } ?? resolve(requirement.right, in: context(type, owner: nil))
      switch requirement.kind {
      case .sameType:
        return subject.name == required.name || subject.isSameScalar(as: required) || subject.name == "Any"
          || required.nominal?.kind == .protocol || isFrameworkProtocol(subject, of: required)
      case .conforms: return subject.name == "Any" || conforms(subject, to: required.name)
      }
    }
  }

  /// `extension ButtonStyle where Self == Plain`: the protocol is not declared here, and the type conforms to it.
  private func isFrameworkProtocol(_ subject: TypeValue, of required: TypeValue) -> Bool {
    subject.nominal?.declaration == nil && required.nominal?.declaration != nil
      && conforms(required, to: subject.name)
  }

  /// What a generic parameter of a value's type is, as far as a property that is declared to be of it tells.
  func dynamicArgument(_ name: String, of value: Value?) -> TypeValue? {
    guard let value, let nominal = value.storageType?.nominal,
      nominal.declaration?.genericParameters.contains(where: { $0.name == name }) == true
    else { return nil }
    for (index, property) in nominal.storedProperties.enumerated()
    where !nominal.isWrapped(index) && property.type?.qualifiedName == name {
      guard let field = value.field(index) else { continue }
      switch field {
      case .unknown, .void: continue
      default: return type(of: field)
      }
    }
    return nil
  }

  /// What an associated type of the program's protocols is for a type: what it says, or is declared with where the protocol
  /// requires a property of it.
  private func associatedType(_ name: String, of type: TypeValue) -> TypeValue? {
    guard let nominal = type.nominal, nominal.kind != .protocol, !nominal.protocols.isEmpty else { return nil }
    if let stated = memberType(name, of: type) { return stated }
    for required in nominal.protocols.lazy.compactMap({ $0.declaration?.members.variables }).joined()
    where required.isRequirement && required.type?.qualifiedName == name {
      for case .variable(let variable, let owner) in instanceMembers(required.name, of: nominal)
      where !variable.isRequirement {
        if let type = variable.type.map({ resolve($0, in: context(type, owner: owner)) }) { return type }
      }
    }
    return nil
  }

  private func subject(_ reference: TypeReference, _ type: TypeValue, _ elements: Value?) -> TypeValue? {
    switch reference.qualifiedName {
    case "Self": return type.nominal?.kind == .protocol ? nil : type
    case "Element":
      switch elements {
      case .array(let values)?: return values.first.map { self.type(of: $0) }
      case .set(let set)?: return set.elements.first.map { self.type(of: $0) }
      case .string?: return .named("Character")
      case .range(let range)?: return (range.lower ?? range.upper).map { self.type(of: $0) }
      default: return nil
      }
    case "Wrapped":
      switch elements {
      case .some(.none), .someNone?, .unknown?, nil: return nil
      case let value?: return self.type(of: value)
      }
    case "Value":
      if let wrapper = elements?.foreignValue?.wrapper { return self.type(of: wrapper.get(self)) }
      return type.bindings["Value"] ?? dynamicArgument("Value", of: elements)
    case let name?:
      return type.bindings[name] ?? dynamicArgument(name, of: elements) ?? associatedType(name, of: type)
    case nil: return nil
    }
  }
}

extension Evaluator.Choice {
  /// Whether it stands in an extension of the same type that holds for fewer arguments of it.
  fileprivate func isNarrower(than other: Self) -> Bool {
    guard let owner, let otherOwner = other.owner, owner.qualifiedName == otherOwner.qualifiedName else { return false }
    return owner.requirements.count > otherOwner.requirements.count
  }
}

extension TypeValue {
  /// Numbers of one kind are not told apart, nor are characters and texts.
  fileprivate func isSameScalar(as other: TypeValue) -> Bool {
    StandardLibrary.scalarTypeNames.contains(name) && StandardLibrary.scalarTypeNames.contains(other.name)
      && StandardLibrary.type(name)?.name == StandardLibrary.type(other.name)?.name
  }
}

extension Expression {
  fileprivate var isCollectionLiteral: Bool {
    switch kind {
    case .array, .dictionary: true
    default: false
    }
  }

  /// Whether a literal, or one that is written in it, is certainly no value of a type: it is a built-in one of others.
  fileprivate func contradicts(_ type: TypeReference) -> Bool {
    switch (kind, type.unwrapped.kind) {
    case (.array(let elements), .array(let element)): return elements.contains { $0.contradicts(element) }
    case (.array(let elements), .named(let components)) where components.last?.name == "Set":
      guard let element = components.last?.arguments.first else { return false }
      return elements.contains { $0.contradicts(element) }
    case (.array(let elements), .dictionary): return !elements.isEmpty
    case (.dictionary(let elements), .dictionary(let key, let value)):
      return elements.contains { $0.key.contradicts(key) || $0.value.contradicts(value) }
    case (.dictionary, .array): return true
    case (_, .named(let components)): return components.count == 1 && contradicts(typeNamed: components[0].name)
    default: return false
    }
  }

  private func contradicts(typeNamed name: String) -> Bool {
    let isNumber = StandardLibrary.integerTypeNames.contains(name) || StandardLibrary.floatingTypeNames.contains(name)
    let isText = name == "String" || name == "Character"
    switch kind {
    case .string: return isNumber || name == "Bool"
    case .integer: return isText || name == "Bool"
    case .double: return isText || name == "Bool" || StandardLibrary.integerTypeNames.contains(name)
    case .bool: return isNumber || isText
    case .array, .dictionary: return StandardLibrary.scalarTypeNames.contains(name)
    default: return false
    }
  }
}

extension TypeReference {
  /// Without optional, `some`, `any` and parentheses.
  var unwrapped: TypeReference {
    switch kind {
    case .optional(let inner), .some(let inner), .any(let inner), .inout(let inner): inner.unwrapped
    case .tuple(let elements) where elements.count == 1: elements[0].type.unwrapped
    default: self
    }
  }
}
