import Semantics

extension Evaluator {
  /// `base.name` or `.name`.
  func member(_ member: MemberExpression, at span: SourceSpan, in frame: Frame, expecting: TypeValue?) -> Value {
    guard let baseExpression = member.base else { return implicitMember(member, at: span, expecting: expecting) }
    if case .super = baseExpression.kind { return superMember(member.name, at: span, in: frame) }
    let base = evaluate(baseExpression, in: frame, expecting: baseExpression.isImplicitMember ? expecting : nil)
    if isChainBroken || isInterrupted { return .none }
    if member.name == "self" { return base }
    if let (variable, owner) = staticallyMeant(member, of: base), let getter = variable.accessors.getter {
      var receiver: Value? = base
      return run(getter, of: variable, receiver: &receiver, context: context(type(of: base), owner: owner))
    }
    let value = property(member.name, of: base, at: span, labels: member.labels) { store in
      modify(baseExpression, in: frame, store)
    }
    if let value {
      guard case .type = base else { return value }
      return value.located(at: span)
    }
    if case .none = base { noteTrap(Self.usedNil, at: baseExpression.span) }
    return missing(member.name, of: base, at: span, expecting: expecting)
  }

  static let usedNil = "nil is used as a value"

  /// `.name` where a type is expected: the workspace's static members first, then the framework's.
  private func implicitMember(_ member: MemberExpression, at span: SourceSpan, expecting: TypeValue?) -> Value {
    // Nothing but a floating-point number is infinite: `proposal.width ?? .infinity` where the left side is nil.
    if expecting == nil, member.name == "infinity" { return .double(.infinity) }
    guard let expecting = expecting ?? staticExpectation(at: span) else {
      return unknown("no type is known for '.\(member.name)'", name: member.name, at: span)
    }
    if expecting.isOptional, member.name == "none" { return .none }
    let type = expecting.unwrapped
    if let value = staticProperty(member.name, of: type) { return value }
    // `CGPoint(x: .max, y: .max)` is made of whole numbers.
    if type.name == "CGFloat", let value = staticProperty(member.name, of: .named("Int")) { return value.promoted }
    if let result = type.function?.result?.unwrapped, let value = staticProperty(member.name, of: result) {
      return value
    }
    // A generic parameter of the type may be known from the code alone.
    if let meant = staticExpectation(at: span), meant.unwrapped.name != type.name,
      let value = staticProperty(member.name, of: meant.unwrapped)
    {
      return value
    }
    return unknown(
      "'\(expecting.unwrapped.description)' has no known member '\(member.name)'",
      name: member.name,
      type: expecting,
      at: span
    )
  }

  /// The answer for a member that nobody knows.
  func missing(_ name: String, of base: Value, at span: SourceSpan, expecting: TypeValue?) -> Value {
    if case .unknown(let unknown) = base {
      trace.note(unknown.name ?? name)
      // A member of a style that is not known is taken for a style, too: `.brand.opacity(0.5)`.
      let type = unknown.type?.name == "ShapeStyle" ? expecting ?? unknown.type : expecting
      return .unknown(UnknownValue(name: name, type: type, reason: unknown.reason, span: unknown.span))
    }
    if base.foreignValue != nil, conforms(base, to: "View") {
      // A view with something that nobody knows is shown without it.
      _ = unknown("no value for '\(name)' of a view", name: name, at: span)
      return base
    }
    guard case .type(let owner) = base else {
      return unknown("no value for '\(type(of: base).description).\(name)'", name: name, type: expecting, at: span)
    }
    // `Image.logo`: what a view is asked for by its type is one, as far as it is shown.
    let type = expecting ?? (host.isView(owner.name) ? .named("View") : nil)
    return unknown("no value for '\(owner.description).\(name)'", name: name, type: type, at: span)
  }

  private func superMember(_ name: String, at span: SourceSpan, in frame: Frame) -> Value {
    let receiver = selfValue(in: frame)
    guard let superclass = superclass(in: frame) else { return unknown("no 'super' here", at: span) }
    if case .type = receiver, let type = type(named: superclass.name), let value = staticProperty(name, of: type) {
      return value
    }
    return stored(name, of: receiver, in: superclass)
      ?? member(instanceMembers(name, of: superclass), name, of: receiver, labels: nil)
      ?? missing(name, of: receiver, at: span, expecting: nil)
  }

  /// What a superclass stores under a name, whatever its subclasses make of that.
  private func stored(_ name: String, of receiver: Value, in superclass: NominalType) -> Value? {
    guard case .object(let object) = receiver, overridden(name, in: superclass) == nil else { return nil }
    return field(name, object.fields, object.type, of: receiver)
  }

  /// The superclass of the class whose code runs in `frame`.
  func superclass(in frame: Frame) -> NominalType? {
    let owner = frame.context.owner.flatMap { nominal(named: $0.qualifiedName) } ?? frame.context.selfType?.nominal
    return owner?.superclass
  }

  /// `value.name`; nil where there is no such member.
  package func property(_ name: String, of value: Value) -> Value? {
    property(name, of: value, at: .none, labels: nil)
  }

