import Semantics

extension Evaluator {
  func assign(_ assignment: AssignmentExpression, in frame: Frame) {
    if let name = assignment.operator { return update(assignment, name, in: frame) }
    if case .tuple(let targets) = assignment.target.kind, targets.count > 1 {
      return destructure(evaluate(assignment.value, in: frame), into: targets, in: frame)
    }
    let (start, names) = (storageMark, trace.mark)
    let held = heldValue(assignment, in: frame)
    let expected = held.map(\.type) ?? storageType(assignment.target, in: frame)
    let (value, standIns) = traced {
      let source = held?.value ?? assignment.value
      let value = evaluate(source, in: frame, expecting: expected)
      return coerce(promoted(value, of: source, to: expected, in: assignment.target), to: expected)
    }
    if isInterrupted { return }
    let records = records(since: start)
    isReplacing = assignment.target.isOwnStorage
    isAssignmentLost = false
    modify(assignment.target, in: frame) { $0 = value }
    isReplacing = false
    if isAssignmentLost {
      unknownRecords.forget(records)
      return trace.forget(since: names)
    }
    if !standIns.isEmpty, !value.marksItself, mark(assignment.target, standIns, in: frame) {
      postpone(records, until: standIns)
    }
  }

  /// Notes what a variable, or a property of `self`, was made from; whether everybody who reads it will find that.
  private func mark(_ target: Expression, _ standIns: [String], in frame: Frame) -> Bool {
    switch target.kind {
    case .local(let slot, _):
      mark(slot, standIns, in: frame)
      return true
    case .name(let name):
      guard let slot = name.selfSlot else { return false }
      return mark(name.name, ofSelf: slot, standIns, in: frame)
    case .member(let member):
      guard case .local(let slot, "self")? = member.base?.kind else { return false }
      return mark(member.name, ofSelf: slot, standIns, in: frame)
    default: return false
    }
  }

  private func mark(_ property: String, ofSelf slot: Int, _ standIns: [String], in frame: Frame) -> Bool {
    var value = read(slot, in: frame)
    guard let type = value.storageType, let nominal = type.nominal,
      let index = nominal.storedIndex(of: property) ?? nominal.indexOfWrapped(property)
    else { return false }
    value.markField(index, as: standIns)
    write(slot, value, in: frame)
    // What a wrapper of a view stores is none of the view's own.
    return value.isObject || !nominal.isWrapped(index) || initializing.last?.type == type.name
  }

  /// `_name = .init(initialValue: value)` of a property whose wrapper holds its values as they are (`@Published`): the value.
  private func heldValue(
    _ assignment: AssignmentExpression,
    in frame: Frame
  ) -> (value: Expression, type: TypeValue?)? {
    guard case .call(let call) = assignment.value.kind, call.arguments.count == 1,
      let label = call.arguments[0].label, label == "initialValue" || label == "wrappedValue",
      let (owner, name) = storage(assignment.target, in: frame), name.hasPrefix("_")
    else { return nil }
    for case .variable(let variable, let part) in methods(String(name.dropFirst()), of: owner) {
      guard variable.attributes.contains(where: { !$0.isPlain }),
        variable.attributes.allSatisfy({ $0.isPlain || !host.knows($0.name) && nominal(named: $0.name) == nil })
      else { return nil }
      return (call.arguments[0].value, variable.type.map { resolve($0, in: context(type(of: owner), owner: part)) })
    }
    return nil
  }

  /// The value and the name of the property that is assigned to, where the value is `self`.
  private func storage(_ target: Expression, in frame: Frame) -> (owner: Value, name: String)? {
    switch target.kind {
    case .name(let name): return name.selfSlot.map { (read($0, in: frame), name.name) }
    case .member(let member):
      guard case .local(let slot, "self")? = member.base?.kind else { return nil }
      return (read(slot, in: frame), member.name)
    default: return nil
    }
  }

  private func destructure(_ value: Value, into targets: [Argument], in frame: Frame) {
    guard case .tuple(let tuple) = value else { return }
    for (target, element) in zip(targets, tuple.elements) { modify(target.value, in: frame) { $0 = element } }
  }

