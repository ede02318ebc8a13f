package import Semantics

extension Evaluator {
  /// The workspace's type of that name (declared or extended there).
  package func type(named name: String) -> TypeValue? {
    let known = knownType(named: name)
    guard let type = known.type else {
      noteRead(known)
      return nil
    }
    noteRead(type)
    return type
  }

  /// What a type as written means where `context` stands.
  package func resolve(_ reference: TypeReference, in context: LexicalContext) -> TypeValue {
    guard context.isShared else { return resolveUncached(reference, in: context) }
    let key = EvaluationMemo.ReferenceKey(reference: ObjectIdentifier(reference), context: ObjectIdentifier(context))
    if let known = memo.referenceTypes[key] { return known }
    let type = resolveUncached(reference, in: context)
    memo.referenceTypes[key] = type
    return type
  }

  private func resolveUncached(_ reference: TypeReference, in context: LexicalContext) -> TypeValue {
    switch reference.kind {
    case .named(let components): return resolve(components, in: context)
    case .optional(let wrapped): return .optional(resolve(wrapped, in: context))
    case .array(let element): return .array(resolve(element, in: context))
    case .dictionary(let key, let value): return .dictionary(resolve(key, in: context), resolve(value, in: context))
    case .tuple(let elements):
      if elements.isEmpty { return .named("Void") }
      return TypeValue(
        name: "Tuple",
        arguments: elements.map { resolve($0.type, in: context) },
        labels: elements.map(\.label)
      )
    case .function(let function):
      return .function(
        function.parameters.map { resolve($0.type, in: context) },
        resolve(function.result, in: context),
        builder: builder(of: reference.attributes)
      )
    case .some(let inner), .any(let inner), .inout(let inner): return resolve(inner, in: context)
    case .composition(let parts): return parts.first.map { resolve($0, in: context) } ?? .any
    case .metatype(let inner): return .named("Type", [resolve(inner, in: context)])
    case .unknown: return .any
    }
  }

  private func resolve(_ components: [TypeComponent], in context: LexicalContext) -> TypeValue {
    guard let first = components.first else { return .any }
    if components.count == 1, let type = appliedAlias(first.name, first.arguments, in: context) { return type }
    let known = lookUpType(first.name, in: context)
    if known == nil, components.count > 1, isModule(.named(first.name)) {
      let name = components[1].name
      guard components.count == 2, host.knows(name) || StandardLibrary.typeNames.contains(name) else {
        return resolve(Array(components.dropFirst()), in: context)
      }
      return apply(components[1].arguments.map { resolve($0, in: context) }, to: builtIn(name))
    }
    if known == nil, components.count > 1, namesModule(first, before: components[1]) {
      return resolve(Array(components.dropFirst()), in: context)
    }
    let arguments = first.arguments.map { resolve($0, in: context) }
    var type = known ?? frameworkMember(first.name, in: context) ?? .named(first.name)
    type = apply(arguments, to: type)
    for component in components.dropFirst() {
      let arguments = component.arguments.map { resolve($0, in: context) }
      let member = memberType(component.name, of: type) ?? .named("\(type.name).\(component.name)")
      type = apply(arguments, to: member)
    }
    return type
  }

  /// `Models` in `Models.User`: a name that nobody declares, before a type that the workspace has.
  private func namesModule(_ first: TypeComponent, before second: TypeComponent) -> Bool {
    first.arguments.isEmpty && isUndeclared(.named(first.name)) && !host.knows("\(first.name).\(second.name)")
      && StandardLibrary.types["\(first.name).\(second.name)"] == nil
      && type(named: second.name) != nil
  }

  /// `TextStyle` in an extension of `Font`.
  func frameworkMember(_ name: String, in context: LexicalContext) -> TypeValue? {
    for type in enclosingTypes(of: context) {
      let member = "\(type.name).\(name)"
      if host.knows(member) || StandardLibrary.types[member] != nil { return .named(member) }
    }
    return nil
  }

