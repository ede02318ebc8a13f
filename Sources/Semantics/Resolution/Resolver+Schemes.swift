/// A variable with what its type depends on.
struct ValueDeclaration {
  let id: DeclarationID
  let variable: VariableDeclaration
  let scope: LookupScope
}

extension Resolver {
  /// The scheme of the declaration of that identity; nil where the program has none.
  func scheme(of id: DeclarationID) -> TypeScheme? {
    if let member = member(id) { return scheme(of: member) }
    switch id.kind {
    case .function: return globalFunction(id).map { scheme(ofGlobal: $0, id) }
    case .variable: return globalVariable(id).map { scheme(ofGlobal: $0, id) }
    default: return nil
    }
  }

  func scheme(ofGlobal function: FunctionDeclaration, _ id: DeclarationID) -> TypeScheme {
    scheme(ofGlobal: id) { self.scheme(of: function, id, LookupScope(file: id.file), receiver: nil) }
  }

  func scheme(ofGlobal variable: VariableDeclaration, _ id: DeclarationID) -> TypeScheme {
    scheme(ofGlobal: id) { self.scheme(of: variable, id, LookupScope(file: id.file)) }
  }

  private func scheme(ofGlobal id: DeclarationID, _ make: () -> TypeScheme) -> TypeScheme {
    id.file == nil ? frameworkScheme(of: id, make) : scheme(of: id, make)
  }

  /// The member of that identity.
  func member(_ id: DeclarationID) -> DeclaredMember? {
    guard let owner = id.owner else { return nil }
    let all = declared(id.name, in: owner)
    // Members of one name and kind are in the order of their numbers: none is before its own.
    return all.dropFirst(max(id.ordinal, 0)).first { $0.id == id } ?? all.first { $0.id == id }
  }

  func globalFunction(_ id: DeclarationID) -> FunctionDeclaration? {
    if let file = id.file { return functions(id.name, in: file)[id.ordinal] }
    let all = frameworks.items.functions(named: id.name)
    return all.indices.contains(id.ordinal) ? all[id.ordinal] : nil
  }

  func globalVariable(_ id: DeclarationID) -> VariableDeclaration? {
    guard let file = id.file else { return frameworks.items.variable(named: id.name) }
    note(id.name)
    return program.globalVariable(id.name, from: file)
  }

  // MARK: Members

  func scheme(of declared: DeclaredMember) -> TypeScheme {
    let make = { [self] in
      let outer = assumptions
      assumptions = []
      defer { assumptions = outer }
      return makeScheme(of: declared)
    }
    if Frameworks.declares(declared.owner.span) { return frameworkScheme(of: declared.id, make) }
    return scheme(of: declared.id, make)
  }

  private func makeScheme(of declared: DeclaredMember) -> TypeScheme {
    let owner = declared.owner
    let scope = scope(of: owner)
    switch declared.member {
    case .variable(let variable, _):
      var scheme = scheme(of: variable, declared.id, scope)
      scheme.requirements += partRequirements(of: owner, scope)
      return scheme
    case .function(let function, _):
      var scheme = scheme(of: function, declared.id, scope, receiver: scope.selfType)
      scheme.requirements += partRequirements(of: owner, scope)
      return scheme
    case .subscript(let accessor, _):
      var reader = CallableReader(self, scope, declared.id)
      reader.read(accessor.genericParameters, accessor.requirements)
      var scheme = reader.scheme(accessor.parameters, result: accessor.returnType)
      scheme.requirements += partRequirements(of: owner, scope)
      return scheme
    case .enumCase(let enumCase, _):
      var scheme = TypeScheme(result: scope.selfType ?? .unsolved)
      if !enumCase.payload.isEmpty {
        var reader = CallableReader(self, scope, declared.id)
        scheme.parameters = enumCase.payload.map { reader.parameter($0) }
      }
      return scheme
    case .typealias, .type: return TypeScheme(result: .unsolved)
    }
  }

  /// The requirements of an extension, or of a type's own parameters.
  func partRequirements(of part: TypeDeclaration, _ scope: LookupScope) -> [TypeRequirement] {
    var reader = CallableReader(self, scope, DeclarationID(owner: nil, name: part.qualifiedName, kind: .type))
    if part.kind != .extension, let type = nominal(of: part) {
      return part.kind == .protocol ? [] : typeRequirements(of: type)
    }
    return reader.requirements(part.requirements) + boundParameters(of: part, scope)
  }

  /// What a type requires of its own generic parameters.
  func typeRequirements(of type: NominalID) -> [TypeRequirement] {
    let id = DeclarationID(type)
    guard declaration(of: type)?.kind != .protocol, let clause = genericClause(of: id), !clause.parameters.isEmpty
    else { return [] }
    var reader = CallableReader(self, clause.scope, id)
    return reader.constraints(clause.parameters, genericParameters(of: type)) + reader.requirements(clause.requirements)
  }

  // MARK: Functions and variables

