import Catalog
import Semantics
import ViewGraph

extension LintRule {
  static let offsetThenBackground = LintRule(
    id: "offset-then-background",
    summary: "A background that stays where the view was before its offset",
    documentation: """
      `.offset` moves what is drawn, not the view's place. A background or border after it belongs to the old place: the \
      text moves out of its own background. (Gestures follow what is drawn.)

      Put the offset last.
      """,
    severity: .hint,
    bad: [
      """
      struct Tag: View {
        var body: some View { Text("a").offset(y: 40).background(.red) }
      }
      """,
      """
      struct Tag: View {
        var body: some View {
          Text("a")
            .offset(x: 12, y: 0)
            .border(.gray)
        }
      }
      """,
    ],
    good: [
      """
      struct Tag: View {
        var body: some View { Text("a").background(.red).offset(y: 40) }
      }
      """,
      """
      struct Tag: View {
        var body: some View { Text("a").offset(y: 40).padding().background(.red) }
      }
      """,
    ],
    check: .unit { unit, scope in
      ["background", "border"].flatMap { unit.modifierCalls($0) }.compactMap { occurrence in
        guard let offset = scope.lastDrawn(before: occurrence.call), offset.calledName == "offset",
          scope.isModifier(offset, .movesDrawing),
          !offset.arguments.isEmpty,
          offset.arguments.allSatisfy({ scope.isFixedDistance($0.value, in: occurrence.scope) }),
          let place = scope.place(occurrence.call.nameSpan), let moved = scope.place(offset.nameSpan)
        else { return nil }
        return Problem(
          place,
          "'.offset' moves what is drawn but not the view's place, so this '.\(occurrence.call.calledName ?? "")' stays "
            + "behind; put the offset after it",
          related: [RelatedPlace(moved, "moves only what is drawn")]
        )
      }
    }
  )
}

extension ProgramScope {
  /// The modifier that the call is made on, those left out that only set the environment of what is inside.
  fileprivate func lastDrawn(before call: CallExpression) -> CallExpression? {
    call.chain.dropFirst().first { modifier in
      !isModifier(modifier, .mayChangeEnvironment) || isModifier(modifier, .arranges) || modifier.receiver == nil
    }
  }

  /// Whether it is a length or a size that the source states, or one of several such.
  fileprivate func isFixedDistance(_ value: Expression, in code: CodeScope) -> Bool {
    if constantNumber(value, in: code) != nil { return true }
    switch value.unwrapped.kind {
    case .ternary(let choice):
      // What stands on its background at rest is meant to move over it.
      return [choice.then, choice.otherwise].allSatisfy {
        isFixedDistance($0, in: code) && constantNumber($0, in: code) != 0
      }
    case .call(let call) where call.isInitializer || call.isImplicitInitializer:
      return call.arguments.count == 2
        && call.arguments.allSatisfy { ["width", "height"].contains($0.label) && isFixedDistance($0.value, in: code) }
    default: return false
    }
  }
}
