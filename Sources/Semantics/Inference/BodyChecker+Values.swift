import SourceText

extension BodyChecker {
  // MARK: Names

  /// What a name that is no local variable means here.
  enum NameMeaning {
    case type(Type)
    case candidates([Candidate])
    case module(String)
    case unknown(UnknownReason)
  }

  /// Members of `self` and of the types around, then globals, then types; the first that has any counts.
  func meaning(of name: NameExpression, at span: SourceSpan) -> NameMeaning {
    let text = name.name
    let scope = context.scope
    if text == "Self", let selfType = scope.selfType { return .type(selfType) }
    if let parameter = scope.parameter(named: text) { return .type(.parameter(parameter)) }
    let members = memberCandidates(text)
    if !members.isEmpty { return .candidates(members) }
    let globals = resolver.globals(text, from: scope.file)
    if !globals.isEmpty, !text.isCapitalized || resolver.typeMeaning(of: text, in: scope) == nil {
      return .candidates(globals)
    }
    if text.first == "$" || text.first == "_" { return .unknown(resolver.absence(of: text, in: scope.file)) }
    if case .module(let module)? = resolver.typeMeaning(of: text, in: scope) { return .module(module) }
    let reference = TypeReference(
      .named([TypeComponent(name: text, arguments: name.genericArguments, nameSpan: nameSpan(text, in: span))]),
      span: span
    )
    let type = read(reference)
    if let reason = type.unknownReason {
      return .unknown(scope.selfType.flatMap { resolver.openAncestor(of: $0) } ?? reason)
    }
    return .type(type)
  }

  /// Where a name with generic arguments after it stands.
  func nameSpan(_ name: String, in span: SourceSpan) -> SourceSpan {
    SourceSpan(unit: span.unit, start: span.start, end: min(span.end, span.start &+ UInt32(clamping: name.utf8.count)))
  }

  private func memberCandidates(_ name: String) -> [Candidate] {
    let scope = context.scope
    guard context.isMember, let selfType = scope.selfType else { return [] }
    let own = resolver.members(name, of: selfType, ofType: context.isStatic, from: scope.file)
    let fitting = own.filter { !$0.traits.contains(.isCurried) }
    if !fitting.isEmpty { return fitting }
    if !context.isStatic, name != "init" {
      // In an initial value the type's own constants are meant.
      let shared = resolver.members(name, of: selfType, ofType: true, from: scope.file)
        .filter { !$0.traits.contains(.isCurried) }
      if !shared.isEmpty { return shared }
    }
    for outer in scope.enclosing.dropFirst() {
      let found = resolver.members(name, of: resolver.selfType(of: outer), ofType: true, from: scope.file)
        .filter { !$0.traits.contains(.isCurried) }
      if !found.isEmpty { return found }
    }
    return []
  }

  func nameValue(_ name: NameExpression, _ expression: Expression, _ expected: Type?) -> Type {
    let span = nameSpan(name.name, in: expression.span)
    if name.isOperator, case .function(let function)? = expected {
      return operatorValue(name, function, expression, at: span)
    }
    switch meaning(of: name, at: expression.span) {
    case .type(let type): return .metatype(type)
    case .module(let module):
      record(span, .module(module))
      return .unknown(.undeclared(name.name))
    case .unknown(let reason):
      record(span, .unknown(reason))
      return .unknown(reason)
    case .candidates(let candidates):
      return reference(candidates, name.name, name.labels, at: span, expression, expected)
    }
  }

  /// An operator that is passed as a function is one of its operands'. One that takes two may be passed where a function
  /// of a pair is wanted: `zip(a, b).map(*)`.
  private func operatorValue(
    _ name: NameExpression,
    _ wanted: FunctionType,
    _ expression: Expression,
    at span: SourceSpan
  ) -> Type {
    var operands = wanted.parameters
    if operands.count == 1, case .tuple(let elements) = system.head(operands[0]) { operands = elements.map(\.type) }
    let candidates = operators(name.name, operands.map(system.head), nil).filter {
      $0.scheme.parameters?.count == operands.count
    }
    let goal = Type.function(FunctionType(parameters: operands, result: wanted.result))
    return reference(candidates, name.name, name.labels, at: span, expression, goal)
  }

