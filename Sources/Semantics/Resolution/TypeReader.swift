/// Reads types as written: what their names mean, and what `some` stands for where they stand.
struct TypeReader {
  let resolver: Resolver
  let scope: LookupScope
  /// The declaration whose result is read: `some P` is its opaque type.
  var opaqueOwner: DeclarationID?
  /// The declaration whose parameters are read: `some P` is a generic parameter of it.
  var parameterOwner: DeclarationID?
  /// Told what each name means.
  var onName: ((SourceSpan, Resolution) -> Void)?
  private(set) var opaqueCount = 0
  /// How many generic parameters the owner has before those made here.
  var firstMade = 0
  /// The generic parameters that `some` stands for.
  private(set) var madeParameters: [GenericParameterID] = []
  private(set) var madeRequirements: [TypeRequirement] = []

  init(_ resolver: Resolver, _ scope: LookupScope) {
    self.resolver = resolver
    self.scope = scope
  }

  /// The type of a value that is declared with `reference`.
  mutating func type(_ reference: TypeReference) -> Type {
    guard resolver.depth < Resolver.deepest else {
      resolver.noteCut()
      return .unknown(.limit)
    }
    resolver.depth += 1
    defer { resolver.depth -= 1 }
    switch reference.kind {
    case .named(let components): return asValue(named(components, reference.span))
    case .optional(let wrapped): return .optional(type(wrapped))
    case .array(let element): return .array(type(element))
    case .dictionary(let key, let value): return .dictionary(type(key), type(value))
    case .tuple(let elements):
      return .tuple(elements.map { Type.TupleElement(label: $0.label, type: type($0.type)) })
    case .function(let function):
      return .function(
        FunctionType(parameters: function.parameters.map { type($0.type) }, result: type(function.result))
      )
    case .some(let bound): return some(bound)
    case .any(let bound): return anyType(bound)
    case .inout(let inner): return .inout(type(inner))
    case .composition: return .existential(bounds(reference))
    case .metatype(let instance): return .metatype(type(instance))
    case .unknown: return .unsolved
    }
  }

  /// The protocols, and the class, that a bound names.
  mutating func bounds(_ reference: TypeReference) -> [Type] {
    switch reference.kind {
    case .named(let components):
      let bound = named(components, reference.span)
      if case .existential(let parts) = bound { return parts }
      return [bound]
    case .composition(let parts): return parts.flatMap { bounds($0) }
    case .any(let inner), .some(let inner): return bounds(inner)
    default: return [type(reference)]
    }
  }

  private mutating func anyType(_ bound: TypeReference) -> Type {
    if case .optional(let inner) = bound.kind { return .optional(anyType(inner)) }
    if case .metatype(let inner) = bound.kind { return .metatype(anyType(inner)) }
    return .existential(bounds(bound))
  }

  private mutating func some(_ bound: TypeReference) -> Type {
    let bounds = bounds(bound)
    if let owner = parameterOwner {
      let ordinal = String(repeating: "'", count: firstMade + madeParameters.count)
      let name = "some " + bounds.map(\.description).joined(separator: " & ") + ordinal
      let parameter = GenericParameterID(name: name, owner: owner)
      madeParameters.append(parameter)
      madeRequirements += bounds.map { .conforms(.parameter(parameter), to: $0) }
      return .parameter(parameter)
    }
    guard let owner = opaqueOwner else { return .existential(bounds) }
    defer { opaqueCount += 1 }
    return .opaque(OpaqueType(owner: owner, ordinal: opaqueCount, bounds: bounds))
  }

  /// A protocol as the type of a value is an existential.
  private func asValue(_ type: Type) -> Type {
    guard case .nominal(let id, _) = type, resolver.isProtocol(id) else { return type }
    return .existential([type])
  }

  // MARK: Names

