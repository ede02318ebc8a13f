import Catalog
import Semantics
import ViewGraph

extension LintRule {
  static let environmentValueTypeMismatch = LintRule(
    id: "environment-value-type-mismatch",
    summary: "The injected value, or the property that reads it, has another type than the key",
    documentation: """
      `environment(_:_:)` takes a value of the key's own type, and a property with `@Environment` has it, too; the \
      compiler refuses another one, often with a message about the whole body.
      """,
    severity: .error,
    bad: [
      """
      struct Panel: View {
        var body: some View { Text("Panel").environment(\\.lineLimit, "2") }
      }
      """,
      """
      struct Theme { var inset: CGFloat = 8 }
      struct Palette { var tint = Color.red }
      extension EnvironmentValues { @Entry var theme = Theme() }
      struct Panel: View {
        var body: some View { Text("Panel").environment(\\.theme, Palette()) }
      }
      """,
      """
      struct Panel: View {
        @Environment(\\.dynamicTypeSize) private var size: CGFloat
        var body: some View { Text("Panel").padding(size) }
      }
      """,
    ],
    good: [
      """
      struct Panel: View {
        var body: some View { Text("Panel").environment(\\.lineLimit, 2).environment(\\.font, nil) }
      }
      """,
      """
      protocol Loading {}
      struct Loader: Loading {}
      struct Mock: Loading {}
      extension EnvironmentValues { @Entry var loader: any Loading = Loader() }
      struct Panel: View {
        @Environment(\\.loader) private var loader
        var body: some View { Text("Panel \\(String(describing: loader))") }
      }
      #Preview { Panel().environment(\\.loader, Mock()) }
      """,
    ],
    check: .program { scope in
      let uses = scope.environmentUses
      let types = LocalTypes(in: scope)
      return uses.injections.compactMap { injection in
        guard case .value(let name) = injection.key, case .keyPath(let written) = injection.path.kind,
          written.components.count == 1,
          let key = keyType(name, uses, types, scope),
          let given = mismatch(injection.value, key, in: scope) ?? types.mismatch(injection, key, in: scope)
        else { return nil }
        return problem(at: injection.value.span, name, key, "\(given) is injected", uses, scope)
      }
        + uses.reads.compactMap { read in
          guard case .value(let name) = read.key, let written = read.property.type,
            let key = keyType(name, uses, types, scope), scope.isOther(written, than: key)
          else { return nil }
          return problem(
            at: written.span,
            name,
            key,
            "the property that reads it is a '\(written.name ?? "")'",
            uses,
            scope
          )
        }
    }
  )
}

private func problem(
  at span: SourceSpan,
  _ name: String,
  _ key: KeyType,
  _ use: String,
  _ uses: EnvironmentUses,
  _ scope: ProgramScope
) -> Problem? {
  scope.place(span).map { place in
    Problem(
      place,
      "'\\.\(name)' is of type '\(key.name)\(key.isOptional ? "?" : "")', but \(use)",
      related: uses.declared[name].flatMap { scope.place($0.nameSpan) }.map { [RelatedPlace($0, "the key")] } ?? []
    )
  }
}

/// What a key holds.
private struct KeyType {
  let name: String
  let isOptional: Bool
}

private func keyType(
  _ name: String,
  _ uses: EnvironmentUses,
  _ types: LocalTypes,
  _ scope: ProgramScope
) -> KeyType? {
  if let declared = uses.declared[name] {
    guard let type = declared.type else {
      let given = types.type(of: declared) ?? declared.initializer?.singleExpression.flatMap(scope.plainTypeName)
      return given.map { KeyType(name: $0, isOptional: false) }
    }
    switch type.kind {
    case .named(let components):
      return components.last?.arguments.isEmpty == true ? type.name.map { KeyType(name: $0, isOptional: false) } : nil
    case .optional(let wrapped):
      guard case .named(let components) = wrapped.kind, components.last?.arguments.isEmpty == true else { return nil }
      return wrapped.name.map { KeyType(name: $0, isOptional: true) }
    default: return nil
    }
  }
  guard let key = Catalog.environmentKey(name) else { return nil }
  let isOptional = key.type.hasSuffix("?")
  return KeyType(name: isOptional ? String(key.type.dropLast()) : key.type, isOptional: isOptional)
}

/// How messages name the value where it cannot be of the key's type.
private func mismatch(_ value: Expression, _ key: KeyType, in scope: ProgramScope) -> String? {
  let isStruct = Literal.plainTypes.contains(key.name) || Catalog.type(key.name) != nil
  if let literal = Literal(value) {
    if case .nil = literal { return key.isOptional || !isStruct ? nil : "nil" }
    return isStruct && !literal.fits(key.name) ? literal.description : nil
  }
  guard let call = value.unwrapped.asCall, call.receiver == nil, let name = call.calledName, name != key.name,
    let made = scope.type(named: name), made.declaration != nil, made.kind == .structure,
    isStruct || [.structure, .enumeration].contains(scope.type(named: key.name)?.kind)
  else { return nil }
  return "a '\(name)'"
}