  /// The type that `name` means in `context`: a generic parameter, `Self`, a member type of an enclosing type, a type of
  /// the workspace. Nil for what only the framework may know.
  func lookUpType(_ name: String, in context: LexicalContext) -> TypeValue? {
    if name == "Self" { return context.selfType }
    if let parameter = parameterOfOwner(name, in: context) { return parameter }
    guard isDeclared(name) else {
      return StandardLibrary.typeNames.contains(name) ? .named(name) : associated(name, of: context.selfType)
    }
    if let bound = context.generics[name] { return bound }
    if let bound = context.selfType?.bindings[name] { return bound }
    if let parameter = genericParameter(name, of: context.selfType) ?? associated(name, of: context.selfType) {
      return parameter
    }
    for type in enclosingTypes(of: context) {
      if let member = memberType(name, of: type) { return member }
    }
    if let aliased = alias(named: name)?.type, !isOfModule(aliased, name),
      let type = type(behind: aliased)
    {
      return type
    }
    return type(named: name, seenBy: context.owner) ?? (StandardLibrary.typeNames.contains(name) ? .named(name) : nil)
  }

  /// What a generic parameter of a superclass is in a class that inherits from it: what the class says where it names the
  /// superclass, `class Model: Store<Item>`, else what it must conform to.
  private func parameterOfOwner(_ name: String, in context: LexicalContext) -> TypeValue? {
    guard let owner = context.owner, !owner.genericParameters.isEmpty, context.generics[name] == nil,
      owner.genericParameters.contains(where: { $0.name == name }), var type = context.selfType,
      type.nominal?.declaration !== owner
    else { return nil }
    while let nominal = type.nominal, let superclass = nominal.superclass, let declaration = nominal.declaration {
      let context = self.context(type, owner: declaration)
      let named = declaration.inheritance.lazy.map { self.resolve($0, in: context) }
      guard let next = named.first(where: { $0.nominal === superclass }) else { break }
      if superclass.declaration === owner {
        return next.bindings[name] ?? genericParameter(name, of: next)
      }
      type = next
    }
    return nil
  }

  /// `Pair<Int>` where `Pair` is an alias with parameters.
  func appliedAlias(_ name: String, _ arguments: [TypeReference], in context: LexicalContext) -> TypeValue? {
    guard !arguments.isEmpty, isDeclared(name), let alias = alias(named: name), !alias.genericParameters.isEmpty,
      let aliased = alias.type
    else { return nil }
    var generics: [String: TypeValue] = [:]
    for (parameter, argument) in zip(alias.genericParameters, arguments) {
      generics[parameter.name] = resolve(argument, in: context)
    }
    // Whoever looked for another meaning of the name would resolve the arguments again, and those within them.
    return deeperType { resolve(aliased, in: LexicalContext(selfType: nil, owner: nil, generics: generics)) } ?? .any
  }

  /// `Element` in an extension of `Array`: what the type's arguments are called.
  private func associated(_ name: String, of type: TypeValue?) -> TypeValue? {
    guard let type, !type.arguments.isEmpty, type.nominal?.declaration == nil,
      let index = StandardLibrary.genericNames[type.name]?.firstIndex(of: name), type.arguments.indices.contains(index)
    else { return nil }
    return type.arguments[index]
  }

  /// Whether an alias only says which module's type a name means: `typealias Binding = SwiftUI.Binding`.
  private func isOfModule(_ aliased: TypeReference, _ name: String) -> Bool {
    guard case .named(let components) = aliased.kind, components.count == 2, components[1].name == name else {
      return false
    }
    return isModule(.named(components[0].name))
  }

  /// The workspace's type of that name that the code of `owner` means.
  func type(named name: String, seenBy owner: TypeDeclaration?) -> TypeValue? {
    guard let owner, let other = program.seen(from: owner, for: name) else { return type(named: name) }
    noteRead(nominalNamed: name)
    guard let nominal = other.type(named: name), nominal.declaration != nil else { return nil }
    noteRead(nominal)
    if let own = type(named: name), own.nominal?.declaration === nominal.declaration { return own }
    if let known = memo.foreignTypes[ObjectIdentifier(nominal)] { return known }
    let type = TypeValue(name: nominal.name, nominal: nominal)
    memo.foreignTypes[ObjectIdentifier(nominal)] = type
    return type
  }