  func scheme(of function: FunctionDeclaration, _ id: DeclarationID, _ scope: LookupScope, receiver: Type?)
    -> TypeScheme
  {
    var reader = CallableReader(self, scope, id)
    reader.read(function.genericParameters, function.requirements)
    var scheme = reader.scheme(function.parameters, result: function.returnType)
    if case .initializer(let isFailable) = function.kind, let receiver {
      scheme.result = isFailable ? .optional(receiver) : receiver
    }
    return scheme
  }

  func scheme(of variable: VariableDeclaration, _ id: DeclarationID, _ scope: LookupScope) -> TypeScheme {
    if let written = variable.type {
      var reader = TypeReader(self, scope)
      reader.opaqueOwner = id
      return TypeScheme(result: reader.type(written), isImplicitlyUnwrapped: written.isImplicitlyUnwrapped)
    }
    guard pending.insert(id).inserted else {
      noteCut()
      return TypeScheme(result: .unknown(.recursive))
    }
    defer { pending.remove(id) }
    let value = ValueDeclaration(id: id, variable: variable, scope: scope)
    return TypeScheme(result: descending(to: id) { self.inferredType(of: value) })
  }
}

/// Reads the parameters and the result of a callable declaration.
struct CallableReader {
  let resolver: Resolver
  let id: DeclarationID
  private(set) var scope: LookupScope
  private var scheme = TypeScheme(result: .void)
  /// The names of its generic parameters that stand for any number of types.
  private var packs: Set<String> = []

  init(_ resolver: Resolver, _ scope: LookupScope, _ id: DeclarationID) {
    self.resolver = resolver
    self.scope = scope
    self.id = id
  }

  /// Its own generic parameters, which the rest sees.
  mutating func read(_ generics: [GenericParameter], _ requirements: [GenericRequirement]) {
    guard !generics.isEmpty || !requirements.isEmpty else { return }
    let own = generics.map { GenericParameterID(name: $0.name, owner: id) }
    scope.parameters += own
    scheme.generics = own
    packs = Set(generics.filter(\.isPack).map(\.name))
    scheme.requirements = constraints(generics, own) + self.requirements(requirements)
  }

  mutating func scheme(_ parameters: [Parameter], result: TypeReference?) -> TypeScheme {
    scheme.parameters = parameters.map { parameter($0) }
    if let result {
      var reader = TypeReader(resolver, scope)
      reader.opaqueOwner = id
      scheme.result = reader.type(result)
      scheme.isImplicitlyUnwrapped = result.isImplicitlyUnwrapped
    }
    return scheme
  }

  mutating func parameter(_ parameter: Parameter) -> SchemeParameter {
    var reader = TypeReader(resolver, scope)
    reader.parameterOwner = id
    reader.firstMade = scheme.generics.count
    var type = reader.type(parameter.type)
    scheme.generics += reader.madeParameters
    scheme.requirements += reader.madeRequirements
    var traits: SchemeParameter.Traits = []
    if parameter.defaultValue != nil { traits.insert(.hasDefault) }
    if parameter.isVariadic { traits.insert(.isVariadic) }
    if parameter.attributes.contains(where: { $0.name == "autoclosure" }), case .function(let function) = type {
      traits.insert(.isAutoclosure)
      type = function.result
    }
    if parameter.type.isThrowingFunction { traits.insert(.mayThrow) }
    if case .named(let names) = parameter.type.kind, names.count == 1, packs.contains(names[0].name) {
      traits.insert(.isPack)
    }
    let builder = resolver.builder(among: parameter.attributes, in: scope)
    var read = SchemeParameter(label: parameter.label, type: type, traits: traits, builder: builder)
    if type.hasParameters, let value = parameter.defaultValue {
      read.defaultType = resolver.type(of: value, read, id, scope)
    }
    return read
  }

  func constraints(_ generics: [GenericParameter], _ parameters: [GenericParameterID]) -> [TypeRequirement] {
    zip(generics, parameters).flatMap { generic, parameter -> [TypeRequirement] in
      guard let constraint = generic.constraint else { return [] }
      var reader = TypeReader(resolver, scope)
      return reader.bounds(constraint).map { .conforms(.parameter(parameter), to: $0) }
    }
  }

  mutating func requirements(_ written: [GenericRequirement]) -> [TypeRequirement] {
    written.flatMap { requirement -> [TypeRequirement] in
      var reader = TypeReader(resolver, scope)
      let left = reader.type(requirement.left)
      switch requirement.kind {
      case .sameType: return [.same(left, reader.type(requirement.right))]
      case .conforms: return reader.bounds(requirement.right).map { .conforms(left, to: $0) }
      }
    }
  }
}

extension TypeReference {
  /// `() throws -> Int`, also as an optional.
  fileprivate var isThrowingFunction: Bool {
    switch kind {
    case .function(let function): function.throws
    case .optional(let wrapped): wrapped.isThrowingFunction
    default: false
    }
  }
}
