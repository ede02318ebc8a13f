import Semantics
import ViewGraph

extension LintRule {
  static let aspectRatioAfterFrame = LintRule(
    id: "aspect-ratio-after-frame",
    summary: "A ratio for a view whose size is stated",
    documentation: """
      `.aspectRatio` offers its view a size of that ratio. A frame that states width and height does not listen: the \
      ratio changes nothing.

      Put the ratio before the frame, or state one length only.
      """,
    severity: .hint,
    bad: [
      """
      struct Cover: View {
        var body: some View {
          Color.red.frame(width: 40, height: 80).aspectRatio(1, contentMode: .fit)
        }
      }
      """,
      """
      struct Cover: View {
        var body: some View {
          Image(systemName: "star").resizable()
            .frame(width: 60, height: 60)
            .scaledToFit()
            .accessibilityHidden(true)
        }
      }
      """,
    ],
    good: [
      """
      struct Cover: View {
        var body: some View {
          Color.red.aspectRatio(1, contentMode: .fit).frame(width: 40, height: 80)
        }
      }
      """,
      """
      struct Cover: View {
        var body: some View {
          Color.red.frame(width: 40).aspectRatio(1, contentMode: .fit)
        }
      }
      """,
    ],
    check: .unit { unit, scope in
      ["aspectRatio", "scaledToFit", "scaledToFill"].flatMap { unit.modifierCalls($0) }.compactMap { occurrence in
        guard let inner = occurrence.call.receiver?.unwrapped.asCall.flatMap({ scope.call(at: $0.span) }),
          let frame = FrameCall(inner), Set(frame.fixed.map(\.label)) == ["width", "height"],
          let place = scope.place(occurrence.call.nameSpan), let stated = scope.place(frame.call.nameSpan)
        else { return nil }
        return Problem(
          place,
          "the frame before states both lengths, so '.\(occurrence.call.calledName ?? "")' changes nothing; put it before "
            + "the frame, or remove it",
          related: [RelatedPlace(stated, "states width and height")],
          proposals: scope.proposal(
            "remove '.\(occurrence.call.calledName ?? "")'",
            keepsMeaning: true,
            scope.removingModifier(occurrence.call)
          )
        )
      }
    }
  )
}