  /// A generic parameter of the type that is not bound stands for what it must conform to.
  private func genericParameter(_ name: String, of type: TypeValue?) -> TypeValue? {
    guard let declaration = type?.nominal?.declaration,
      let parameter = declaration.genericParameters.first(where: { $0.name == name })
    else { return nil }
    let requirement = declaration.requirements.first { $0.kind == .conforms && $0.left.qualifiedName == name }?.right
    guard let constraint = parameter.constraint ?? requirement, constraint.name != name else { return .any }
    return resolve(constraint, in: .global)
  }

  /// `type.name` as a type: a nested type, a typealias or an associated type (also of its protocols).
  func memberType(_ name: String, of type: TypeValue) -> TypeValue? {
    guard isDeclared(name) else { return nil }
    if let nested = self.type(named: "\(type.name).\(name)") { return nested }
    guard let nominal = type.nominal ?? nominal(named: type.name) else { return nil }
    for member in typeMembers(name, of: nominal) {
      switch member {
      case .type(let declaration): return self.type(named: declaration.qualifiedName)
      case .typealias(let alias, let owner):
        guard let aliased = alias.type else { continue }
        return deeperType { resolve(aliased, in: context(type, owner: owner)) }
      default: continue
      }
    }
    return nil
  }

  /// So many aliases are looked through for a type.
  private static let mostAliases = 200
  /// What more are looked through for is remembered: it takes no fuel, so that what is shown again costs the same.
  private static let fewAliases = 8

  /// What stands behind an alias outside of types.
  private func type(behind aliased: TypeReference) -> TypeValue? {
    guard aliasDepth == 0 else { return deeperType { resolve(aliased, in: .global) } }
    if let known = longAliases[ObjectIdentifier(aliased)] { return known }
    let type = deeperType { resolve(aliased, in: .global) }
    if aliasRoom < Self.mostAliases - Self.fewAliases { longAliases[ObjectIdentifier(aliased)] = type }
    return type
  }

  /// A type alias may name itself, and others more than once: resolution has a depth, and an end.
  private func deeperType(_ body: () -> TypeValue) -> TypeValue? {
    if aliasDepth == 0 { aliasRoom = Self.mostAliases }
    guard nesting < Self.maximumNesting, depth < limits.depth, aliasRoom > 0 else {
      noteTie()
      return nil
    }
    aliasRoom -= 1
    aliasDepth += 1
    goDeeper()
    defer {
      depth -= 1
      aliasDepth -= 1
    }
    return body()
  }

  /// `type<arguments>`
  func apply(_ arguments: [TypeValue], to type: TypeValue) -> TypeValue {
    guard !arguments.isEmpty else { return type }
    let names = type.nominal?.declaration?.genericParameters.map(\.name) ?? []
    return TypeValue(
      name: type.name,
      nominal: type.nominal,
      arguments: arguments,
      bindings: Dictionary(zip(names, arguments), uniquingKeysWith: { first, _ in first })
    )
  }

  /// The context of code that `owner` declares, when `Self` is `type`.
  func context(_ type: TypeValue, owner: TypeDeclaration?) -> LexicalContext {
    let key = EvaluationMemo.ContextKey(type: ObjectIdentifier(type), owner: owner.map { ObjectIdentifier($0) })
    if let known = memo.contexts[key] { return known }
    let context = LexicalContext(selfType: type, owner: owner, isShared: true)
    memo.contexts[key] = context
    return context
  }

  /// The name of the result builder among the attributes of a parameter, function or variable.
  func builder(of attributes: [AttributeReference]) -> String? {
    attributes.first { attribute in
      attribute.name.hasSuffix("Builder")
        || nominal(named: attribute.name)?.declaration?.attribute("resultBuilder") != nil
    }?.name
  }

  /// The dynamic type of a value.
  package func type(of value: Value) -> TypeValue {
    var room = Self.typedParts
    return type(of: value, &room)
  }

  /// The types of so many elements are part of the type of a collection or tuple.
  private static let typedParts = 200

  private func type(of value: Value, _ room: inout Int) -> TypeValue {
    room -= 1
    guard room > 0 else { return .any }
    return switch value {
    case .structure(let structure): structure.type
    case .object(let object): object.type
    case .enumeration(let enumeration): enumeration.type
    case .unknown(let unknown): unknown.type ?? .any
    case .type(let type): .named("Type", [type])
    case .array(let elements): .array(elements.first.map { type(of: $0, &room) } ?? .any)
    case .tuple(let tuple):
      TypeValue(name: "Tuple", arguments: tuple.elements.map { type(of: $0, &room) }, labels: tuple.labels)
    case .dictionary(let dictionary):
      .dictionary(
        dictionary.keys.first.map { type(of: $0, &room) } ?? .any,
        dictionary.values.first.map { type(of: $0, &room) } ?? .any
      )
    default: builtIn(value.builtInTypeName)
    }
  }

