import Semantics
import SourceText
import ViewGraph

extension LintRule {
  static let preferenceMutableStaticDefault = LintRule(
    id: "preference-mutable-static-default",
    summary: "A key's default is a variable that the whole program could change",
    documentation: """
      `static var defaultValue = …` is shared mutable state. Swift 6 rejects it ("static property 'defaultValue' is not \
      concurrency-safe because it is nonisolated global shared mutable state"), and nothing should change a default.

      Write `static let defaultValue = …`, or `static var defaultValue: Value { … }` where the type is not Sendable.
      """,
    severity: .info,
    bad: [
      """
      struct HeightKey: PreferenceKey {
        static var defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
      }
      """,
      """
      struct RectKey: PreferenceKey {
        static var defaultValue: CGRect?
        static func reduce(value: inout CGRect?, nextValue: () -> CGRect?) { value = nextValue() ?? value }
      }
      """,
    ],
    good: [
      """
      struct HeightKey: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
      }
      """,
      """
      struct RectKey: PreferenceKey {
        static var defaultValue: CGRect? { nil }
        static func reduce(value: inout CGRect?, nextValue: () -> CGRect?) { value = nextValue() ?? value }
      }
      """,
    ],
    check: .unit { unit, scope in
      (unit.preferenceKeys + unit.types(conformingTo: "EnvironmentKey")).map { PreferenceKeyParts($0) }.compactMap {
        key in
        guard let variable = key.defaultValue, variable.isStored, !variable.isLet, variable.modifiers.isTypeMember,
          let place = scope.place(variable.nameSpan), !scope.isUnsafe(variable, of: key)
        else { return nil }
        return problem(variable, of: key, at: place, in: scope)
      }
    }
  )
}

private func problem(
  _ variable: VariableDeclaration,
  of key: PreferenceKeyParts,
  at place: Place,
  in scope: ProgramScope
) -> Problem {
  let part = scope.unsendablePart(ofProperty: variable.name, in: key.type.declaration.type)
  let start =
    "'\(variable.name)' of '\(key.name)' is shared mutable state, which Swift 6 rejects (\"not concurrency-safe\"); "
  guard let part else {
    let proposal = constant(variable, at: place, in: scope)
    return Problem(place, start + "make it a 'let'", proposals: proposal.map { [$0] } ?? [])
  }
  // Another object at each reading would be another default.
  let value = variable.initializer?.singleExpression.flatMap { scope.type(of: $0) }
  guard value.flatMap({ scope.isObject($0) }) != true else {
    return Problem(place, start + "make it a 'let' of a type that is Sendable, which '\(part.description)' is not")
  }
  let type = (variable.type ?? key.valueType).flatMap { scope.text($0.span) }
  let proposal = type.flatMap { computed(variable, $0, at: place, in: scope) }
  return Problem(
    place,
    start + "compute it, as '\(part.description)' is not Sendable: 'static var defaultValue: \(type ?? "Value") { … }'",
    proposals: proposal.map { [$0] } ?? []
  )
}

/// `static var defaultValue: Value { … }`
private func computed(
  _ variable: VariableDeclaration,
  _ type: String,
  at place: Place,
  in scope: ProgramScope
) -> FixProposal? {
  let value = variable.initializer.flatMap(\.singleExpression).flatMap { scope.place($0.span) }
  guard variable.initializer == nil || value != nil, value != nil || variable.type?.isOptional == true,
    variable.accessors.all.isEmpty,
    let end = value?.range.end ?? variable.type.flatMap({ scope.place($0.span) })?.range.end
  else { return nil }
  let text = value.map { scope.text($0) } ?? "nil"
  let edit = TextEdit(range: ByteRange(place.range.end, end), replacement: ": \(type) { \(text) }")
  return FixProposal("compute it", keepsMeaning: true, edits: [FileEdit(file: place.file, edit: edit)])
}

/// `static let defaultValue = …`
private func constant(_ variable: VariableDeclaration, at place: Place, in scope: ProgramScope) -> FixProposal? {
  guard let keyword = scope.keyword(before: place) else { return nil }
  var edits = [TextEdit(range: ByteRange(keyword, keyword + 3), replacement: "let")]
  if variable.initializer == nil {
    guard let type = variable.type, type.isOptional, let end = scope.place(type.span)?.range.end else { return nil }
    edits.append(TextEdit(range: ByteRange(end, end), replacement: " = nil"))
  }
  return FixProposal(
    "make it a 'let'",
    keepsMeaning: true,
    edits: edits.map { FileEdit(file: place.file, edit: $0) }
  )
}

extension ProgramScope {
  /// Whether the declaration says that it looks after itself: `nonisolated(unsafe)`, a global actor, which may be that of
  /// its type.
  fileprivate func isUnsafe(_ variable: VariableDeclaration, of key: PreferenceKeyParts) -> Bool {
    let attributes = variable.attributes + key.type.declaration.type.attributes
    if attributes.contains(where: { isGlobalActor($0.name) }) { return true }
    guard let name = place(variable.nameSpan), let start = declarationStart(before: name) else { return false }
    return text(Place(file: name.file, range: ByteRange(start, name.range.start))).contains("nonisolated")
  }

  private func isGlobalActor(_ attribute: String) -> Bool {
    attribute == "MainActor" || type(named: attribute)?.declaration?.attribute("globalActor") != nil
  }
}
