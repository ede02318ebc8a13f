import Interpreter
import Semantics
import SourceText
import ViewGraph

extension LintRule {
  static let preferenceDefaultNotIdentity = LintRule(
    id: "preference-default-not-identity",
    summary: "Joining a preference with its key's default changes the value",
    documentation: """
      `reduce` with the default as one of its values should leave the other one as it is (Apple: PreferenceKey). A \
      container with changing content that no view writes in contributes the default: with `min` and 0, or with \
      `value = nextValue()`, it then replaces what other views wrote.

      Choose the identity of the operation: `.infinity` for `min`, 0 for `+` and for the `max` of lengths, 1 for `*`, \
      `true` for `&&`, `false` for `||`, `.null` for the union of rectangles.
      """,
    severity: .hint,
    bad: [
      """
      struct Smallest: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = min(value, nextValue()) }
      }
      """,
      """
      struct AllValid: PreferenceKey {
        static let defaultValue = false
        static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value && nextValue() }
      }
      """,
    ],
    good: [
      """
      struct Smallest: PreferenceKey {
        static let defaultValue: CGFloat = .infinity
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = min(value, nextValue()) }
      }
      """,
      """
      struct Largest: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
      }
      """,
    ],
    check: .unit { unit, scope in
      unit.preferenceKeys.compactMap { problem(PreferenceKeyParts($0), in: scope) }
    }
  )
}

private func problem(_ key: PreferenceKeyParts, in scope: ProgramScope) -> Problem? {
  guard let declared = key.defaultValue, let place = key.placeOfFault(in: scope), key.readsNext,
    key.mayChangeValue, let trial = scope.reduceTrial(of: key),
    let example = trial.identity
  else { return nil }
  let isOverwriting = trial.keepsLast
  let writers = scope.preferenceUses(of: key.name).writes.count
  let message =
    "'reduce' of '\(key.name)' turns \(example.first) and \(example.second) into \(example.result), so its default "
    + "\(trial.defaultValue) is not neutral: a container with changing content and no writer replaces what others wrote"
  return Problem(
    place,
    message,
    proposals: isOverwriting ? [] : identities(key, declared, in: scope),
    severity: writers >= 2 && !isOverwriting ? .info : nil
  )
}

/// The neutral values of the usual operations; the trial of the fix finds the one that is right.
private func identities(_ key: PreferenceKeyParts, _ declared: VariableDeclaration, in scope: ProgramScope)
  -> [FixProposal]
{
  guard let initial = declared.initializer?.singleExpression, let place = scope.place(initial.span) else { return [] }
  let candidates: [String] =
    switch key.valueType?.name ?? "" {
    case "CGFloat", "Double", "Float": [".infinity", "0", "1"]
    case "Int": ["0", "1", ".max"]
    case "CGRect": [".null", ".zero"]
    case "CGSize": [".zero"]
    default:
      if case .bool(let value) = initial.kind { [value ? "false" : "true"] } else { [] }
    }
  let present = scope.text(place)
  return candidates.filter { $0 != present }.map { text in
    let edit = TextEdit(range: place.range, replacement: text)
    return FixProposal("start with '\(text)'", keepsMeaning: false, edits: [FileEdit(file: place.file, edit: edit)])
  }
}