extension LocalTypes {
  /// The same where the value's type tells it. A module that is not known here may have an `environment` of its own that
  /// takes such values.
  fileprivate func mismatch(_ injection: EnvironmentUses.Injection, _ key: KeyType, in scope: ProgramScope) -> String? {
    let given =
      otherType(injection, than: key.name, in: scope)
      ?? (key.isOptional ? nil : scope.optionalValue(injection.value, insteadOf: key.name))
    guard given != nil, let file = scope.file(of: injection.value.span), !scope.importsOthers(file) else { return nil }
    return given
  }

  /// How messages name the type that the value is declared with, where that and the key's type cannot be one.
  fileprivate func otherType(_ injection: EnvironmentUses.Injection, than key: String, in scope: ProgramScope)
    -> String?
  {
    let declared = declaredType(of: injection.value, in: injection.occurrence.scope, scope)
    guard let given = declared ?? (Literal(injection.value) == nil ? scope.plainTypeName(injection.value) : nil),
      given != key,
      scope.isPlainValue(given), scope.isPlainValue(key) || scope.isFrameworkValue(key),
      !Set([given, key]).isSubset(of: ["CGFloat", "Double"])
    else { return nil }
    return "a '\(given)'"
  }

  private func declaredType(of value: Expression, in code: CodeScope, _ scope: ProgramScope) -> String? {
    let value = value.unwrapped
    if case .member(let member) = value.kind, let base = member.base?.dottedName, base.count == 1,
      let type = scope.type(named: base[0])?.declaration, type.kind == .enumeration,
      type.members.cases.contains(where: { $0.name == member.name })
    {
      return base[0]
    }
    guard let name = value.ownMember, let parts = scope.parts(of: code.type),
      let variable = parts.variables.first(where: { $0.name == name })
    else { return nil }
    if let type = variable.type { return type.isOptional ? nil : type.name }
    return variable.initializer?.singleExpression.flatMap { Literal($0)?.ownType } ?? type(of: variable)
  }
}

extension ProgramScope {
  /// How messages name an optional value, where the key's type cannot be one.
  fileprivate func optionalValue(_ value: Expression, insteadOf key: String) -> String? {
    guard isPlainValue(key), let type = type(of: value), let wrapped = type.wrapped?.nominal else { return nil }
    return "an optional '\(wrapped.lastName)'"
  }

  /// Whether a property of the written type cannot read the key's value. Only structs and enums are compared, since no type
  /// is a subtype of those.
  fileprivate func isOther(_ written: TypeReference, than key: KeyType) -> Bool {
    guard case .named(let components) = written.kind, components.count == 1, components[0].arguments.isEmpty,
      let name = written.name, [name, key.name].allSatisfy({ isPlainValue($0) || isFrameworkValue($0) })
    else { return false }
    guard name != key.name else { return key.isOptional }
    // Another name may be an alias.
    guard let own = type(named: name)?.declaration else { return true }
    return own !== type(named: key.name)?.declaration
  }

  /// The name of the expression's type, where that is known, no optional and not generic.
  fileprivate func plainTypeName(_ expression: Expression) -> String? {
    guard case .nominal(let name, let arguments)? = type(of: expression), arguments.isEmpty else { return nil }
    return String(name.lastName)
  }

  /// Whether the name is that of a type of the framework's own.
  fileprivate func isFrameworkValue(_ name: String) -> Bool { !declaresType(name) && Catalog.type(name) != nil }

  /// Whether the name is that of a structure or an enumeration, which nothing else can stand in for.
  fileprivate func isPlainValue(_ name: String) -> Bool {
    if Literal.plainTypes.contains(name) { return true }
    guard let type = type(named: name)?.declaration, type.genericParameters.isEmpty else { return false }
    return [.structure, .enumeration].contains(type.kind)
  }
}

/// A literal, and the types it can have.
private enum Literal {
  case string
  case integer
  case fraction
  case bool
  case `nil`

  static let plainTypes: Set = ["Bool", "CGFloat", "Double", "Float", "Int", "String"]

  init?(_ expression: Expression) {
    switch expression.unwrapped.kind {
    case .string: self = .string
    case .integer: self = .integer
    case .double: self = .fraction
    case .bool: self = .bool
    case .nil: self = .nil
    default: return nil
    }
  }

  /// The type that a variable gets from the literal where none is written.
  var ownType: String? {
    switch self {
    case .string: "String"
    case .integer: "Int"
    case .fraction: "Double"
    case .bool: "Bool"
    case .nil: nil
    }
  }

  /// Whether a type of the library takes such a literal.
  func fits(_ type: String) -> Bool {
    switch self {
    case .string: ["String", "LocalizedStringKey", "Text"].contains(type)
    case .integer: ["CGFloat", "Double", "Float", "Int"].contains(type)
    case .fraction: ["CGFloat", "Double", "Float"].contains(type)
    case .bool: type == "Bool"
    case .nil: false
    }
  }

  var description: String {
    switch self {
    case .string: "a string"
    case .integer: "an integer"
    case .fraction: "a decimal number"
    case .bool: "a Bool"
    case .nil: "nil"
    }
  }
}
