import Semantics

extension Evaluator {
  /// `value.name = newValue`; false where there is no such member.
  package func setProperty(_ name: String, of value: inout Value, to newValue: Value) -> Bool {
    modifyProperty(name, of: &value) { $0 = newValue }
  }

  /// Changes the property in place; false where there is none that can be set.
  func modifyProperty(
    _ name: String,
    of value: inout Value,
    asOf superclass: NominalType? = nil,
    _ change: (inout Value) -> Void
  ) -> Bool {
    let isReplaced = isReplacing
    isReplacing = false
    switch value {
    case .type(let type): return modifyStatic(name, of: type, change)
    case .tuple(let tuple): return modifyTuple(tuple, name, &value, change)
    case .foreign(let foreign) where name == "wrappedValue":
      guard let wrapper = foreign.wrapper else { break }
      var current = wrapper.get(self)
      change(&current)
      wrapper.set(current, self)
      return true
    default: break
    }
    if let nominal = value.storageType?.nominal, superclass != nil || overridden(name, in: nominal) == nil,
      let index = nominal.storedIndex(of: name),
      let variable = nominal.storedProperty(index)
    {
      // What is changed in place stays what it was made from.
      let standIns = isReplaced ? [] : value.standIns(at: index, count: nominal.storedProperties.count)
      let isDone = modifyStored(variable, index, nominal, of: &value, change)
      if !standIns.isEmpty || isReplaced && value.isObject { value.markField(index, as: standIns) }
      return isDone
    }
    if modifyComputed(name, of: &value, change) { return true }
    if let sign = name.first, sign == "_" || sign == "$",
      modifyWrapperStorage(String(name.dropFirst()), isProjection: sign == "$", &value, change)
    {
      return true
    }
    if let key = dynamicKey(name, of: value) {
      modifyElement(of: &value, Self.dynamicMemberLabels, [key], at: .none, change)
      return true
    }
    guard var current = property(name, of: value) ?? unset(name, of: value) else { return false }
    change(&current)
    return StandardLibrary.setProperty(name, of: &value, to: current, self)
      || host.setMember(name, of: &value, to: current)
  }

  /// What a property of settings has that nobody has set and that is about to be: nobody knows, and nobody asks.
  private func unset(_ name: String, of value: Value) -> Value? {
    value.foreign(SettingsValue.self)?.type(ofProperty: name) == nil ? nil : Value.none
  }

  private func modifyTuple(
    _ tuple: TupleValue,
    _ name: String,
    _ value: inout Value,
    _ change: (inout Value) -> Void
  ) -> Bool {
    guard let index = tuple.index(of: name) else { return false }
    var elements = tuple.elements
    change(&elements[index])
    value = .tuple(TupleValue(labels: tuple.labels, elements: elements))
    return true
  }

  private func modifyStatic(_ name: String, of type: TypeValue, _ change: (inout Value) -> Void) -> Bool {
    for case .variable(let variable, let owner) in methods(name, of: .type(type)) where !variable.isRequirement {
      if let setter = variable.accessors.setter {
        var current = storedOrComputed(variable, of: type, owner: owner)
        change(&current)
        var receiver: Value? = .type(type)
        _ = run(setter, of: variable, receiver: &receiver, context: context(type, owner: owner), argument: current)
        return true
      }
      guard variable.isStored else { return false }
      let use = GlobalUse(variable: variable, type: type, owner: owner)
      modifyStorage(of: use, variable, context(type, owner: owner), change)
      return true
    }
    return false
  }

  /// Changes a global or static stored variable in place, between its observers where it has any.
  func modifyStorage(
    of use: GlobalUse,
    _ variable: VariableDeclaration,
    _ context: LexicalContext,
    _ change: (inout Value) -> Void
  ) {
    let box = storageBox(use)
    let declared = variable.type.map { resolve($0, in: context) }
    guard variable.isObserved, observing.insert(ObjectIdentifier(variable)).inserted else {
      box.change(change)
      box.value = coerce(box.value, to: declared)
      return noteWrite(ofGlobal: variable, of: use.type)
    }
    defer { observing.remove(ObjectIdentifier(variable)) }
    let old = box.value
    var new = old
    change(&new)
    new = coerce(new, to: declared)
    var receiver: Value? = use.type.map { .type($0) }
    if let observer = variable.accessors.willSet {
      _ = run(observer, of: variable, receiver: &receiver, context: context, argument: new)
    }
    box.value = new
    noteWrite(ofGlobal: variable, of: use.type)
    if let observer = variable.accessors.didSet {
      receiver = use.type.map { .type($0) }
      _ = run(observer, of: variable, receiver: &receiver, context: context, argument: old)
    }
  }

