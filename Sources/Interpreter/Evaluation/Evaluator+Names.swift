import Semantics
import SourceText

extension Evaluator {
  /// A name that no local scope declares.
  func name(_ name: NameExpression, at span: SourceSpan, in frame: Frame, expecting: TypeValue?) -> Value {
    if name.isType, !isDeclared(name.name) { return frameworkName(name, in: frame) }
    if name.isOperator { return operatorValue(name.name, expecting: expecting) }
    if let slot = name.selfSlot,
      let value = property(
        name.name,
        of: read(slot, in: frame),
        at: span,
        labels: name.labels,
        isImplicit: true,
        storingIn: { modifySlot(slot, in: frame, $0) }
      )
    {
      return value
    }
    if let value = lexicalStatic(name.name, in: frame.context) { return value }
    if let type = lookUpType(name, in: frame.context) { return .type(type) }
    if let value = globalValue(name.name, labels: name.labels) { return value }
    if let value = host.global(name.name) { return value }
    if StandardLibrary.functions[name.name] != nil { return globalFunction(name.name, expecting: expecting) }
    if name.name.isCapitalized {
      return .type(.named(name.name, resolveAll(name.genericArguments, frame)))
    }
    return Keychain.global(name.name)
      ?? unknown("no value for '\(name.name)'", name: name.name, type: expecting, at: span)
  }

  /// An operator as a value. Which of its functions is meant is known by the operands when it is called, wherever the
  /// value is made.
  private func operatorValue(_ name: String, expecting: TypeValue?) -> Value {
    // `text[...]`: all that is there.
    if name == "..." { return .range(RangeValue(lower: nil, upper: nil, isClosed: true)) }
    return globalFunction(name, expecting: expecting)
  }

  private func globalFunction(_ name: String, expecting: TypeValue?) -> Value {
    let type = expecting?.unwrapped
    return .function(FunctionValue(.global(name: name), context: .global, type: type?.function == nil ? nil : type))
  }

  /// A capitalized name that nothing in the workspace declares: a type of the framework.
  private func frameworkName(_ name: NameExpression, in frame: Frame) -> Value {
    if let type = lookUpType(name, in: frame.context) { return .type(type) }
    if frame.context.selfType?.nominal?.declaration == nil, let type = frameworkMember(name.name, in: frame.context) {
      return .type(apply(resolveAll(name.genericArguments, frame), to: type))
    }
    if let value = host.global(name.name) { return value }
    if StandardLibrary.functions[name.name] != nil {
      return .function(FunctionValue(.global(name: name.name), context: .global))
    }
    guard name.genericArguments.isEmpty else {
      return .type(.named(name.name, resolveAll(name.genericArguments, frame)))
    }
    if let known = memo.frameworkTypes[name.name] { return .type(known) }
    let type = TypeValue.named(name.name)
    memo.frameworkTypes[name.name] = type
    return .type(type)
  }

  /// Static members of the enclosing types, as seen from static code and from nested types.
  private func lexicalStatic(_ name: String, in context: LexicalContext) -> Value? {
    guard isDeclared(name) || name == "allCases" || name.hasPrefix("$") || context.selfType?.nominal?.declaration == nil
    else {
      return nil
    }
    for type in enclosingTypes(of: context) {
      if let value = staticProperty(name, of: type) { return value }
    }
    return nil
  }

  /// `Self` and the types around it, innermost first.
  func enclosingTypes(of context: LexicalContext) -> [TypeValue] {
    guard let selfType = context.selfType else { return [] }
    if let known = context.enclosingTypes { return known }
    var types = [selfType]
    var path = (context.owner?.qualifiedName ?? selfType.name).split(separator: ".")
    if context.owner != nil, context.owner?.qualifiedName == selfType.name { _ = path.popLast() }
    while !path.isEmpty {
      if let type = type(named: path.joined(separator: ".")) { types.append(type) }
      path.removeLast()
    }
    context.enclosingTypes = types
    return types
  }

  func resolveAll(_ references: [TypeReference], _ frame: Frame) -> [TypeValue] {
    references.map { resolve($0, in: frame.context) }
  }

  /// A type of the workspace, a generic parameter or a known built-in type.
  func lookUpType(_ name: NameExpression, in context: LexicalContext) -> TypeValue? {
    if let applied = appliedAlias(name.name, name.genericArguments, in: context) { return applied }
    guard var found = lookUpType(name.name, in: context) else { return nil }
    if !name.genericArguments.isEmpty {
      found = apply(name.genericArguments.map { resolve($0, in: context) }, to: found)
    }
    return found
  }

  /// What a generic parameter of the type is whose code runs, as far as what the receiver holds tells.
  func boundParameter(_ name: NameExpression, in frame: Frame) -> TypeValue? {
    let context = frame.context
    guard let slot = name.selfSlot, name.genericArguments.isEmpty, context.generics[name.name] == nil,
      let type = context.selfType, type.bindings[name.name] == nil
    else { return nil }
    return dynamicArgument(name.name, of: read(slot, in: frame))
  }

  /// A global variable or function of the workspace.
  func globalValue(_ name: String, labels: [String]? = nil) -> Value? {
    if let variable = globalVariable(name) { return storedOrComputed(variable, of: nil) }
    let functions = globalFunctions(name)
    guard let function = functions.first(where: { labels == nil || $0.labelList == labels }) ?? functions.first else {
      return nil
    }
    return .function(FunctionValue(.declared(function, receiver: nil), context: .global))
  }

  /// The value of a global or static variable: computed, or stored in a box that is made on first use.
  func storedOrComputed(_ variable: VariableDeclaration, of type: TypeValue?, owner: TypeDeclaration? = nil) -> Value {
    if let getter = variable.accessors.getter {
      var receiver: Value? = type.map { .type($0) }
      let context = type.map { self.context($0, owner: owner) } ?? .global
      return run(getter, of: variable, receiver: &receiver, context: context)
    }
    let value = read(storageBox(variable, of: type, owner: owner))
    return isWrapped(variable) ? unwrapped(value) : value
  }

  /// Whether the variable has a property wrapper that the program declares.
  func isWrapped(_ variable: VariableDeclaration) -> Bool {
    variable.attributes.contains { !$0.isPlain && self.type(named: $0.name)?.isPropertyWrapper == true }
  }

  /// The initial value of a stored variable, or the stand-in of its declared type.
  func initialValue(of variable: VariableDeclaration, receiver: Value?, context: LexicalContext) -> Value {
    let declared = variable.type.map { resolve($0, in: context) }
    guard let initializer = variable.initializer, let expression = initializer.singleExpression else {
      guard let declared else { return .void }
      return declared.isOptional ? .none : standIn(for: declared, named: variable.name)
    }
    let frame = Frame(initializer, context: context)
    if let receiver, initializer.slots.first?.name == "self" { frame.slots[0] = .value(receiver) }
    var value = deeper(at: expression.span) { evaluate(expression, in: frame, expecting: declared) }
    if let index = variable.tupleIndex, case .tuple(let tuple) = value, tuple.elements.indices.contains(index) {
      value = tuple.elements[index]
    }
    return coerce(value, to: declared, named: variable.name)
  }
}