  /// `isImplicit`: the name stands alone, for a member of `self`. Dynamic members are not reached so.
  func property(
    _ name: String,
    of value: Value,
    at span: SourceSpan,
    labels: [String]?,
    isImplicit: Bool = false
  ) -> Value? {
    switch value {
    case .type(let type): return staticProperty(name, of: type, labels: labels)
    case .structure(let structure):
      if let found = field(name, structure.fields, structure.type, of: value) { return found }
      if isDeclared(name), let nominal = structure.type.nominal,
        let found = member(instanceMembers(name, of: nominal), name, of: value, labels: labels)
      {
        return found
      }
    case .object(let object):
      if let overridden = overridden(name, in: object.type.nominal),
        let found = member([overridden], name, of: value, labels: labels)
      {
        return found
      }
      if let found = field(name, object.fields, object.type, of: value) { return found }
      if isDeclared(name), let nominal = object.type.nominal,
        let found = member(instanceMembers(name, of: nominal), name, of: value, labels: labels)
      {
        return found
      }
    case .enumeration(let enumeration):
      if isDeclared(name), let nominal = enumeration.type.nominal,
        let found = member(instanceMembers(name, of: nominal), name, of: value, labels: labels)
      {
        return found
      }
      if name == "rawValue" { return rawValue(of: enumeration) }
      if let value = casePath(name, of: enumeration) { return value }
    case .unknown: return nil
    case .tuple(let tuple):
      if let index = tuple.index(of: name) { return tuple.elements[index] }
    default:
      if let found = extensionMember(name, of: value, labels: labels) {
        // Named without arguments, a property comes before a method: `items.count` beside an own `count(where:)`.
        guard labels == nil, found.isMethod, let property = libraryProperty(name, of: value, at: span) else {
          return found
        }
        return property
      }
    }
    return libraryProperty(name, of: value, at: span) ?? host.member(name, of: value)
      ?? boundMethod(name, of: value, labels: labels) ?? willChange(name, of: value)
      ?? optionalProperty(name, of: value, labels: labels)
      ?? (isImplicit ? nil : dynamicMember(name, of: value, at: span))
  }

  /// `state.failed` by the case paths that a macro makes: what the case holds; nil where the value is another one.
  private func casePath(_ name: String, of enumeration: EnumerationValue) -> Value? {
    guard isDeclared(name), let nominal = enumeration.type.nominal,
      let declared = nominal.cases.first(where: { $0.name == name })
    else { return nil }
    guard enumeration.caseName == name else { return Value.none }
    let payload = enumeration.payload
    guard payload.count > 1 else { return (payload.first ?? .void).inOptional }
    return Value.tuple(TupleValue(labels: declared.payload.map(\.label), elements: payload)).inOptional
  }

  /// The computed property by which a subclass overrides a stored one.
  func overridden(_ name: String, in nominal: NominalType?) -> Member? {
    guard let nominal, nominal.superclass != nil, let first = instanceMembers(name, of: nominal).first,
      case .variable(let variable, _) = first, variable.modifiers.contains(.override), variable.accessors.getter != nil
    else { return nil }
    return first
  }

  /// A stored property, `$x` and `_x`.
  private func field(_ name: String, _ fields: [Value], _ type: TypeValue, of owner: Value) -> Value? {
    guard let nominal = type.nominal else { return nil }
    if let index = nominal.storedIndex(of: name), index < fields.count {
      if fields.count > nominal.storedProperties.count {
        noteRead(of: fields.standIns(at: index, count: nominal.storedProperties.count))
      }
      if nominal.isWrapped(index) { return unwrapped(fields[index]) }
      if case .void = fields[index] { return lazyValue(index, nominal, of: owner) ?? .void }
      return fields[index]
    }
    guard let sign = name.first, sign == "$" || sign == "_",
      let index = nominal.storedIndex(of: String(name.dropFirst())), index < fields.count, nominal.isWrapped(index)
    else { return nil }
    // Who has the wrapper may read what it wraps.
    unknownRecords.noteRead(of: fields.standIns(at: index, count: nominal.storedProperties.count))
    if sign == "_" { return fields[index] }
    if let property = nominal.storedProperty(index), isPublished(property) {
      guard case .object(let object) = owner else {
        return .foreign(PublisherValue([unwrapped(fields[index])], completes: false))
      }
      return .foreign(PublisherValue(of: property.name, at: index, owner: object))
    }
    return projection(of: fields[index])
  }

  /// `$x` of a `@Published` property publishes its value.
  private func isPublished(_ property: VariableDeclaration) -> Bool {
    property.attributes.contains { $0.name == "Published" } && nominal(named: "Published")?.declaration == nil
  }

  /// The value of a lazy property that was not read before; an object keeps it.
  private func lazyValue(_ index: Int, _ nominal: NominalType, of owner: Value) -> Value? {
    guard let property = nominal.storedProperty(index), property.modifiers.contains(.lazy) else { return nil }
    let context = context(type(of: owner), owner: nominal.declaration)
    let value = initialValue(of: property, receiver: owner, context: context)
    if case .object(let object) = owner { object.fields[index] = value } else { madeLazily = (index, value) }
    otherWrites &+= 1
    return value
  }