  // MARK: Members

  /// `base.name`, or `.name` where the base is implied.
  func memberValue(_ member: MemberExpression, _ expression: Expression, _ expected: Type?) -> Type {
    guard let base = member.base else { return implicitMember(member, expression, expected) }
    if let type = qualifiedByModule(member, base, expression, expected) { return type }
    let baseType = system.head(check(base, base.isImplicitMember ? expected : nil))
    if member.name == "self" {
      record(member.nameSpan, .structural)
      guard let tuple = tupleType(of: baseType) else { return baseType }
      recordType(base.span, tuple)
      return tuple
    }
    meetMember(member, of: baseType, expected)
    if let computed = computedLocal(member, base) { return computed }
    switch access(member, of: baseType, base) {
    case .value(let type):
      return type
    case .candidates(let candidates):
      return reference(candidates, member.name, member.labels, at: member.nameSpan, expression, expected)
    case .type(let type):
      return .metatype(type)
    case .unknown(let reason):
      record(member.nameSpan, .unknown(reason))
      return .unknown(reason)
    }
  }

  /// `(Int, String).self`: a tuple of types is the type of tuples.
  private func tupleType(of type: Type) -> Type? {
    guard case .tuple(let elements) = type, !elements.isEmpty else { return nil }
    let instances = elements.compactMap { element -> Type.TupleElement? in
      guard case .metatype(let instance) = system.head(element.type) else { return nil }
      return Type.TupleElement(label: element.label, type: instance)
    }
    return instances.count == elements.count ? .metatype(.tuple(instances)) : nil
  }

  /// What stands after the dot.
  enum MemberAccess {
    case value(Type)
    case candidates([Candidate])
    case type(Type)
    case unknown(UnknownReason)
  }

  func access(_ member: MemberExpression, of base: Type, _ expression: Expression) -> MemberAccess {
    let name = member.name
    switch base.object {
    case .unknown(let reason): return .unknown(reason)
    case .variable:
      guard let literal = system.literal(of: base) else { return .unknown(.unsolved) }
      return access(member, of: literal.standardType, expression)
    case .tuple(let elements):
      let index = elements.firstIndex { $0.label == name } ?? Int(name)
      guard let index, elements.indices.contains(index) else {
        return .unknown(.noMember(name, of: system.settled(base).description))
      }
      record(member.nameSpan, .structural)
      return .value(elements[index].type)
    case .metatype(let instance): return typeMember(member, of: system.head(instance))
    case let type:
      let known = shallow(type)
      let found = resolver.members(name, of: known, ofType: false, from: context.scope.file)
      if !found.isEmpty { return .candidates(found) }
      if let dynamic = dynamicMember(name, of: known, member.nameSpan) { return .value(dynamic) }
      if let wrapped = known.wrapped, implicitlyUnwrapped.contains(ObjectIdentifier(expression)) {
        return access(member, of: system.head(wrapped), expression)
      }
      return .unknown(resolver.absentMember(name, of: system.settled(known), from: context.scope.file))
    }
  }

  /// The type with what is known of its arguments, for looking up members.
  func shallow(_ type: Type) -> Type { system.simplified(type) }

  private func typeMember(_ member: MemberExpression, of type: Type) -> MemberAccess {
    let known = shallow(type)
    if known.isUnknown { return .unknown(known.unknownReason ?? .unsolved) }
    let found = resolver.members(member.name, of: known, ofType: true, from: context.scope.file)
    let own = found.filter { !$0.traits.contains(.isCurried) }
    if !own.isEmpty { return .candidates(own) }
    if case .nominal(let id, _) = known,
      let meaning = resolver.memberType(member.name, of: id, selfType: known, from: context.scope.file)
    {
      return nestedType(meaning, member, of: id, known)
    }
    if !found.isEmpty { return .candidates(found) }
    if case .parameter = known {
      let associated = resolver.associatedType(member.name, of: known)
      if let declared = resolver.associatedDeclaration(member.name, of: known) {
        record(member.nameSpan, .declaration(declared))
        return .type(associated)
      }
    }
    if member.name == "Type" || member.name == "Protocol" {
      record(member.nameSpan, .structural)
      return .value(.metatype(.metatype(known)))
    }
    return .unknown(resolver.absentMember(member.name, of: system.settled(known), from: context.scope.file))
  }

