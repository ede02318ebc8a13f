import Semantics
import SourceText
import ViewGraph

extension LintRule {
  static let preferenceReduceSideEffect = LintRule(
    id: "preference-reduce-side-effect",
    summary: "A preference key's 'reduce' does more than join two values",
    documentation: """
      SwiftUI calls `reduce` as often and in whatever order it likes, and not at all for a single value. What it prints, \
      counts or stores is therefore arbitrary, and what it reads from a clock, a random number or a changing global \
      makes the joined value arbitrary, too.

      Let `reduce` combine `value` and `nextValue()` and nothing else; look at the result in `onPreferenceChange`.
      """,
    severity: .warning,
    bad: [
      """
      struct HeightKey: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
          let next = nextValue()
          print("next", next)
          value = max(value, next)
        }
      }
      """,
      """
      var seen: [CGFloat] = []
      struct HeightKey: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
          value = nextValue()
          seen.append(value)
        }
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
      struct FramesKey: PreferenceKey {
        static let defaultValue: [String: CGRect] = [:]
        static func reduce(value: inout [String: CGRect], nextValue: () -> [String: CGRect]) {
          for (name, frame) in nextValue() { value[name] = frame }
        }
      }
      """,
    ],
    check: .unit { unit, scope in
      unit.preferenceKeys.flatMap { type in
        type.functions.filter { $0.name == "reduce" && $0.parameters.count == 2 }.flatMap { function in
          problems(in: function, of: type, scope: scope)
        }
      }
    }
  )
}

private func problems(in function: FunctionDeclaration, of type: TypeParts, scope: ProgramScope) -> [Problem] {
  SideEffects(of: function, in: type, scope: scope).all.compactMap { effect in
    guard let place = scope.place(effect.span) else { return nil }
    let isDebug = scope.isInDebugBlock(effect.span)
    var proposals: [FixProposal] = []
    if effect.isWholeStatement {
      let edit = TextEdit(range: scope.lines(of: place), replacement: "")
      let edits = [FileEdit(file: place.file, edit: edit)]
      proposals = [FixProposal("delete this statement", keepsMeaning: effect.kind == .output, edits: edits)]
    }
    return Problem(
      place,
      "'reduce' of '\(type.name)' \(effect.what), but SwiftUI calls it as often and in whatever order it likes; "
        + "only combine 'value' and 'nextValue()' here",
      proposals: proposals,
      severity: isDebug ? .info : nil
    )
  }
}