  /// A property's value. Where this is the first read of a structure's lazy property, the value is stored in the
  /// variable that holds the structure, which `modify` changes.
  func property(
    _ name: String,
    of owner: Value,
    at span: SourceSpan,
    labels: [String]?,
    isImplicit: Bool = false,
    storingIn modify: ((inout Value) -> Void) -> Void
  ) -> Value? {
    if madeLazily != nil { madeLazily = nil }
    let value = property(name, of: owner, at: span, labels: labels, isImplicit: isImplicit)
    guard let (index, made) = madeLazily else { return value }
    madeLazily = nil
    modify { owner in
      // What a computed property has read of other structures is none of this one.
      guard case .structure(let structure) = owner, structure.type.nominal?.storedIndex(of: name) == index else {
        return
      }
      owner.setField(index, made)
    }
    return value
  }

  /// What a wrapper wraps; a plain value where the attribute is no wrapper.
  func unwrapped(_ field: Value) -> Value {
    switch field {
    case .foreign(let foreign):
      if let wrapper = foreign.wrapper { return wrapper.get(self) }
      return field
    case .view: return field
    default: return type(of: field).isPropertyWrapper ? property("wrappedValue", of: field) ?? field : field
    }
  }

  private func projection(of field: Value) -> Value? {
    if case .foreign(let foreign) = field, let wrapper = foreign.wrapper { return wrapper.projected(self) }
    return property("projectedValue", of: field) ?? field
  }

  /// The first of the workspace's members that fits: its value, or the method bound to `value`.
  func member(_ members: [Member], _ name: String, of value: Value, labels: [String]?) -> Value? {
    for member in members {
      switch member {
      case .variable(let variable, let owner):
        guard !variable.isRequirement, applies(owner, to: value) else { continue }
        guard let getter = variable.accessors.getter else { continue }
        var receiver: Value? = value
        return run(getter, of: variable, receiver: &receiver, context: context(type(of: value), owner: owner))
      case .function(let function, let owner):
        guard applies(owner, to: value), labels == nil || function.labelList == labels else { continue }
        guard function.body != nil else { continue }
        return .function(FunctionValue(.method(name: name, receiver: value), context: .global, labels: labels))
      default: continue
      }
    }
    return nil
  }

  /// Whether the `where` clause of an extension holds for `value`.
  func applies(_ owner: TypeDeclaration, to value: Value) -> Bool {
    owner.requirements.isEmpty || requirementsHold(owner, for: type(of: value), elements: value)
  }

  /// Members that the workspace's extensions add to a built-in value's type.
  private func extensionMember(_ name: String, of value: Value, labels: [String]?) -> Value? {
    guard isDeclared(name) else { return nil }
    return member(addedMembers(name, to: value), name, of: value, labels: labels)
  }

  /// The methods of that name for a value of any type, in lookup order.
  func methods(_ name: String, of value: Value) -> [Member] {
    guard isDeclared(name) else { return [] }
    switch value {
    case .structure(let structure): return structure.type.nominal.map { instanceMembers(name, of: $0) } ?? []
    case .object(let object): return object.type.nominal.map { instanceMembers(name, of: $0) } ?? []
    case .enumeration(let enumeration): return enumeration.type.nominal.map { instanceMembers(name, of: $0) } ?? []
    case .type(let type):
      if let nominal = type.nominal {
        let members = typeMembers(name, of: nominal)
        if !members.isEmpty || !type.isFloatingPoint { return members }
      }
      // Which of the floating-point types a number is of is not known: `Double` and `CGFloat` stand for each other.
      let others = type.isFloatingPoint ? ["CGFloat", "Double"] : []
      return ([type.name] + others + BuiltInProtocols.conformances(of: type.name)).flatMap {
        nominal(named: $0).map { typeMembers(name, of: $0) } ?? []
      }
    case .unknown: return []
    default: return addedMembers(name, to: value)
    }
  }

  /// The members of that name in the workspace's extensions of a built-in value's type and of its protocols.
  private func addedMembers(_ name: String, to value: Value) -> [Member] {
    let key = EvaluationMemo.AddedMemberKey(
      name: name,
      type: value.builtInTypeName,
      conformances: value.ownConformances
    )
    if let known = memo.addedMembers[key] {
      recorder.note(known.reads)
      return known.members
    }
    beginReads()
    let members = value.builtInNames.flatMap { nominal(named: $0).map { instanceMembers(name, of: $0) } ?? [] }
    memo.addedMembers[key] = (members, endReads())
    return members
  }

  /// A method of the standard library or the framework, not called: `values.map(formatter.string)`.
  private func boundMethod(_ name: String, of value: Value, labels: [String]?) -> Value? {
    guard StandardLibrary.hasMethod(name, of: value) else { return nil }
    return .function(FunctionValue(.method(name: name, receiver: value), context: .global, labels: labels))
  }

  private func rawValue(of enumeration: EnumerationValue) -> Value? {
    guard let nominal = enumeration.type.nominal else { return nil }
    return EnumRawValues.rawValue(of: enumeration.caseName, in: nominal, self)
  }
}
