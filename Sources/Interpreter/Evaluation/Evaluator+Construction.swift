import Semantics

extension Evaluator {
  /// Makes a value of the workspace's type from labelled arguments; nil where no initializer fits.
  package func construct(_ type: TypeValue, labels: [String?], _ arguments: [Value]) -> Value? {
    construct(type, Arguments(labels: labels, values: arguments), site: nil)
  }

  /// A constructor call; nil where the type is not the workspace's, or nothing fits.
  func construct(_ type: TypeValue, _ site: CallSite) -> Value? { construct(type, Arguments(site), site: site) }

  /// `running` is the initializer that delegates to another one.
  private func construct(
    _ type: TypeValue,
    _ arguments: Arguments,
    site: CallSite?,
    delegatedBy running: FunctionDeclaration? = nil
  ) -> Value? {
    if type.name == "Tuple", arguments.count == type.arguments.count {
      let elements = type.arguments.indices.map {
        coerce(arguments.value($0, as: type.arguments[$0]), to: type.arguments[$0])
      }
      return .tuple(TupleValue(labels: type.labels, elements: elements))
    }
    if let nominal = type.nominal, nominal.declaration != nil, nominal.kind != .protocol {
      if let value = initialize(type, nominal, arguments, delegatedBy: running) { return value }
      if let value = memberwise(type, nominal, arguments) { return value }
      if let value = fromRawValue(type, nominal, arguments) { return value }
      if running != nil, let value = initialize(type, nominal, arguments) { return value }
    } else if let nominal = nominal(named: type.name), let value = extensionInitializer(type, nominal, arguments) {
      return value
    }
    let site = site ?? CallSite(labels: arguments.labels, values: arguments.values, evaluator: self)
    if StandardLibrary.scalarTypeNames.contains(type.name) { return StandardLibrary.construct(type.name, site) }
    if type.nominal?.declaration == nil {
      return host.construct(type.name, site) ?? StandardLibrary.construct(type.name, site, arguments: type.arguments)
    }
    if let options = options(of: type, arguments) { return options }
    return host.construct(type.name, site) ?? constructAndCall(type, site) ?? constructNamesake(type, arguments)
      ?? unknown("no initializer of '\(type.name)' takes these arguments", type: type, at: site.span)
  }

  /// `Options()`, `Options([.bold, .italic])`: nil where the type is no set of options, or the arguments are others.
  private func options(of type: TypeValue, _ arguments: Arguments) -> Value? {
    guard arguments.count <= 1, let none = OptionSets.empty(type) else { return nil }
    guard arguments.count == 1 else { return none }
    guard arguments.labels == [nil] else { return nil }
    switch arguments.value(0, as: type) {
    case .array(let options): return OptionSets.union(options, type)
    case let value: return OptionSets.isOptionSet(value) ? value : nil
    }
  }

  /// Where the program declares a type more than once, the declaration is meant that takes the arguments: another may be
  /// of another target, or left behind.
  private func constructNamesake(_ type: TypeValue, _ arguments: Arguments) -> Value? {
    guard program.isRepeated(type.name) else { return nil }
    for declaration in program.declarations(ofType: type.name)
    where declaration.kind != .extension && declaration !== type.nominal?.declaration {
      guard let other = self.type(named: type.name, seenBy: declaration), let nominal = other.nominal,
        nominal.declaration === declaration
      else { continue }
      if let value = initialize(other, nominal, arguments) ?? memberwise(other, nominal, arguments) { return value }
    }
    return nil
  }