  // MARK: Stored properties

  private func modifyStored(
    _ variable: VariableDeclaration,
    _ index: Int,
    _ nominal: NominalType,
    of value: inout Value,
    _ change: (inout Value) -> Void
  ) -> Bool {
    guard let type = value.storageType, value.hasField(index) else { return false }
    if value.isObject { otherWrites &+= 1 }
    let declared = variable.type.map { resolve($0, in: context(type, owner: nominal.declaration)) }
    let isInitializing = isFirstValue(ofPropertyAt: index, of: nominal, type)
    let isObserved =
      !isInitializing && !observing.contains(ObjectIdentifier(variable))
      && (variable.isObserved || nominal.superclass != nil && !overriding(variable, in: nominal).isEmpty)
    if nominal.isWrapped(index), isObserved {
      let old = unwrapped(value.field(index) ?? .void)
      var new = old
      change(&new)
      observe(variable, index, type, of: &value, old: old, new: coerce(new, to: declared, named: variable.name)) {
        var field = $0.field(index) ?? .void
        modifyWrapped(&field, variable, type, declared, isInitializing: false) { [new] in $0 = new }
        publish(field, at: index, of: $0)
        $0.setField(index, field)
      }
    } else if nominal.isWrapped(index) {
      var field = value.field(index) ?? .void
      modifyWrapped(&field, variable, type, declared, isInitializing: isInitializing, change)
      publish(field, at: index, of: value)
      value.setField(index, field)
    } else if !isObserved {
      // Nobody else holds the field while it is changed: it would be copied. An object is found there meanwhile.
      var field = value.field(index) ?? .void
      let isDouble = field.isDouble
      if !field.isObject { value.setField(index, .void) }
      change(&field)
      // `var size = 12.0` has its type from its first value.
      if isDouble, declared == nil { field = field.promoted }
      value.setField(index, settled(field, as: declared, named: variable.name))
    } else {
      let old = value.field(index) ?? .void
      var field = old
      change(&field)
      let new = coerce(field, to: declared, named: variable.name)
      observe(variable, index, type, of: &value, old: old, new: new) { $0.setField(index, new) }
    }
    return true
  }

  /// Whether an initializer sets a property of its own type, which calls no observers; what the superclass declares has
  /// its value already (The Swift Programming Language, "Property Observers").
  private func isFirstValue(ofPropertyAt index: Int, of nominal: NominalType, _ type: TypeValue) -> Bool {
    guard let running = initializing.last, running.type == type.name else { return false }
    guard nominal.superclass != nil else { return true }
    var declaring = nominal
    while let superclass = declaring.superclass, index < superclass.storedProperties.count { declaring = superclass }
    return declaring.declaration === running.owner
  }

  /// Tells those who have subscribed to a published property what it is about to become.
  private func publish(_ new: Value, at index: Int, of owner: Value) {
    guard case .object(let object) = owner, !object.subjects.isEmpty else { return }
    object.subjects[ObjectValue.anyProperty]?.send(.void, self)
    object.subjects[index]?.send(new, self)
  }

  /// Sets a property between its `willSet` and `didSet`.
  private func observe(
    _ variable: VariableDeclaration,
    _ index: Int,
    _ type: TypeValue,
    of value: inout Value,
    old: Value,
    new: Value,
    store: (inout Value) -> Void
  ) {
    observing.insert(ObjectIdentifier(variable))
    defer { observing.remove(ObjectIdentifier(variable)) }
    let context = context(type, owner: type.nominal?.declaration)
    let observers = (type.nominal.map { overriding(variable, in: $0) } ?? []) + [variable]
    var receiver: Value? = value
    for variable in observers {
      guard let observer = variable.accessors.willSet else { continue }
      _ = run(observer, of: variable, receiver: &receiver, context: context, argument: new)
    }
    value = receiver ?? value
    store(&value)
    for variable in observers.reversed() {
      guard let observer = variable.accessors.didSet else { continue }
      receiver = value
      _ = run(observer, of: variable, receiver: &receiver, context: context, argument: old)
      value = receiver ?? value
    }
  }

