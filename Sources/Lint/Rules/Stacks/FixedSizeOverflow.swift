import Interpreter
import Layout
import Semantics
import ViewGraph

extension LintRule {
  static let fixedSizeOverflow = LintRule(
    id: "fixed-size-overflow",
    summary: "A view at its ideal size that is larger than the room it has",
    documentation: """
      `.fixedSize()` gives a view its ideal size whatever it is offered: a long text stays on one line and runs out of \
      the window on both sides.

      Where text should keep all of its lines, fix only its height: `.fixedSize(horizontal: false, vertical: true)`.
      """,
    severity: .warning,
    bad: [
      """
      struct Notice: View {
        var body: some View {
          Text("Your order has been received and will be shipped within the next three working days.")
            .fixedSize()
        }
      }
      """,
      """
      struct Badge: View {
        var body: some View {
          Text("Temporarily unavailable")
            .fixedSize(horizontal: true, vertical: false)
            .frame(width: 80)
            .background(.yellow)
        }
      }
      """,
    ],
    good: [
      """
      struct Notice: View {
        var body: some View {
          Text("Your order has been received and will be shipped within the next three working days.")
            .fixedSize(horizontal: false, vertical: true)
        }
      }
      """,
      """
      struct Badge: View {
        var body: some View {
          Text("New").fixedSize().frame(width: 80).background(.yellow)
        }
      }
      """,
    ],
    check: .rendered({ rendering in
      rendering.overflows.compactMap { observation($0, in: rendering) }
    })
  )
}

private func observation(_ site: OverflowSite, in rendering: Rendering) -> Observation? {
  guard case .fixedSize = site.cause, let place = rendering.program.place(site.culprit.nameSpan),
    let call = rendering.call(of: site.culprit)?.call
  else { return nil }
  let text = ".fixedSize(horizontal: false, vertical: true)"
  return site.fault(
    Problem(
      place,
      "'.fixedSize' keeps this \(Points(site.needed)) points \(site.axisName), in \(site.roomName), so it runs out on both "
        + "sides; fix only the height, '\(text)'",
      related: site.related(in: rendering.program),
      proposals: site.axis == .horizontal
        ? rendering.program.proposal(
          "fix only the height",
          keepsMeaning: false,
          rendering.program.replacingModifier(call, with: text)
        ) : []
    )
  )
}