  private func nestedType(_ meaning: TypeMeaning, _ member: MemberExpression, of id: NominalID, _ base: Type)
    -> MemberAccess
  {
    switch meaning {
    case .nominal(let nested):
      record(member.nameSpan, .declaration(DeclarationID(nested)))
      let own = member.genericArguments.map(read)
      let outer = resolver.genericParameters(of: nested).count == base.arguments.count + own.count ? base.arguments : []
      return .type(opened(.nominal(nested, outer + own)))
    case .alias(let alias, let aliasID, let scope):
      record(member.nameSpan, .declaration(aliasID))
      let type = resolver.expand(alias, aliasID, scope, member.genericArguments.map(read))
      return .type(
        opened(resolver.substitute(Substitution(resolver.genericParameters(of: id), base.arguments), in: type))
      )
    case .associated(let name, let owner, let associatedID):
      record(member.nameSpan, .declaration(associatedID))
      return .type(resolver.associatedType(name, of: owner))
    case .parameter(let parameter): return .type(.parameter(parameter))
    case .module: return .unknown(.undeclared(member.name))
    }
  }

  /// `SwiftUI.Text`
  private func qualifiedByModule(
    _ member: MemberExpression,
    _ base: Expression,
    _ expression: Expression,
    _ expected: Type?
  ) -> Type? {
    guard case .name(let name) = base.kind, case .module(let module) = meaning(of: name, at: base.span) else {
      return nil
    }
    record(base.span, .module(module))
    if resolver.isHere(module), resolver.globalType(member.name, in: module, from: context.scope.file) == nil {
      let globals = resolver.globals(member.name, from: context.scope.file)
      if !globals.isEmpty {
        return reference(globals, member.name, member.labels, at: member.nameSpan, expression, expected)
      }
    }
    let component = TypeComponent(name: member.name, arguments: member.genericArguments, nameSpan: member.nameSpan)
    let path = [TypeComponent(name: module), component]
    return .metatype(read(TypeReference(.named(path), span: member.nameSpan)))
  }

  /// A computed local variable is asked for its value like a wrapper.
  private func computedLocal(_ member: MemberExpression, _ base: Expression) -> Type? {
    guard case .local(let slot, let name) = base.kind, name.hasPrefix("@"), frame.isComputed(slot) else { return nil }
    record(member.nameSpan, .local(frame.span(of: slot)))
    return frame.type(of: slot)
  }

  /// `.name`: a static member of what is expected.
  private func implicitMember(_ member: MemberExpression, _ expression: Expression, _ expected: Type?) -> Type {
    let candidates = implicitCandidates(member.name, expected)
    guard !candidates.isEmpty else {
      let reason =
        expected.map { resolver.absentMember(member.name, of: system.settled($0), from: context.scope.file) }
        ?? .unsolved
      record(member.nameSpan, .unknown(reason))
      return .unknown(reason)
    }
    return reference(candidates, member.name, member.labels, at: member.nameSpan, expression, expected)
  }

  /// The static members of the expected type, of what it wraps, or of what bounds it.
  func implicitCandidates(_ name: String, _ expected: Type?) -> [Candidate] {
    guard let expected = expected.map(system.head) else { return [] }
    func candidates(of type: Type) -> [Candidate] {
      resolver.members(name, of: shallow(type), ofType: true, from: context.scope.file)
        .filter { !$0.traits.contains(.isCurried) }
    }
    if case .variable = expected {
      return system.bounds(of: expected).flatMap { bound -> [Candidate] in
        guard case .nominal(let id, _) = system.head(bound), resolver.isProtocol(id) else {
          return candidates(of: bound)
        }
        return resolver.staticMembers(name, ofProtocol: id, from: context.scope.file)
      }
    }
    if case .existential(let bounds) = expected {
      return bounds.compactMap(\.nominal).flatMap {
        resolver.staticMembers(name, ofProtocol: $0, from: context.scope.file)
      }
    }
    // Of an optional both are meant, its own first: `.some(nil)`, `.none`.
    let inner = expected.wrapped.map { implicitCandidates(name, $0) } ?? []
    return candidates(of: expected) + inner
  }
}
