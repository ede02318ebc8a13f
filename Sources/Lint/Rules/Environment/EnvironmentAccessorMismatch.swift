import Semantics
import SourceText
import ViewGraph

extension LintRule {
  static let environmentAccessorMismatch = LintRule(
    id: "environment-accessor-mismatch",
    summary: "Getter and setter of an environment value use different keys",
    documentation: """
      A value that is written under one key and read under another is never seen: readers get the default for ever. A \
      getter that reads its own property calls itself until the program stops.
      """,
    severity: .error,
    bad: [
      """
      struct InsetKey: EnvironmentKey { static let defaultValue: CGFloat = 8 }
      struct RadiusKey: EnvironmentKey { static let defaultValue: CGFloat = 4 }
      extension EnvironmentValues {
        var inset: CGFloat {
          get { self[InsetKey.self] }
          set { self[RadiusKey.self] = newValue }
        }
      }
      """,
      """
      struct InsetKey: EnvironmentKey { static let defaultValue: CGFloat = 8 }
      extension EnvironmentValues {
        var inset: CGFloat {
          get { inset }
          set { self[InsetKey.self] = newValue }
        }
      }
      """,
    ],
    good: [
      """
      struct InsetKey: EnvironmentKey { static let defaultValue: CGFloat = 8 }
      extension EnvironmentValues {
        var inset: CGFloat {
          get { self[InsetKey.self] }
          set { self[InsetKey.self] = newValue }
        }
      }
      """,
      """
      struct InsetKey: EnvironmentKey { static let defaultValue: CGFloat = 8 }
      extension EnvironmentValues {
        var inset: CGFloat {
          get { self[InsetKey.self] }
          set { self[InsetKey.self] = max(0, newValue) }
        }
        var doubleInset: CGFloat { inset * 2 }
      }
      """,
    ],
    check: .unit { unit, scope in
      unit.extensions(of: "EnvironmentValues").flatMap(\.type.members.variables).compactMap { property in
        recursion(property, in: scope) ?? writingRecursion(property, in: scope) ?? mismatch(property, in: scope)
          ?? foreignWrite(property, in: scope)
      }
    }
  )
}

private func mismatch(_ property: VariableDeclaration, in scope: ProgramScope) -> Problem? {
  guard let read = property.accessors.getter?.body.result?.keyLookup,
    let setter = property.accessors.setter?.body, let written = setter.onlyWrite, read.name != written.name,
    !scope.areSameType(read.key, written.key), let place = scope.place(written.key.span),
    let other = scope.place(read.key.span)
  else { return nil }
  return Problem(
    place,
    "'\(property.name)' is written under '\(written.name)' and read under '\(read.name)', so readers never see what is "
      + "injected; use '\(read.name)' in both",
    related: [RelatedPlace(other, "read under '\(read.name)'")],
    proposals: [scope.replacing(place, with: scope.text(other))]
  )
}

/// A setter that writes nothing but another property, whose key is another one.
private func foreignWrite(_ property: VariableDeclaration, in scope: ProgramScope) -> Problem? {
  guard let read = property.accessors.getter?.body.result?.keyLookup,
    let setter = property.accessors.setter?.body, setter.statements.count == 1,
    case .assignment(let assignment)? = setter.singleExpression?.kind, assignment.operator == nil,
    let other = scope.declaredVariable(assignment.target)?.variable, other.span != property.span,
    let written = other.accessors.setter?.body.onlyWrite, read.name != written.name,
    !scope.areSameType(read.key, written.key), let place = scope.place(assignment.target.span),
    let key = scope.place(read.key.span)
  else { return nil }
  return Problem(
    place,
    "'\(property.name)' writes '\(other.name)', which is kept under '\(written.name)', and is read under '\(read.name)', "
      + "so readers never see what is injected; write 'self[\(read.name).self]'",
    related: [RelatedPlace(key, "read under '\(read.name)'")],
    proposals: [scope.replacing(place, with: "self[\(scope.text(key))]")]
  )
}

private func recursion(_ property: VariableDeclaration, in scope: ProgramScope) -> Problem? {
  guard let read = property.accessors.getter?.body.result, read.ownMember == property.name,
    let place = scope.place(read.span)
  else { return nil }
  return Problem(
    place,
    "the getter of '\(property.name)' reads '\(property.name)', which calls it again without end; read the key: "
      + "'self[Key.self]'"
  )
}

/// A setter that sets its own property.
private func writingRecursion(_ property: VariableDeclaration, in scope: ProgramScope) -> Problem? {
  guard let setter = property.accessors.setter?.body,
    let target = CodeWalk(setter).expressions.lazy.compactMap({ expression -> Expression? in
      guard case .assignment(let assignment) = expression.kind, assignment.target.ownMember == property.name else {
        return nil
      }
      return assignment.target
    }).first, let place = scope.place(target.span)
  else { return nil }
  let key = property.accessors.getter?.body.result?.keyLookup.flatMap { scope.place($0.key.span) }.map(scope.text)
  let lookup = "self[\(key ?? "Key.self")]"
  return Problem(
    place,
    "the setter of '\(property.name)' sets '\(property.name)', which calls it again without end; set the key: '\(lookup)'",
    proposals: key == nil ? [] : [scope.replacing(place, with: lookup)]
  )
}

extension Body {
  /// The key that the code writes, where it writes one: whatever it computes before.
  fileprivate var onlyWrite: (name: String, key: Expression)? {
    let written = CodeWalk(self).expressions.compactMap { expression in
      if case .assignment(let assignment) = expression.kind { assignment.target.keyLookup } else { nil }
    }
    return Set(written.map(\.name)).count == 1 ? written.first : nil
  }
}

extension Expression {
  /// `Key` of `self[Key.self]`.
  fileprivate var keyLookup: (name: String, key: Expression)? {
    guard case .subscript(let access) = kind, access.arguments.count == 1, case .local(_, "self") = access.base.kind,
      let key = access.arguments.first?.value, let name = key.dottedName?.joined(separator: ".")
    else { return nil }
    return (name, key)
  }
}

extension ProgramScope {
  /// Whether both expressions name one type, by whatever names.
  fileprivate func areSameType(_ first: Expression, _ second: Expression) -> Bool {
    guard let type = type(of: first) else { return false }
    return type == self.type(of: second)
  }
}
