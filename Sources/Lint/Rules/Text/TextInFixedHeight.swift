import Interpreter
import Layout
import Semantics
import ViewGraph

extension LintRule {
  static let textInFixedHeight = LintRule(
    id: "text-in-fixed-height",
    summary: "A height that text outgrows when it gets larger",
    documentation: """
      Whoever sets a larger text size gets larger lines, and the frame's height stays. The text is cut off, or drawn \
      over what is above and below.

      Write `minHeight:` instead of `height:`, so that the frame grows with its text.
      """,
    severity: .warning,
    bad: [
      """
      struct Tag: View {
        let text: String
        var body: some View { Text(text).frame(height: 20).background(.yellow) }
      }
      """,
      """
      struct Header: View {
        var body: some View {
          VStack(spacing: 0) {
            Text("Departures and arrivals of today")
              .font(.title)
              .frame(height: 40)
            Color.gray.frame(height: 200)
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Tag: View {
        let text: String
        var body: some View { Text(text).frame(minHeight: 20).background(.yellow) }
      }
      """,
      """
      struct Header: View {
        var body: some View {
          VStack(spacing: 0) {
            Text("Departures").font(.system(size: 20)).frame(height: 44)
            Color.gray.frame(height: 200)
          }
        }
      }
      """,
    ],
    check: .rendered({ rendering in
      guard rendering.configuration.scene.textSize != .large else { return [] }
      return rendering.framedTexts.filter { !$0.isWide }.compactMap { observation($0, in: rendering) }
    })
  )
}

private func observation(_ framed: FramedText, in rendering: Rendering) -> Observation? {
  let scope = rendering.program
  guard let place = scope.place(framed.frame.nameSpan), let call = rendering.call(of: framed.frame)?.call,
    let label = call.argument("height")?.labelSpan
  else { return nil }
  let need = framed.text.layout.size.height
  let consequence = framed.isTruncated ? "cuts the text off" : "is less than the text's \(Points(need))"
  return .fault(
    Problem(
      place,
      "with larger text this height of \(Points(framed.height)) \(consequence); write 'minHeight:', so that the frame grows",
      related: scope.place(framed.text.nameSpan).map { [RelatedPlace($0, "this text")] } ?? [],
      proposals: call.arguments.count == 1
        ? scope.proposal("write 'minHeight:'", keepsMeaning: false, scope.replacing(label, with: "minHeight")) : []
    )
  )
}
