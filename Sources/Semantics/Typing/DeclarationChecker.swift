/// Types all code of one declaration: its bodies, initial values, default arguments, attributes and written types.
struct DeclarationChecker {
  private let resolver: Resolver
  private let declaration: TypedDeclaration
  private var context: BodyContext
  private var recording = BodyRecording()

  init(_ resolver: Resolver, _ declaration: TypedDeclaration) {
    self.resolver = resolver
    self.declaration = declaration
    let scope =
      declaration.owner.map { resolver.scope(of: $0) } ?? LookupScope(file: resolver.file(of: declaration.span))
    context = BodyContext(scope: scope, isMember: declaration.owner != nil)
    if let owner = declaration.owner { context.assumptions = resolver.partRequirements(of: owner, scope) }
  }

  mutating func check() -> BodyRecording {
    let outer = resolver.assumptions
    resolver.assumptions = context.assumptions
    defer { resolver.assumptions = outer }
    switch declaration.content {
    case .heading(let type): heading(type)
    case .variable(let variable): check(variable)
    case .function(let function): check(function)
    case .subscript(let accessor): check(accessor)
    case .enumCase(let enumCase):
      name(enumCase.nameSpan)
      for parameter in enumCase.payload { read(parameter.type) }
      defaults(of: enumCase.payload)
      if let value = enumCase.rawValue { expression(value, nil) }
    case .typealias(let alias):
      name(alias.nameSpan)
      if let type = alias.type { read(type) }
      alias.inheritance.forEach { read($0) }
    case .preview(let preview): check(preview)
    case .code(let body): run(body, isSelfKnown: false) { $0.checkStatements(body.statements) }
    }
    return recording
  }

  // MARK: Headings

  private mutating func heading(_ type: TypeDeclaration) {
    if type.kind != .extension { recording.names.append((type.nameSpan, .declaration(declaration.id))) }
    if let extended = type.extended { read(extended) }
    type.inheritance.forEach { read($0) }
    generics(type.genericParameters, type.requirements)
    attributes(type.attributes, value: nil)
  }

  private mutating func name(_ span: SourceSpan) { recording.names.append((span, .declaration(declaration.id))) }

  private mutating func generics(_ parameters: [GenericParameter], _ requirements: [GenericRequirement]) {
    for parameter in parameters { if let constraint = parameter.constraint { read(constraint) } }
    for requirement in requirements {
      read(requirement.left)
      read(requirement.right)
    }
  }

  private mutating func read(_ reference: TypeReference) {
    var names: [(SourceSpan, Resolution)] = []
    var reader = TypeReader(resolver, context.scope)
    reader.onName = { span, resolution in if span != .none { names.append((span, resolution)) } }
    _ = reader.type(reference)
    recording.names += names.map { (span: $0.0, resolution: $0.1) }
    // The protocols of wrappers and builders stand in attributes.
    attributes(reference.attributes, value: nil)
  }

  // MARK: Attributes

  private mutating func attributes(_ attributes: [AttributeReference], value: ValueDeclaration?) {
    for attribute in attributes {
      switch resolver.typeMeaning(of: attribute.name, in: context.scope) {
      case .nominal(let id)?: recording.names.append((attribute.nameSpan, .declaration(DeclarationID(id))))
      case .alias(_, let id, _)?: recording.names.append((attribute.nameSpan, .declaration(id)))
      default:
        // Nobody declares what begins with an underscore: these are the compiler's own.
        let isPlain = attribute.isPlain || attribute.name.hasPrefix("_")
        recording.names.append(
          (
            attribute.nameSpan,
            isPlain ? .structural : .unknown(resolver.absence(of: attribute.name, in: context.scope.file))
          )
        )
      }
      attribute.genericArguments.forEach { read($0) }
      guard let value, let body = attribute.body, let arguments = attribute.arguments else { continue }
      let resolver = resolver
      let wrapper = resolver.wrapper(attribute, in: value.scope)
      run(body, isSelfKnown: false) { checker in
        if let wrapper {
          let held = resolver.scheme(of: value.id)?.result ?? .unsolved
          checker.checkWrapper(wrapper, attribute, arguments, of: value, holding: held)
        } else {
          for argument in arguments { _ = checker.check(argument.value) }
        }
      }
    }
  }

  // MARK: Variables

  private mutating func check(_ variable: VariableDeclaration) {
    name(variable.nameSpan)
    context.isStatic = variable.modifiers.isTypeMember
    let type = resolver.scheme(of: declaration.id)?.result ?? .unsolved
    recording.types.append((variable.nameSpan, type))
    if let written = variable.type { read(written) }
    let value = ValueDeclaration(id: declaration.id, variable: variable, scope: context.scope)
    attributes(variable.attributes, value: value)
    if let body = variable.initializer {
      let wanted = variable.tupleIndex == nil && variable.type != nil ? type : nil
      context.isInitialValue = declaration.owner != nil && !variable.modifiers.contains(.lazy)
      expression(body, wanted)
      context.isInitialValue = false
    }
    accessors(variable.accessors, type, variable.attributes) { _ in }
  }

  private mutating func expression(_ body: Body, _ wanted: Type?) {
    run(body, isSelfKnown: declaration.owner != nil) { checker in
      guard let only = body.singleExpression else { return checker.checkStatements(body.statements) }
      if let wanted { checker.check(only, convertingTo: wanted) } else { _ = checker.check(only) }
    }
  }