  private mutating func named(_ components: [TypeComponent], _ span: SourceSpan) -> Type {
    guard let first = components.first else { return .unsolved }
    var rest = components.dropFirst()
    var current: Type
    if first.name == "Self", let selfType = scope.selfType {
      onName?(first.nameSpan, selfType.nominal.map { .declaration(DeclarationID($0)) } ?? .structural)
      current = selfType
    } else if first.name == "Any" || first.name == "AnyObject" {
      onName?(first.nameSpan, .structural)
      current = .existential([])
    } else {
      var meaning = resolver.typeMeaning(of: first.name, in: scope)
      var component = first
      if case .module(let module)? = meaning, let next = rest.popFirst() {
        onName?(first.nameSpan, .module(module))
        meaning = resolver.globalType(next.name, in: module, from: scope.file)
        component = next
        if meaning == nil, !resolver.isHere(module) {
          let reason = UnknownReason.elsewhere([module])
          onName?(next.nameSpan, .unknown(reason))
          return .unknown(reason)
        }
      }
      current = type(of: meaning, component)
    }
    for component in rest { current = member(component, of: current) }
    return current
  }

  private mutating func type(of meaning: TypeMeaning?, _ component: TypeComponent) -> Type {
    let arguments = component.arguments.map { type($0) }
    switch meaning {
    case .nominal(let id)?:
      onName?(component.nameSpan, .declaration(DeclarationID(id)))
      return .nominal(id, allArguments(of: id, arguments))
    case .alias(let alias, let id, let aliasScope)?:
      onName?(component.nameSpan, .declaration(id))
      return resolver.expand(alias, id, aliasScope, arguments)
    case .parameter(let parameter)?:
      onName?(
        component.nameSpan,
        .declaration(
          DeclarationID(
            owner: nil,
            name: parameter.name,
            kind: .genericParameter,
            file: scope.file
          )
        )
      )
      return .parameter(parameter)
    case .associated(let name, let base, let id)?:
      onName?(component.nameSpan, .declaration(id))
      return resolver.associatedType(name, of: base)
    case .module(let module)?:
      onName?(component.nameSpan, .module(module))
      return .unknown(.undeclared(component.name))
    case nil:
      let reason = resolver.absence(of: component.name, in: scope.file)
      onName?(component.nameSpan, .unknown(reason))
      return resolver.extendedElsewhere(component.name, from: scope.file).map { .nominal($0, arguments) }
        ?? .unknown(reason)
    }
  }

  /// The arguments with those of the types around, which are not written again.
  private func allArguments(of id: NominalID, _ written: [Type]) -> [Type] {
    let own = written.isEmpty ? ownArguments(of: id) : []
    if !own.isEmpty { return own }
    guard !resolver.isProtocol(id) else { return written }
    let parameters = resolver.genericParameters(of: id)
    let stated = resolver.declaration(of: id)?.genericParameters.count ?? 0
    guard parameters.count > stated, written.count == stated else { return written }
    return parameters.prefix(parameters.count - stated).map { .parameter($0) } + written
  }

  /// Inside of a generic type its own name stands for it over its parameters.
  private func ownArguments(of id: NominalID) -> [Type] {
    guard scope.enclosing.contains(id), let selfType = scope.selfType else { return [] }
    if case .nominal(id, let arguments) = selfType { return arguments }
    return []
  }

  private mutating func member(_ component: TypeComponent, of base: Type) -> Type {
    switch base {
    case .nominal(let id, let arguments):
      guard let meaning = resolver.memberType(component.name, of: id, selfType: base, from: scope.file) else {
        let reason = resolver.absentMember(component.name, of: base, from: scope.file)
        onName?(component.nameSpan, .unknown(reason))
        let path = id.name + "." + component.name
        return resolver.isElsewhere(id)
          ? resolver.extendedElsewhere(path, from: scope.file).map { .nominal($0, []) } ?? .unknown(reason)
          : .unknown(reason)
      }
      let found = type(of: meaning, component)
      return resolver.substitute(Substitution(resolver.genericParameters(of: id), arguments), in: found)
    case .parameter, .member, .variable, .opaque:
      if let onName {
        let declared = resolver.associatedDeclaration(component.name, of: base)
        onName(component.nameSpan, declared.map { .declaration($0) } ?? .structural)
      }
      return resolver.associatedType(component.name, of: base)
    case .unknown(let reason):
      onName?(component.nameSpan, .unknown(reason))
      return base
    default: return .unsolved
    }
  }
}