  /// `target += value`
  private func update(_ assignment: AssignmentExpression, _ name: String, in frame: Frame) {
    var current = evaluate(assignment.target, in: frame)
    if isChainBroken || isInterrupted { return }
    let isCollection = current.isSequence && current.slice == nil
    let value = evaluate(
      assignment.value,
      in: frame,
      expecting: isCollection || assignment.value.isImplicitMember && current.date == nil
        ? type(of: current) : current.isDouble || current.date != nil ? .named("Double") : nil
    )
    if isInterrupted { return }
    if assignsThroughUserOperator(name + "=", assignment.target, current, value, in: frame) { return }
    if isCollection, name == "+", case .array(let added) = value {
      spend(added.count / 4)
      // What is held twice would be copied when it is changed.
      current = .void
      return modify(assignment.target, in: frame) { target in
        guard case .array(var elements) = target else { return }
        target = .void
        changing(&elements) { $0 += added }
        target = .array(elements)
      }
    }
    noteOverflow(name, current, value, of: [assignment.target, assignment.value], at: assignment.target.span)
    let result =
      fixedWidth(name, current, value, of: [assignment.target])
      ?? operate(name, current, value, at: assignment.target.span)
      ?? unknown("'\(name)=' cannot be applied here", at: assignment.target.span)
    modify(assignment.target, in: frame) { $0 = result }
  }

  private func assignsThroughUserOperator(
    _ name: String,
    _ target: Expression,
    _ current: Value,
    _ value: Value,
    in frame: Frame
  ) -> Bool {
    guard isDeclared(name), let changed = assignedByUserOperator(name, current, value) else { return false }
    modify(target, in: frame) { $0 = changed }
    return true
  }

  /// What the workspace's `+=` makes of its first operand; nil where it has none for these.
  func assignedByUserOperator(_ name: String, _ current: Value, _ value: Value) -> Value? {
    guard isDeclared(name) else { return nil }
    let members = methods(name, of: .type(type(of: current)))
    let arguments = Arguments(labels: [nil, nil], values: [current, value])
    var receiver: Value? = .type(type(of: current))
    // `+=` of two lists, of numbers or of texts is the library's own, unless the operator is certain to be for them.
    let rival: Rival = StandardLibrary.operatorNames.contains(String(name.dropLast())) ? .operator : .none
    guard
      let choice = choose(members, arguments, receiver: receiver, rival: rival)
        ?? choose(globalFunctions(name), arguments, rival: rival),
      rival == .none || bindsConsistently(choice, arguments.values)
    else { return nil }
    _ = invoke(choice, arguments, receiver: &receiver, expecting: nil)
    return arguments.values.first
  }

  /// Whether each generic parameter of a function is the same type for all of the values that tell it: `+=` of a list of
  /// `T` and a `T` is not for two lists.
  private func bindsConsistently(_ choice: Choice, _ values: [Value]) -> Bool {
    let names = Set(choice.function.genericParameters.map(\.name))
    guard !names.isEmpty else { return true }
    var found: [String: TypeValue] = [:]
    for (parameter, value) in zip(choice.function.parameters, values) {
      var own: [String: TypeValue] = [:]
      unify(parameter.type, value, names, &own)
      for (name, type) in own {
        if let known = found[name], known.name != type.name, known.name != "Any", type.name != "Any",
          !(known.isFloatingPoint && type.name == "Int")
        {
          return false
        }
        found[name] = found[name] ?? type
      }
    }
    return true
  }

  /// The declared type of what is assigned to, where it is easily known.
  func storageType(_ target: Expression, in frame: Frame) -> TypeValue? {
    switch target.kind {
    case .local(_, "self"): return frame.context.selfType
    case .local(let slot, _):
      if let type = frame.body.slots[slot].type { return resolve(type, in: frame.context) }
      return valueType(read(slot, in: frame))
    case .name(let name):
      guard let slot = name.selfSlot else {
        return globalVariable(name.name)?.type.map { resolve($0, in: .global) }
      }
      return propertyType(name.name, of: read(slot, in: frame))
    case .member(let member):
      guard let base = member.base else { return nil }
      let outer = isChainBroken
      let value = evaluate(base, in: frame)
      defer { isChainBroken = outer }
      return isChainBroken ? nil : propertyType(member.name, of: value)
    case .subscript(let access):
      let base = storageType(access.base, in: frame)?.unwrapped
      return base?.name == "Dictionary" ? base?.arguments.last : base?.name == "Array" ? base?.arguments.first : nil
    case .optionalChain(let inner), .unwrapOrBreak(let inner), .forceUnwrap(let inner):
      return storageType(inner, in: frame)
    default: return nil
    }
  }