  private mutating func accessors(
    _ accessors: Accessors,
    _ type: Type,
    _ attributes: [AttributeReference],
    _ prepare: (BodyChecker) -> Void
  ) {
    if let getter = accessors.getter {
      let builder = getter.body.hasReturn ? nil : builder(among: attributes)
      run(getter.body, isSelfKnown: declaration.owner != nil) { checker in
        prepare(checker)
        checker.checkCallableBody(getter.body, type, builtBy: builder)
      }
    }
    for accessor in [accessors.setter, accessors.willSet, accessors.didSet].compactMap(\.self) {
      run(accessor.body, isSelfKnown: declaration.owner != nil) { checker in
        prepare(checker)
        if let slot = accessor.parameterSlot {
          checker.frame.set(slot, to: type)
          checker.recordType(checker.frame.span(of: slot), type)
        }
        checker.checkCallableBody(accessor.body, .void)
      }
    }
  }

  /// The result builder of the declaration's body: its own, or what the requirement has that it fulfils.
  private func builder(among attributes: [AttributeReference]) -> Type? {
    resolver.builder(among: attributes, in: context.scope) ?? resolver.requiredBuilder(of: declaration)
  }

  // MARK: Callables

  private mutating func check(_ function: FunctionDeclaration) {
    guard let scheme = promised(by: function) else { return }
    enter(scheme)
    context.isStatic = function.modifiers.isTypeMember
    generics(function.genericParameters, function.requirements)
    function.parameters.forEach { read($0.type) }
    if let result = function.returnType { read(result) }
    attributes(function.attributes, value: nil)
    for parameter in function.parameters { attributes(parameter.attributes, value: nil) }
    defaults(of: function.parameters, scheme)
    guard let body = function.body else { return }
    let builder = body.hasReturn ? nil : builder(among: function.attributes)
    let isMaker = if case .initializer = function.kind { true } else { false }
    run(body, isSelfKnown: declaration.owner != nil) { checker in
      checker.bindParameters(function.parameters, scheme, readsTypes: false)
      checker.checkCallableBody(body, isMaker ? .void : scheme.result, builtBy: builder)
    }
  }

  /// What the function promises its callers; a deinitializer, which has no name, has none.
  private mutating func promised(by function: FunctionDeclaration) -> TypeScheme? {
    if case .deinitializer = function.kind { return TypeScheme(result: .void) }
    name(function.nameSpan)
    return resolver.scheme(of: declaration.id)
  }

  private mutating func check(_ accessor: SubscriptDeclaration) {
    guard let scheme = resolver.scheme(of: declaration.id) else { return }
    enter(scheme)
    context.isStatic = accessor.modifiers.isTypeMember
    generics(accessor.genericParameters, accessor.requirements)
    accessor.parameters.forEach { read($0.type) }
    read(accessor.returnType)
    attributes(accessor.attributes, value: nil)
    defaults(of: accessor.parameters, scheme)
    accessors(accessor.accessors, scheme.result, accessor.attributes) { checker in
      checker.bindParameters(accessor.parameters, scheme, readsTypes: false)
    }
  }

  /// The code of a callable sees its generic parameters and what they require.
  private mutating func enter(_ scheme: TypeScheme) {
    context.scope.parameters += scheme.generics
    context.assumptions += scheme.requirements
    resolver.assumptions = context.assumptions
  }

  private mutating func defaults(of parameters: [Parameter], _ scheme: TypeScheme? = nil) {
    for (index, parameter) in parameters.enumerated() {
      guard let value = parameter.defaultValue else { continue }
      let promised = scheme?.parameters.flatMap { parameters in
        parameters.indices.contains(index) ? parameters[index].defaultType ?? parameters[index].type : nil
      }
      run(value, isSelfKnown: false) { checker in
        guard let only = value.singleExpression else { return }
        if let promised { checker.check(only, convertingTo: promised) } else { _ = checker.check(only) }
      }
    }
  }

  private mutating func check(_ preview: PreviewDeclaration) {
    recording.names.append((preview.nameSpan, .structural))
    guard let closure = preview.closure else { return }
    let whole = Body(statements: [], slots: [], hasReturn: false, span: preview.span)
    run(whole, isSelfKnown: false) { checker in
      let given = Type.function(FunctionType(parameters: [], result: checker.system.fresh()))
      for argument in preview.arguments {
        switch argument.value.kind {
        case .closure(let other): if argument.isTrailing { _ = checker.checkClosure(other, given) }
        default: _ = checker.check(argument.value)
        }
      }
      _ = checker.checkClosure(
        closure,
        .function(FunctionType(parameters: [], result: checker.system.fresh())),
        builtBy: .framework("ViewBuilder")
      )
    }
  }

  // MARK: Bodies

  /// Checks one body with a system of its own.
  private mutating func run(_ body: Body, isSelfKnown: Bool, _ work: (BodyChecker) -> Void) {
    let checker = BodyChecker(resolver, context, body)
    if isSelfKnown, let selfType = context.scope.selfType, body.slots.first?.name == "self" {
      checker.frame.set(0, to: context.isStatic ? .metatype(selfType) : selfType)
    }
    work(checker)
    let found = checker.finish()
    recording.types += found.types
    recording.names += found.names
    recording.faults += found.faults
  }
}