extension TypeReference {
  /// Whether it may be written where a type's protocols are.
  fileprivate var mayBound: Bool {
    switch kind {
    case .named, .any, .some, .composition: true
    default: false
    }
  }
}

extension Resolver {
  /// A type of a module that is named before it.
  func globalType(_ name: String, in module: String, from file: FileID?) -> TypeMeaning? {
    if frameworks.modules.contains(module) {
      if let alias = frameworks.items.typealias(named: name), !alias.isAssociatedType {
        return .alias(alias, id: DeclarationID(owner: nil, name: name, kind: .typealias), scope: LookupScope())
      }
      return frameworks.layer(ofType: name)?.declaration == nil
        ? nil : .nominal(NominalID(name: name, file: nil))
    }
    return isHere(module) ? globalType(name, from: file) : nil
  }

  func type(_ reference: TypeReference, in scope: LookupScope) -> Type {
    var reader = TypeReader(self, scope)
    return reader.type(reference)
  }

  /// What an alias stands for, with arguments for its parameters.
  func expand(_ alias: TypealiasDeclaration, _ id: DeclarationID, _ scope: LookupScope, _ arguments: [Type]) -> Type {
    guard let aliased = alias.type, pending.insert(id).inserted else {
      noteCut()
      return .unknown(.recursive)
    }
    defer { pending.remove(id) }
    return looking(throughAlias: { () -> Type in
      var scope = scope
      let parameters = alias.genericParameters.map { GenericParameterID(name: $0.name, owner: id) }
      scope.parameters += parameters
      let type = meaning(of: aliased, in: scope)
      let result = arguments.isEmpty ? type : substitute(Substitution(parameters, arguments), in: type)
      return result.isLarge ? .unknown(.limit) : result
    }) ?? .unknown(.limit)
  }

  /// What stands behind an alias. One of a protocol or a composition may bound a type.
  private func meaning(of aliased: TypeReference, in scope: LookupScope) -> Type {
    var reader = TypeReader(self, scope)
    guard aliased.mayBound else { return reader.type(aliased) }
    let bounds = reader.bounds(aliased)
    if case .nominal(let only, _)? = bounds.first, bounds.count == 1, isProtocol(only) { return bounds[0] }
    // A name is read once: aliases of aliases would be read more often with each.
    guard case .named = aliased.kind else { return reader.type(aliased) }
    return bounds.count == 1 ? bounds[0] : .existential(bounds)
  }

  /// Why a type has no member of that name, as code of `file` sees it: a module that is not here may extend the type.
  func absentMember(_ name: String, of type: Type, from file: FileID?) -> UnknownReason {
    if let reason = type.unknownReason { return reason }
    if let reason = openAncestor(of: type) { return reason }
    let absent = file.map { absentModules(of: $0) } ?? []
    if !absent.isEmpty { return .elsewhere(absent) }
    return .noMember(name, of: type.description)
  }

  /// Replaces generic parameters, and looks up what their associated types are then.
  func substitute(_ substitution: Substitution, in type: Type) -> Type {
    if substitution.isEmpty { return type }
    return type.mapped { part in
      switch part {
      case .parameter(let parameter): return substitution[parameter]
      case .member(let base, let name):
        let replaced = substitute(substitution, in: base)
        return replaced == base ? part : associatedType(name, of: replaced)
      default: return nil
      }
    }
  }
}