  /// `Flow(spacing: 3) { … }` where no initializer takes the closures: they go to the value's `callAsFunction`.
  private func constructAndCall(_ type: TypeValue, _ site: CallSite) -> Value? {
    let count = site.arguments.prefix { !$0.isTrailing }.count
    guard count < site.count, isDeclared("callAsFunction"),
      let nominal = type.nominal, nominal.declaration != nil, nominal.kind != .protocol
    else { return nil }
    let arguments = Arguments(site.prefix(count))
    guard let value = initialize(type, nominal, arguments) ?? memberwise(type, nominal, arguments) else { return nil }
    let closures = site.dropFirst(count)
    guard choose(methods("callAsFunction", of: value), Arguments(closures), receiver: value) != nil else { return nil }
    return callValue(value, closures, expecting: site.expected)
  }

  private func initialize(
    _ type: TypeValue,
    _ nominal: NominalType,
    _ arguments: Arguments,
    delegatedBy running: FunctionDeclaration? = nil
  ) -> Value? {
    let members = initializers(of: nominal, besides: running)
    guard let choice = choose(members, arguments, receiver: .type(type)) else { return nil }
    // One that could take arguments ranks after the implicit one, which needs none.
    if choice.takesNothing, nominal.isMadeImplicitly, let value = memberwise(type, nominal, arguments) { return value }
    return run(choice, type, nominal, arguments)
  }

  /// The initializers of a type. One that runs is not meant by its own `self.init`: those of the same labels differ from it
  /// in types that are not always told apart here.
  private func initializers(of nominal: NominalType, besides running: FunctionDeclaration?) -> [Member] {
    let members = typeMembers("init", of: nominal)
    guard let running else { return members }
    return members.filter { member in
      if case .function(let function, _) = member { function !== running } else { true }
    }
  }

  private func run(_ choice: Choice, _ type: TypeValue, _ nominal: NominalType, _ arguments: Arguments) -> Value {
    var receiver: Value? = nominal.kind == .enumeration ? .void : blank(type, nominal)
    let context = context(type, owner: choice.owner)
    let result = initialize(&receiver, by: choice, type) {
      invoke(choice, arguments, receiver: &$0, expecting: nil, outer: context)
    }
    if case .initializer(isFailable: true) = choice.function.kind, case .none = result { return .none }
    // There is no value to complete.
    if case .thrown = interruption { return .void }
    return completed(receiver ?? .void, type, nominal)
  }

  /// Runs an initializer: what it sets of its own type's properties are first values.
  func initialize(
    _ receiver: inout Value?,
    by choice: Choice,
    _ type: TypeValue,
    _ run: (inout Value?) -> Value
  ) -> Value {
    guard let owner = choice.owner else { return run(&receiver) }
    initializing.append(Initialization(type: type.name, owner: owner, function: choice.function))
    defer { initializing.removeLast() }
    return run(&receiver)
  }

  /// Initializers that the workspace adds to a built-in type: `extension Color { init(hex: Int) }`. One that runs is not
  /// meant again: `init(x: Float)` that delegates to `init(x: Double)` differs from it in no value that is told apart here.
  func extensionInitializer(_ type: TypeValue, _ nominal: NominalType, _ arguments: Arguments) -> Value? {
    let members = typeMembers("init", of: nominal).filter { member in
      guard case .function(let function, _) = member else { return false }
      return !extending.contains { $0 === function }
    }
    let rival = rival("init", on: .type(type), arguments.site)
    guard let choice = choose(members, arguments, receiver: .type(type), rival: rival) else { return nil }
    extending.append(choice.function)
    defer { extending.removeLast() }
    var receiver: Value? = .void
    let context = context(type, owner: choice.owner)
    let result = invoke(choice, arguments, receiver: &receiver, expecting: nil, outer: context)
    if case .initializer(isFailable: true) = choice.function.kind, case .none = result { return Value.none }
    if case .view(let view)? = receiver, let site = arguments.site, program.isOfPackage(choice.function.span.unit) {
      return .view(view.moved(to: site.span, nameSpan: site.nameSpan))
    }
    return receiver
  }

