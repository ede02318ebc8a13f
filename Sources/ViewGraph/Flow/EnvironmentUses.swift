import Queries
package import Semantics

/// The environment of a program: which keys it declares, who reads them, who sets them.
package struct EnvironmentUses: Sendable {
  /// A key by its name in key paths, or the type of an object.
  package enum Key: Hashable, Sendable {
    case value(String)
    case object(String)

    /// As messages show it.
    package var description: String {
      switch self {
      case .value(let name): "\\.\(name)"
      case .object(let type): type
      }
    }
  }

  /// A property with `@Environment` or `@EnvironmentObject`.
  package struct Read: Sendable {
    package let key: Key
    package let property: VariableDeclaration
    package let type: TypeParts
    /// It accepts that nobody sets the object.
    package let isOptional: Bool

    /// The modifier that sets what it reads.
    package var modifier: String {
      property.attribute("EnvironmentObject") == nil ? "environment" : "environmentObject"
    }
  }

  /// `.environment(\.key, value)`, `.environment(object)`, `.environmentObject(object)`.
  package struct Injection: Sendable {
    package let key: Key
    package let occurrence: CallOccurrence
    /// The key as written, or the object.
    package let path: Expression
    package let value: Expression

    package var call: CallExpression { occurrence.call }

    package var isInPreview: Bool {
      occurrence.scope.chain.contains { scope in
        switch scope.kind {
        case .preview: true
        case .type(let type): type.inheritance.contains { $0.name == "PreviewProvider" }
        default: false
        }
      }
    }
  }

  /// The properties in extensions of `EnvironmentValues`.
  package let declared: [String: VariableDeclaration]
  package let reads: [Read]
  package let injections: [Injection]
  private let injectionsOutsidePreviews: [Key: [Injection]]
  /// What sets an object of a type that nobody can tell: it may be any.
  package let unknownInjections: [CallOccurrence]

  package init(in scope: ProgramScope) {
    let variables = scope.extensions(of: "EnvironmentValues").flatMap(\.type.members.variables)
    declared = Dictionary(variables.map { ($0.name, $0) }) { first, _ in first }
    var seen: Set<SourceSpan> = []
    let readers = ["Environment", "EnvironmentObject"].flatMap { scope.types(withAttribute: $0) }.filter {
      seen.insert($0.declaration.type.span).inserted
    }
    reads = scope.tables.inOrder(readers).flatMap { Self.reads(of: $0, in: scope) }
    let types = LocalTypes(in: scope)
    let direct = ["environment", "environmentObject"].flatMap { scope.calls($0) }
    let known = direct.compactMap { Self.injection($0, types) }
    let told = Set(known.map(\.call.span))
    unknownInjections = direct.filter { Self.isObject($0.call) && !told.contains($0.call.span) && !types.isForeign($0) }
    injections =
      known
      + direct.flatMap { Self.injections(byModifierAround: $0, in: scope) }
    injectionsOutsidePreviews = Dictionary(grouping: injections.filter { !$0.isInPreview }, by: \.key)
  }

  /// `.environment(object)`, `.environmentObject(object)`
  private static func isObject(_ call: CallExpression) -> Bool {
    call.arguments.count == 1 && call.arguments.first.map { $0.label == nil && $0.value.environmentKey == nil } ?? false
  }

  /// The calls of `func dense() -> some View { environment(\.density, 0.5) }`, which set the key on what they are made on.
  private static func injections(byModifierAround occurrence: CallOccurrence, in scope: ProgramScope) -> [Injection] {
    let call = occurrence.call
    guard call.receiver == nil, call.arguments.count == 2, let path = call.arguments.first?.value,
      let name = path.environmentKey, case .function(let function) = occurrence.scope.kind,
      occurrence.scope.type?.qualifiedName == "View",
      function.body?.result?.asCall === call, let value = call.arguments.last?.value
    else { return [] }
    return scope.calls(function.name).compactMap { use in
      guard use.call.receiver != nil, scope.ownModifier(use.call) === function else { return nil }
      let given = function.argument(for: value, of: use.call)
      return Injection(key: .value(name), occurrence: use, path: path, value: given ?? value)
    }
  }

  /// What sets a key, previews apart.
  package func injections(of key: Key) -> [Injection] { injectionsOutsidePreviews[key] ?? [] }

  /// What the properties of a type read.
  package static func reads(of type: TypeParts, in scope: ProgramScope) -> [Read] {
    type.variables.compactMap { read($0, of: type, in: scope) }
  }

  private static func read(_ property: VariableDeclaration, of type: TypeParts, in scope: ProgramScope) -> Read? {
    if property.attribute("EnvironmentObject") != nil {
      return property.type?.name.map {
        Read(
          key: .object(scope.aliasedType($0)),
          property: property,
          type: type,
          isOptional: property.type?.isOptional ?? false
        )
      }
    }
    guard let argument = property.attribute("Environment")?.arguments?.first?.value else { return nil }
    if let name = argument.environmentKey {
      return Read(key: .value(name), property: property, type: type, isOptional: true)
    }
    guard case .member(let member) = argument.kind, member.name == "self", let name = argument.dottedName?.last else {
      return nil
    }
    return Read(
      key: .object(scope.aliasedType(name)),
      property: property,
      type: type,
      isOptional: property.type?.isOptional ?? false
    )
  }

  private static func injection(_ occurrence: CallOccurrence, _ types: LocalTypes) -> Injection? {
    let arguments = occurrence.call.arguments
    guard occurrence.call.receiver != nil, let first = arguments.first, first.label == nil else { return nil }
    if let name = first.value.environmentKey {
      guard arguments.count == 2 else { return nil }
      return Injection(key: .value(name), occurrence: occurrence, path: first.value, value: arguments[1].value)
    }
    guard arguments.count == 1, let type = types.knownType(of: first.value, in: occurrence.scope) else { return nil }
    return Injection(key: .object(type), occurrence: occurrence, path: first.value, value: first.value)
  }
}