  /// The properties of subclasses that observe an inherited one, those of the last subclass first.
  private func overriding(_ variable: VariableDeclaration, in nominal: NominalType) -> [VariableDeclaration] {
    guard nominal.superclass != nil else { return [] }
    return instanceMembers(variable.name, of: nominal).compactMap { member in
      guard case .variable(let other, _) = member, other !== variable, other.isObserved,
        other.modifiers.contains(.override)
      else { return nil }
      return other
    }
  }

  private func modifyWrapped(
    _ field: inout Value,
    _ variable: VariableDeclaration,
    _ type: TypeValue,
    _ declared: TypeValue?,
    isInitializing: Bool,
    _ change: (inout Value) -> Void
  ) {
    var current = unwrapped(field)
    change(&current)
    current = coerce(current, to: declared, named: variable.name)
    if isInitializing {
      field = wrap(current, for: variable, of: type)
    } else if case .foreign(let foreign) = field, let wrapper = foreign.wrapper {
      wrapper.set(current, self)
    } else if self.type(of: field).isPropertyWrapper {
      _ = setProperty("wrappedValue", of: &field, to: current)
    } else {
      field = current
    }
  }

  /// `_x = State(initialValue: 3)`, `$x.y = 3`
  private func modifyWrapperStorage(
    _ name: String,
    isProjection: Bool,
    _ value: inout Value,
    _ change: (inout Value) -> Void
  ) -> Bool {
    guard let index = value.storageType?.nominal?.storedIndex(of: name), var field = value.field(index) else {
      return false
    }
    if isProjection {
      var projected = property("$" + name, of: value) ?? .void
      change(&projected)
    } else {
      change(&field)
      value.setField(index, field)
    }
    return true
  }

  // MARK: Computed properties

  private func modifyComputed(_ name: String, of value: inout Value, _ change: (inout Value) -> Void) -> Bool {
    modifyComputed(methods(name, of: value), name, of: &value, change)
  }

  /// The same by the property that a superclass declares.
  func modifyComputed(
    _ name: String,
    of value: inout Value,
    in superclass: NominalType,
    _ change: (inout Value) -> Void
  ) -> Bool {
    modifyComputed(instanceMembers(name, of: superclass), name, of: &value, change)
  }

  private func modifyComputed(
    _ members: [Member],
    _ name: String,
    of value: inout Value,
    _ change: (inout Value) -> Void
  ) -> Bool {
    for case .variable(let variable, let owner) in members where !variable.isRequirement {
      guard let setter = variable.accessors.setter, applies(owner, to: value) else { continue }
      let context = context(type(of: value), owner: owner)
      var current = property(name, of: value) ?? .void
      change(&current)
      current = coerce(current, to: variable.type.map { resolve($0, in: context) })
      var receiver: Value? = value
      value = .void
      _ = run(setter, of: variable, receiver: &receiver, context: context, argument: current)
      value = receiver ?? .void
      return true
    }
    return false
  }
}

extension Value {
  /// The type of a value with stored properties.
  var storageType: TypeValue? {
    switch self {
    case .structure(let structure): structure.type
    case .object(let object): object.type
    default: nil
    }
  }

  func hasField(_ index: Int) -> Bool {
    switch self {
    case .structure(let structure): structure.fields.indices.contains(index)
    case .object(let object): object.fields.indices.contains(index)
    default: false
    }
  }

  func field(_ index: Int) -> Value? {
    switch self {
    case .structure(let structure) where structure.fields.indices.contains(index): structure.fields[index]
    case .object(let object) where object.fields.indices.contains(index): object.fields[index]
    default: nil
    }
  }

  /// Sets a stored property in place.
  mutating func setField(_ index: Int, _ value: Value) {
    switch self {
    case .structure(var structure) where structure.fields.indices.contains(index):
      self = .void
      structure.fields[index] = value
      if let count = structure.type.nominal?.storedProperties.count, structure.fields.count > count {
        structure.fields.mark(index, count: count, as: [])
      }
      self = .structure(structure)
    case .object(let object) where object.fields.indices.contains(index):
      // What was there already is nothing new to those who follow the object.
      if !(value.isPlain && value.isSame(as: object.fields[index])) { object.version &+= 1 }
      object.fields[index] = value
      object.noteSet(index)
    default: break
    }
  }
}

extension TupleValue {
  func index(of name: String) -> Int? {
    if let number = Int(name) { return elements.indices.contains(number) ? number : nil }
    return labels.firstIndex(of: name)
  }
}