  /// The struct's implicit initializer: its stored properties in order, those with a value can be left out.
  private func memberwise(_ type: TypeValue, _ nominal: NominalType, _ arguments: Arguments) -> Value? {
    guard nominal.kind == .structure || nominal.kind == .class || nominal.kind == .actor,
      nominal.declaration?.members.initializers.isEmpty ?? false
    else { return nil }
    if nominal.kind != .structure && arguments.count > 0 { return nil }
    let plan = constructionPlan(of: type, nominal)
    guard let match = ParameterMatch(plan.parameters, arguments) else { return nil }
    let given = zip(plan.members, match.positions).filter { !$1.isEmpty }.map(\.0.index)
    var (fields, names) = blankFields(plan, without: given)
    for (member, positions) in zip(plan.members, match.positions) {
      guard let position = positions.first else { continue }
      let property = plan.properties[member.index]
      let value = arguments.value(position, as: member.type)
      var argument = coerce(value, to: member.type, named: member.parameter.name)
      if member.isBuilt, case .function(let content) = argument { argument = call(content, []) }
      fields[member.index] = property.isWrapped ? wrap(argument, for: property.declaration, of: type) : argument
    }
    var value = made(fields, names, type, nominal)
    for (member, positions) in zip(plan.members, match.positions) {
      guard let position = positions.first, let names = arguments.standIns[position] else { continue }
      value.markField(member.index, as: names)
      arguments.postpone(position)
    }
    return completed(value, type, nominal)
  }

  /// A value whose properties have their initial values; others are void until an initializer sets them.
  private func blank(_ type: TypeValue, _ nominal: NominalType) -> Value {
    let (fields, names) = blankFields(constructionPlan(of: type, nominal), without: [])
    return made(fields, names, type, nominal)
  }

  private func made(_ fields: [Value], _ names: [Int: [String]], _ type: TypeValue, _ nominal: NominalType) -> Value {
    var fields = fields
    if !names.isEmpty { fields.append(.foreign(StandInMarks(names: names))) }
    return nominal.kind == .structure
      ? .structure(StructureValue(type: type, fields: fields)) : makeObject(type, fields)
  }

  /// The initial values of the properties, and what they were made from; `given` are set by the caller.
  private func blankFields(_ plan: ConstructionPlan, without given: [Int]) -> (fields: [Value], names: [Int: [String]])
  {
    var names: [Int: [String]] = [:]
    let fields = plan.properties.enumerated().map { index, property -> Value in
      if property.isLazy || given.contains(index) { return .void }
      guard property.declaration.initializer != nil else {
        if property.isWrapped { return wrap(nil, for: property.declaration, of: plan.type) }
        return property.startsNil ? Value.none : .void
      }
      let start = storageMark
      let (initial, standIns) = traced {
        initialValue(of: property.declaration, receiver: nil, context: plan.context)
      }
      if !standIns.isEmpty, !initial.marksItself {
        names[index] = standIns
        postpone(records(since: start), until: standIns)
      }
      return property.isWrapped ? wrap(initial, for: property.declaration, of: plan.type) : initial
    }
    return (fields, names)
  }

  /// What a property with a wrapper attribute stores.
  func wrap(_ initial: Value?, for property: VariableDeclaration, of type: TypeValue) -> Value {
    let owner = type.nominal?.declaration
    for attribute in property.attributes where !attribute.isPlain {
      if let wrapper = self.type(named: attribute.name), wrapper.isPropertyWrapper {
        // A wrapper may wrap its own properties: that ends as calls do.
        guard affords(20) else { return initial ?? .void }
        return deeper(at: property.nameSpan) {
          userWrapper(wrapper, attribute, initial, context(type, owner: owner))
        }
      }
      if let wrapper = host.makeWrapper(attribute, property: property, owner: owner, initial: initial, evaluator: self)
      {
        return .foreign(wrapper)
      }
    }
    return initial ?? .void
  }