extension Expression {
  /// The first name of a key path: `theme` of `\.theme` and `\EnvironmentValues.theme.color`.
  package var environmentKey: String? {
    guard case .keyPath(let path) = kind, case .property(let name)? = path.components.first,
      path.root == nil || path.root?.name == "EnvironmentValues"
    else { return nil }
    return name
  }
}

extension FunctionDeclaration {
  /// What a call gives for the parameter that `value` is, by its label.
  fileprivate func argument(for value: Expression, of call: CallExpression) -> Expression? {
    guard case .local(let slot, _) = value.unwrapped.kind,
      let index = parameters.firstIndex(where: { $0.slot == slot })
    else { return nil }
    if let label = parameters[index].label { return call.argument(label)?.value }
    return call.arguments.indices.contains(index) && call.arguments[index].label == nil
      ? call.arguments[index].value : nil
  }
}

/// The types of expressions, as far as declarations say them.
package struct LocalTypes {
  private let scope: ProgramScope

  package init(in scope: ProgramScope) { self.scope = scope }

  /// The same, and what inference tells beyond that; nil where the type is not known.
  func knownType(of expression: Expression, in code: CodeScope) -> String? {
    if let name = type(of: expression, in: code), scope.declaresType(name) { return name }
    let inferred = scope.type(of: expression)
    return (inferred?.wrapped ?? inferred)?.nominal.map { String($0.lastName) }
  }

  /// Whether the only argument is of a type that this program does not declare: one that is named, and not one that a
  /// function of an unknown type gives.
  package func isForeign(_ injection: CallOccurrence) -> Bool {
    guard let value = injection.call.arguments.first?.value else { return false }
    return isForeign(value, in: injection.scope)
  }

  private func isForeign(_ value: Expression, in code: CodeScope) -> Bool {
    let value = value.unwrapped
    if isMadeElsewhere(value) { return true }
    if case .local(let slot, _) = value.kind {
      switch code.origin(ofLocal: slot) {
      case .parameter(let parameter, _)?: return isOfForeignType(value, written: parameter.type)
      case .variable(let variable, let initial)?:
        return isOfForeignType(value, written: variable.type) || initial.map(isMadeElsewhere) ?? false
      case .closureParameter?, .selfValue?, nil: return false
      }
    }
    if let name = value.ownMember {
      guard let parts = scope.parts(of: code.type), let variable = parts.variables.first(where: { $0.name == name })
      else { return false }
      return isOfForeignType(value, written: variable.type)
        || variable.initializer?.singleExpression.map(isMadeElsewhere) ?? false
    }
    // The one object of a type: `Session.shared`.
    guard case .member(let member) = value.kind, let base = member.base?.unwrapped, case .name(let type) = base.kind,
      type.name.first?.isUppercase == true, case .elsewhere? = scope.unknownType(of: value)
    else { return false }
    return !scope.declaresType(type.name)
  }

  /// `Session()` of a type that is not here.
  private func isMadeElsewhere(_ value: Expression) -> Bool {
    guard let call = value.unwrapped.asCall, call.isInitializer else { return false }
    return isUndeclared(value)
  }

  /// Whether the type that is written for the value is not here.
  private func isOfForeignType(_ value: Expression, written type: TypeReference?) -> Bool {
    type?.name != nil && isUndeclared(value)
  }

  private func isUndeclared(_ value: Expression) -> Bool {
    switch scope.unknownType(of: value) {
    case .elsewhere, .undeclared: true
    default: false
    }
  }

  /// The type's name of `Store()`, `Store.shared`, `store` and `self.store`; nil where it is not said.
  package func type(of expression: Expression, in code: CodeScope) -> String? {
    let expression = expression.unwrapped
    if let call = expression.asCall {
      guard call.receiver == nil, let name = call.calledName, scope.declaresType(name) else {
        return nil
      }
      return name
    }
    if case .local(let slot, _) = expression.kind {
      guard let origin = code.origin(ofLocal: slot) else { return nil }
      switch origin {
      case .parameter(let parameter, _): return parameter.type.name
      case .variable(let variable, let initializer):
        return variable.type?.name ?? initializer.flatMap { type(of: $0, in: code) }
      case .closureParameter, .selfValue: return nil
      }
    }
    if let name = expression.ownMember, let parts = scope.parts(of: code.type) {
      return parts.variables.first { $0.name == name }.flatMap(type)
    }
    guard case .member(let member) = expression.kind, let base = member.base?.dottedName, base.count == 1,
      let parts = scope.declaredTypes(named: base[0]).first
    else { return nil }
    return parts.variables.first { $0.name == member.name && $0.modifiers.isTypeMember }.flatMap(type)
  }

  /// The declared type of a variable, or that of its initial value.
  package func type(of variable: VariableDeclaration) -> String? {
    if let name = variable.type?.name { return name }
    guard let call = variable.initializer?.singleExpression?.unwrapped.asCall, call.receiver == nil,
      let name = call.calledName, scope.declaresType(name)
    else { return nil }
    return name
  }
}

extension ProgramScope {
  package var environmentUses: EnvironmentUses { derived(Self.allEnvironmentUses) { EnvironmentUses(in: $0) } }

  private static let allEnvironmentUses = Query<WholeProgram, EnvironmentUses>()

  /// Whether anything reads an object from the environment.
  package var readsObjects: Bool { derived(Self.objectReading, for: WholeProgram()) }

  private static let objectReading = ComparedQuery<ProgramScope, WholeProgram, Bool> { _, scope in
    scope.environmentUses.reads.contains { if case .object = $0.key { true } else { false } }
  }

  /// Whether the workspace declares an environment value of that name.
  package func declaresEnvironmentKey(_ name: String) -> Bool {
    extensions(of: "EnvironmentValues").contains { $0.type.members.variables.contains { $0.name == name } }
  }
}
