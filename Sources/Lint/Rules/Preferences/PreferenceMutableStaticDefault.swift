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
          let place = scope.place(variable.nameSpan), !scope.isUnsafe(variable)
        else { return nil }
        return Problem(
          place,
          "'defaultValue' of '\(key.name)' is shared mutable state, which Swift 6 rejects (\"not concurrency-safe\"); "
            + "make it a 'let'",
          proposals: proposal(variable, at: place, in: scope).map { [$0] } ?? []
        )
      }
    }
  )
}

private func proposal(_ variable: VariableDeclaration, at place: Place, in scope: ProgramScope) -> FixProposal? {
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
  /// Whether the declaration says that it looks after itself: `nonisolated(unsafe)`, a global actor.
  fileprivate func isUnsafe(_ variable: VariableDeclaration) -> Bool {
    guard let name = place(variable.nameSpan), let start = declarationStart(before: name) else { return false }
    let head = text(Place(file: name.file, range: ByteRange(start, name.range.start)))
    return head.contains("nonisolated") || head.contains("@MainActor")
  }
}