  private func userWrapper(
    _ wrapper: TypeValue,
    _ attribute: AttributeReference,
    _ initial: Value?,
    _ context: LexicalContext
  ) -> Value {
    var labels: [String?] = initial == nil ? [] : ["wrappedValue"]
    var values: [Value] = initial.map { [$0] } ?? []
    if let body = attribute.body {
      let frame = Frame(body, context: context)
      for argument in attribute.arguments ?? [] {
        labels.append(argument.label)
        values.append(evaluate(argument.value, in: frame))
      }
    }
    return construct(wrapper, labels: labels, values) ?? initial ?? .void
  }

  /// Properties that the initializer left void get the stand-in of their type.
  private func completed(_ value: Value, _ type: TypeValue, _ nominal: NominalType) -> Value {
    guard nominal.kind != .enumeration else { return value }
    var value = value
    for (index, property) in constructionPlan(of: type, nominal).properties.enumerated() where !property.isLazy {
      guard isUnset(value.field(index) ?? .none), let declared = property.type else { continue }
      let name = property.declaration.name
      let (initial, isSample) = declared.isOptional ? (.none, false) : untracedStandIn(for: declared, named: name)
      value.setField(index, property.isWrapped ? wrap(initial, for: property.declaration, of: type) : initial)
      if !initial.marksItself, !isSample, !property.startsNil { value.markField(index, as: [name]) }
    }
    return value
  }

  /// Nothing was stored, or only a wrapper around nothing.
  private func isUnset(_ field: Value) -> Bool {
    switch field {
    case .void: return true
    case .foreign(let foreign):
      guard let wrapper = foreign.wrapper, wrapper.isUnset else { return false }
      return true
    default: return false
    }
  }

  /// `self.init(…)` in an initializer.
  func delegate(_ site: CallSite, _ slot: Int, in frame: Frame) -> Value {
    guard let type = frame.context.selfType else { return .void }
    let running = initializing.last?.function
    let arguments = Arguments(site)
    guard let nominal = type.nominal, nominal.declaration != nil, nominal.kind == .class else {
      write(slot, construct(type, arguments, site: site, delegatedBy: running) ?? .void, in: frame)
      return .void
    }
    let chosen = choose(initializers(of: nominal, besides: running), arguments, receiver: .type(type))
    // The implicit initializer leaves the properties at their initial values, which they have.
    if arguments.count == 0, nominal.isMadeImplicitly, chosen?.takesNothing ?? true { return .void }
    guard let choice = chosen ?? choose(typeMembers("init", of: nominal), arguments, receiver: .type(type)) else {
      return .void
    }
    var receiver: Value? = read(slot, in: frame)
    return initialize(&receiver, by: choice, type) {
      _ = invoke(choice, arguments, receiver: &$0, expecting: nil)
      return .void
    }
  }

  // MARK: Enumerations

  func makeCase(_ enumCase: EnumCaseDeclaration, _ type: TypeValue, _ arguments: Arguments) -> Value {
    let context = context(type, owner: type.nominal?.declaration)
    guard let match = ParameterMatch(enumCase.payload, arguments) else {
      let value = Value.enumeration(EnumerationValue(type: type, caseName: enumCase.name))
      // `.minus(5, 1)` of a case without values calls what the case is.
      guard enumCase.payload.isEmpty, isDeclared("callAsFunction"), let site = arguments.site else { return value }
      return callValue(value, site, expecting: site.expected)
    }
    let payload = zip(enumCase.payload, match.positions).map { parameter, positions in
      let expected = resolve(parameter.type, in: context)
      guard let position = positions.first else { return defaultValue(of: parameter, expected, context) }
      return coerce(arguments.value(position, as: expected), to: expected, named: parameter.name)
    }
    return .enumeration(
      EnumerationValue(
        type: type,
        caseName: enumCase.name,
        labels: enumCase.payload.map { $0.label },
        payload: payload
      )
    )
  }