  /// A built-in type with the workspace's extensions of it.
  func builtIn(_ name: String) -> TypeValue {
    if let known = memo.builtInTypes[name] {
      noteRead(known)
      return known
    }
    let type = TypeValue(name: name, nominal: nominal(named: name))
    memo.builtInTypes[name] = type
    return type
  }

  /// Whether `value` is of a type that is or conforms to `name` (`View`).
  package func conforms(_ value: Value, to name: String) -> Bool {
    switch value {
    case .structure(let structure): conforms(structure.type, to: name)
    case .object(let object): conforms(object.type, to: name)
    case .enumeration(let enumeration): conforms(enumeration.type, to: name)
    default:
      value.builtInNames.contains(name)
        || value.builtInNames.contains { nominal(named: $0)?.conformances.contains(name) ?? false }
    }
  }

  func conforms(_ type: TypeValue, to name: String) -> Bool {
    if name == "Any" || type.name == name { return true }
    if let nominal = type.nominal {
      noteRead(nominal)
      if nominal.conforms(to: name) { return true }
      return nominal.declaration == nil && BuiltInProtocols.conforms(type.name, to: name)
    }
    return BuiltInProtocols.conforms(type.name, to: name)
      || nominal(named: type.name)?.conformances.contains(name) ?? false
  }
}

extension Value {
  /// The name of a built-in value's type.
  package var builtInTypeName: String {
    switch self {
    case .void: "Void"
    case .none, .someNone: "Optional"
    case .bool: "Bool"
    case .int: "Int"
    case .double: "Double"
    case .string: "String"
    case .tuple: "Tuple"
    case .array: "Array"
    case .dictionary: "Dictionary"
    case .set: "Set"
    case .range(let range): range.isClosed ? "ClosedRange" : "Range"
    case .structure(let value): value.type.name
    case .enumeration(let value): value.type.name
    case .object(let value): value.type.name
    case .function: "Function"
    case .type: "Type"
    case .keyPath: "KeyPath"
    case .foreign(let value): value.typeName
    case .view(let value): value.typeName
    case .unknown(let value): value.type?.name ?? "Any"
    }
  }

  /// Which of the number types a double is of is not known.
  private static let namesOfDoubles =
    ["CGFloat", "Double"] + BuiltInProtocols.conformances(of: "Double") + ["Float", "TimeInterval"]

  /// Nor which of the text types a text is of.
  private static let namesOfTexts = BuiltInProtocols.names(of: "String") + ["Substring", "Character"]

  /// The protocols of a built-in value that its type alone does not tell.
  var ownConformances: [String] {
    switch self {
    case .foreign(let value): value.conformances
    case .view(let value): value.conformances
    default: []
    }
  }

  /// The names whose extensions apply to a built-in value: its type, other spellings, its protocols.
  var builtInNames: [String] {
    switch self {
    case .foreign(let value): return value.names
    case .view(let value): return value.names
    case .double: return Self.namesOfDoubles
    case .string: return Self.namesOfTexts
    default: return BuiltInProtocols.names(of: builtInTypeName)
    }
  }
}

extension ForeignValue {
  /// The names whose extensions apply to it.
  fileprivate var names: [String] { [typeName] + conformances + BuiltInProtocols.conformances(of: typeName) }
}

extension TypeValue {
  /// The type of a value about which nothing is known.
  package static var any: TypeValue { .named("Any") }

  /// As written in source.
  package var description: String {
    switch name {
    case "Optional" where arguments.count == 1: arguments[0].description + "?"
    case "Array" where arguments.count == 1: "[\(arguments[0].description)]"
    case "Dictionary" where arguments.count == 2: "[\(arguments[0].description) : \(arguments[1].description)]"
    default: arguments.isEmpty ? name : "\(name)<\(arguments.map(\.description).joined(separator: ", "))>"
    }
  }
}