  /// The wrapper behind `_name`, with what it wraps.
  private func wrapperType(_ name: String, of value: Value) -> TypeValue? {
    guard name.hasPrefix("_") else { return nil }
    for case .variable(let variable, let owner) in methods(String(name.dropFirst()), of: value) {
      guard let type = variable.type,
        let wrapper = variable.attributes.first(where: { host.knows($0.name) && nominal(named: $0.name) == nil })
      else { continue }
      return .named(wrapper.name, [resolve(type, in: context(self.type(of: value), owner: owner))])
    }
    return nil
  }

  private func propertyType(_ name: String, of value: Value) -> TypeValue? {
    if let type = wrapperType(name, of: value) { return type }
    let members = methods(name, of: value)
    for case .variable(let variable, let owner) in members {
      if let type = variable.type { return resolve(type, in: context(self.type(of: value), owner: owner)) }
    }
    if let type = value.foreignValue?.propertyType(name) { return type }
    return property(name, of: value).flatMap(valueType)
  }

  /// The type of a value, as far as it decides what may replace it.
  private func valueType(_ value: Value) -> TypeValue? {
    switch value {
    case .double: .named("Double")
    case .enumeration, .structure, .object, .foreign, .view: type(of: value)
    default: nil
    }
  }

  /// Changes the storage that `target` names, in place.
  func modify(_ target: Expression, in frame: Frame, _ change: (inout Value) -> Void) {
    guard nesting < Self.maximumNesting, !isInterrupted else {
      noteTie()
      return
    }
    nestDeeper()
    defer { nesting -= 1 }
    switch target.kind {
    case .local(let slot, _): modifySlot(slot, in: frame, change)
    case .name(let name): modifyName(name, at: target.span, in: frame, change)
    case .member(let member):
      guard let base = member.base else { return }
      if modifyWrapped(base, member.name, in: frame, change) { return }
      let inherited: NominalType? = if case .super = base.kind { superclass(in: frame) } else { nil }
      modify(base, in: frame) { value in
        if let inherited, modifyComputed(member.name, of: &value, in: inherited, change) { return }
        guard !modifyProperty(member.name, of: &value, asOf: inherited, change) else { return }
        if value.isUnknown || isNowhere(member.name, in: value) {
          isAssignmentLost = true
        } else {
          _ = unknown("'\(member.name)' cannot be set", at: member.nameSpan)
        }
      }
    case .subscript(let access):
      let arguments = access.arguments.map { (label: $0.label, value: evaluate($0.value, in: frame)) }
      modify(access.base, in: frame) { value in
        modifyElement(of: &value, arguments.map(\.label), arguments.map(\.value), at: target.span, change)
      }
    case .unwrapOrBreak(let inner):
      modify(inner, in: frame) { value in
        if case .none = value { isChainBroken = true } else { value.changeHeld(change) }
      }
    case .optionalChain(let inner):
      let outer = isChainBroken
      isChainBroken = false
      modify(inner, in: frame, change)
      isChainBroken = outer
    case .forceUnwrap(let inner): modify(inner, in: frame) { $0.changeHeld(change) }
    case .inout(let inner): modify(inner, in: frame, change)
    case .super: modifySlot(frame.body.slots.firstIndex { $0.name == "self" } ?? -1, in: frame, change)
    default:
      let (start, names) = (storageMark, trace.mark)
      var value = evaluate(target, in: frame)
      if !isChainBroken { change(&value) }
      forget(target, giving: value, since: start, names)
    }
  }