  private func fromRawValue(_ type: TypeValue, _ nominal: NominalType, _ arguments: Arguments) -> Value? {
    guard nominal.kind == .enumeration, arguments.labels == ["rawValue"] else { return nil }
    let wanted = arguments.value(0, as: nil)
    let found = EnumRawValues.first(in: nominal, self) { $0.isEqual(to: wanted) }
    return found.map { .enumeration(EnumerationValue(type: type, caseName: $0.name)) } ?? Value.none
  }

  /// Makes a value of the type with stand-ins for everything that has no value (the scene of a view type).
  package func constructWithStandIns(_ type: TypeValue) -> Value? {
    guard let nominal = type.nominal, nominal.declaration != nil, nominal.kind != .protocol else { return nil }
    if nominal.kind == .enumeration { return firstCase(type, nominal) }
    if let value = madeOfNothing(type) { return value }
    for case .function(let function, let owner) in typeMembers("init", of: nominal)
    where function.body != nil && !function.readsArchive {
      let (values, names) = standIns(for: function, context(type, owner: owner))
      let arguments = Arguments(labels: function.parameters.map(\.label), values: values, standIns: names)
      guard let match = ParameterMatch(function.parameters, arguments) else { continue }
      // One that may fail does with stand-ins: the next one is tried, and at last each property has its own.
      let choice = Choice(function: function, owner: owner, match: match)
      if let value = unlessThrown({ run(choice, type, nominal, arguments) }), !value.isNil { return value }
    }
    var value = completed(blank(type, nominal), type, nominal)
    for (index, property) in nominal.storedProperties.enumerated()
    where property.initializer == nil && property.type?.isOptional == true && !property.isOwnState {
      value.markField(index, as: [property.name])
    }
    return value
  }

  /// The value that an initializer of the type makes without arguments; nil where none does.
  func madeOfNothing(_ type: TypeValue) -> Value? {
    guard let nominal = type.nominal,
      let value = unlessThrown({ initialize(type, nominal, Arguments(labels: [], values: [])) }), !value.isNil
    else { return nil }
    return value
  }

  /// Values for the parameters of a function that nobody calls, and which of them are stand-ins.
  private func standIns(
    for function: FunctionDeclaration,
    _ context: LexicalContext
  ) -> (values: [Value], names: [Int: [String]]) {
    var names: [Int: [String]] = [:]
    let values = function.parameters.enumerated().map { index, parameter in
      let type = expectedType(parameter, function, context)
      if parameter.defaultValue != nil { return defaultValue(of: parameter, type, context) }
      let (value, isSample) = type.isOptional ? (.none, false) : untracedStandIn(for: type, named: parameter.name)
      if !value.marksItself, !isSample { names[index] = [parameter.name] }
      return value
    }
    return (values, names)
  }

  private func firstCase(_ type: TypeValue, _ nominal: NominalType) -> Value? {
    guard let first = nominal.cases.first(where: { $0.payload.isEmpty }) ?? nominal.cases.first else { return nil }
    let context = context(type, owner: nominal.declaration)
    let payload = first.payload.map { standIn(for: resolve($0.type, in: context), named: $0.name) }
    return .enumeration(
      EnumerationValue(type: type, caseName: first.name, labels: first.payload.map(\.label), payload: payload)
    )
  }
}

extension FunctionDeclaration {
  /// `init(from: Decoder)`, `init(coder: NSCoder)`: nothing is there to be read.
  fileprivate var readsArchive: Bool {
    guard parameters.count == 1, let type = parameters[0].type.unwrapped.qualifiedName else { return false }
    return ["Decoder", "NSCoder", "Swift.Decoder"].contains(type)
  }
}

extension NominalType {
  /// Whether neither it nor a superclass declares an initializer, so that there is one without parameters.
  fileprivate var isMadeImplicitly: Bool {
    declaration?.members.initializers.isEmpty ?? false && superclass?.isMadeImplicitly ?? true
  }
}

extension VariableDeclaration {
  var isObserved: Bool { accessors.willSet != nil || accessors.didSet != nil }
}