  /// A static member of a type that nobody knows.
  private func isNowhere(_ member: String, in value: Value) -> Bool {
    guard case .type(let type) = value, type.nominal?.declaration == nil else { return false }
    return property(member, of: value) == nil
  }

  /// Changes what a local variable with a wrapper or accessors stands for. It stays where it is meanwhile, since its code
  /// may look at it.
  private func modifyWrapped(_ base: Expression, _ name: String, in frame: Frame, _ change: (inout Value) -> Void)
    -> Bool
  {
    guard name == "wrappedValue", case .local(let slot, _) = base.kind,
      case .foreign(let foreign) = read(slot, in: frame),
      let wrapper = foreign.wrapper
    else { return false }
    var value = wrapper.get(self)
    change(&value)
    wrapper.set(value, self)
    return true
  }

  func modifySlot(_ slot: Int, in frame: Frame, _ change: (inout Value) -> Void) {
    guard frame.slots.indices.contains(slot) else { return }
    switch frame.slots[slot] {
    case .value(var value), .marked(var value, _):
      var standIns: [String] = []
      if case .marked(_, let names) = frame.slots[slot], !isReplacing { standIns = names }
      frame.slots[slot] = .value(.void)
      change(&value)
      value = settled(value, as: frame.body.slots[slot].type.map { resolve($0, in: frame.context) })
      // A closure made meanwhile may have moved the variable into a box.
      write(slot, value, in: frame)
      if !standIns.isEmpty { mark(slot, standIns, in: frame) }
    case .box(let box):
      noteWrite(to: box)
      box.change(change)
      box.value = settled(box.value, as: frame.body.slots[slot].type.map { resolve($0, in: frame.context) })
    }
  }

  /// A value that was changed where it is, as one of its declared type. What is put into a large collection is of the
  /// element's type: it is not looked through after each change.
  func settled(_ value: Value, as type: TypeValue?, named name: String? = nil) -> Value {
    value.isLarge ? value : coerce(value, to: type, named: name)
  }

  private func modifyName(_ name: NameExpression, at span: SourceSpan, in frame: Frame, _ change: (inout Value) -> Void)
  {
    if let slot = name.selfSlot {
      var isDone = false
      modifySlot(slot, in: frame) { isDone = modifyProperty(name.name, of: &$0, change) }
      if isDone { return }
    }
    for type in enclosingTypes(of: frame.context) {
      var value = Value.type(type)
      if modifyProperty(name.name, of: &value, change) { return }
    }
    if let variable = globalVariable(name.name) {
      if let setter = variable.accessors.setter {
        var value = storedOrComputed(variable, of: nil)
        change(&value)
        var receiver: Value?
        _ = run(setter, of: variable, receiver: &receiver, context: .global, argument: value)
        return
      }
      return modifyStorage(of: GlobalUse(variable: variable, type: nil, owner: nil), variable, .global, change)
    }
    if let type = lookUpType(name, in: frame.context) {
      var value = Value.type(type)
      return change(&value)
    }
    var value = self.name(name, at: span, in: frame, expecting: nil)
    change(&value)
  }
}

extension Value {
  var isNil: Bool {
    if case .none = self { return true }
    return false
  }

  var isUnknown: Bool {
    if case .unknown = self { return true }
    return false
  }

  var hasMutatingMethods: Bool {
    switch self {
    case .array, .dictionary, .set, .string, .bool, .int, .double: true
    case .structure: OptionSets.isOptionSet(self)
    case .foreign(let foreign): foreign.hasMutatingMethods
    case .view(let view): view.hasMutatingMethods
    default: false
    }
  }
}

extension Expression {
  /// A local variable or a property of `self`.
  fileprivate var isOwnStorage: Bool {
    switch kind {
    case .local: return true
    case .name(let name): return name.selfSlot != nil
    case .member(let member):
      guard case .local(_, "self")? = member.base?.kind else { return false }
      return true
    default: return false
    }
  }
}

extension NominalType {
  /// Where the property is stored whose wrapper `_name` means.
  fileprivate func indexOfWrapped(_ name: String) -> Int? {
    name.hasPrefix("_") ? storedIndex(of: String(name.dropFirst())) : nil
  }
}
